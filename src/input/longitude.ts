import * as v from 'valibot';
import { within } from './stated.js';

const MESSAGE = 'it must be a sidereal longitude in degrees, from 0 to less than 360.';

/**
 * Returns the schema of a sidereal longitude that a caller gives.
 *
 * @internal
 */
export function longitudeSchema() {
  return v.pipe(v.number(MESSAGE), within({ minimum: 0, exclusiveMaximum: 360 }, MESSAGE));
}
