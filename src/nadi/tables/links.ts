import type { Graha } from '../../zodiac/names.js';

/** Aries, Leo and Sagittarius are east, the next three signs south, and so on. Phaladīpikā 1.9. Two directions further is the opposite one. */
export const DIRECTIONS = ['East', 'South', 'West', 'North'] as const;

/** A direction: three signs in trine. */
export type Direction = (typeof DIRECTIONS)[number];

/**
 * The role of one graha towards another, in the order of the lists. Basic rules of Bhrigu Nadi (pdfcoffee.com) and the nadi rules of
 * astrojyoti.com.
 */
export const RELATIONS = ['same_sign', 'trine', 'ahead', 'behind', 'opposite', 'opposite_direction'] as const;

/** The role of one graha towards another, by signs. */
export type Relation = (typeof RELATIONS)[number];

/** By the inclusive count of signs; at 4, 6, 8 and 10 there is none. */
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

export const MOTIONS = ['approaching', 'separating', 'same_motion', 'exact'] as const;

/** Whether two grahas of one direction approach or separate. */
export type LinkMotion = (typeof MOTIONS)[number];

/**
 * What each graha stands for. Nadi rules (kupdf.net) and Basic rules of Bhrigu Nadi (pdfcoffee.com), read in part; the nodes Jātaka
 * Pārijāta 2.50. Those pages lack Venus: as kāraka of the seventh house, Bṛhat Parāśara Horā Śāstra (Santhanam) 32.34.
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
