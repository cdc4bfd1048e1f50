import { type JdTt, julianCenturies } from '../time/julian.js';
import type { Ayanamsa } from '../types.js';
import { AYANAMSA_SCHOOLS, type AyanamsaSchool } from '../zodiac/ayanamsas.js';
import { meanAyanamsaOf } from './ayanamsaOf.js';
import { generalPrecession } from './precession.js';

/**
 * Returns the mean ayanāṁśa of a school in degrees: what is subtracted from a longitude referred to the mean equinox of date
 * (from a longitude referred to the true equinox, subtract Δψ as well).
 *
 * Five schools are a value at J2000.0 plus the IAU 2006 general precession since; `true_chitra` is the geometric place of
 * Spica minus 180°, as {@link meanAyanamsaOf} has it.
 *
 * @param school one of the six schools
 * @param jdTt Julian day, TT
 *
 * @example
 * ```ts
 * import { meanAyanamsa } from 'siddhanta/sky';
 * meanAyanamsa('lahiri', 2451545).toFixed(6); // => '23.857092'
 * ```
 */
export function meanAyanamsa(school: Ayanamsa, jdTt: JdTt): number {
  const { epochValue }: AyanamsaSchool = AYANAMSA_SCHOOLS[school];
  return epochValue === undefined
    ? meanAyanamsaOf(school, jdTt)
    : epochValue + generalPrecession(julianCenturies(jdTt)) / 3600;
}
