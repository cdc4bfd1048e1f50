import { RADIANS } from '../math/angle.js';
import { GAUSS, LIGHT_IAU_2012, SUN_DEFLECTION } from './constants.js';
import type { Vector3 } from './precession.js';

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
