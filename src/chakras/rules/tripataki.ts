import { modulo } from '../../math/angle.js';
import type { Graha } from '../../zodiac/names.js';
import { TRIPATAKI_DIVISORS, TRIPATAKI_LINES } from '../tables/tripataki.js';

const SIGNS = 12;

/** Signs that a graha counts in a year of life, its own as the first; a year without a remainder counts all of the divisor. */
export function countOfYear(graha: Graha, year: number): number {
  const divisor = TRIPATAKI_DIVISORS[graha];
  return ((year - 1) % divisor) + 1;
}

/** @param sign natal, 0 (Aries) … 11, as the result is */
export function movedSign(graha: Graha, sign: number, year: number, backward: boolean): number {
  return modulo(sign + (backward ? -1 : 1) * (countOfYear(graha, year) - 1), SIGNS);
}

/** Houses joined with one by a line, in order. */
export function housesPiercing(house: number): number[] {
  return TRIPATAKI_LINES.flatMap(([one, other]) => (one === house ? [other] : other === house ? [one] : [])).sort(
    (a, b) => a - b,
  );
}
