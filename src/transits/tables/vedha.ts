import type { SignLord } from '../../zodiac/lords.js';

/** Favourable houses from the natal Moon, each with the house that obstructs it. */
export type VedhaRow = Readonly<Record<number, number>>;

/**
 * Favourable houses and their vedha. P. V. R. Narasimha Rao 26.3, Table 63 (read); the row of the Sun also in Santhanam’s note to Bṛhat Parāśara
 * Horā Śāstra 31.2–9 (read). Phaladīpikā 26 is known from memory alone.
 */
export const VEDHA: Readonly<Record<SignLord, VedhaRow>> = {
  Sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  Moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  Mars: { 3: 12, 6: 9, 11: 5 },
  Mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  Jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  Venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  Saturn: { 3: 12, 6: 9, 11: 5 },
};

/** Pairs that never obstruct each other: father and son. P. V. R. Narasimha Rao 26.3. */
export const NEVER_OBSTRUCT: readonly (readonly [SignLord, SignLord])[] = [
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
];

/** The readings of the favourable houses of the nodes. */
export const NODE_HOUSES = ['none', '3_6_11', 'as_sun'] as const;

export type NodeHouses = (typeof NODE_HOUSES)[number];

/**
 * The favourable houses of the nodes by each reading: none in P. V. R. Narasimha Rao’s table; 3, 6 and 11 in N. P. Adawal, Planetary Transit III,
 * Table 7 (read in an excerpt); those of the Sun with others. No reading gives them a vedha.
 */
export const FAVOURABLE_OF_NODES: Readonly<Record<NodeHouses, readonly number[] | null>> = {
  none: null,
  '3_6_11': [3, 6, 11],
  as_sun: [3, 6, 10, 11],
};
