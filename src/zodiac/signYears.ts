import { modulo } from '../math/angle.js';

/**
 * The first three signs and the three from Libra are odd-footed: counts go forward from them, backward from the others. This differs from
 * odd and even signs.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.156.
 */
export function isOddFooted(sign: number): boolean {
  return Math.floor(sign / 3) % 2 === 0;
}

/** 0 … 11. */
export function signsTo(from: number, to: number, forward = true): number {
  return modulo(forward ? to - from : from - to, 12);
}

/**
 * 1 … 12: the count from the sign to that of its lord, forward from odd-footed and backward from even-footed signs; twelve where the lord
 * is at home.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.156; K. N. Rao's and P. V. R. Narasimha Rao's rules agree.
 */
export function signYears(sign: number, lordSign: number): number {
  return signsTo(sign, lordSign, isOddFooted(sign)) || 12;
}
