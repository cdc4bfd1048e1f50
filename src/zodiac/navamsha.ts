import { DEGREE, type MicroArcseconds, PADA, SIGN, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { type Element, element } from './signNature.js';

/** 0 (Aries) … 11: the padas go round the signs from Aries. */
export function navamshaSign(longitude: MicroArcseconds): number {
  return Math.floor(longitude / PADA) % 12;
}

/** In the same sign in rāśi and navāṁśa. Jātaka Pārijāta 1.34. */
export function isVargottama(longitude: MicroArcseconds): boolean {
  return signIndex(longitude) === navamshaSign(longitude);
}

/** 1 … 9, by the element of the sign: two pages of practice (vijayalur.com, 2013-07-26; aaps.space, navamsa). */
export const PUSHKARA_NAVAMSHAS: Readonly<Record<Element, readonly [number, number]>> = {
  fire: [7, 9],
  earth: [3, 5],
  air: [6, 8],
  water: [1, 3],
};

/** 1 … 9. */
export function navamshaNumber(longitude: MicroArcseconds): number {
  return Math.floor((longitude % SIGN) / PADA) + 1;
}

export function isPushkaraNavamsha(longitude: MicroArcseconds): boolean {
  return PUSHKARA_NAVAMSHAS[element(signIndex(longitude))].includes(navamshaNumber(longitude));
}

export const PUSHKARA_BHAGAS = ['jataka_parijata', 'element'] as const;

/** A list of puṣkara degrees. */
export type PushkaraBhaga = (typeof PUSHKARA_BHAGAS)[number];

/** The n-th degree of each sign from Aries: Jātaka Pārijāta 1.58, in kaṭapayādi words; by the element, after the constants of PyJHora. */
export const DEGREES: Readonly<Record<PushkaraBhaga, readonly number[]>> = {
  jataka_parijata: [21, 14, 18, 8, 19, 9, 24, 11, 23, 14, 19, 9],
  element: [21, 14, 24, 7, 21, 14, 24, 7, 21, 14, 24, 7],
};

/** The n-th degree reaches from n − 1 to n degrees. */
export function pushkaraDegree(sign: number, list: PushkaraBhaga = 'jataka_parijata'): number {
  return at(DEGREES[list], sign);
}

export function isPushkaraBhaga(longitude: MicroArcseconds, list?: PushkaraBhaga): boolean {
  return Math.floor((longitude % SIGN) / DEGREE) + 1 === pushkaraDegree(signIndex(longitude), list);
}
