import { modulo } from '../math/angle.js';
import { at } from '../math/at.js';
import { DAY_SECONDS } from '../time/julian.js';
import type { Ephemeris } from './ephemeris.js';
import { frameAt } from './frame.js';
import type { Instant } from './instant.js';
import { equatorialVector } from './positions.js';
import { apparentSiderealTime } from './sidereal-time.js';

const TURN = 2 * Math.PI;

/**
 * Returns the equation of time in seconds: by how much apparent solar time (a sundial's) is ahead of mean solar time, −14.3 min in
 * February … +16.4 min in November.
 *
 * Source: the hour angle of the apparent Sun, less that of the mean Sun (Explanatory Supplement to the Astronomical Almanac).
 */
export function equationOfTime({ ut, tt }: Instant, ephemeris: Ephemeris): number {
  const frame = frameAt(tt);
  const [x, y] = equatorialVector(at(ephemeris.places(['Sun'], tt), 0), frame);
  const apparent = apparentSiderealTime(ut, tt, frame) - Math.atan2(y, x) + Math.PI;
  const mean = ((ut + 0.5) % 1) * TURN;
  return ((modulo(apparent - mean + Math.PI, TURN) - Math.PI) / TURN) * DAY_SECONDS;
}
