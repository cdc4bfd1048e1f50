import { skyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { momentSchema } from '../input/moment.js';
import { describe } from '../input/parse.js';
import { record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { spanDays } from '../operation/work.js';
import { localText } from '../time/exactOffsets.js';
import { offsetAt } from '../time/zone.js';
import type { LocalInstant } from '../types.js';
import { dashaEntries, EXAMPLE, WINDOW_LEVELS } from './input.js';
import { type PeriodSource, unitsOf } from './periods.js';
import { livingPeriods, type Stretch } from './rules/course.js';
import { type CommonPeriod, lastEnd, momentMs, ofSystems, type SeveralInput, severalOutcome } from './several.js';
import type { SystemId } from './systemIds.js';
import { systemsEntries } from './systems.js';
import { timelineWork } from './work.js';

/** The input of {@link timeline}. */
export interface TimelineInput extends SeveralInput {
  /** Start of the span: ISO 8601 with UTC offset. */
  readonly start: string;
  /** End of the span, after `start`: the same. */
  readonly end: string;
}

/** A period that touches the span, with its own start and end. */
export interface TimelinePeriod extends CommonPeriod {
  /** The system. */
  readonly system: SystemId;
  /** Whether it began before the span. */
  readonly cut_start: boolean;
  /** Whether it ends after the span. */
  readonly cut_end: boolean;
}

/** The periods of several daśās in a span. */
export interface TimelineData {
  /** Start of the span, in local time at the birthplace. */
  readonly start: LocalInstant;
  /** Its end. */
  readonly end: LocalInstant;
  /** The periods that touch the span, by start; then by level, then in the requested order of systems. */
  readonly periods: readonly TimelinePeriod[];
  /** Systems whose last period ended before the span, and when; only if there are any. */
  readonly ended?: readonly EndedSystem[];
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
}

/** A system that has run out of periods. */
export interface EndedSystem {
  /** The system. */
  readonly system: SystemId;
  /** When its last period ended. */
  readonly end: LocalInstant;
}

const MOST = 20_000;

interface Touching<Period> {
  readonly period: Period;
  readonly from: number;
  readonly to: number;
}

function* touching<Period extends Stretch>(
  source: Pick<PeriodSource<Period>, 'course' | 'years'>,
  [start, end]: readonly [number, number],
  levels: number,
  parent?: Period,
): Generator<Touching<Period>, void, undefined> {
  const { course, years } = source;
  const second = (units: number): number => Math.round(years.msAt(units) / 1000) * 1000;
  for (const period of livingPeriods(course, parent)) {
    const [from, to] = unitsOf(course, period).map(second) as [number, number];
    if (from >= end) return;
    if (to <= start) continue;
    yield { period, from, to };
    if (period.level < levels) yield* touching(source, [start, end], levels, period);
  }
}

function tooMany(): SiddhantaError {
  return new SiddhantaError(
    'invalid_value',
    `The span holds more than ${MOST} periods of these systems at these levels. Ask for a shorter span, fewer levels or fewer systems.`,
    { field: 'levels' },
  );
}

/**
 * Returns the periods of several daśās that touch a span of time, in one list by start; each keeps its own start and end, and says whether
 * the span cuts it.
 *
 * Span and periods are half-open: a period that ends as the span begins is left out. At most 20,000 periods: on seven levels some six
 * months of Vimśottarī. What begins and ends in the same second, as on the seventh level of short cycles, is still told.
 * @param input `birth`, `start` and `end` (ISO 8601 with offset); optional `systems` (`vimshottari` by default), `options` of each,
 *   `levels` (1 … 7, default 2), `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input, an `end` that is not after `start`, or too many periods
 * @example
 * ```ts
 * import { timeline } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = timeline({
 *   birth: { date: '1990-08-15', time: '08:30:00', place },
 *   start: '2026-01-01T00:00:00+05:30',
 *   end: '2031-01-01T00:00:00+05:30',
 *   systems: ['vimshottari', 'yogini'],
 *   levels: 1,
 * });
 * data.periods.map(({ system, lord, end_date }) => `${system}: ${lord} to ${end_date}`);
 * // => ['vimshottari: Jupiter to 2035-10-25', 'yogini: Venus to 2029-07-22', 'yogini: Rahu to 2037-07-22']
 * ```
 */
export const timeline = operation<TimelineInput, TimelineData>()({
  name: 'dashas.timeline',
  summary: 'Periods of several dashas that touch a span of time',
  units: 3,
  work({ birth, start, end, levels, systems }) {
    const from = [start, birth.date].sort()[1] ?? start;
    const years = spanDays(from, end, 200 * 366) / 365.25;
    return timelineWork(years, levels, systems.length, MOST);
  },
  schools: 'all',
  schema: () =>
    record({ ...dashaEntries(WINDOW_LEVELS), start: momentSchema(), end: momentSchema(), ...systemsEntries() }),
  example: {
    birth: EXAMPLE.birth,
    start: '2026-01-01T00:00:00+05:30',
    end: '2031-01-01T00:00:00+05:30',
    systems: ['vimshottari', 'yogini', 'kalachakra'],
    levels: 2,
  },
  context: skyContext,
  run(input, sky) {
    const [start, end] = [momentMs(input.start, 'start'), momentMs(input.end, 'end')];
    if (end <= start) {
      throw new SiddhantaError(
        'invalid_value',
        `end is ${describe(input.end)}; it must be after start, ${describe(input.start)}.`,
        { field: 'end' },
      );
    }
    const request = { input, systems: input.systems, options: input.options ?? {} };
    let count = 0;
    const { natal, found } = ofSystems(request, sky, (source, describe, levels) => {
      const periods: { readonly from: number; readonly period: Omit<TimelinePeriod, 'system'> }[] = [];
      for (const { period, from, to } of touching(source, [start, end], levels)) {
        count++;
        if (count > MOST) throw tooMany();
        periods.push({ from, period: { ...describe(period), cut_start: from < start, cut_end: to > end } });
      }
      return { periods, last: lastEnd(source) };
    });
    const periods = found
      .flatMap(({ system, result }) =>
        result.periods.map(({ from, period }) => ({ from, period: { system, ...period } })),
      )
      .sort((a, b) => a.from - b.from || a.period.level - b.period.level)
      .map(({ period }) => period);
    const written = (ms: number): LocalInstant => localText(ms, offsetAt(input.birth.place.timezone, ms));
    const ended = found.flatMap(({ system, result: { last } }) =>
      last !== undefined && last <= start ? [{ system, end: written(last) }] : [],
    );
    return {
      data: {
        start: written(start),
        end: written(end),
        periods,
        ...(ended.length === 0 ? {} : { ended }),
        user_name: input.user_name,
      },
      ...severalOutcome(
        natal,
        request,
        'The periods of each dasha that touch the span, with their own start and end',
        'periods',
      ),
    };
  },
});
