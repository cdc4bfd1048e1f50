import { SiddhantaError } from '../errors.js';
import type { Work } from '../operation/work.js';
import { DEFAULT_MAX_WORK, type Plan } from './ports.js';

/** Milliseconds of processor time that count as one request in the rate window, where a computation was ended. */
const REQUEST_MS = 1000;

/** What an estimate may say beside its figures. */
interface Told extends Work {
  /** The field that makes the call long. */
  readonly field?: string;
  /** What to do about it, as a sentence. */
  readonly advice?: string;
}

/**
 * Refuses a call that would take more processor time than its plan allows.
 *
 * @throws {SiddhantaError} `invalid_value` with the field to shorten
 */
export function requireWork(endpoint: string, work: Work, { max_work: most = DEFAULT_MAX_WORK }: Plan): void {
  const { ms, field, advice = 'Ask for less: a shorter span, or fewer bodies, points or levels.' }: Told = work;
  if (ms <= most) return;
  throw new SiddhantaError(
    'invalid_value',
    `${endpoint} would take about ${Math.ceil(ms)} ms of processor time; the plan allows ${most} ms a call. ${advice}`,
    field === undefined ? {} : { field },
  );
}

/** Returns as how many requests a computation counts in the rate window that was ended after so many milliseconds of processor time. */
export function requestsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / REQUEST_MS));
}
