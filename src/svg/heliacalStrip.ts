import type { HeliacalEvent, UnseenStar } from '../transits/index.js';
import { caption, fitted } from './captions.js';
import { dayNumber } from './daysOf.js';
import { type Entry, flow } from './flow.js';
import { box, line, picture, textAt } from './frame.js';
import { messageOf } from './message.js';
import { fullDate, shortDate, shortMonth } from './monthName.js';
import { type PictureOptions, settle } from './options.js';
import { refuse } from './refuse.js';
import { lostIn } from './rules/lost.js';
import { emWidth } from './scripts.js';
import { escaped, n } from './text.js';
import { SKY } from './theme.js';
import { type Box, dayOf, lineAround, monthStarts, type Stretch } from './timeAxis.js';
import { BODIES, STATE_COMBUST, UI_TODAY } from './words.js';

/** The result of `heliacal` of `siddhanta/transits`. */
export interface HeliacalResult {
  readonly data: {
    readonly from: string;
    readonly to: string;
    readonly events: readonly HeliacalEvent[];
    readonly unseen?: readonly UnseenStar[];
  };
}

/** Options of {@link heliacalStrip}. */
export interface HeliacalStripOptions extends PictureOptions {
  /** Name of the place, for the title; none by default. The result does not tell it. */
  readonly place?: string | undefined;
  /** `YYYY-MM-DD` within the span, which is marked. No clock is read. */
  readonly today?: string | undefined;
}

interface Lane {
  readonly body: string;
  readonly events: readonly (HeliacalEvent & { readonly day: number })[];
  readonly lost: readonly Stretch[];
  readonly why?: UnseenStar['why'];
}

/** Planets in their order, then stars as they come. */
function lanesOf({ events, unseen = [] }: HeliacalResult['data'], span: Stretch): Lane[] {
  const placed = events.map((event, i) => ({ ...event, day: dayOf(event?.at, `events.${i}.at`) }));
  const bodies = [...new Set(placed.map(({ planet, star }) => planet ?? star ?? ''))];
  const rank = (body: string): number => (BODIES.includes(body) ? BODIES.indexOf(body) : BODIES.length);
  const lanes = bodies
    .sort((one, other) => rank(one) - rank(other))
    .map((body) => {
      const own = placed.filter(({ planet, star }) => (planet ?? star) === body);
      return { body, events: own, lost: lostIn(own, body, span) };
    });
  return [...lanes, ...unseen.map(({ star, why }) => ({ body: star, events: [], lost: [], why }))];
}

const isEast = ({ phase }: HeliacalEvent): boolean => phase.startsWith('morning');
const isLast = ({ phase }: HeliacalEvent): boolean => phase.endsWith('last');

/** An arrow to the right for the east, to the left for the west. */
function arrow(left: number, y: number, width: number, east: boolean): string {
  const [tail, tip] = east ? [left, left + width] : [left + width, left];
  return `<path class="${east ? 's' : 'o'}" d="M${n(tail)} ${n(y - width * 0.62)}L${n(tip)} ${n(y)}L${n(tail)} ${n(y + width * 0.62)}Z"/>`;
}

/** A hairline that leads the eye and bounds nothing. */
const faint = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path class="l" stroke-opacity=".4" d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"/>`;

/** A text with the tails of its letters, which lines leave out. */
const roomOf = (x: number, baseline: number, size: number, width: number): Box => ({
  left: x - size * 0.2,
  right: x + width + size * 0.3,
  top: baseline - size * 1.1,
  bottom: baseline + size * 0.62,
});

const NEVER: Readonly<Record<UnseenStar['why'], string>> = {
  never_rises: 'never rises here',
  never_sets: 'never sets here',
};

/**
 * Returns the first and last visibilities of a span as SVG: a lane for each planet and star, time from left to right, a bar where it is lost in the light of
 * the Sun. The date of the last visibility stands above the bar, that of the first below it; an arrow at each points to the east (morning)
 * or the west (evening).
 *
 * A year of five planets reads at 390 pixels. Dates that have no room give way to days, then to nothing, and are told in the description.
 *
 * @param result of `heliacal`
 * @param options `place`, `today`; size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`; `invalid_value`
 * for a result without events, from which nobody can tell what is seen
 *
 * @example
 * ```ts
 * import { heliacalStrip } from 'siddhanta/svg';
 * import { heliacal } from 'siddhanta/transits';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const span = { from: '2022-01-01T00:00:00+05:30', to: '2023-01-01T00:00:00+05:30' };
 * const svg = heliacalStrip(heliacal({ place, ...span }));
 * svg.includes('Jupiter: invisible 2022-02-19 (west) – 2022-03-20 (east).'); // => true
 * ```
 */
export function heliacalStrip(result: HeliacalResult, options: HeliacalStripOptions = {}): string {
  const settings = settle(options, ['place', 'today']);
  const { size, words } = settings;
  const { language, place } = options;
  if (place !== undefined && typeof place !== 'string') refuse('place', place, 'a text');
  const { from, to, events, unseen } = result?.data ?? {};
  if (!Array.isArray(events)) return refuse('result', result, 'the result of heliacal');
  const span: Stretch = { from: dayOf(from, 'from'), to: dayOf(to, 'to') };
  const lanes = lanesOf({ from: String(from), to: String(to), events, unseen: unseen ?? [] }, span);
  if (lanes.length === 0) refuse('events', 'empty', 'a list with at least one visibility; ask for a longer span');
  const marked = options.today === undefined ? undefined : dayNumber(options.today, 'today');
  if (marked !== undefined && !(span.from <= marked + 1 && marked < span.to))
    refuse('today', options.today, `a date from ${String(from).slice(0, 10)} to ${String(to).slice(0, 10)}`);

  const letters = Math.max(size * 0.0175, 10.5);
  const small = letters * 0.82;
  const margin = letters * 0.8;
  const nameOf = (body: string): string => (BODIES.includes(body) ? words.bodyName(body) : messageOf(language, body));
  const names = lanes.map(({ body }) => nameOf(body));
  const left = Math.min(size * 0.24, margin + (Math.max(...names.map(emWidth)) + 0.7) * letters);
  const right = size - margin;
  const x = (day: number): number => left + ((day - span.from) / (span.to - span.from)) * (right - left);
  const height = letters * 3.5;
  const top = letters * 6;
  const bottom = top + height * lanes.length;
  const [west, east] = [messageOf(language, 'west'), messageOf(language, 'east')];
  const invisible = words.tag === 'en' ? 'invisible' : words.word('states', STATE_COMBUST, 'invisible');
  const boxes: Box[] = [];

  const months = Array.from({ length: 12 }, (_, month) => shortMonth(words, month));
  // Narrower letters come before fewer months.
  const widest = Math.max(...months.map(emWidth)) + 0.4;
  const { starts, step } = monthStarts(span, (right - left) / (widest * small * 0.8));
  // A month is at least 28 days.
  const column = ((right - left) * 28 * step) / (span.to - span.from);
  const head = Math.min(small, column / widest);
  const never = (text: string, y: number): string => {
    boxes.push(roomOf(left, y, small, emWidth(text) * small));
    return textAt(left + small * 0.3, y, small, 'm', 'start', escaped(text));
  };
  const drawLane = ({ body, events: own, lost, why }: Lane, i: number): string => {
    const y = top + height * (i + 0.5);
    const tip = letters * 0.62;
    const thick = letters * 0.62;
    const gap = letters * 0.1;
    const name = nameOf(body);
    const free = left - margin - letters * 0.4;
    const fit = fitted(name, free, letters, letters * 0.7);
    const isShort = fit === undefined && BODIES.includes(body);
    /** Places of texts in a row, the outer ones within the strip; undefined for those in the way of another. */
    const row = (last: boolean, of: (event: HeliacalEvent) => string) => {
      const placed: { readonly text: string; readonly start: number; readonly right: number }[] = [];
      const inRow = own.filter((event) => isLast(event) === last);
      for (const event of inRow) {
        const [at, text] = [x(event.day), of(event)];
        const width = emWidth(text) * small;
        const start = Math.min(Math.max(last ? at - tip : at + tip - width, left), right - width);
        if (start >= (placed.at(-1)?.right ?? left) + (placed.length === 0 ? 0 : small * 0.4))
          placed.push({ text, start, right: start + width });
      }
      return { placed, isWhole: placed.length === inRow.length };
    };
    const dateOf = (event: HeliacalEvent): string => shortDate(words, event.at.slice(0, 10));
    const dayIn = (event: HeliacalEvent): string => words.digits(Number(event.at.slice(8, 10)));
    // Days alone in the whole lane where a date has no room: the months are above them.
    const form = [true, false].every((last) => row(last, dateOf).isWhole) ? dateOf : dayIn;
    const written = [true, false].flatMap((last) =>
      row(last, form).placed.map(({ text, start, right: end }) => {
        const baseline = last ? y - letters * 0.72 : y + letters * 1.35;
        boxes.push(roomOf(start, baseline, small, end - start));
        return textAt(start, baseline, small, 'i', 'start', escaped(text));
      }),
    );
    return [
      i === 0 ? '' : faint(margin, y - height / 2, right, y - height / 2),
      caption(isShort ? words.bodyLabel(body) : name, {
        x: margin,
        y: y + letters * 0.33,
        // What was made to fit is not to be cut for a rounding.
        width: free + 0.01,
        size: fit ?? letters,
        tone: 'i',
        anchor: 'start',
      }),
      why === undefined ? line(left, y, right, y) : never(messageOf(language, NEVER[why]), y + letters * 0.33),
      ...lost.map(({ from: start, to: end }) => box(x(start), y - thick / 2, x(end) - x(start), thick, 'm')),
      ...own.map((event) => arrow(x(event.day) + (isLast(event) ? -tip - gap : gap), y, tip, isEast(event))),
      ...written,
    ].join('');
  };
  const drawn = lanes.map(drawLane);
  // Months after the texts that their lines leave out.
  const axis = starts.map(({ day, year, month }) => {
    const text = step >= 12 ? words.digits(year) : (months[month] ?? '');
    const begin = x(day);
    const mark = lineAround(begin, top - letters * 0.5, bottom, boxes, (one, other) => faint(begin, one, begin, other));
    if (begin + (emWidth(text) + 0.2) * head > right) return mark;
    return `${mark}${textAt(begin + letters * 0.15, top - letters * 0.65, head, 'm', 'start', escaped(text))}`;
  });

  const title =
    settings.title ?? [messageOf(language, 'First and last visibilities'), ...(place ? [place] : [])].join(' · ');
  // A span that ends with a midnight ends on the date before it.
  const ends = new Date((Math.ceil(span.to) - 1) * 86_400_000).toISOString().slice(0, 10);
  const range = `${fullDate(words, String(from).slice(0, 10))} – ${fullDate(words, ends)}`;
  const full = { x: margin, width: size - 2 * margin, anchor: 'start' } as const;
  const legend = flow(
    (
      [
        [1.6, invisible, (start, y) => box(start, y - letters * 0.62, letters * 1.6, letters * 0.62, 'm')],
        [0.7, west, (start, y) => arrow(start, y - letters * 0.3, letters * 0.7, false)],
        [0.7, east, (start, y) => arrow(start, y - letters * 0.3, letters * 0.7, true)],
      ] satisfies [number, string, Entry['draw']][]
    ).map(([wide, text, sign]) => ({
      width: (wide + 0.4 + emWidth(text) * 0.9 + 1.2) * letters,
      draw: (start, y) =>
        sign(start, y) + textAt(start + (wide + 0.4) * letters, y, letters * 0.9, 'm', 'start', escaped(text)),
    })),
    margin,
    bottom + letters * 1.7,
    size,
    letters * 1.8,
  );
  const told = lanes.map(({ body, events: own, lost, why }) => {
    if (why !== undefined) return `${nameOf(body)}: ${messageOf(language, NEVER[why])}.`;
    const end = (day: number): string => {
      const event = own.find((one) => one.day === day);
      return event === undefined ? '' : `${event.at.slice(0, 10)} (${isEast(event) ? east : west})`;
    };
    // What began before the span, or lasts beyond it, has one end.
    const stretches = lost.map((stretch) =>
      [invisible, end(stretch.from), '–', end(stretch.to)].filter((part) => part !== '').join(' '),
    );
    // Visibilities that bound nothing: seen in the morning before it is lost in the evening.
    const bounds = new Set(lost.flatMap((stretch) => [stretch.from, stretch.to]));
    const others = own.filter(({ day }) => !bounds.has(day)).map(({ day }) => end(day));
    return `${words.digits(`${nameOf(body)}: ${[...stretches, ...others].join(', ')}`)}.`;
  });
  const now = marked === undefined ? undefined : x(Math.min(marked + 0.5, span.to));
  const today = words.word('ui', UI_TODAY, 'today');
  return picture(
    {
      width: size,
      height: legend.bottom - letters * 0.9,
      title,
      description: told.join(' '),
      body: [
        caption(title, { ...full, y: letters * 1.9, size: letters * 1.4, tone: 'i' }),
        caption(range, { ...full, y: letters * 3.5, size: letters * 0.95, tone: 'm' }),
        ...axis,
        line(left, top, right, top),
        ...drawn,
        line(margin, bottom, right, bottom),
        ...(now === undefined
          ? []
          : [
              lineAround(now, top - letters * 0.3, bottom, boxes),
              textAt(
                Math.min(Math.max(now, left + letters * 1.5), right - letters * 1.5),
                top - letters * 1.7,
                small,
                'a',
                'middle',
                escaped(today),
              ),
            ]),
        legend.body,
      ].join(''),
      sky: SKY,
    },
    settings,
  );
}
