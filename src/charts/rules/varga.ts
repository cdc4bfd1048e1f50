import { DEGREE, type MicroArcseconds, microArcseconds, modulo, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Varga } from '../../types.js';
import { VARGA_RULES, type VargaRule } from '../tables/vargas.js';

/** Returns the number of parts into which a division cuts a sign. */
export function vargaDivisions(varga: Varga): number {
  return VARGA_RULES[varga].divisions;
}

/**
 * Returns the longitude in a divisional chart: the sign that the part goes to, and within it the part stretched to a whole
 * sign, `(d · n) mod 30`. Exact in integers; a longitude on a boundary belongs to the part that begins there.
 *
 * @param longitude sidereal longitude, whole micro-arcseconds, 0 ≤ q < TURN
 * @returns micro-arcseconds, 0 ≤ q < TURN
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 6.5–41, verse by verse in the table of divisions.
 */
export function vargaLongitude(longitude: MicroArcseconds, varga: Varga): MicroArcseconds {
  const { divisions, first, step, spans }: VargaRule = VARGA_RULES[varga];
  const sign = signIndex(longitude);
  const inSign = longitude - sign * SIGN;
  const stretched = inSign * divisions;
  let target: number;
  if (spans === undefined) {
    const part = Math.floor(stretched / SIGN);
    target = modulo(at(first, sign) + part * at(step, sign), 12);
  } else {
    const row = spans[sign % 2 === 0 ? 0 : 1];
    target = at(
      row,
      row.findIndex(({ end }) => inSign < end * DEGREE),
    ).sign;
  }
  return microArcseconds(target * SIGN + (stretched % SIGN));
}
