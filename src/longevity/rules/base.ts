import { DEGREE, type MicroArcseconds, PADA, SIGN, shorterArc, signIndex, TURN } from '../../math/angle.js';
import { EXALTATION } from '../../zodiac/dignity.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { navamshaSign } from '../../zodiac/navamsha.js';
import type { LagnaYears } from '../tables/options.js';

/** Twelve navāṁśas make a round of years. */
const ROUND = 12 * PADA;

/** Full at the deepest degree of exaltation, half at that of the fall. Bṛhajjātaka 7.1–2. */
export function proportionalYears(graha: SignLord, longitude: MicroArcseconds, full: number): number {
  const { sign, degree } = EXALTATION[graha];
  const highest = (sign * SIGN + degree * DEGREE) as MicroArcseconds;
  return full * (1 - shorterArc(longitude, highest) / TURN);
}

/** One year for each navāṁśa from Aries, twelves left out. Bṛhajjātaka 7.10; Laghujātaka 9.1; Phaladīpikā 22.18. */
export function navamshaYears(longitude: MicroArcseconds): number {
  return (longitude % ROUND) / PADA;
}

/** One year for each sign from Aries. Bṛhajjātaka 7.2; Bṛhat Parāśara Horā Śāstra 43.14. */
export function signYears(longitude: MicroArcseconds): number {
  return longitude / SIGN;
}

export interface LagnaShare {
  readonly navamsha: number;
  readonly sign: number;
  readonly taken: 'navamsha' | 'sign' | 'both';
  readonly years: number;
}

/** @param strength of a graha, in any unit */
export function lagnaShare(
  ascendant: MicroArcseconds,
  reading: LagnaYears,
  strength: (graha: SignLord) => number,
): LagnaShare {
  const navamsha = navamshaYears(ascendant);
  const sign = signYears(ascendant);
  const bySign = strength(lordOf(signIndex(ascendant))) > strength(lordOf(navamshaSign(ascendant)));
  const taken = reading === 'stronger_lord' ? (bySign ? 'sign' : 'navamsha') : reading;
  return { navamsha, sign, taken, years: { navamsha, sign, both: navamsha + sign }[taken] };
}
