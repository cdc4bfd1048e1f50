import { DEGREES } from '../math/angle.js';
import { CENTURY } from '../time/julian.js';
import { AU_KM, EARTH_MOON_GM, LIGHT, PRECESSION, SUN_GM, SUN_RADIUS_KM } from './constants.js';
import type { BodyPlace } from './ephemeris.js';
import { eclipticMatrix, type Matrix3 } from './precession.js';

/**
 * Position and velocity: x, y, z, ẋ, ẏ, ż in au and au/day, ICRS axes (au and au per day throughout).
 */
export type State = Float64Array;

export interface DateFrame {
  readonly matrix: Matrix3;
  /** radians per day */
  readonly precession: number;
}

/** 2·GM☉/c², au */
const SCHWARZSCHILD = (2 * SUN_GM) / (LIGHT * LIGHT);
/** au */
const SUN_RADIUS = SUN_RADIUS_KM / AU_KM;
/** days; forward difference for speeds */
const STEP = 1e-5;

/** @param centuries Julian centuries TT from J2000 */
export function dateFrame(centuries: number): DateFrame {
  return {
    matrix: eclipticMatrix(centuries),
    precession: (PRECESSION[1] + 2 * PRECESSION[2] * centuries) / CENTURY / 3600 / DEGREES,
  };
}

/**
 * Returns the place on the mean ecliptic and equinox of date of a direction that moves.
 * @param direction vector and its rate, ICRS
 * @param distance au
 */
export function placeOf(direction: State, distance: number, frame: DateFrame): BodyPlace {
  const m = frame.matrix;
  const a = direction[0] as number;
  const b = direction[1] as number;
  const c = direction[2] as number;
  const da = direction[3] as number;
  const db = direction[4] as number;
  const dc = direction[5] as number;
  const x = m[0] * a + m[1] * b + m[2] * c;
  const y = m[3] * a + m[4] * b + m[5] * c;
  const z = m[6] * a + m[7] * b + m[8] * c;
  const dx = m[0] * da + m[1] * db + m[2] * dc;
  const dy = m[3] * da + m[4] * db + m[5] * dc;
  const plane = x * x + y * y;
  const longitude = Math.atan2(y, x) * DEGREES;
  return {
    longitude: longitude < 0 ? longitude + 360 : longitude,
    latitude: Math.atan2(z, Math.sqrt(plane)) * DEGREES,
    distance,
    longitudeSpeed: ((x * dy - y * dx) / plane + frame.precession) * DEGREES,
  };
}

/**
 * Writes the direction in which a planet or the Sun is seen: deflection by the Sun (mass within the ray's distance from the
 * centre when it passes through the disc), then relativistic annual aberration.
 * @param x heliocentric place of the body when the light left it, au
 * @param e heliocentric place of the Earth, au
 * @param v heliocentric velocity of the Earth, au/day
 * @param out receives the unit vector
 */
function see(
  x: number,
  y: number,
  z: number,
  ex: number,
  ey: number,
  ez: number,
  vx: number,
  vy: number,
  vz: number,
  out: Float64Array,
  at: number,
): void {
  let px = x - ex;
  let py = y - ey;
  let pz = z - ez;
  const r = Math.sqrt(px * px + py * py + pz * pz);
  px /= r;
  py /= r;
  pz /= r;
  const q = Math.sqrt(x * x + y * y + z * z);
  if (q > SUN_RADIUS) {
    const re = Math.sqrt(ex * ex + ey * ey + ez * ez);
    const pq = (px * x + py * y + pz * z) / q;
    const ep = (ex * px + ey * py + ez * pz) / re;
    const qe = (x * ex + y * ey + z * ez) / (q * re);
    // pc = −ep > 0 and the ray behind the Sun: its closest approach is re·sin(elongation)
    let mass = 1;
    if (ep < 0 && qe < 0) mass = massWithin((re * Math.sqrt(Math.max(0, 1 - ep * ep))) / SUN_RADIUS);
    const g = (mass * SCHWARZSCHILD) / (re * Math.max(1 + qe, 1e-12));
    const ge = (g * pq) / re;
    const gq = (g * ep) / q;
    px += ge * ex - gq * x;
    py += ge * ey - gq * y;
    pz += ge * ez - gq * z;
  }
  const bx = vx / LIGHT;
  const by = vy / LIGHT;
  const bz = vz / LIGHT;
  const root = Math.sqrt(1 - bx * bx - by * by - bz * bz);
  const f = px * bx + py * by + pz * bz;
  const k = 1 + f / (1 + root);
  const s = 1 / (1 + f);
  out[at] = (root * px + k * bx) * s;
  out[at + 1] = (root * py + k * by) * s;
  out[at + 2] = (root * pz + k * bz) * s;
}

/**
 * Returns the share of the Sun's mass inside a cylinder of radius b around the line of sight; 1 beyond the limb.
 * Density falling as exp(−10.71·√(r² + 0.0557²)), which follows the standard solar model's mass M(r) within 0.7 %; then the
 * mass beyond b is proportional to w²K₂(w), w = 10.71·√(b² + 0.0557²), here by a polynomial times e⁻ʷ (within 2e-4).
 * @param b in solar radii
 */
function massWithin(b: number): number {
  if (b >= 1) return 1;
  const w = 10.71 * Math.sqrt(b * b + 0.0557 * 0.0557);
  const beyond =
    (0.990532242 + w * (1.03478885 + w * (0.195223231 + w * (-0.0125794079 + w * 0.00059449423)))) * Math.exp(-w);
  return (0.9222800073234287 - beyond) / (0.9222800073234287 - 0.0005904849166457306);
}

/**
 * Returns the apparent place (but nutation) of a planet.
 *
 * Light-time from the planet's motion at the instant (velocity and the Sun's pull), deflection, aberration. Heliocentric
 * vectors suffice: the Sun's own motion cancels between light-time and aberration to 0.0003″.
 *
 * @param body heliocentric state of the planet at the instant
 * @param earth heliocentric state of the Earth at the instant
 */
export function apparentPlanet(body: State, earth: State, frame: DateFrame): BodyPlace {
  const px = body[0] as number;
  const py = body[1] as number;
  const pz = body[2] as number;
  const vx = body[3] as number;
  const vy = body[4] as number;
  const vz = body[5] as number;
  const ex = earth[0] as number;
  const ey = earth[1] as number;
  const ez = earth[2] as number;
  const ux = earth[3] as number;
  const uy = earth[4] as number;
  const uz = earth[5] as number;
  const r2 = px * px + py * py + pz * pz;
  const pull = -SUN_GM / (r2 * Math.sqrt(r2));
  let x = px;
  let y = py;
  let z = pz;
  let tau = 0;
  let distance = 0;
  for (let i = 0; i < 4; i++) {
    distance = Math.sqrt((x - ex) ** 2 + (y - ey) ** 2 + (z - ez) ** 2);
    tau = distance / LIGHT;
    const s = 1 + 0.5 * tau * tau * pull;
    x = px * s - vx * tau;
    y = py * s - vy * tau;
    z = pz * s - vz * tau;
  }
  const w = tau * pull;
  let wx = vx - w * px;
  let wy = vy - w * py;
  let wz = vz - w * pz;
  const stretch = 1 - ((x - ex) * (wx - ux) + (y - ey) * (wy - uy) + (z - ez) * (wz - uz)) / (distance * LIGHT);
  wx *= stretch;
  wy *= stretch;
  wz *= stretch;
  return moving(x, y, z, wx, wy, wz, earth, distance, frame);
}

/** Light-time is already applied. */
function moving(
  x: number,
  y: number,
  z: number,
  wx: number,
  wy: number,
  wz: number,
  earth: State,
  distance: number,
  frame: DateFrame,
): BodyPlace {
  const ex = earth[0] as number;
  const ey = earth[1] as number;
  const ez = earth[2] as number;
  const ux = earth[3] as number;
  const uy = earth[4] as number;
  const uz = earth[5] as number;
  const e2 = ex * ex + ey * ey + ez * ez;
  const fall = (-SUN_GM / (e2 * Math.sqrt(e2))) * STEP;
  const out = new Float64Array(6);
  see(x, y, z, ex, ey, ez, ux, uy, uz, out, 0);
  see(
    x + wx * STEP,
    y + wy * STEP,
    z + wz * STEP,
    ex + ux * STEP,
    ey + uy * STEP,
    ez + uz * STEP,
    ux + fall * ex,
    uy + fall * ey,
    uz + fall * ez,
    out,
    3,
  );
  for (let i = 0; i < 3; i++) out[i + 3] = ((out[i + 3] as number) - (out[i] as number)) / STEP;
  return placeOf(out, distance, frame);
}

/**
 * Returns the apparent place (but nutation) of the Sun.
 * @param earth heliocentric state of the Earth
 */
export function apparentSun(earth: State, frame: DateFrame): BodyPlace {
  const distance = Math.hypot(earth[0] as number, earth[1] as number, earth[2] as number);
  return moving(0, 0, 0, 0, 0, 0, earth, distance, frame);
}

/**
 * Returns the geocentric state of the Moon when the light now arriving left it, by its own velocity.
 * @param moon geocentric state at the instant
 */
export function retardedMoon(moon: State): State {
  const x = moon[0] as number;
  const y = moon[1] as number;
  const z = moon[2] as number;
  const vx = moon[3] as number;
  const vy = moon[4] as number;
  const vz = moon[5] as number;
  const r = Math.sqrt(x * x + y * y + z * z);
  const tau = r / LIGHT;
  const pull = (-EARTH_MOON_GM / (r * r * r)) * tau;
  // `Float64Array.of` is several times slower.
  const out = new Float64Array(6);
  out[0] = x - tau * vx;
  out[1] = y - tau * vy;
  out[2] = z - tau * vz;
  out[3] = vx - pull * x;
  out[4] = vy - pull * y;
  out[5] = vz - pull * z;
  return out;
}

/**
 * Returns the apparent place (but nutation) of the Moon: light-time only, since annual aberration is contained in the
 * geocentric light-time of a body that moves with the Earth.
 * @param moon geocentric state, already retarded by {@link retardedMoon}; as it is, for the geometric place
 */
export function apparentMoon(moon: State, frame: DateFrame): BodyPlace {
  return placeOf(moon, Math.hypot(moon[0] as number, moon[1] as number, moon[2] as number), frame);
}
