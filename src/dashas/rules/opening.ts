import { type MicroArcseconds, microArcseconds, modulo, NAKSHATRA, nakshatraIndex, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { LIMB_RULES } from '../../zodiac/limbs.js';
import { type Opening, openingOfStar } from './cycle.js';
import type { DashaSystem, GroupSeed, Seed } from './system.js';

const ARCMINUTE = 60_000_000;
/** Abhijit: the last pada of Uttarāṣāḍhā and the first fifteenth of Śravaṇa, 276°40′ to 280°53′20″. */
const ABHIJIT = { start: microArcseconds(16_600 * ARCMINUTE), end: microArcseconds(16_853 * ARCMINUTE + 20_000_000) };
const ABHIJIT_INDEX = 21;
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

function openingOfGroup({ star, sizes, elapsed }: GroupSeed, longitude: MicroArcseconds): Opening {
  const { index, start, end } = starWithAbhijit(longitude);
  let order = 0;
  let before = modulo(index - star, STARS_WITH_ABHIJIT);
  let first = star;
  while (before >= at(sizes, order)) {
    before -= at(sizes, order);
    first += at(sizes, order);
    order++;
  }
  const arc = end - start;
  const spent = longitude - start;
  if (elapsed === 'per_star') return { order, spent, arc };
  const size = at(sizes, order);
  if (elapsed === 'star_blocks') return { order, spent: before * arc + spent, arc: size * arc };
  // By arc Abhijit has no place of its own: a group is as long as its nakṣatras of 13°20′.
  const holdsAbhijit = modulo(ABHIJIT_INDEX - first, STARS_WITH_ABHIJIT) < size;
  const begins = modulo(first, STARS_WITH_ABHIJIT);
  const from = (begins > ABHIJIT_INDEX ? begins - 1 : begins) * NAKSHATRA;
  return { order, spent: modulo(longitude - from, TURN), arc: (holdsAbhijit ? size - 1 : size) * NAKSHATRA };
}

/**
 * Returns what an angle opens.
 *
 * @param angle sidereal longitude of the point that opens the cycle, or of a limb the angle that makes it; whole micro-arcseconds
 */
export function openingOf<Lord extends string>(
  { seed, lords }: DashaSystem<Lord> & { readonly seed: Seed },
  angle: MicroArcseconds,
): Opening {
  if ('fixed' in seed) return { order: 0, spent: 0, arc: 1 };
  if ('limb' in seed) {
    const { arc } = LIMB_RULES[seed.limb];
    const unit = Math.floor(angle / arc);
    return { order: at(seed.lords, unit), spent: angle - unit * arc, arc };
  }
  return 'sizes' in seed ? openingOfGroup(seed, angle) : openingOfStar(seed, lords.length, angle);
}
