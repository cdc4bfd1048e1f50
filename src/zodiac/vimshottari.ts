import type { Graha } from './names.js';

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
