import type { StationEvent, TransitStay } from '../transits/index.js';
import { SIGNS } from '../zodiac/names.js';
import { caption, fitted } from './captions.js';
import { dayNumber } from './daysOf.js';
import { box, line, picture, textAt } from './frame.js';
import { type PictureOptions, type Settings, settle } from './options.js';
import { refuse } from './refuse.js';
import { emWidth } from './scripts.js';
import { escaped } from './text.js';
import { type Box, dayOf, lineAround, monthStarts, type Stretch, textFrom } from './timeAxis.js';
import { SIGN_LETTERS, STATE_RETROGRADE, UI_TODAY, type Words } from './words.js';

/** The result of `calendar` or of `ingresses`, by signs. */
export interface TransitsResult {
  readonly data: {
    readonly from: string;
    readonly to: string;
    readonly stays?: readonly TransitStay[];
    /** From `calendar`: its stations are drawn. */
    readonly events?: readonly { readonly station?: StationEvent }[];
  };
}

/** Options of {@link transitStrip}. */
export interface TransitStripOptions extends PictureOptions {
  /** The stations of the span, from the result of `stations`, for a result of `ingresses`. */
  readonly stations?: readonly StationEvent[] | undefined;
  /** `YYYY-MM-DD` within the span, which is marked. No clock is read. */
  readonly today?: string | undefined;
}

const SIGN_NAMES: readonly string[] = SIGNS.map(({ name }) => name);

interface Lane {
  readonly planet: string;
  readonly stays: readonly (Stretch & { readonly stay: TransitStay })[];
  readonly stations: readonly (StationEvent & { readonly day: number })[];
}

function lanesOf(stays: readonly TransitStay[], stations: readonly StationEvent[]): readonly Lane[] {
  return [...new Set(stays.map(({ planet }) => planet))].map((planet) => ({
    planet,
    stays: stays
      .filter((stay) => stay.planet === planet)
      .map((stay, i) => ({
        stay,
        from: dayOf(stay.start, `stays.${i}.start`),
        to: dayOf(stay.end, `stays.${i}.end`),
      })),
    stations: stations
      .filter((station) => station.planet === planet)
      .map((station, i) => ({ ...station, day: dayOf(station.at, `stations.${i}.at`) })),
  }));
}

/** Retrograde stretches by the stations; the span cuts the first and the last. */
function backwards({ stations }: Lane, { from, to }: Stretch): Stretch[] {
  const turns = stations.map(({ day, becomes }) => ({ day, back: becomes === 'retrograde' }));
  const first = turns[0];
  const all = first !== undefined && !first.back ? [{ day: from, back: true }, ...turns] : turns;
  return all.flatMap(({ day, back }, i) => (back ? [{ from: day, to: all[i + 1]?.day ?? to }] : []));
}

/** Days of a span from which on single days and stations have no room. */
const MANY_YEARS = 1200;

/** First days of months, as many as have room, each with its month, January with its year. */
function marksOf(span: Stretch, room: number): { readonly day: number; readonly text: string }[] {
  const { starts, step } = monthStarts(span, room);
  return starts.map(({ day, year, month }, i) => {
    const number = String(month + 1).padStart(2, '0');
    const named = month === 0 || i === 0;
    return { day, text: step >= 12 ? String(year) : named ? `${year}-${number}` : number };
  });
}

interface Frame {
  readonly left: number;
  readonly width: number;
  readonly letters: number;
  readonly span: Stretch;
  readonly x: (day: number) => number;
  readonly settings: Settings;
}

function signWords(words: Words, { in: part }: TransitStay): readonly [name: string, letters: string] {
  const place = SIGN_NAMES.indexOf(part.sign ?? '');
  if (place === -1) return refuse('stays', part, 'stays in signs: the result of calendar, or of ingresses by signs');
  const name = words.word('signs', place, SIGN_NAMES[place] ?? '');
  return [name, words.word('sign_abbr', place, words.tag === 'en' ? (SIGN_LETTERS[place] ?? name) : name)];
}

function drawLane(
  lane: Lane,
  top: number,
  height: number,
  { left, letters, x, span, settings, width }: Frame,
): readonly [drawn: string, boxes: readonly Box[]] {
  const { words } = settings;
  const small = letters * 0.78;
  const long = span.to - span.from > MANY_YEARS;
  const label = fitted(words.bodyName(lane.planet), left - letters * 0.6, letters, letters * 0.75);
  const name = label === undefined ? words.bodyLabel(lane.planet) : words.bodyName(lane.planet);
  const boxes: Box[] = [];
  const write = (...text: Parameters<typeof textFrom>): string => {
    const [drawn, box] = textFrom(...text);
    boxes.push(box);
    return drawn;
  };
  const bands = lane.stays.map(({ stay, from, to }, i) => {
    const [start, end] = [x(from), x(to)];
    const free = end - start - letters * 0.4;
    const [text, em] = signWords(words, stay)
      .map((one) => [one, fitted(one, free, letters * 0.9, letters * 0.62)] as const)
      .find(([, fit]) => fit !== undefined) ?? ['', undefined];
    const date = words.digits(stay.start.slice(5, 10));
    // In a span of many years the days of a year are of no use.
    const dated = !long && !stay.clipped_start && em !== undefined && emWidth(date) * small <= free;
    const row = top + (dated ? height * 0.3 : height * 0.45) + letters * 0.3;
    return [
      i % 2 === 0 ? box(start, top, end - start, height, 'w') : '',
      stay.clipped_start ? '' : line(start, top, start, top + height),
      em === undefined ? '' : write(start + letters * 0.2, row, em, 'i', text),
      dated ? write(start + letters * 0.2, top + height * 0.79, small, 'm', date) : '',
    ].join('');
  });
  const bar = top + height - letters * 0.22;
  const back = backwards(lane, span).map(({ from, to }) => box(x(from), bar, x(to) - x(from), letters * 0.22, 'a'));
  // A station is drawn beyond its bar where no date is above it.
  const stations = (long ? [] : lane.stations).map(({ day }) => {
    const at = x(day);
    const under = boxes.some((text) => text.left < at && at < text.right);
    return line(at, bar - (under ? 0 : letters * 0.35), at, top + height, 'k');
  });
  const drawn = [
    textAt(
      letters * 0.5,
      top + height * 0.5 + letters * 0.33,
      label ?? Math.min(letters, (left - letters * 0.6) / emWidth(name)),
      'i',
      'start',
      escaped(name),
    ),
    ...bands,
    ...back,
    ...stations,
    line(left, top + height, left + width, top + height),
  ];
  return [drawn.join(''), boxes];
}

function wordsOfLane(lane: Lane, { settings }: Frame): string {
  const { words } = settings;
  const stays = lane.stays.map(({ stay }) => {
    const [name] = signWords(words, stay);
    return stay.clipped_start ? name : `${name} ${stay.start.slice(0, 10)}`;
  });
  const back = words.word('states', STATE_RETROGRADE, 'retrograde');
  const turns = lane.stations.map(
    ({ at, becomes }) => `${becomes === 'retrograde' ? back : `${back} –`} ${at.slice(0, 10)}`,
  );
  return `${words.digits(`${words.bodyName(lane.planet)}: ${[...stays, ...turns].join(', ')}`)}.`;
}

/**
 * Returns the transits of a span as SVG: a lane for each planet, time from left to right, its stays in signs side by side with the day of each entry, so that
 * retrograde re-entries are seen; where a planet goes back a bar lies beneath, from station to station.
 *
 * A year of nine lanes reads at 600 pixels; names that have no room give way to letters, then to nothing, and are told in the description.
 *
 * @param result of `calendar`, or of `ingresses` by signs
 * @param options `stations`, `today`; size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { transitStrip } from 'siddhanta/svg';
 * import { calendar } from 'siddhanta/transits';
 * const year = calendar({ from: '2025-01-01T00:00:00+05:30', to: '2026-01-01T00:00:00+05:30' });
 * transitStrip(year).includes('Saturn: Aquarius, Pisces 2025-03-29, retrograde 2025-07-13'); // => true
 * ```
 */
export function transitStrip(result: TransitsResult, options: TransitStripOptions = {}): string {
  const settings = settle(options, ['stations', 'today']);
  const { size, words } = settings;
  const { from, to, stays, events } = result?.data ?? {};
  if (!Array.isArray(stays) || stays.length === 0)
    return refuse('result', result, 'the result of calendar with its ingresses, or of ingresses');
  const { stations = (events ?? []).flatMap(({ station }) => (station === undefined ? [] : [station])), today } =
    options;
  if (!Array.isArray(stations)) return refuse('stations', stations, 'the list of stations of the result of stations');
  const span: Stretch = { from: dayOf(from, 'from'), to: dayOf(to, 'to') };
  const lanes = lanesOf(stays, stations);
  const marked = today === undefined ? undefined : dayNumber(today, 'today');
  if (marked !== undefined && !(span.from <= marked + 1 && marked < span.to))
    return refuse(
      'today',
      today,
      `a date from ${String(from).slice(0, 10)} to ${String(to).slice(0, 10)}, within the span`,
    );

  const letters = Math.max(size * 0.019, 9);
  const names = lanes.map(({ planet }) => emWidth(words.bodyName(planet)));
  const left = Math.min(size * 0.2, Math.max(...names) * letters + letters * 1.1);
  const width = size - left - letters * 0.8;
  const x = (day: number): number => left + ((day - span.from) / (span.to - span.from)) * width;
  const frame: Frame = { left, width, letters, span, x, settings };
  const title = settings.title ?? words.digits(`${String(from).slice(0, 10)} – ${String(to).slice(0, 10)}`);
  const day = marked === undefined ? undefined : x(marked + 0.5);
  const label = words.word('ui', UI_TODAY, 'today');
  const labelled = Math.min(Math.max(day ?? 0, left + letters * 2), size - letters * 2.5);
  // The label of today has its own line where the title would be in its way.
  const titleEnd = letters * 0.8 + emWidth(title) * letters * 1.2;
  const meets = day !== undefined && labelled - (emWidth(label) * letters * 0.8) / 2 < titleEnd;
  const height = letters * 3;
  const top = letters * (meets ? 5.4 : 4.3);
  const bottom = top + height * lanes.length;
  const boxes: Box[] = [];
  const marks = marksOf(span, Math.floor(width / (letters * 3.6)));
  const axis = marks.map(({ day: first, text }, i) => {
    const displayed = words.digits(text);
    const next = marks[i + 1];
    const begin = x(first) + letters * 0.15;
    const end = next === undefined ? left + width : x(next.day);
    const tick = line(x(first), top - letters * 0.5, x(first), top);
    if (begin + emWidth(displayed) * letters * 0.78 > end) return tick;
    const [drawn, box] = textFrom(begin, top - letters * 0.6, letters * 0.78, 'm', displayed);
    boxes.push(box);
    return `${tick}${drawn}`;
  });
  const drawn = lanes.map((lane, i) => {
    const [text, own] = drawLane(lane, top + i * height, height, frame);
    boxes.push(...own);
    return text;
  });
  const body = [
    caption(title, {
      x: letters * 0.5,
      y: letters * 1.8,
      width: size - letters,
      size: letters * 1.2,
      tone: 'i',
      anchor: 'start',
    }),
    ...axis,
    line(left, top, left + width, top),
    ...drawn,
    // Both ends of the span, or the last sign looks cut.
    ...[left, left + width].map((end) => line(end, top, end, bottom)),
    ...(day === undefined
      ? []
      : [
          lineAround(day, top - letters * 1.4, bottom, boxes),
          textAt(labelled, top - letters * 1.8, letters * 0.8, 'a', 'middle', escaped(label)),
        ]),
  ];
  return picture(
    {
      width: size,
      height: bottom + letters,
      title,
      description: lanes.map((lane) => wordsOfLane(lane, frame)).join(' '),
      body: body.join(''),
    },
    settings,
  );
}
