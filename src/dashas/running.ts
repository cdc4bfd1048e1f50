import { skyContext } from '../cast/context.js';
import { momentSchema } from '../input/moment.js';
import { record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { localText } from '../time/exactOffsets.js';
import { offsetAt } from '../time/zone.js';
import type { LocalInstant } from '../types.js';
import { dashaEntries, EXAMPLE, WINDOW_LEVELS } from './input.js';
import { type PeriodSource, unitsOf } from './periods.js';
import { livingPeriods, type Stretch } from './rules/course.js';
import { type CommonPeriod, lastEnd, momentMs, ofSystems, type SeveralInput, severalOutcome } from './several.js';
import type { SystemId } from './systemIds.js';
import { systemsEntries } from './systems.js';

/** The input of {@link running}. */
export interface RunningInput extends SeveralInput {
  /** The moment: ISO 8601 with UTC offset. */
  readonly at: string;
}

/** A period that runs at the moment. */
export interface RunningPeriod extends CommonPeriod {
  /** The part of the reported period that has passed: 0 at its start, six decimals. @minimum 0 @maximum 1 */
  readonly fraction_elapsed: number;
}

/** What runs of one system. */
export interface RunningSystem {
  /** The system. */
  readonly system: SystemId;
  /** One period for each level, the longest first; none before birth or after the last cycle, or where Tārā has none. */
  readonly periods: readonly RunningPeriod[];
  /** When its last period ended; only if that was before the moment. */
  readonly ended?: LocalInstant;
}

/** What runs at a moment. */
export interface RunningData {
  /** The moment, in local time at the birthplace. */
  readonly at: LocalInstant;
  /** The systems, in the requested order. */
  readonly running: readonly RunningSystem[];
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
}

function runningIn<Period extends Stretch>(
  { course, years }: Pick<PeriodSource<Period>, 'course' | 'years'>,
  ms: number,
  levels: number,
): { readonly period: Period; readonly from: number; readonly to: number }[] {
  const second = (units: number): number => Math.round(years.msAt(units) / 1000) * 1000;
  const path: { readonly period: Period; readonly from: number; readonly to: number }[] = [];
  if (ms < second(0)) return path;
  let parent: Period | undefined;
  for (let level = 1; level <= levels; level++) {
    const found = livingPeriods(course, parent)
      .map((period) => ({ period, units: unitsOf(course, period) }))
      .find(({ units }) => ms < second(units[1]));
    if (found === undefined) break;
    const { period, units } = found;
    path.push({ period, from: second(units[0]), to: second(units[1]) });
    parent = period;
  }
  return path;
}

/**
 * Returns the periods that run at a moment in the requested systems: one for each level, with the part that has passed.
 *
 * A system has no period before birth or after its last cycle. Periods are half-open: at the second in which one ends, the next runs.
 * @param input `birth`, `at` (ISO 8601 with offset); optional `systems` (`vimshottari` by default), `options` of each, `levels` (1 … 7,
 *   default 2), `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input
 * @example
 * ```ts
 * import { running } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = running({
 *   birth: { date: '1990-08-15', time: '08:30:00', place },
 *   at: '2026-01-01T00:00:00+05:30',
 *   systems: ['vimshottari', 'yogini'],
 *   levels: 3,
 * });
 * data.running.map(({ system, periods }) => `${system}: ${periods.map(({ lord }) => lord).join(' ')}`);
 * // => ['vimshottari: Jupiter Mercury Rahu', 'yogini: Venus Sun Rahu']
 * ```
 */
export const running = operation<RunningInput, RunningData>()({
  name: 'dashas.running',
  summary: 'What runs at a moment in any dashas, on every level',
  units: 2,
  work: ({ systems, levels }) => ({ ms: 1 + systems.length * 0.4, bytes: 500 + 180 * levels * systems.length }),
  schools: 'all',
  schema: () => record({ ...dashaEntries(WINDOW_LEVELS), at: momentSchema(), ...systemsEntries() }),
  example: {
    birth: EXAMPLE.birth,
    at: '2026-01-01T00:00:00+05:30',
    systems: ['vimshottari', 'yogini', 'kalachakra'],
    levels: 3,
  },
  context: skyContext,
  run(input, sky) {
    const ms = momentMs(input.at, 'at');
    const request = { input, systems: input.systems, options: input.options ?? {} };
    const written = (instant: number): LocalInstant =>
      localText(instant, offsetAt(input.birth.place.timezone, instant));
    const { natal, found } = ofSystems(request, sky, (source, describe, levels) => {
      const last = lastEnd(source);
      const periods = runningIn(source, ms, levels).map(({ period, from, to }) => ({
        ...describe(period),
        fraction_elapsed: Math.round(((ms - from) / (to - from)) * 1_000_000) / 1_000_000,
      }));
      return { periods, ...(last !== undefined && last <= ms ? { ended: written(last) } : {}) };
    });
    return {
      data: {
        at: written(ms),
        running: found.map(({ system, result }) => ({ system, ...result })),
        user_name: input.user_name,
      },
      ...severalOutcome(natal, request, 'The periods of each dasha that hold the moment, to the second', 'running'),
    };
  },
});
