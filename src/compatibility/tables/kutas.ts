import type { Regard } from '../../zodiac/relationships.js';

export const KUTAS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;

/** One of the eight kūṭas. */
export type Kuta = (typeof KUTAS)[number];

export const MAX_SCORE = 36;

/** From the lowest rank. */
export const VARNAS = ['Shudra', 'Vaishya', 'Kshatriya', 'Brahmin'] as const;

/** A varṇa. */
export type Varna = (typeof VARNAS)[number];

/** Indices of {@link VARNAS} from Aries: fire, earth, air and water signs in turn. */
export const SIGN_VARNA: readonly number[] = [2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3];

/** Quadrupeds, humans, water creatures, beasts of the forest, insects. */
export const VASHYAS = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const;

/** A vaśya group. */
export type Vashya = (typeof VASHYAS)[number];

/** Indices of {@link VASHYAS} for the two halves of each sign from Aries; 15°00′ begins the second half. */
export const SIGN_VASHYA: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [1, 1],
  [1, 1],
  [4, 4],
  [1, 0],
  [0, 2],
  [1, 1],
  [2, 2],
];

/** Rows: group of the bride; columns: group of the groom; both in the order of {@link VASHYAS}. */
export const VASHYA_GRID: readonly (readonly number[])[] = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 1, 2, 0],
  [1, 0, 1, 0, 2],
];

export const TARA_POINTS = 1.5;

export const YONIS = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
] as const;

/** An animal of the yoni. */
export type Yoni = (typeof YONIS)[number];

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

export const GANAS = ['Deva', 'Manushya', 'Rakshasa'] as const;

/** A gaṇa. */
export type Gana = (typeof GANAS)[number];

/** Rows: gaṇa of the groom; columns: gaṇa of the bride; both in the order of {@link GANAS}. */
export const GANA_GRID: readonly (readonly number[])[] = [
  [6, 6, 0],
  [5, 6, 0],
  [1, 0, 6],
];

export interface NakshatraNature {
  readonly yoni: number;
  readonly sex: 'M' | 'F';
  readonly gana: number;
}

const nature = (yoni: number, sex: 'M' | 'F', gana: number): NakshatraNature => ({ yoni, sex, gana });

/** From Aśvinī. */
export const NAKSHATRA_NATURES: readonly NakshatraNature[] = [
  nature(0, 'M', 0), // Ashwini: horse
  nature(1, 'M', 1), // Bharani: elephant
  nature(2, 'F', 2), // Krittika: sheep
  nature(3, 'M', 1), // Rohini: serpent
  nature(3, 'F', 0), // Mrigashira: serpent
  nature(4, 'F', 1), // Ardra: dog
  nature(5, 'F', 0), // Punarvasu: cat
  nature(2, 'M', 0), // Pushya: sheep
  nature(5, 'M', 2), // Ashlesha: cat
  nature(6, 'M', 2), // Magha: rat
  nature(6, 'F', 1), // Purva Phalguni: rat
  nature(7, 'M', 1), // Uttara Phalguni: cow
  nature(8, 'F', 0), // Hasta: buffalo
  nature(9, 'F', 2), // Chitra: tiger
  nature(8, 'M', 0), // Swati: buffalo
  nature(9, 'M', 2), // Vishakha: tiger
  nature(10, 'F', 0), // Anuradha: deer
  nature(10, 'M', 2), // Jyeshtha: deer
  nature(4, 'M', 2), // Mula: dog
  nature(11, 'M', 1), // Purva Ashadha: monkey
  nature(12, 'M', 1), // Uttara Ashadha: mongoose
  nature(11, 'F', 0), // Shravana: monkey
  nature(13, 'F', 2), // Dhanishta: lion
  nature(0, 'F', 2), // Shatabhisha: horse
  nature(13, 'M', 1), // Purva Bhadrapada: lion
  nature(7, 'F', 1), // Uttara Bhadrapada: cow
  nature(1, 'F', 0), // Revati: elephant
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

export const NADIS = ['Adi', 'Madhya', 'Antya'] as const;

/** A nāḍī. */
export type Nadi = (typeof NADIS)[number];

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
