import { at } from '../math/at.js';

/** Whether a sign is movable (cara), fixed (sthira) or dual (dvisvabhāva). Bṛhat Parāśara Horā Śāstra (Santhanam) 4.5. */
export const MODALITIES = ['movable', 'fixed', 'dual'] as const;

/** One of the three natures of signs. */
export type Modality = (typeof MODALITIES)[number];

/** Returns whether a sign, 0 (Aries) … 11, is movable, fixed or dual. */
export function modality(sign: number): Modality {
  return at(MODALITIES, sign % 3);
}

/** The elements (tattva) in the order in which they recur from Aries. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

/** One of the four elements. */
export type Element = (typeof ELEMENTS)[number];

/** Returns the element of a sign, 0 (Aries) … 11. */
export function element(sign: number): Element {
  return at(ELEMENTS, sign % 4);
}

/** Returns whether a sign, 0 (Aries) … 11, is odd (viṣama, male): Aries, Gemini and every second one. */
export function isOddSign(sign: number): boolean {
  return sign % 2 === 0;
}
