import { modulo } from '../math/angle.js';
import type { ActDate } from '../muhurta/index.js';
import { caption } from './captions.js';
import { dayNumber } from './daysOf.js';
import { type Entry, flow } from './flow.js';
import { box, picture, textAt } from './frame.js';
import { messageOf } from './message.js';
import { fullDate, monthName, shortMonth } from './monthName.js';
import { type PictureOptions, settle } from './options.js';
import { isWithin, oneOf, refuse } from './refuse.js';
import { emWidth } from './scripts.js';
import { escaped, n } from './text.js';
import { SOUGHT } from './theme.js';
import type { Words } from './words.js';

/** The result of `act` of `siddhanta/muhurta`. */
export interface ActResult {
  readonly data: {
    readonly name: string;
    readonly span: { readonly start: string; readonly end: string };
    readonly dates: readonly ActDate[];
  };
}

/** Options of {@link actStrip}. */
export interface ActStripOptions extends PictureOptions {
  /** What fills a date: the highest `score` of its windows (the default), or their `minutes` together. */
  readonly by?: 'score' | 'minutes' | undefined;
  /** Name of the place, for the title; none by default. The result does not tell it. */
  readonly place?: string | undefined;
  /** `YYYY-MM-DD`: the date to mark, none by default. No clock is read. */
  readonly today?: string | undefined;
}

interface Measure {
  readonly word: string;
  /** Where each step begins; the first has all that is less than the second. */
  readonly floors: readonly number[];
  readonly steps: readonly string[];
  readonly of: (date: ActDate) => number;
  readonly told: (value: number) => string;
}

const MEASURES: Readonly<Record<'score' | 'minutes', Measure>> = {
  score: {
    word: 'Score',
    floors: [0, 80, 85, 90, 95],
    steps: ['< 80', '80–84', '85–89', '90–94', '95–100'],
    of: ({ score }) => score,
    told: String,
  },
  minutes: {
    word: 'Hours',
    floors: [0, 120, 360, 720, 1080],
    steps: ['< 2', '2–6', '6–12', '12–18', '18–24'],
    of: ({ minutes }) => minutes,
    told: (minutes) => (minutes / 60).toFixed(1),
  },
};

const SHADES = [0.3, 0.45, 0.62, 0.8, 1] as const;
const STEPS = SHADES.length;
/** Days of a month whose numbers stand above narrow strips. */
const MARKED_DAYS = [1, 5, 10, 15, 20, 25, 30];
/** Pixels from which on dates stand below each other by their weekdays, with their numbers. */
const WIDE = 540;
/** Pixels below which digits, as wide as those of Tamil, do not read. */
const LEAST = 7;

/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => modulo(day + 4, 7);

/** A part of a cell from its foot: as high and as dark as its step. */
function stepBar(x: number, foot: number, width: number, height: number, step: number): string {
  const high = (height * (step + 1)) / STEPS;
  const shade = SHADES[step] ?? 1;
  return `<rect class="g"${shade === 1 ? '' : ` fill-opacity="${shade}"`} x="${n(x)}" y="${n(foot - high)}" width="${n(width)}" height="${n(high)}"/>`;
}

interface Month {
  /** `2027-01` */
  readonly name: string;
  /** Days from 1970-01-01 of its first. */
  readonly first: number;
  /** Its days within the span, from 0. */
  readonly from: number;
  readonly to: number;
}

function monthsOf(first: number, last: number): Month[] {
  const begin = new Date(first * 86_400_000);
  const months: Month[] = [];
  for (let i = begin.getUTCFullYear() * 12 + begin.getUTCMonth(); ; i++) {
    const [own, next] = [i, i + 1].map((one) => Date.UTC(Math.floor(one / 12), one % 12, 1) / 86_400_000);
    if (own === undefined || next === undefined || own > last) return months;
    const name = new Date(own * 86_400_000).toISOString().slice(0, 7);
    months.push({ name, first: own, from: Math.max(first - own, 0), to: Math.min(last, next - 1) - own });
  }
}

/** The months' names in full where they have room beside the strip, else short. */
function labelsOf(words: Words, months: readonly Month[], room: number): readonly string[] {
  const long = words.clock === undefined ? undefined : words.clock.months_long?.split('|');
  const numbers = months.map(({ name }) => Number(name.slice(5)) - 1);
  const full = numbers.map((month) =>
    words.clock === undefined
      ? monthName(words, `2000-${String(month + 1).padStart(2, '0')}`).slice(0, -5)
      : (long?.[month] ?? shortMonth(words, month)),
  );
  return Math.max(...full.map(emWidth)) <= room ? full : numbers.map((month) => shortMonth(words, month));
}

/**
 * Returns the dates of an act as SVG: a row for each month, a cell for each date, filled by steps that differ in height and shade, so that they are
 * told apart without colour; dates without a window are empty. Sundays are tinted.
 *
 * From 540 pixels on, where the digits have room, the dates stand below each other by their weekdays, each with its number; other strips have the days of the month above them.
 *
 * @param result of `act`
 * @param options `by` (`score`, `minutes`), `place`, `today`; size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { act } from 'siddhanta/muhurta';
 * import { actStrip } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const dates = act({ act: 'vivaha', place, from: '2026-02-01', to: '2026-02-14' });
 * actStrip(dates, { place: 'New Delhi' }).includes('>Marriage · New Delhi</title>'); // => true
 * ```
 */
export function actStrip(result: ActResult, options: ActStripOptions = {}): string {
  const settings = settle(options, ['by', 'place', 'today']);
  const { size, words } = settings;
  const { language, place } = options;
  const measure = MEASURES[oneOf('by', options.by, ['score', 'minutes'])];
  if (place !== undefined && typeof place !== 'string') refuse('place', place, 'a text');
  const { name, span, dates } = result?.data ?? {};
  if (!Array.isArray(dates) || span === undefined) return refuse('result', result, 'the result of muhurta.act');
  const first = dayNumber(String(span.start).slice(0, 10), 'span.start');
  // The span ends with a sunrise, before which the last date still runs.
  const last = dayNumber(String(span.end).slice(0, 10), 'span.end') - 1;
  const found = new Map<number, { readonly step: number; readonly value: number }>();
  for (const [i, date] of dates.entries()) {
    const day = dayNumber(date?.date, `dates.${i}.date`);
    if (!isWithin(day, first, last)) refuse(`dates.${i}.date`, date.date, 'a date of the span');
    const value = measure.of(date);
    if (!isWithin(value, 0, 2000)) refuse(`dates.${i}`, value, 'a date with score and minutes');
    found.set(day, { value, step: measure.floors.filter((floor) => floor <= value).length - 1 });
  }
  const marked = options.today === undefined ? undefined : dayNumber(options.today, 'today');
  if (marked !== undefined && !isWithin(marked, first, last)) refuse('today', options.today, 'a date of the span');

  const letters = Math.max(size * 0.0175, 10.5);
  const margin = letters * 0.8;
  const months = monthsOf(first, last);
  const labels = labelsOf(words, months, (size * 0.12) / letters);
  const left = margin + (Math.max(...labels.map(emWidth), 2.6) + 0.6) * letters;
  const room = size - margin - left;
  const widest = Math.max(...Array.from({ length: 31 }, (_, day) => emWidth(words.digits(day + 1)))) + 0.06;
  const wide = size >= WIDE && room / 37 / widest >= LEAST;
  const width = room / (wide ? 37 : 31);
  const numbers = Math.min(letters * 0.82, width / widest);
  const bar = wide ? width * 0.95 : letters * 1.6;
  const height = bar + (wide ? numbers * 1.25 + letters * 0.45 : letters * 0.6);
  const head = letters * 5.9;
  const weekday = words.word('varas', 0, 'Sunday');
  const column = ({ first: start }: Month, day: number): number => left + (day + (wide ? weekdayOf(start) : 0)) * width;

  const act = messageOf(language, String(name));
  const title = settings.title ?? [act, ...(place ? [place] : [])].join(' · ');
  const range = [first, last].map((day) => fullDate(words, new Date(day * 86_400_000).toISOString().slice(0, 10)));
  const count = `${messageOf(language, 'Dates')}: ${words.digits(found.size)}`;
  const line2 = `${range.join(' – ')} · ${count}`;
  const full = { x: margin, width: size - 2 * margin, anchor: 'start' } as const;
  const heads = wide
    ? [0, 1, 2, 3, 4].map((week) =>
        caption(weekday, {
          x: left + week * 7 * width,
          y: head - letters * 0.5,
          width: width * 6.6,
          size: letters * 0.8,
          tone: 'm',
          anchor: 'start',
        }),
      )
    : MARKED_DAYS.map((day) =>
        textAt(left + (day - 0.5) * width, head - letters * 0.5, letters * 0.85, 'm', 'middle', words.digits(day)),
      );
  const rows = months.map((month, i) => {
    const top = head + i * height;
    const foot = top + height;
    const cells: string[] = [];
    for (let day = month.from; day <= month.to; day++) {
      const x = column(month, day);
      const number = month.first + day;
      const { step } = found.get(number) ?? {};
      if (weekdayOf(number) === 0) cells.push(box(x, top, width, height, 'w'));
      if (step !== undefined) {
        cells.push(stepBar(x + width * 0.08, foot, width * 0.84, bar, step));
        if (wide)
          cells.push(
            textAt(
              x + width / 2,
              foot - (bar * (step + 1)) / STEPS - numbers * 0.22,
              numbers,
              'i',
              'middle',
              words.digits(day + 1),
            ),
          );
      }
      if (number === marked)
        cells.push(
          `<rect class="k" x="${n(x)}" y="${n(top + letters * 0.2)}" width="${n(width)}" height="${n(height - letters * 0.2)}"/>`,
        );
    }
    const january = i > 0 && month.name.endsWith('-01');
    const year = words.digits(month.name.slice(0, 4));
    return [
      ...cells,
      `<path class="l" stroke-opacity=".55" d="M${n(column(month, month.from))} ${n(foot)}L${n(column(month, month.to + 1))} ${n(foot)}"/>`,
      textAt(margin, foot - letters * 0.15, letters, 'i', 'start', escaped(labels[i] ?? '')),
      january ? textAt(margin, foot - letters * 1.2, letters * 0.7, 'm', 'start', year) : '',
    ].join('');
  });

  const small = letters * 0.9;
  const swatch = letters * 1.1;
  const word = messageOf(language, measure.word);
  const entries: Entry[] = [
    {
      width: (emWidth(word) + 1) * small,
      draw: (x, y) => textAt(x, y + swatch, small, 'm', 'start', escaped(word)),
    },
    ...measure.steps.map((text, step) => ({
      width: swatch + (emWidth(text) + 1.2) * small,
      draw: (x: number, y: number) =>
        stepBar(x, y + swatch, swatch * 0.8, swatch, step) +
        textAt(x + swatch, y + swatch, small, 'm', 'start', escaped(words.digits(text))),
    })),
    ...(wide
      ? []
      : [
          {
            width: swatch + (emWidth(weekday) + 1) * small,
            draw: (x: number, y: number) =>
              box(x, y, swatch * 0.8, swatch, 'w') +
              textAt(x + swatch, y + swatch, small, 'm', 'start', escaped(weekday)),
          },
        ]),
  ];
  const legend = flow(entries, margin, head + months.length * height + letters * 0.9, size - margin, letters * 1.9);
  const told = months.flatMap((month) => {
    const own = [...found].filter(([day]) => day >= month.first + month.from && day <= month.first + month.to);
    if (own.length === 0) return [];
    const days = own.map(([day, { value }]) => `${day - month.first + 1} (${measure.told(value)})`);
    return [`${monthName(words, month.name)}: ${words.digits(days.join(', '))}.`];
  });
  return picture(
    {
      width: size,
      height: legend.bottom + letters * 0.2,
      title,
      description: [`${line2}. ${word}.`, ...told].join(' '),
      body: [
        caption(title, { ...full, y: letters * 1.9, size: letters * 1.4, tone: 'i' }),
        caption(line2, { ...full, y: letters * 3.5, size: letters * 0.95, tone: 'm' }),
        textAt(
          margin,
          head - letters * 0.5,
          letters * 0.8,
          'm',
          'start',
          words.digits(months[0]?.name.slice(0, 4) ?? ''),
        ),
        ...heads,
        ...rows,
        legend.body,
      ].join(''),
      sky: [SOUGHT],
    },
    settings,
  );
}
