import { cite } from '../../operation/sources.js';
import type { Source, Varga } from '../../types.js';
import type { CompoundRegard } from '../../zodiac/relationships.js';

export const SCHEMES = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;

/** One of the {@link SCHEMES}. */
export type Scheme = (typeof SCHEMES)[number];

/** They sum to 20. BPHS 7.17–20 and 7.21–25. */
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

/** Out of 20, by how a planet regards the lord of its sign in the division. BPHS 7.21–25. */
export const VIMSHOPAKA_POINTS: Readonly<Record<'own' | CompoundRegard, number>> = {
  own: 20,
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

/** From the best. BPHS 7.26–27. */
export const GRADES = ['full', 'medium', 'some', 'none'] as const;

/** One of the {@link GRADES}. */
export type Grade = (typeof GRADES)[number];

export const GRADE_FROM: Readonly<Record<Grade, number>> = { full: 15, medium: 10, some: 5, none: 0 };

export const RELATIONS = ['rashi', 'varga'] as const;

/** One of the {@link RELATIONS}. */
export type Relations = (typeof RELATIONS)[number];

export const VIMSHOPAKA_SOURCES: readonly Source[] = [
  cite(
    'bphs',
    '7.17–27',
    'weights of the divisions, points of the relations, grades, and the worked Venus of the notes',
  ),
];
