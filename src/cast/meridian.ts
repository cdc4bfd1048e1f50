import { DEGREE, type MicroArcseconds, normalizeDegrees, toMicroArcseconds } from '../math/angle.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { equationOfTime } from '../sky/equation-of-time.js';
import { midheaven, porphyryCusps } from '../sky/houses.js';
import type { Instant } from '../sky/instant.js';
import { localSiderealTime, type Orientation, siderealLongitude } from '../sky/sidereal.js';
import { DAY_SECONDS } from '../time/julian.js';

/** Sidereal micro-arcseconds; longitude in degrees east. */
export function midheavenAt(instant: Instant, longitude: number, orientation: Orientation): MicroArcseconds {
  const siderealTime = localSiderealTime(instant, longitude, orientation);
  return siderealLongitude(midheaven(siderealTime, orientation.frame.obliquity), orientation);
}

/** Hour angle of the apparent Sun from local midnight, degrees 0 ≤ h < 360; 15° an hour of a sundial. */
export function sunSinceMidnight(instant: Instant, longitude: number, ephemeris: Ephemeris): number {
  // The Julian day begins at noon.
  const mean = ((instant.ut + 0.5) % 1) * 360;
  return normalizeDegrees(mean + longitude + (equationOfTime(instant, ephemeris) / DAY_SECONDS) * 360);
}

/**
 * Middles (madhya) of the houses of Śrīpati, micro-arcseconds: the quadrants between ascendant and midheaven in three parts.
 *
 * The ascendant is on the eastern horizon and so less than half a turn ahead of the ecliptic's point on the meridian at every latitude;
 * within the polar circles the midheaven itself may be below the horizon.
 */
export function madhyasOf(ascendant: MicroArcseconds, culminating: MicroArcseconds): MicroArcseconds[] {
  const middles = porphyryCusps(ascendant / DEGREE, culminating / DEGREE);
  if (middles === undefined)
    throw new RangeError(`A midheaven of ${culminating} does not go with an ascendant of ${ascendant}.`);
  return middles.map(toMicroArcseconds);
}
