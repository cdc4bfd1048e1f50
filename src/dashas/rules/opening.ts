import { type MicroArcseconds, modulo, NAKSHATRA, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { ABHIJIT_INDEX, STARS_WITH_ABHIJIT, starWithAbhijit } from '../../zodiac/abhijit.js';
import { LIMB_RULES } from '../../zodiac/limbs.js';
import { type Opening, openingOfStar } from './cycle.js';
import type { DashaSystem, GroupSeed, Seed } from './system.js';

/** Whole units are spent: exact without a remainder, otherwise the nearest (half up). */
function opened(order: number, spent: number, arc: number): Opening {
  return {
    order,
    spentOf(length) {
      if (length % arc === 0) return (length / arc) * spent;
      const [whole, part, parts] = [length, spent, arc].map(BigInt) as [bigint, bigint, bigint];
      return Number((2n * whole * part + parts) / (2n * parts));
    },
  };
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
  if (elapsed === 'per_star') return opened(order, spent, arc);
  const size = at(sizes, order);
  if (elapsed === 'star_blocks') return opened(order, before * arc + spent, size * arc);
  // By arc Abhijit has no place: a group is as long as its nakṣatras of 13°20′.
  const holdsAbhijit = modulo(ABHIJIT_INDEX - first, STARS_WITH_ABHIJIT) < size;
  const begins = modulo(first, STARS_WITH_ABHIJIT);
  const from = (begins > ABHIJIT_INDEX ? begins - 1 : begins) * NAKSHATRA;
  return opened(order, modulo(longitude - from, TURN), (holdsAbhijit ? size - 1 : size) * NAKSHATRA);
}

/** @param angle sidereal longitude of the opening point, or the angle of a limb; whole micro-arcseconds */
export function openingOf<Lord extends string>(
  { seed, lords }: DashaSystem<Lord> & { readonly seed: Seed },
  angle: MicroArcseconds,
): Opening {
  if ('fixed' in seed) return opened(0, 0, 1);
  if ('limb' in seed) {
    const { arc } = LIMB_RULES[seed.limb];
    const unit = Math.floor(angle / arc);
    return opened(at(seed.lords, unit), angle - unit * arc, arc);
  }
  return 'sizes' in seed ? openingOfGroup(seed, angle) : openingOfStar(seed, lords.length, angle);
}
