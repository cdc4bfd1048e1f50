import * as v from 'valibot';

const MESSAGE = 'it must be a sidereal longitude in degrees, from 0 to less than 360.';

/**
 * Returns the schema of a sidereal longitude that a caller gives.
 *
 * @internal
 */
export function longitudeSchema() {
  return v.pipe(v.number(MESSAGE), v.finite(MESSAGE), v.minValue(0, MESSAGE), v.ltValue(360, MESSAGE));
}
