import type { SignLord } from '../../zodiac/lords.js';

type GridLetter = readonly [iast: string, devanagari: string];

/**
 * The sixteen vowels of the corners, ring by ring from outside, each from north-east through south-east and south-west to north-west.
 * Horāratna, quoted in V. Subrahmanya Sastri's note to Phaladīpikā 26.48 (vedicastrologylessons.com), read.
 */
export const GRID_VOWELS: readonly GridLetter[] = [
  ['a', 'अ'],
  ['ā', 'आ'],
  ['i', 'इ'],
  ['ī', 'ई'],
  ['u', 'उ'],
  ['ū', 'ऊ'],
  ['ṛ', 'ऋ'],
  ['ṝ', 'ॠ'],
  ['ḷ', 'ऌ'],
  ['ḹ', 'ॡ'],
  ['e', 'ए'],
  ['ai', 'ऐ'],
  ['o', 'ओ'],
  ['au', 'औ'],
  ['aṃ', 'अं'],
  ['aḥ', 'अः'],
];

/** Groups of tithis: of either half the first, second … fifth, and every fifth after it. */
export const TITHI_GROUPS = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'] as const;

/** A group of tithis. @names none */
export type TithiGroup = (typeof TITHI_GROUPS)[number];

/** The weekdays in the cell of each group, 0 is Sunday. The same note: Horāratna, read. */
export const GROUP_WEEKDAYS: Readonly<Record<TithiGroup, readonly number[]>> = {
  Nanda: [0, 2],
  Bhadra: [1, 3],
  Jaya: [4],
  Rikta: [5],
  Purna: [6],
};

/**
 * Mean daily motions in degrees, by which a graha is swift: that of the Sun also for Mercury and Venus, who swing about him. As
 * B. V. Raman's Graha and Bhava Balas is quoted (sanjayprabhakaran.blogspot.com, 2008), read.
 */
export const MEAN_MOTIONS: Readonly<Record<Exclude<SignLord, 'Sun' | 'Moon'>, number>> = {
  Mars: 0.524019333,
  Mercury: 0.9856026545,
  Jupiter: 0.083096333,
  Venus: 0.9856026545,
  Saturn: 0.0334393333,
};
