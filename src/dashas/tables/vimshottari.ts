import type { Graha } from '../../zodiac/names.js';
import type { DashaSystem, StarSeed } from '../rules/system.js';

/**
 * The Vimśottarī order and years: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.12–16, where the cycle is told from Kṛttikā and the Sun;
 * counted from Aśvinī it begins with Ketu.
 */
export const VIMSHOTTARI: readonly { readonly lord: Graha; readonly years: number }[] = [
  { lord: 'Ketu', years: 7 },
  { lord: 'Venus', years: 20 },
  { lord: 'Sun', years: 6 },
  { lord: 'Moon', years: 10 },
  { lord: 'Mars', years: 7 },
  { lord: 'Rahu', years: 18 },
  { lord: 'Jupiter', years: 16 },
  { lord: 'Saturn', years: 19 },
  { lord: 'Mercury', years: 17 },
];

/** Years of the whole cycle. */
export const VIMSHOTTARI_YEARS = 120;

/** Vimśottarī as the engine reads it. The nakṣatras from Aśvinī belong to the lords in their order, three times over. */
export const VIMSHOTTARI_SYSTEM: DashaSystem & { readonly seed: StarSeed } = {
  name: 'Vimshottari',
  seed: { point: 'moon', star: 0, lord: 0, count: 'forward' },
  lords: VIMSHOTTARI,
  totalYears: VIMSHOTTARI_YEARS,
  cycles: 1,
  division: { start: 'same', direction: 'forward', split: 'proportional' },
};
