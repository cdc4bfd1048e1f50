import { DEGREE, type MicroArcseconds, normalizeDegrees, toMicroArcseconds } from '../math/angle.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { equationOfTime } from '../sky/equation-of-time.js';
import { midheaven, porphyryCusps } from '../sky/houses.js';
import type { Instant } from '../sky/instant.js';
import { localSiderealTime, type Orientation, siderealLongitude } from '../sky/sidereal.js';
import { DAY_SECONDS } from '../time/julian.js';

/** Returns the sidereal midheaven at an instant and a longitude in degrees east, in micro-arcseconds. */
export function midheavenAt(instant: Instant, longitude: number, orientation: Orientation): MicroArcseconds {
  const siderealTime = localSiderealTime(instant, longitude, orientation);
  return siderealLongitude(midheaven(siderealTime, orientation.frame.obliquity), orientation);
}

/** Returns the hour angle of the apparent Sun from local midnight, degrees 0 ≤ h < 360, at a longitude in degrees east: 15° an hour of a sundial. */
export function sunSinceMidnight(instant: Instant, longitude: number, ephemeris: Ephemeris): number {
  // The Julian day begins at noon.
  const mean = ((instant.ut + 0.5) % 1) * 360;
  return normalizeDegrees(mean + longitude + (equationOfTime(instant, ephemeris) / DAY_SECONDS) * 360);
}

/**
 * Returns the middles (madhya) of the twelve houses of Śrīpati, micro-arcseconds: the quadrants between ascendant and midheaven cut in three.
 *
 * The ascendant is the point of the ecliptic on the eastern horizon, and so less than half a turn ahead of that on the meridian at every
 * latitude; within the polar circles the midheaven itself may be below the horizon.
 */
export function madhyasOf(ascendant: MicroArcseconds, culminating: MicroArcseconds): MicroArcseconds[] {
  const middles = porphyryCusps(ascendant / DEGREE, culminating / DEGREE);
  if (middles === undefined)
    throw new RangeError(`A midheaven of ${culminating} does not go with an ascendant of ${ascendant}.`);
  return middles.map(toMicroArcseconds);
}
