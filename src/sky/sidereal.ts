import { type MicroArcseconds, RADIANS, toMicroArcseconds } from '../math/angle.js';
import type { AyanamsaName } from '../types.js';
import type { Body, Ephemeris } from './ephemeris.js';
import { type Frame, frameAt } from './frame.js';
import { ascendant } from './houses.js';
import type { Instant } from './instant.js';
import { apparentSiderealTime } from './sidereal-time.js';
import { type Zodiac, zodiacOf } from './zodiac.js';

/** A sidereal place. */
export interface SiderealPlace {
  /** Whole micro-arcseconds, 0 ≤ q < TURN. */
  readonly longitude: MicroArcseconds;
  /** Degrees per day, in the sidereal zodiac. */
  readonly speed: number;
  /** Whether the sidereal longitude decreases. */
  readonly retrograde: boolean;
}

/** A zodiac, or the name of its ayanāṁśa. */
type ZodiacOrName = AyanamsaName | Zodiac;

const zodiac = (given: ZodiacOrName): Zodiac => (typeof given === 'string' ? zodiacOf(given) : given);

/**
 * Returns the sidereal places of bodies in a zodiac: longitude on the mean equinox of date minus the mean
 * ayanāṁśa, rounded once to whole micro-arcseconds. Their motion is that of the sidereal longitude: the zodiac's own, some
 * 0.14″ a day (up to 0.5″ where it is tied to the apparent place of a star), is taken off.
 */
export function siderealPlaces(
  ephemeris: Ephemeris,
  bodies: readonly Body[],
  instant: Instant,
  school: ZodiacOrName,
): SiderealPlace[] {
  const { offset } = zodiac(school);
  const ayanamsa = offset(instant.tt);
  const drift = offset(instant.tt + 0.5) - offset(instant.tt - 0.5);
  return ephemeris.places(bodies, instant.tt).map(({ longitude, longitudeSpeed }) => {
    const speed = longitudeSpeed - drift;
    return { longitude: toMicroArcseconds(longitude - ayanamsa), speed, retrograde: speed < 0 };
  });
}

/** Converts true tropical longitudes to sidereal ones at an instant. */
export interface Orientation {
  readonly frame: Frame;
  /** Mean ayanāṁśa, degrees. */
  readonly ayanamsa: number;
  /** Subtracted from a true tropical longitude, degrees: the ayanāṁśa with nutation in longitude, unless nutation is left in. */
  readonly trueAyanamsa: number;
}

export function orientationAt(instant: Instant, school: ZodiacOrName): Orientation {
  const { meanAyanamsa, offset } = zodiac(school);
  const frame = frameAt(instant.tt);
  return {
    frame,
    ayanamsa: meanAyanamsa(instant.tt),
    trueAyanamsa: offset(instant.tt) + frame.nutationLongitude / RADIANS,
  };
}

/** Whole micro-arcseconds, from degrees. */
export function siderealLongitude(tropical: number, { trueAyanamsa }: Orientation): MicroArcseconds {
  return toMicroArcseconds(tropical - trueAyanamsa);
}

/** Radians, not reduced to one turn; longitude in degrees east. */
export function localSiderealTime(instant: Instant, longitude: number, { frame }: Pick<Orientation, 'frame'>): number {
  return apparentSiderealTime(instant.ut, instant.tt, frame) + longitude * RADIANS;
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
  school: ZodiacOrName,
): MicroArcseconds | undefined {
  return siderealAscendantOf(instant, latitude, longitude, orientationAt(instant, school));
}

/** {@link siderealAscendant} with a known orientation. */
export function siderealAscendantOf(
  instant: Instant,
  latitude: number,
  longitude: number,
  orientation: Orientation,
): MicroArcseconds | undefined {
  const siderealTime = localSiderealTime(instant, longitude, orientation);
  const tropical = ascendant(siderealTime, latitude, orientation.frame.obliquity);
  return tropical === undefined ? undefined : siderealLongitude(tropical, orientation);
}
