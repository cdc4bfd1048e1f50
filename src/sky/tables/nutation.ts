import { packedRows } from '../../math/packed.js';
import { NUTATION, NUTATION_ORDERS } from './nutation.gen.js';

/**
 * Returns the luni-solar nutation series IAU 2000B: McCarthy & Luzum 2003, Celestial Mechanics and Dynamical Astronomy 85, 37, table 1.
 * Each row holds the multipliers of l, l′, F, D, Ω; then the coefficients of Δψ (sin, T·sin, cos) and
 * of Δε (cos, T·cos, sin). Unit: 0.1 micro-arcsecond; T in Julian centuries TT from J2000.0.
 */
export function nutationTerms(): readonly (readonly number[])[] {
  return packedRows(NUTATION, NUTATION_ORDERS);
}
