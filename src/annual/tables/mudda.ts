import type { Graha } from '../../zodiac/names.js';

/** A lord of the muddā daśā. */
export interface MuddaLord {
  readonly lord: Graha;
  /** Solar days: degrees that the Sun goes. */
  readonly days: number;
}

/** The lords of muddā (Varṣa Viṁśottarī) with their solar days, 360 in all: Narasimha Rao 30.3, table 76, read. */
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
