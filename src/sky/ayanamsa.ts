import { ARCSECOND, normalizeDegrees, RADIANS } from '../math/angle.js';
import { CENTURY, DAY_SECONDS, type JdTt, julianCenturies } from '../time/julian.js';
import type { Ayanamsa } from '../types.js';
import { AYANAMSA_SCHOOLS, type AyanamsaSchool } from '../zodiac/ayanamsas.js';
import { AU_KM, GAUSS, LIGHT_IAU_2012, PRECESSION, SUN_DEFLECTION } from './constants.js';
import { eclipticMatrix, rotate, type Vector3 } from './precession.js';

/** Returns the general precession in longitude p_A since J2000.0, arcseconds. */
export function generalPrecession(t: number): number {
  const [, p1, p2, p3, p4, p5] = PRECESSION;
  return t * (p1 + t * (p2 + t * (p3 + t * (p4 + t * p5))));
}

/** Spica in the ICRS at J2000.0: the Hipparcos catalogue (ESA 1997), star 65474. */
const SPICA = {
  rightAscension: (13 + 25 / 60 + 11.57937 / 3600) * 15 * RADIANS,
  declination: -(11 + 9 / 60 + 40.7501 / 3600) * RADIANS,
  /** μα cos δ and μδ, radians a century. */
  properMotion: [-4.235 * ARCSECOND, -3.067 * ARCSECOND],
  parallax: 0.01306 * ARCSECOND,
  /** Astronomical units a Julian century, from 0.97 km/s. */
  radialVelocity: (0.97 * DAY_SECONDS * CENTURY) / AU_KM,
} as const;

/**
 * Heliocentric place (au) and velocity (au/day) of the Earth in the mean ecliptic of date, from Kepler's ellipse with the
 * mean elements of Simon et al. 1994. The place is good to 0.01°, which makes an error below 0.004″ in the aberration of a
 * star; that keeps the ayanāṁśa independent of the ephemeris in use.
 */
function earthOrbit(t: number): { place: Vector3; velocity: Vector3 } {
  const e = 0.016708634 - t * (0.000042037 + t * 0.0000001267);
  const meanLongitude = (280.46646 + t * (36000.76983 + t * 0.0003032) + 180) * RADIANS;
  const perihelion = (102.93735 + t * (1.71946 + t * 0.00046)) * RADIANS;
  const anomaly = meanLongitude - perihelion;
  let eccentric = anomaly;
  for (let i = 0; i < 5; i++) eccentric = anomaly + e * Math.sin(eccentric);
  const root = Math.sqrt(1 - e * e);
  const x = Math.cos(eccentric) - e;
  const y = root * Math.sin(eccentric);
  const motion = GAUSS / (1 - e * Math.cos(eccentric));
  const vx = -Math.sin(eccentric) * motion;
  const vy = root * Math.cos(eccentric) * motion;
  const cos = Math.cos(perihelion);
  const sin = Math.sin(perihelion);
  return {
    place: [x * cos - y * sin, x * sin + y * cos, 0],
    velocity: [vx * cos - vy * sin, vx * sin + vy * cos, 0],
  };
}

const dot = (a: Vector3, b: Vector3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Returns the apparent longitude of Spica, degrees, referred to the mean ecliptic and equinox of date. */
function spicaLongitude(t: number): number {
  const { rightAscension, declination, properMotion, parallax, radialVelocity } = SPICA;
  const [sinA, cosA, sinD, cosD] = [
    Math.sin(rightAscension),
    Math.cos(rightAscension),
    Math.sin(declination),
    Math.cos(declination),
  ];
  const approach = 1 + radialVelocity * parallax * t;
  const east = properMotion[0] * t;
  const north = properMotion[1] * t;
  const direction: Vector3 = [
    cosD * cosA * approach - sinA * east - sinD * cosA * north,
    cosD * sinA * approach + cosA * east - sinD * sinA * north,
    sinD * approach + cosD * north,
  ];
  return apparentStarLongitude(rotate(eclipticMatrix(t), direction), parallax, t);
}

/**
 * Returns the longitude, degrees, at which a star is seen: parallax, deflection by the Sun and annual aberration.
 *
 * @param geometric direction of the star from the Sun on the mean ecliptic and equinox of date, of about unit length
 * @param parallax radians
 * @param t Julian centuries TT from J2000.0
 */
export function apparentStarLongitude(geometric: Vector3, parallax: number, t: number): number {
  const { place, velocity } = earthOrbit(t);
  let star: Vector3 = [geometric[0] - parallax * place[0], geometric[1] - parallax * place[1], geometric[2]];
  const length = Math.hypot(...star);
  star = [star[0] / length, star[1] / length, star[2] / length];
  // Deflection by the Sun (Explanatory Supplement 2013, eq. 7.63), then aberration to first order.
  const sunDistance = Math.hypot(...place);
  const fromSun: Vector3 = [place[0] / sunDistance, place[1] / sunDistance, 0];
  const cosElongation = dot(star, fromSun);
  const bend = SUN_DEFLECTION / sunDistance / Math.max(1 + cosElongation, 1e-5);
  const [x, y] = [0, 1].map((i) => {
    const axis = i as 0 | 1;
    return star[axis] + bend * (fromSun[axis] - cosElongation * star[axis]) + velocity[axis] / LIGHT_IAU_2012;
  }) as [number, number];
  return Math.atan2(y, x) / RADIANS;
}

/**
 * Returns the mean ayanāṁśa of a school in degrees: what is subtracted from a longitude referred to the mean equinox of date
 * (from a longitude referred to the true equinox, subtract Δψ as well).
 *
 * Five schools are a value at J2000.0 plus the IAU 2006 general precession since; `true_chitra` is the apparent place of
 * Spica minus 180°.
 *
 * @param school one of the six schools
 * @param jdTt Julian day, TT
 *
 * @example
 * ```ts
 * import { meanAyanamsa } from 'siddhanta/sky';
 * meanAyanamsa('lahiri', 2451545).toFixed(6); // => '23.857092'
 * ```
 */
export function meanAyanamsa(school: Ayanamsa, jdTt: JdTt): number {
  const t = julianCenturies(jdTt);
  const { epochValue }: AyanamsaSchool = AYANAMSA_SCHOOLS[school];
  return epochValue === undefined
    ? normalizeDegrees(spicaLongitude(t) - 180)
    : epochValue + generalPrecession(t) / 3600;
}
