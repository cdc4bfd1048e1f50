import { RADIANS, toMicroArcseconds } from '../math/angle.js';
import type { Ayanamsa } from '../types.js';
import { meanAyanamsa } from './ayanamsa.js';
import type { Body, Ephemeris } from './ephemeris.js';
import { frameAt } from './frame.js';
import { ascendant } from './houses.js';
import type { Instant } from './instant.js';
import { apparentSiderealTime } from './sidereal-time.js';

/** Where a body stands in the sidereal zodiac. */
export interface SiderealPlace {
  /** Whole micro-arcseconds, 0 ≤ q < TURN. */
  readonly longitude: number;
  /** Motion in the sidereal zodiac, degrees per day. */
  readonly speed: number;
  /** Whether the sidereal longitude decreases. */
  readonly retrograde: boolean;
}

/**
 * Returns the sidereal places of bodies in a school: apparent longitude on the mean equinox of date minus the mean
 * ayanāṁśa, rounded once to whole micro-arcseconds. Their motion is that of the sidereal longitude: the zodiac's own, some
 * 0.14″ a day (up to 0.5″ where it is tied to the apparent place of a star), is taken off.
 */
export function siderealPlaces(
  ephemeris: Ephemeris,
  bodies: readonly Body[],
  instant: Instant,
  school: Ayanamsa,
): SiderealPlace[] {
  const ayanamsa = meanAyanamsa(school, instant.tt);
  const drift = meanAyanamsa(school, instant.tt + 0.5) - meanAyanamsa(school, instant.tt - 0.5);
  return ephemeris.places(bodies, instant.tt).map(({ longitude, longitudeSpeed }) => {
    const speed = longitudeSpeed - drift;
    return { longitude: toMicroArcseconds(longitude - ayanamsa), speed, retrograde: speed < 0 };
  });
}

/**
 * Returns the sidereal ascendant in whole micro-arcseconds, or `undefined` where and when no point of the ecliptic rises.
 *
 * @param latitude degrees north
 * @param longitude degrees east
 */
export function siderealAscendant(
  instant: Instant,
  latitude: number,
  longitude: number,
  school: Ayanamsa,
): number | undefined {
  const frame = frameAt(instant.tt);
  const siderealTime = apparentSiderealTime(instant.ut, instant.tt, frame) + longitude * RADIANS;
  const tropical = ascendant(siderealTime, latitude, frame.obliquity);
  if (tropical === undefined) return undefined;
  const nutationDegrees = frame.nutationLongitude / RADIANS;
  return toMicroArcseconds(tropical - nutationDegrees - meanAyanamsa(school, instant.tt));
}
