import { reasonOf } from '../http/problem.js';
import { invalid } from './manifest.js';

/** How often a part is taken at most. */
export const ATTEMPTS = 5;
/** Seconds until the second try; each further one waits twice as long. */
export const RETRY_SECONDS = 1;
export const EXHAUSTED = `It was taken ${ATTEMPTS} times, and no worker finished it.`;
/** Failed parts that a queue lists. */
export const MOST_FAILED = 1000;

/** Without the password, which no message may hold. */
function shown(address: string): string {
  try {
    const url = new URL(address);
    return `${url.protocol}//${url.host}${url.pathname}`;
  } catch {
    return 'this address';
  }
}

export const unreachable = (address: string, problem: unknown) =>
  invalid(
    'queue',
    `The queue at ${shown(address)} cannot be used: ${reasonOf(problem)}. Start it, or give its address.`,
  );
