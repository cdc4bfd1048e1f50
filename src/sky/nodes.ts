import { DEGREES } from '../math/angle.js';
import { CENTURY } from '../time/julian.js';
import type { DateFrame, State } from './apparent.js';
import { AU_KM, EARTH_MOON_GM, MOON_DISTANCE_KM, PRECESSION, SUN_GM } from './constants.js';
import type { BodyPlace } from './ephemeris.js';

/**
 * Mean longitude of the Moon's ascending node on the mean equinox of date, arcseconds and their powers of centuries. At
 * J2000: Simon et al. 1994 (A&A 282, 663, eq. 3.5b; IERS Conventions 2003, eq. 40). Motion against the inertial ecliptic:
 * W₃ of ELP/MPP02 fitted to DE405 with the long-range corrections (Chapront & Francou 2003, A&A 404, 735, table 3).
 */
export const NODE = [450160.398036, -6967919.581468926, 6.3563893, 0.00751788, -0.00003586, 0] as const;

const degrees = (x: number): number => x - 360 * Math.floor(x / 360);

/**
 * Returns the mean ascending node of the Moon on the mean ecliptic and equinox of date.
 * @param centuries Julian centuries TT from J2000
 */
export function meanNode(centuries: number): BodyPlace {
  let value = 0;
  let rate = 0;
  for (let i = PRECESSION.length - 1; i >= 0; i--) {
    rate = rate * centuries + value;
    value = value * centuries + (PRECESSION[i] as number) + (NODE[i] as number);
  }
  return {
    longitude: degrees(value / 3600),
    latitude: 0,
    distance: MOON_DISTANCE_KM / AU_KM,
    longitudeSpeed: rate / 3600 / CENTURY,
  };
}

/**
 * Returns the osculating ("true") ascending node of the Moon on the mean ecliptic and equinox of date: the direction in
 * which the plane of position and velocity cuts the ecliptic. Its speed comes from the Sun's tidal pull, which alone turns
 * that plane (the Earth's own pull lies in it; planets and the figure of the Earth stay below 1 part in 10,000).
 * The distance is that of the osculating ellipse at the node.
 * @param moon geocentric state of the Moon, retarded by its light-time; as it is, for the geometric node
 * @param earth heliocentric state of the Earth
 */
export function trueNode(moon: State, earth: State, frame: DateFrame): BodyPlace {
  const x = moon[0] as number;
  const y = moon[1] as number;
  const z = moon[2] as number;
  const vx = moon[3] as number;
  const vy = moon[4] as number;
  const vz = moon[5] as number;
  const hx = y * vz - z * vy;
  const hy = z * vx - x * vz;
  const hz = x * vy - y * vx;
  // pull of the Sun on the Moon less that on the Earth; the part along the Moon's own vector turns nothing
  const sx = -(earth[0] as number);
  const sy = -(earth[1] as number);
  const sz = -(earth[2] as number);
  const far = Math.hypot(sx, sy, sz);
  const near = Math.hypot(sx - x, sy - y, sz - z);
  const pull = SUN_GM / near ** 3 - SUN_GM / far ** 3;
  const tx = (y * sz - z * sy) * pull;
  const ty = (z * sx - x * sz) * pull;
  const tz = (x * sy - y * sx) * pull;
  const m = frame.matrix;
  const a = m[0] * hx + m[1] * hy + m[2] * hz;
  const b = m[3] * hx + m[4] * hy + m[5] * hz;
  const da = m[0] * tx + m[1] * ty + m[2] * tz;
  const db = m[3] * tx + m[4] * ty + m[5] * tz;
  const longitude = Math.atan2(a, -b);
  const speed = (a * db - b * da) / (a * a + b * b) + frame.precession;
  // osculating ellipse: semi-latus rectum and eccentricity vector along the node
  const h2 = hx * hx + hy * hy + hz * hz;
  const r = Math.sqrt(x * x + y * y + z * z);
  const ecc = [
    (vy * hz - vz * hy) / EARTH_MOON_GM - x / r,
    (vz * hx - vx * hz) / EARTH_MOON_GM - y / r,
    (vx * hy - vy * hx) / EARTH_MOON_GM - z / r,
  ] as const;
  const ea = m[0] * ecc[0] + m[1] * ecc[1] + m[2] * ecc[2];
  const eb = m[3] * ecc[0] + m[4] * ecc[1] + m[5] * ecc[2];
  const along = ea * Math.cos(longitude) + eb * Math.sin(longitude);
  return {
    longitude: degrees(longitude * DEGREES),
    latitude: 0,
    distance: h2 / EARTH_MOON_GM / (1 + along),
    longitudeSpeed: speed * DEGREES,
  };
}
