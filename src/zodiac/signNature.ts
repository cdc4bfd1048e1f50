import { at } from '../math/at.js';

/** Cara, sthira, dvisvabhāva. Bṛhat Parāśara Horā Śāstra (Santhanam) 4.5. */
export const MODALITIES = ['movable', 'fixed', 'dual'] as const;

/** A modality of signs. @names modalities */
export type Modality = (typeof MODALITIES)[number];

export function modality(sign: number): Modality {
  return at(MODALITIES, sign % 3);
}

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

/** One of the four elements (tattva). @names elements */
export type Element = (typeof ELEMENTS)[number];

export function element(sign: number): Element {
  return at(ELEMENTS, sign % 4);
}

/** Viṣama, male: Aries, Gemini and every second sign from 0. */
export function isOddSign(sign: number): boolean {
  return sign % 2 === 0;
}
