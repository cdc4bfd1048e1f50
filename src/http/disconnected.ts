import type { Call } from './call.js';
import { Ended } from './refusal.js';

/** The status that a call has in log and metrics whose caller has disconnected before its answer was there. Nobody is sent it. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Returns whether a call came to nothing because its caller has disconnected. */
export function isDisconnected({ signal }: Call, caught: unknown): boolean {
  return signal.aborted || (caught instanceof Ended && caught.reason === 'gone');
}
