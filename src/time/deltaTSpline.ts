import { packedRows } from '../math/packed.js';
import { DELTA_T_SPLINE, DELTA_T_SPLINE_ORDERS } from './deltaTSpline.gen.js';

/** The year at which a piece begins, then a₀ … a₃ in seconds. */
export type SplinePiece = readonly [start: number, a0: number, a1: number, a2: number, a3: number];

let pieces: readonly SplinePiece[] | undefined;

/**
 * Returns ΔT of Stephenson, Morrison & Hohenkerk as cubics, oldest first.
 *
 * ΔT = a₀ + a₁t + a₂t² + a₃t³ with t running from 0 to 1 over the piece; each piece ends where the next begins, the last in
 * 1956. Years are decimal calendar years.
 *
 * Reference: F. R. Stephenson, L. V. Morrison & C. Y. Hohenkerk 2016, Proc. R. Soc. A 472:20160404, table S15 in the
 * version of 2020 (L. V. Morrison, F. R. Stephenson, C. Y. Hohenkerk & M. Zawilski 2021, Proc. R. Soc. A 477:20200776),
 * rows 3 to 37, http://astro.ukho.gov.uk/nao/lvm/.
 */
export function deltaTSpline(): readonly SplinePiece[] {
  if (pieces === undefined) {
    let start = 0;
    let end = 0;
    pieces = packedRows(DELTA_T_SPLINE, DELTA_T_SPLINE_ORDERS).map(
      ([years = 0, above = 0, a1 = 0, a2 = 0, a3 = 0]): SplinePiece => {
        const a0 = end + above;
        start += years;
        end = a0 + a1 + a2 + a3;
        // Milliseconds become seconds.
        return [start, a0 / 1000, a1 / 1000, a2 / 1000, a3 / 1000];
      },
    );
  }
  return pieces;
}

export const DELTA_T_SPLINE_END = 1956;
