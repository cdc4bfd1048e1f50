import type { Graha } from '../../zodiac/names.js';

/**
 * The yoginīs with their lords and years. Bṛhat Parāśara Horā Śāstra (Santhanam) 46.195–199, where Saṅkaṭā is of darkness (tamas), which is
 * Rāhu; some pages give Rāhu or Ketu.
 */
export const YOGINIS = [
  { name: 'Mangala', lord: 'Moon', years: 1 },
  { name: 'Pingala', lord: 'Sun', years: 2 },
  { name: 'Dhanya', lord: 'Jupiter', years: 3 },
  { name: 'Bhramari', lord: 'Mars', years: 4 },
  { name: 'Bhadrika', lord: 'Mercury', years: 5 },
  { name: 'Ulka', lord: 'Saturn', years: 6 },
  { name: 'Siddha', lord: 'Venus', years: 7 },
  { name: 'Sankata', lord: 'Rahu', years: 8 },
] as const satisfies readonly { readonly name: string; readonly lord: Graha; readonly years: number }[];

/** One of the eight yoginīs. @names yogini_lords */
export type Yogini = (typeof YOGINIS)[number]['name'];
