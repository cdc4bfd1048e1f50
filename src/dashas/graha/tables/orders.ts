import type { Graha } from '../../../zodiac/names.js';

/** Sanjay Rath's order of Tārā, as PyJHora (commit e20943c) has it; the years are those of Vimśottarī. */
export const RATH_ORDER: readonly Graha[] = [
  'Venus',
  'Moon',
  'Ketu',
  'Saturn',
  'Jupiter',
  'Mercury',
  'Rahu',
  'Mars',
  'Sun',
];

/** The ghaṭīs that each section of a day has, and what of 15 each of them gives the Sun in years. 46.44–48, in the Sanskrit. */
export const KALA_SECTIONS = {
  khanda: { ghatis: 10, fifteenths: 4 },
  purna: { ghatis: 20, fifteenths: 2 },
  sudha: { ghatis: 10, fifteenths: 4 },
  mugdha: { ghatis: 20, fifteenths: 2 },
} as const;

/** A section of a day: the morning twilight, the day, the evening twilight or the night. @names none */
export type KalaSection = keyof typeof KALA_SECTIONS;
