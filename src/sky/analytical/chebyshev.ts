import { BitReader } from './bits.js';

/** Packed Chebyshev segments of a vector: signed Exp-Golomb integers, per segment x, y, z, ascending degree. */
export interface ChebyshevTable {
  /** Julian day TT of the first segment's start */
  readonly from: number;
  readonly days: number;
  readonly segments: number;
  /** au */
  readonly unit: number;
  /** Exp-Golomb order of each degree */
  readonly orders: readonly number[];
  readonly data: string;
}

/** Decoded Chebyshev segments. */
export interface Chebyshev {
  readonly from: number;
  readonly days: number;
  readonly segments: number;
  readonly terms: number;
  readonly coefficients: Float64Array;
}

/**
 * Decodes Chebyshev segments.
 * @returns the coefficients in au
 */
export function decodeChebyshev(table: ChebyshevTable): Chebyshev {
  const bits = new BitReader(table.data);
  const terms = table.orders.length;
  const coefficients = new Float64Array(table.segments * 3 * terms);
  for (let i = 0; i < coefficients.length; i++) {
    coefficients[i] = bits.signed(table.orders[i % terms] as number) * table.unit;
  }
  return { from: table.from, days: table.days, segments: table.segments, terms, coefficients };
}

/**
 * Evaluates the vector and its rate; beyond the segments the nearest one is extrapolated.
 * @param jd Julian day TT
 * @param out receives x, y, z (au) and their rates (au/day)
 */
export function evaluateChebyshev(c: Chebyshev, jd: number, out: Float64Array): void {
  const { terms, coefficients } = c;
  const position = (jd - c.from) / c.days;
  const segment = Math.min(Math.max(Math.floor(position), 0), c.segments - 1);
  const x = 2 * (position - segment) - 1;
  for (let k = 0; k < 3; k++) {
    const base = (segment * 3 + k) * terms;
    // Clenshaw for the value and its derivative
    let b1 = 0;
    let b2 = 0;
    let d1 = 0;
    let d2 = 0;
    for (let i = terms - 1; i > 0; i--) {
      const d = 2 * b1 + 2 * x * d1 - d2;
      d2 = d1;
      d1 = d;
      const b = (coefficients[base + i] as number) + 2 * x * b1 - b2;
      b2 = b1;
      b1 = b;
    }
    out[k] = (coefficients[base] as number) + x * b1 - b2;
    out[k + 3] = ((b1 + x * d1 - d2) * 2) / c.days;
  }
}
