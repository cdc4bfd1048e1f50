import { at } from '../../math/at.js';
import type { Counting } from '../tables/vargas.js';
import { all, byElement, byModality, byParity, bySign } from '../tables/vargas.js';

/** The base: the divided sign itself, or Aries. */
export const CUSTOM_BASES = ['sign', 'aries'] as const;

export type CustomBase = (typeof CUSTOM_BASES)[number];

/** For each start: how many signs after the base each sign begins, and the same in words. */
export const STARTS = {
  base: [all(0), ''],
  odd_even_3: [byParity(0, 2), 'odd signs from there, even signs from the 3rd'],
  odd_even_5: [byParity(0, 4), 'odd signs from there, even signs from the 5th'],
  odd_even_7: [byParity(0, 6), 'odd signs from there, even signs from the 7th'],
  odd_even_9: [byParity(0, 8), 'odd signs from there, even signs from the 9th'],
  odd_even_11: [byParity(0, 10), 'odd signs from there, even signs from the 11th'],
  modality_1_5_9: [byModality(0, 4, 8), 'movable signs from there, fixed from the 5th, dual from the 9th'],
  modality_1_9_5: [byModality(0, 8, 4), 'movable signs from there, fixed from the 9th, dual from the 5th'],
  element_1_4_7_10: [
    byElement(0, 3, 6, 9),
    'fire signs from there, earth from the 4th, air from the 7th, water from the 10th',
  ],
  element_1_10_7_4: [
    byElement(0, 9, 6, 3),
    'fire signs from there, earth from the 10th, air from the 7th, water from the 4th',
  ],
} as const;

/** Where the first part of each sign goes, counted from the base. */
export type CustomStart = keyof typeof STARTS;

/** The starts, in the order in which they are listed. */
export const CUSTOM_STARTS = [
  'base',
  'odd_even_3',
  'odd_even_5',
  'odd_even_7',
  'odd_even_9',
  'odd_even_11',
  'modality_1_5_9',
  'modality_1_9_5',
  'element_1_4_7_10',
  'element_1_10_7_4',
] as const satisfies readonly CustomStart[];

/** The p-th part of a sign goes to base + start + p; in even signs, where they are backward, to base + start + n − 1 − p. */
export function customCounting(n: number, base: CustomBase, start: CustomStart, evenBackward: boolean): Counting {
  const [offsets, words] = STARTS[start];
  const last = evenBackward ? n - 1 : 0;
  const from = base === 'sign' ? 'from the sign itself' : 'from Aries';
  const parts = [from, words, evenBackward ? 'the parts of even signs in reverse' : ''];
  return {
    rule: parts.filter((part) => part !== '').join('; '),
    first: bySign((sign) => (base === 'sign' ? sign : 0) + at(offsets, sign) + (sign % 2 === 0 ? 0 : last)),
    step: byParity(1, evenBackward ? -1 : 1),
  };
}
