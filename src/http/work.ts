import { refuseBeyond, type Work } from '../operation/work.js';
import { DEFAULT_MAX_WORK, type Plan } from './ports.js';

/** Milliseconds of processor time that count as one request in the rate window, where a computation was ended. */
const REQUEST_MS = 1000;

/** Refuses a call that would take more processor time than its plan allows. Throws `SiddhantaError` `invalid_value` with the field to shorten. */
export function requireWork(endpoint: string, work: Work, { max_work: most = DEFAULT_MAX_WORK }: Plan): void {
  refuseBeyond(endpoint, work, most);
}

/** Returns as how many requests a computation counts in the rate window that was ended after so many milliseconds of processor time. */
export function requestsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / REQUEST_MS));
}
