import { normalizeDegrees, RADIANS } from '../math/angle.js';
import { analytical } from './analytical/analytical.js';
import type { Body, BodyPlace, Ephemeris } from './ephemeris.js';
import { type Frame, frameAt } from './frame.js';
import type { Instant } from './instant.js';

/** The apparent place of a body, referred to the true ecliptic, equator and equinox of date. */
export interface Position {
  /** Tropical longitude, degrees, 0 ≤ λ < 360. */
  readonly longitude: number;
  /** Degrees. */
  readonly latitude: number;
  /** Astronomical units; for the nodes, of the osculating orbit there. */
  readonly distance: number;
  /** Degrees per day. */
  readonly longitudeSpeed: number;
  /** Degrees, 0 ≤ α < 360. */
  readonly rightAscension: number;
  /** Degrees. */
  readonly declination: number;
}

/** Days for the rate of nutation. */
const NUTATION_STEP = 0.05;

/** Of a place on the mean ecliptic. */
export function equatorialVector(
  { longitude, latitude }: BodyPlace,
  frame: Frame,
): readonly [x: number, y: number, z: number] {
  const lambda = longitude * RADIANS + frame.nutationLongitude;
  const beta = latitude * RADIANS;
  const y = Math.cos(beta) * Math.sin(lambda);
  const z = Math.sin(beta);
  const sin = Math.sin(frame.obliquity);
  const cos = Math.cos(frame.obliquity);
  return [Math.cos(beta) * Math.cos(lambda), y * cos - z * sin, y * sin + z * cos];
}

/**
 * Returns the apparent geocentric positions of bodies at an instant, referred to the true equinox of date.
 *
 * Light-time, deflection by the Sun, aberration, precession (Vondrák, Capitaine & Wallace 2011) and nutation (IAU 2000B) are
 * included. For a sidereal zodiac take {@link siderealPlaces}: it needs the mean equinox.
 *
 * @param bodies in any order; the answer follows it
 * @param instant within the range of the ephemeris; outside the numbers lose their meaning, and this is not checked
 * @param ephemeris the library's own by default
 *
 * @example
 * ```ts
 * import { instantFromUt, positions } from 'siddhanta/sky';
 * const [sun] = positions(['Sun'], instantFromUt(2451545));
 * sun?.longitude.toFixed(4); // => '280.3689'
 * ```
 */
export function positions(bodies: readonly Body[], instant: Instant, ephemeris: Ephemeris = analytical): Position[] {
  const frame = frameAt(instant.tt);
  const before = frameAt(instant.tt - NUTATION_STEP).nutationLongitude;
  const after = frameAt(instant.tt + NUTATION_STEP).nutationLongitude;
  const nutationSpeed = (after - before) / (2 * NUTATION_STEP) / RADIANS;
  return ephemeris.places(bodies, instant.tt).map((place) => {
    const [x, y, z] = equatorialVector(place, frame);
    return {
      longitude: normalizeDegrees(place.longitude + frame.nutationLongitude / RADIANS),
      latitude: place.latitude,
      distance: place.distance,
      longitudeSpeed: place.longitudeSpeed + nutationSpeed,
      rightAscension: normalizeDegrees(Math.atan2(y, x) / RADIANS),
      declination: Math.asin(z) / RADIANS,
    };
  });
}
