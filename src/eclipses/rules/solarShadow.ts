import { EARTH_EDGE } from '../tables/constants.js';
import { dot, length, minus, times, type Vector } from './vectors.js';

/** Radii in km: of the Sun, of the Earth at the equator, of the Moon for the penumbra and for the umbra. */
export interface Radii {
  readonly sun: number;
  readonly earth: number;
  readonly moon: number;
  readonly umbral: number;
}

export interface ShadowAxis {
  /** Unit vector away from the Sun. */
  readonly direction: Vector;
  /**
   * From the Earth's centre to the axis of the Moon's shadow, or from the axis of the Earth's shadow to the Moon; km, at right angles to
   * it.
   */
  readonly foot: Vector;
}

/**
 * @param sun geocentric, km, equatorial
 * @param moon likewise
 */
export function shadowAxis(sun: Vector, moon: Vector): ShadowAxis {
  return axisAlong(minus(moon, sun), moon);
}

/** Vectors as for {@link shadowAxis}. */
export function earthShadowAxis(sun: Vector, moon: Vector): ShadowAxis {
  return axisAlong(times(sun, -1), moon);
}

function axisAlong(way: Vector, moon: Vector): ShadowAxis {
  const direction = times(way, 1 / length(way));
  return { direction, foot: minus(moon, times(direction, dot(moon, direction))) };
}

/** Returns gamma: the length of the foot in radii of the Earth (km); positive where it points north. */
export function gammaOf({ foot }: ShadowAxis, earth: number): number {
  return ((foot[2] < 0 ? -1 : 1) * length(foot)) / earth;
}

/** In the plane through the centre of the Earth, in radii of the Earth. */
export interface Cones {
  readonly penumbra: number;
  /** Negative where the umbra reaches the plane, positive where only its continuation does. */
  readonly umbra: number;
}

export function conesOf(sun: Vector, moon: Vector, { direction }: ShadowAxis, radii: Radii): Cones {
  const gap = length(minus(moon, sun));
  const behind = -dot(moon, direction);
  const outer = Math.asin((radii.sun + radii.moon) / gap);
  const inner = Math.asin((radii.sun - radii.umbral) / gap);
  return {
    penumbra: ((behind + radii.moon / Math.sin(outer)) * Math.tan(outer)) / radii.earth,
    umbra: ((behind - radii.umbral / Math.sin(inner)) * Math.tan(inner)) / radii.earth,
  };
}

export function touches(gamma: number, { penumbra }: Cones): boolean {
  return Math.abs(gamma) < EARTH_EDGE + penumbra;
}

export function isPartial(gamma: number, { umbra }: Cones): boolean {
  return Math.abs(gamma) > EARTH_EDGE + Math.abs(umbra);
}

/** Returns the magnitude of an eclipse whose axis misses the Earth: at the point nearest to it. */
export function magnitudeBeside(gamma: number, { penumbra, umbra }: Cones): number {
  return Math.min(1, (penumbra - (Math.abs(gamma) - EARTH_EDGE)) / (penumbra + umbra));
}

/**
 * Returns where the axis meets the Earth, km; `undefined` where it misses it.
 *
 * @param moon geocentric, km, equatorial
 * @param earth its equatorial radius, km
 * @param axes polar over equatorial radius
 */
export function axisPoint(moon: Vector, { direction }: ShadowAxis, earth: number, axes: number): Vector | undefined {
  // On a sphere once the polar axis is stretched.
  const [mx, my, mz] = moon;
  const [dx, dy, dz] = direction;
  const from: Vector = [mx, my, mz / axes];
  const way: Vector = [dx, dy, dz / axes];
  const a = dot(way, way);
  const b = dot(from, way);
  const inside = b ** 2 - a * (dot(from, from) - earth ** 2);
  if (inside < 0) return undefined;
  const steps = (-b - Math.sqrt(inside)) / a;
  return [mx + dx * steps, my + dy * steps, mz + dz * steps];
}
