import { ARCSECOND, DEGREES, normalizeDegrees, RADIANS } from '../math/angle.js';
import { type JdTt, julianCenturies } from '../time/julian.js';
import type { BodyPlace } from './ephemeris.js';
import { eclipticMatrix, rotate } from './precession.js';

/** A star in the ICRS at J2000.0. */
export interface FixedStar {
  /** Degrees. */
  readonly rightAscension: number;
  /** Degrees. */
  readonly declination: number;
  /** Proper motion, milliarcseconds a year: in right ascension (times the cosine of the declination) and in declination. */
  readonly motion: readonly [alpha: number, delta: number];
  /** Milliarcseconds. */
  readonly parallax: number;
}

/** Degrees a day along the ecliptic. */
const PRECESSION = 50.29 / 3600 / 365.25;

/**
 * On the mean ecliptic and equinox of date: proper motion (linear) and precession; aberration and parallax, up to 21″, are left out, which
 * a rising feels by less than 2 s.
 */
export function fixedStarPlace({ rightAscension, declination, motion, parallax }: FixedStar, tt: JdTt): BodyPlace {
  const t = julianCenturies(tt);
  const [alpha, delta] = [rightAscension * RADIANS, declination * RADIANS];
  const [east, north] = [(motion[0] / 10) * t * ARCSECOND, (motion[1] / 10) * t * ARCSECOND];
  const [sinAlpha, cosAlpha, sinDelta, cosDelta] = [Math.sin(alpha), Math.cos(alpha), Math.sin(delta), Math.cos(delta)];
  const [x, y, z] = rotate(eclipticMatrix(t), [
    cosDelta * cosAlpha - east * sinAlpha - north * sinDelta * cosAlpha,
    cosDelta * sinAlpha + east * cosAlpha - north * sinDelta * sinAlpha,
    sinDelta + north * cosDelta,
  ]);
  return {
    longitude: normalizeDegrees(Math.atan2(y, x) * DEGREES),
    latitude: Math.atan2(z, Math.hypot(x, y)) * DEGREES,
    distance: 1000 / parallax / ARCSECOND,
    longitudeSpeed: PRECESSION,
  };
}
