import type { Regard } from '../../zodiac/relationships.js';

export const KUTAS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;

/** One of the eight kūṭas. */
export type Kuta = (typeof KUTAS)[number];

export const MAX_SCORE = 36;

/** Rows: group of the bride; columns: group of the groom; both in the order of {@link VASHYAS}. */
export const VASHYA_GRID: readonly (readonly number[])[] = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 1, 2, 0],
  [1, 0, 1, 0, 2],
];

export const TARA_POINTS = 1.5;

/** 4 for the same animal down to 0 for mortal enemies; rows and columns in the order of {@link YONIS}. The grid is symmetric. */
export const YONI_GRID: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

/** Rows: gaṇa of the groom; columns: gaṇa of the bride; both in the order of {@link GANAS}. */
export const GANA_GRID: readonly (readonly number[])[] = [
  [6, 6, 0],
  [5, 6, 0],
  [1, 0, 6],
];

/** By how the two lords regard each other; the same lord counts as friend and friend. */
export const MAITRI_POINTS: Readonly<Record<Regard, Readonly<Record<Regard, number>>>> = {
  friend: { friend: 5, neutral: 4, enemy: 1 },
  neutral: { friend: 4, neutral: 3, enemy: 0.5 },
  enemy: { friend: 1, neutral: 0.5, enemy: 0 },
};

/** The name of a bad relation of two signs. */
export type BhakootDosha = '2-12 (Dwirdwadasha)' | '5-9 (Navapanchama)' | '6-8 (Shadashtaka)';

/** By the inclusive count from the groom's sign to the bride's. */
export const BHAKOOT_DOSHAS: Readonly<Record<number, BhakootDosha>> = {
  2: '2-12 (Dwirdwadasha)',
  5: '5-9 (Navapanchama)',
  6: '6-8 (Shadashtaka)',
  8: '6-8 (Shadashtaka)',
  9: '5-9 (Navapanchama)',
  12: '2-12 (Dwirdwadasha)',
};

export const LEVELS = [
  { from: 32, level: 'Excellent', recommendation: 'An excellent match; the kutas agree in nearly everything.' },
  { from: 24, level: 'Good', recommendation: 'A good match, commonly accepted.' },
  {
    from: 18,
    level: 'Average',
    recommendation: 'An average match; it reaches the usual pass mark of 18, so look at the kutas that score low.',
  },
  { from: 0, level: 'Poor', recommendation: 'A poor match; the total stays below the usual pass mark of 18.' },
] as const;
