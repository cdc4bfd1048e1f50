import { modulo } from '../math/angle.js';

/**
 * Returns whether a sign, 0 (Aries) … 11, is odd-footed: the first three signs and the three from Libra, from which one counts forward;
 * from the others one counts backward. It is another division than odd and even signs.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.156.
 */
export function isOddFooted(sign: number): boolean {
  return Math.floor(sign / 3) % 2 === 0;
}

/** Returns how many signs further one sign is than another, 0 … 11, counted forward or backward. */
export function signsTo(from: number, to: number, forward = true): number {
  return modulo(forward ? to - from : from - to, 12);
}

/**
 * Returns the years of a sign, 1 … 12: as many as there are signs from it to the sign of its lord, forward from odd-footed and backward
 * from even-footed signs; twelve where the lord is at home.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.156; K. N. Rao's and P. V. R. Narasimha Rao's rules agree.
 */
export function signYears(sign: number, lordSign: number): number {
  return signsTo(sign, lordSign, isOddFooted(sign)) || 12;
}
