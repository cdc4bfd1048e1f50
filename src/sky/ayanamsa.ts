import { SiddhantaError } from '../errors.js';
import { type JdTt, julianCenturies } from '../time/julian.js';
import { AYANAMSAS, type Ayanamsa } from '../types.js';
import { schoolOf } from '../zodiac/ayanamsas.js';
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
 * @throws {SiddhantaError} `invalid_value` with field `school` for any other
 *
 * @example
 * ```ts
 * import { meanAyanamsa } from 'siddhanta/sky';
 * meanAyanamsa('lahiri', 2451545).toFixed(6); // => '23.857092'
 * ```
 */
export function meanAyanamsa(school: Ayanamsa, jdTt: JdTt): number {
  const found = schoolOf(school);
  if (found === undefined) {
    throw new SiddhantaError(
      'invalid_value',
      `school is ${JSON.stringify(school)}; it must be one of ${AYANAMSAS.join(', ')}. Use meanAyanamsaOf for others.`,
      { field: 'school' },
    );
  }
  const { epochValue } = found;
  return epochValue === undefined
    ? meanAyanamsaOf(school, jdTt)
    : epochValue + generalPrecession(julianCenturies(jdTt)) / 3600;
}
