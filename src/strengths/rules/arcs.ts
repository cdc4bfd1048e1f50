import { DEGREE, type MicroArcseconds, modulo, signedDegrees, TURN } from '../../math/angle.js';

/** The shorter arc of a difference in degrees, 0 … 180. */
export function fold(degrees: number): number {
  return Math.abs(signedDegrees(degrees));
}

/** Degrees by which a longitude is ahead of another, 0 ≤ d < 360; the arguments are micro-arcseconds. */
export function ahead(longitude: MicroArcseconds, of: MicroArcseconds): number {
  return modulo(longitude - of, TURN) / DEGREE;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
