import { cite } from '../../operation/sources.js';
import type { Source, Varga } from '../../types.js';
import type { CompoundRegard } from '../../zodiac/relationships.js';

/** The four schemes, from the fewest divisions. */
export const SCHEMES = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;

/** One of the {@link SCHEMES}. */
export type Scheme = (typeof SCHEMES)[number];

/** Weights of the divisions of a scheme; they sum to 20. BPHS 7.17–20 and 7.21–25. */
export const VIMSHOPAKA_WEIGHTS: Readonly<Record<Scheme, Partial<Readonly<Record<'d1' | Varga, number>>>>> = {
  shadvarga: { d1: 6, d2: 2, d3: 4, d9: 5, d12: 2, d30: 1 },
  saptavarga: { d1: 5, d2: 2, d3: 3, d7: 1, d9: 2.5, d12: 4.5, d30: 2 },
  dashavarga: { d1: 3, d2: 1.5, d3: 1.5, d7: 1.5, d9: 1.5, d10: 1.5, d12: 1.5, d16: 1.5, d30: 1.5, d60: 5 },
  shodashavarga: {
    d1: 3.5,
    d2: 1,
    d3: 1,
    d4: 0.5,
    d7: 0.5,
    d9: 3,
    d10: 0.5,
    d12: 0.5,
    d16: 2,
    d20: 0.5,
    d24: 0.5,
    d27: 0.5,
    d30: 1,
    d40: 0.5,
    d45: 0.5,
    d60: 4,
  },
};

/** Points of 20 of a planet in a division, by how it regards the lord of its sign there. BPHS 7.21–25. */
export const VIMSHOPAKA_POINTS: Readonly<Record<'own' | CompoundRegard, number>> = {
  own: 20,
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

/** What a score is called, from the best. BPHS 7.26–27. */
export const GRADES = ['full', 'medium', 'some', 'none'] as const;

/** One of the {@link GRADES}. */
export type Grade = (typeof GRADES)[number];

/** The least score of each grade. */
export const GRADE_FROM: Readonly<Record<Grade, number>> = { full: 15, medium: 10, some: 5, none: 0 };

/** Whose places make the friends of the time: those of the birth chart, or of the division at hand. */
export const RELATIONS = ['rashi', 'varga'] as const;

/** One of the {@link RELATIONS}. */
export type Relations = (typeof RELATIONS)[number];

/** Where the tables above are from. */
export const VIMSHOPAKA_SOURCES: readonly Source[] = [
  cite(
    'bphs',
    '7.17–27',
    'weights of the divisions, points of the relations, grades, and the worked Venus of the notes',
  ),
];
