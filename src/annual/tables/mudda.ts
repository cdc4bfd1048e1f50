import type { Graha } from '../../zodiac/names.js';

export interface MuddaLord {
  readonly lord: Graha;
  /** Solar days: degrees of the Sun's motion. */
  readonly days: number;
}

/** Narasimha Rao 30.3, table 76, read. 360 solar days in all. */
export const MUDDA: readonly MuddaLord[] = [
  { lord: 'Sun', days: 18 },
  { lord: 'Moon', days: 30 },
  { lord: 'Mars', days: 21 },
  { lord: 'Rahu', days: 54 },
  { lord: 'Jupiter', days: 48 },
  { lord: 'Saturn', days: 57 },
  { lord: 'Mercury', days: 51 },
  { lord: 'Ketu', days: 21 },
  { lord: 'Venus', days: 60 },
];
