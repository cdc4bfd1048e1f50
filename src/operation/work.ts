import { SiddhantaError } from '../errors.js';

/** What a computation takes: an estimate from its input, made before it runs. */
export interface Work {
  /** Milliseconds of processor time, where a chart (`charts.rasi`) takes 0.2: on the machine of docs/benchmarks.md while it has other work, too. */
  readonly ms: number;
  /** Bytes of the data of its answer, as JSON. */
  readonly bytes: number;
  /** The field that makes it long; `to`, the end of a span, where nothing else is said. */
  readonly field?: string;
  /** What to do about it, as a sentence: "Ask for a shorter span." */
  readonly advice?: string;
}

/** The work of an operation that declares none: a chart and its answer. */
export const ONE_CHART: Work = { ms: 1, bytes: 16_000 };

/** Milliseconds that a byte of a long answer takes to be made and written, beside what is computed for it. */
export const BYTE_MS = 0.000025;

const DAY_MS = 86_400_000;

/**
 * Returns the days of a span, its last one included: 0 where one of the ends is no date, which is refused elsewhere.
 *
 * @param most days that the operation takes at most: it refuses longer spans in its own words
 */
export function spanDays(from: string, to: string, most: number): number {
  const days = (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS;
  return days >= 0 ? Math.min(days + 1, most) : 0;
}

/** Milliseconds of processor time that a unit pays for. */
export const UNIT_MS = 400;

/** Returns the units of a call: those of its operation, or one for each {@link UNIT_MS} begun where its work is more. */
export const unitsOf = ({ ms }: Work, units: number): number => Math.max(units, Math.ceil(ms / UNIT_MS));

/** Milliseconds of processor time that a call may take where nothing else is said. */
export const MAX_WORK = 60_000;

/**
 * Throws where a call takes more processor time than is allowed.
 *
 * @param name the operation that would be called
 * @param work its work by the estimate
 * @param maxWork milliseconds of processor time; Infinity allows everything
 * @throws {SiddhantaError} `invalid_value` with the field to shorten
 */
export function refuseBeyond(name: string, work: Work, maxWork: number = MAX_WORK): void {
  const { ms, field = 'to', advice = 'Ask for a shorter span.' } = work;
  if (ms <= maxWork) return;
  throw new SiddhantaError(
    'invalid_value',
    `${name} would take about ${Math.ceil(ms)} ms of processor time; at most ${maxWork} ms are allowed. ${advice}`,
    { field },
  );
}
