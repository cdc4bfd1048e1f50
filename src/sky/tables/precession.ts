import { packedRows } from '../../math/packed.js';
import { ECLIPTIC_ROWS, PRECESSION_TERMS, PRECESSION_TERMS_ORDERS } from './precession.gen.js';

/**
 * Long-term precession of Vondrák, Capitaine & Wallace 2011, Astronomy & Astrophysics 534, A22 (coefficients with the
 * corrigendum A&A 541, C1, 2012): the poles of the ecliptic and of the equator as polynomials and periodic terms of time.
 * Units: arcseconds; periods in Julian centuries; argument T, Julian centuries TT from J2000.0.
 */

/** Rows: polynomial coefficients of P_A and Q_A. */
export const ECLIPTIC_POLE_POLYNOMIALS: readonly [readonly number[], readonly number[]] = [
  [5851.607687, -0.1189, -0.00028913, 1.01e-7],
  [-1600.8863, 1.1689818, -2e-7, -4.37e-7],
];

/** Rows: polynomial coefficients of X_A and Y_A. */
export const EQUATOR_POLE_POLYNOMIALS: readonly [readonly number[], readonly number[]] = [
  [5453.282155, 0.4252841, -0.00037173, -1.52e-7],
  [-73750.93035, -0.7675452, -0.00018725, 2.31e-7],
];

/** Cosine of P (or X), cosine of Q (or Y), sine of P, sine of Q. */
export type PoleTerm = readonly [period: number, pCosine: number, qCosine: number, pSine: number, qSine: number];

export interface PoleTerms {
  readonly ecliptic: readonly PoleTerm[];
  readonly equator: readonly PoleTerm[];
}

let terms: PoleTerms | undefined;

/** Unpacked once. */
export function poleTerms(): PoleTerms {
  if (terms === undefined) {
    const rows = packedRows(PRECESSION_TERMS, PRECESSION_TERMS_ORDERS).map(
      // A quotient of whole numbers is exactly the decimal's number.
      ([period = 0, pCosine = 0, qCosine = 0, pSine = 0, qSine = 0]): PoleTerm => [
        period / 100,
        pCosine / 1_000_000,
        qCosine / 1_000_000,
        pSine / 1_000_000,
        qSine / 1_000_000,
      ],
    );
    terms = { ecliptic: rows.slice(0, ECLIPTIC_ROWS), equator: rows.slice(ECLIPTIC_ROWS) };
  }
  return terms;
}
