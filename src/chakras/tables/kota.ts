import type { Graha } from '../../zodiac/names.js';

/** The enclosures of the fort, from outside. */
export const ENCLOSURES = ['bahya', 'prakara', 'madhya', 'stambha'] as const;

/** An enclosure of the fort: outside, the wall, within the wall, the pillars. @names none */
export type Enclosure = (typeof ENCLOSURES)[number];

/**
 * Places from the birth star in each enclosure, of 28: three come in on a diagonal, the fourth is a pillar, three go out on the cross.
 * Vākyasudhā, Kota chakra in astrology (weblog, excerpt read): names from the north-east in order, diagonals in, cross out.
 */
export const ENCLOSURE_PLACES: Readonly<Record<Enclosure, readonly number[]>> = {
  bahya: [1, 7, 8, 14, 15, 21, 22, 28],
  prakara: [2, 6, 9, 13, 16, 20, 23, 27],
  madhya: [3, 5, 10, 12, 17, 19, 24, 26],
  stambha: [4, 11, 18, 25],
};

/**
 * Lords of the classes of letters, by which the pāla is found: vowels, the five classes of stops, semivowels, sibilants with ha. By these
 * classes the letters of the padas give every row of the pāla that was read (Vākyasudhā, as far as Anurādhā).
 */
export const LETTER_LORDS: readonly (readonly [letters: readonly string[], lord: Graha])[] = [
  [['', 'a', 'i', 'u', 'e', 'o'], 'Sun'],
  [['k', 'kh', 'g', 'gh', 'ṅ'], 'Mars'],
  [['c', 'ch', 'j', 'jh', 'ñ'], 'Venus'],
  [['ṭ', 'ṭh', 'ḍ', 'ḍh', 'ṇ'], 'Mercury'],
  [['t', 'th', 'd', 'dh', 'n'], 'Jupiter'],
  [['p', 'ph', 'b', 'bh', 'm'], 'Saturn'],
  [['y', 'r', 'l', 'v'], 'Moon'],
  [['ś', 'ṣ', 's', 'h'], 'Rahu'],
];
