import { type MicroArcseconds, microArcseconds, NAKSHATRA, nakshatraIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { NAKSHATRAS, type Nakshatra } from './names.js';

const ARCMINUTE = 60_000_000;
/** Abhijit: the last pada of Uttarāṣāḍhā and the first fifteenth of Śravaṇa, 276°40′ to 280°53′20″. */
const ABHIJIT = { start: microArcseconds(16_600 * ARCMINUTE), end: microArcseconds(16_853 * ARCMINUTE + 20_000_000) };
/** Abhijit's place among the 28, 0 being Aśvinī. */
export const ABHIJIT_INDEX = 21;
/** Nakṣatras with Abhijit. */
export const STARS_WITH_ABHIJIT = 28;

/** Where a longitude lies among the nakṣatras with Abhijit. */
export interface Star28 {
  /** 0 (Aśvinī) … 27 (Revatī); Abhijit is 21. */
  readonly index: number;
  readonly start: MicroArcseconds;
  readonly end: MicroArcseconds;
}

/**
 * Returns the nakṣatra that holds a longitude on the scale of 28.
 *
 * Source: the note to Bṛhat Parāśara Horā Śāstra (Santhanam) 46.23, by which Abhijit counts in Aṣṭottarī and Ṣaṣṭihāyanī alone.
 */
export function starWithAbhijit(longitude: MicroArcseconds): Star28 {
  if (longitude >= ABHIJIT.start && longitude < ABHIJIT.end) return { index: ABHIJIT_INDEX, ...ABHIJIT };
  const index = nakshatraIndex(longitude);
  const start = microArcseconds(index * NAKSHATRA);
  const end = microArcseconds(start + NAKSHATRA);
  if (index < ABHIJIT_INDEX - 1) return { index, start, end };
  if (index === ABHIJIT_INDEX - 1) return { index, start, end: ABHIJIT.start };
  return { index: index + 1, start: index === ABHIJIT_INDEX ? ABHIJIT.end : start, end };
}

/** Returns the name of one of the 28. */
export function nameOf28(index: number): Nakshatra | 'Abhijit' {
  if (index === ABHIJIT_INDEX) return 'Abhijit';
  return at(NAKSHATRAS, index > ABHIJIT_INDEX ? index - 1 : index).name;
}
