import type { Modality } from '../../zodiac/signNature.js';

export const LIFE_CLASSES = ['short', 'middle', 'long'] as const;

/** Short (alpāyus), middle (madhyāyus) or long (dīrghāyus). */
export type LifeClass = (typeof LIFE_CLASSES)[number];

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 43.33–40; Jaimini Sūtras 2.1.2–4; P. V. R. Narasimha Rao, Table 33. */
export const PAIR_CLASSES: Readonly<Record<Modality, Readonly<Record<Modality, LifeClass>>>> = {
  movable: { movable: 'long', fixed: 'middle', dual: 'short' },
  fixed: { movable: 'middle', fixed: 'short', dual: 'long' },
  dual: { movable: 'short', fixed: 'long', dual: 'middle' },
};

export const EIGHTH_RULES = ['table', 'plain'] as const;

/** By the table of the longer counting (`table`), or the eighth by ordinary count (`plain`). */
export type EighthRule = (typeof EIGHTH_RULES)[number];

/** 0 (Aries) … 11: Vṛddha Kārikās, after P. V. R. Narasimha Rao, Table 32. */
export const EIGHTH_SIGNS: readonly number[] = [7, 2, 9, 8, 3, 10, 1, 8, 3, 2, 9, 4];

/** By how many pairs agree. Bṛhat Parāśara Horā Śāstra (Santhanam) 43.41–44. */
export const YEARS_BPHS: Readonly<Record<LifeClass, readonly [one: number, two: number, three: number]>> = {
  long: [96, 108, 120],
  middle: [64, 72, 80],
  short: [40, 36, 32],
};

/** Years of two pairs of a class, by the class of the third. P. V. R. Narasimha Rao, Table 34. */
export const YEARS_PVR: Readonly<Record<LifeClass, Readonly<Record<LifeClass, number>>>> = {
  short: { short: 32, middle: 36, long: 40 },
  middle: { short: 64, middle: 72, long: 80 },
  long: { short: 96, middle: 108, long: 120 },
};

export const LONGEVITY_NOTE =
  'A traditional classification of a chart, told with its rules; it is no forecast and says nothing of when anybody dies.';
