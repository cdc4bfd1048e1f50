import { type MicroArcseconds, microArcseconds, NAKSHATRA, nakshatraIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { NAKSHATRAS, type Nakshatra } from './names.js';

const ARCMINUTE = 60_000_000;
/** The last pada of Uttarāṣāḍhā and the first fifteenth of Śravaṇa, 276°40′ to 280°53′20″. */
const ABHIJIT = { start: microArcseconds(16_600 * ARCMINUTE), end: microArcseconds(16_853 * ARCMINUTE + 20_000_000) };
/** Among the 28; Aśvinī is 0. */
export const ABHIJIT_INDEX = 21;
export const STARS_WITH_ABHIJIT = 28;

export interface Star28 {
  readonly index: number;
  readonly start: MicroArcseconds;
  readonly end: MicroArcseconds;
}

/** Source: the note to Bṛhat Parāśara Horā Śāstra (Santhanam) 46.23, by which Abhijit counts in Aṣṭottarī and Ṣaṣṭihāyanī alone. */
export function starWithAbhijit(longitude: MicroArcseconds): Star28 {
  if (longitude >= ABHIJIT.start && longitude < ABHIJIT.end) return { index: ABHIJIT_INDEX, ...ABHIJIT };
  const index = nakshatraIndex(longitude);
  const start = microArcseconds(index * NAKSHATRA);
  const end = microArcseconds(start + NAKSHATRA);
  if (index < ABHIJIT_INDEX - 1) return { index, start, end };
  if (index === ABHIJIT_INDEX - 1) return { index, start, end: ABHIJIT.start };
  return { index: index + 1, start: index === ABHIJIT_INDEX ? ABHIJIT.end : start, end };
}

export function nameOf28(index: number): Nakshatra | 'Abhijit' {
  if (index === ABHIJIT_INDEX) return 'Abhijit';
  return at(NAKSHATRAS, index > ABHIJIT_INDEX ? index - 1 : index).name;
}
