import { DEGREE, type MicroArcseconds, modulo, signedDegrees, TURN } from '../../math/angle.js';

/** Returns the arc between two points by the shorter way: of a difference of longitudes in degrees, 0 … 180. */
export function fold(degrees: number): number {
  return Math.abs(signedDegrees(degrees));
}

/** Returns by how many degrees a longitude is ahead of another, 0 ≤ d < 360; both in micro-arcseconds. */
export function ahead(longitude: MicroArcseconds, of: MicroArcseconds): number {
  return modulo(longitude - of, TURN) / DEGREE;
}

/** Returns the sum of some numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
