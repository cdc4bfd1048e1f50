import type { Graha } from '../../zodiac/names.js';

/**
 * The four directions in the order of the signs: Aries, Leo and Sagittarius look east, the next three signs south, and so on. Phaladīpikā
 * 1.9. Two directions further is the opposite one.
 */
export const DIRECTIONS = ['East', 'South', 'West', 'North'] as const;

/** A direction, that of three signs in trine. */
export type Direction = (typeof DIRECTIONS)[number];

/**
 * What one graha is to another, in the order in which links of one are told. Basic rules of Bhrigu Nadi (pdfcoffee.com) and the nadi rules
 * of astrojyoti.com, both read in the stored opening.
 */
export const RELATIONS = ['same_sign', 'trine', 'ahead', 'behind', 'opposite', 'opposite_direction'] as const;

/** What one graha is to another by signs. */
export type Relation = (typeof RELATIONS)[number];

/** The relation at each inclusive count of signs from one to the other; at 4, 6, 8 and 10 there is none. */
export const RELATION_AT: Readonly<Partial<Record<number, Relation>>> = {
  1: 'same_sign',
  2: 'ahead',
  3: 'opposite_direction',
  5: 'trine',
  7: 'opposite',
  9: 'trine',
  11: 'opposite_direction',
  12: 'behind',
};

/** How two grahas of one direction move. */
export const MOTIONS = ['approaching', 'separating', 'same_motion', 'exact'] as const;

/** How two grahas of one direction move towards or from each other. */
export type LinkMotion = (typeof MOTIONS)[number];

/**
 * Whom each graha stands for. Nadi rules (kupdf.net) and Basic rules of Bhrigu Nadi (pdfcoffee.com), read in part; the nodes Jātaka
 * Pārijāta 2.50. Those pages have nothing of Venus: as kāraka of the seventh house, Bṛhat Parāśara Horā Śāstra (Santhanam) 32.34.
 */
export const KARAKAS: Readonly<Record<Graha, readonly string[]>> = {
  Sun: ['father'],
  Moon: ['mother', 'journeys'],
  Mars: ['brothers', 'husband in a woman’s chart'],
  Mercury: ['education'],
  Jupiter: ['life of the person (jiva)'],
  Venus: ['wife'],
  Saturn: ['work (karma)'],
  Rahu: ['paternal grandfather'],
  Ketu: ['maternal grandfather'],
};
