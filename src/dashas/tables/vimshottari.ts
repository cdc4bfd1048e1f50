import type { Graha } from '../../zodiac/names.js';
import type { DashaSystem, StarSeed } from '../rules/system.js';

/**
 * Order and years: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.12–16, which begins the cycle with Kṛttikā and the Sun; from Aśvinī it begins
 * with Ketu.
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

export const VIMSHOTTARI_YEARS = 120;

export const VIMSHOTTARI_SYSTEM: DashaSystem & { readonly seed: StarSeed } = {
  name: 'Vimshottari',
  seed: { point: 'moon', star: 0, lord: 0, count: 'forward' },
  lords: VIMSHOTTARI,
  totalYears: VIMSHOTTARI_YEARS,
  cycles: 1,
  division: { start: 'same', direction: 'forward', split: 'proportional' },
};
