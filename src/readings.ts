/**
 * How results are read: each as blocks (heading, facts, table, chart, timeline, prose), which a face draws as it likes. The command line draws
 * them as text, the playground as a page. No blocks have widths, colours or markup.
 *
 * Each subject has its readings by its name; a bundle that takes one holds that subject alone.
 *
 * @packageDocumentation
 */
import { SiddhantaError } from './errors.js';
import { type Block, type Readings, viewOf } from './operation/show.js';
import type { Result } from './types.js';

export type {
  Block,
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
  const { endpoint } = result.meta;
  // A member of a family, `charts.divisional.d9`, is read as its family is.
  const name = Object.keys(readings).find((one) => `${endpoint}.`.startsWith(`${one}.`));
  if (name === undefined)
    throw new SiddhantaError(
      'invalid_value',
      `result is of ${endpoint}, and these readings are of ${Object.keys(readings).join(', ')}. Take the readings of its subject.`,
      { field: 'result' },
    );
  return readings[name]?.show?.(viewOf(input, result)) ?? [];
}
