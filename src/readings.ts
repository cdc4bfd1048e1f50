/**
 * How results are read: each as blocks (heading, facts, table, chart, timeline, prose), which a face draws as it likes. The command line draws
 * them as text, the playground as a page. No blocks have widths, colours or markup.
 *
 * Each subject has its readings by its name; a bundle that takes one holds that subject alone.
 *
 * @packageDocumentation
 */
import { SiddhantaError } from './errors.js';
import { icsText } from './operation/ics.js';
import { type Block, type Reading, type Readings, viewOf } from './operation/show.js';
import type { Result } from './types.js';

export type {
  Block,
  CalendarEvent,
  CalendarEvents,
  ChartBlock,
  Column,
  FactsBlock,
  FieldWords,
  HeadingBlock,
  Measure,
  Period,
  ProseBlock,
  Reading,
  Readings,
  Series,
  Show,
  TableBlock,
  TimelineBlock,
  View,
} from './operation/show.js';
export * from './readings.gen.js';

/**
 * Returns the blocks of a result, in the order in which they are read; none where its operation has no reading.
 *
 * @param readings those of its subject
 * @param input what the operation was asked
 * @param result what it returned, or the same localised
 * @throws {SiddhantaError} `invalid_value`, field `result`, where no operation of the readings gave it
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { blocksOf, charts } from 'siddhanta/readings';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const input = { birth: { date: '1990-08-15', time: '08:30:00', place } };
 * blocksOf(charts, input, rasi(input)).map(({ kind }) => kind); // => ['heading', 'chart']
 * ```
 */
export function blocksOf(readings: Readings, input: unknown, result: Result<unknown>): readonly Block[] {
  return readingOf(readings, result)?.show?.(viewOf(input, result)) ?? [];
}

/** Returns the reading of a result's operation. */
function readingOf(readings: Readings, { meta: { endpoint } }: Result<unknown>): Reading | undefined {
  // A member of a family, `charts.divisional.d9`, is read as its family is, unless it has its own operation.
  const names = Object.keys(readings);
  const name = names.find((one) => one === endpoint) ?? names.find((one) => endpoint.startsWith(`${one}.`));
  if (name === undefined)
    throw new SiddhantaError(
      'invalid_value',
      `result is from ${endpoint}; these readings are for ${Object.keys(readings).join(', ')}. Use the readings of ${endpoint.split('.')[0]} from siddhanta/readings.`,
      { field: 'result' },
    );
  return readings[name];
}

/** Options of {@link icsOf}. */
export interface IcsOptions {
  /** When the entries were made: ISO 8601 with an offset; midnight (UTC) of the first entry by default, so that nothing depends on the clock. */
  readonly stamp?: string | undefined;
}

/**
 * Returns a result that has dates, festivals or Ekādaśīs, as an iCalendar file (RFC 5545) of whole days, for any calendar program.
 *
 * @param readings those of its subject
 * @param input what the operation was asked
 * @param result what it returned
 * @param options `stamp`
 * @throws {SiddhantaError} `invalid_value`, field `result`, where the operation has no dates for a calendar; `invalid_moment` for a stamp that is no instant
 *
 * @example
 * ```ts
 * import { festivals } from 'siddhanta/calendar';
 * import { calendar, icsOf } from 'siddhanta/readings';
 * const place = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * const input = { year: 2027, place, ids: ['diwali' as const] };
 * const text = icsOf(calendar, input, festivals(input));
 * text.split('\r\n').slice(6, 10);
 * // => ['UID:diwali-20271029-18.5204_73.8567@siddhanta', 'DTSTAMP:20271029T000000Z', 'DTSTART;VALUE=DATE:20271029', 'SUMMARY:Diwali (Lakshmi Puja)']
 * ```
 */
export function icsOf(readings: Readings, input: unknown, result: Result<unknown>, options: IcsOptions = {}): string {
  const events = readingOf(readings, result)?.events?.(viewOf(input, result));
  if (events !== undefined) return icsText(events, options.stamp);
  const { endpoint } = result.meta;
  throw new SiddhantaError(
    'invalid_value',
    `result is from ${endpoint}, which has no calendar dates. Use the result of an operation such as calendar.festivals.`,
    { field: 'result' },
  );
}
