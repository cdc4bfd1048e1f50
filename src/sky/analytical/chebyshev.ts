import type { JdTt } from '../../time/julian.js';
import { BitReader } from './bits.js';

/** Packed Chebyshev segments of a vector: signed Exp-Golomb integers, per segment x, y, z, ascending degree. */
export interface ChebyshevTable {
  /** Julian day TT */
  readonly from: JdTt;
  readonly days: number;
  readonly lengths: readonly number[];
  /** au */
  readonly unit: number;
  /** Exp-Golomb order of each degree */
  readonly orders: readonly number[];
  readonly data: string;
}

/** Decoded one by one on first use. */
export interface Chebyshev {
  readonly table: ChebyshevTable;
  readonly bits: BitReader;
  readonly segments: (Float64Array | undefined)[];
}

/** @returns what `evaluateChebyshev` reads */
export function decodeChebyshev(table: ChebyshevTable): Chebyshev {
  return { table, bits: new BitReader(table.data), segments: [] };
}

/** In au. */
function coefficientsOf({ table, bits, segments }: Chebyshev, segment: number): Float64Array {
  let found = segments[segment];
  if (found === undefined) {
    const { orders, lengths, unit } = table;
    let start = 0;
    for (let i = 0; i < segment; i++) start += lengths[i] as number;
    bits.seek(start);
    found = new Float64Array(3 * orders.length);
    for (let i = 0; i < found.length; i++) found[i] = bits.signed(orders[i % orders.length] as number) * unit;
    segments[segment] = found;
  }
  return found;
}

/**
 * Evaluates the vector and its rate; beyond the segments the nearest one is extrapolated.
 * @param jd Julian day TT
 * @param out receives x, y, z (au) and their rates (au/day)
 */
export function evaluateChebyshev(c: Chebyshev, jd: JdTt, out: Float64Array): void {
  const { from, days, lengths, orders } = c.table;
  const terms = orders.length;
  const position = (jd - from) / days;
  const segment = Math.min(Math.max(Math.floor(position), 0), lengths.length - 1);
  const coefficients = coefficientsOf(c, segment);
  const x = 2 * (position - segment) - 1;
  for (let k = 0; k < 3; k++) {
    const base = k * terms;
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
    out[k + 3] = ((b1 + x * d1 - d2) * 2) / days;
  }
}
