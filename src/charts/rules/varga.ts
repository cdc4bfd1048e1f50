import { DEGREE, type MicroArcseconds, microArcseconds, modulo, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Varga } from '../../types.js';
import { type Counting, VARGA_RULES } from '../tables/vargas.js';

export function vargaDivisions(varga: Varga): number {
  return VARGA_RULES[varga].divisions;
}

/**
 * Returns the longitude in a chart of `divisions` parts a sign: the sign to which the part goes, and within it the part stretched to a
 * whole sign, `(d · n) mod 30`, also where signs are counted backward. Exact in integers; a longitude on a boundary belongs to the part
 * that begins there.
 *
 * @param longitude sidereal longitude, whole micro-arcseconds, 0 ≤ q < TURN
 * @returns micro-arcseconds, 0 ≤ q < TURN
 */
export function dividedLongitude(longitude: MicroArcseconds, divisions: number, counting: Counting): MicroArcseconds {
  const { first, step, spans, within, cycle } = counting;
  const sign = signIndex(longitude);
  const inSign = longitude - sign * SIGN;
  const stretched = inSign * divisions;
  const part = Math.floor(stretched / SIGN);
  let target: number;
  if (spans !== undefined) {
    const row = spans[sign % 2 === 0 ? 0 : 1];
    target = at(
      row,
      row.findIndex(({ end }) => inSign < end * DEGREE),
    ).sign;
  } else if (cycle !== undefined) target = at(cycle, (sign * divisions + part) % cycle.length);
  else {
    const further = within === undefined ? 0 : Math.floor(part / within);
    target = modulo(at(first, sign) + part * at(step, sign) + further, 12);
  }
  return microArcseconds(target * SIGN + (stretched % SIGN));
}

/**
 * Returns the longitude in one of the fifteen divisional charts, as {@link dividedLongitude} does.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 6.5–41, verse by verse in the table of divisions.
 *
 * @param longitude sidereal longitude, whole micro-arcseconds, 0 ≤ q < TURN
 */
export function vargaLongitude(longitude: MicroArcseconds, varga: Varga): MicroArcseconds {
  const rule = VARGA_RULES[varga];
  return dividedLongitude(longitude, rule.divisions, rule);
}
