import type { SkyContext } from '../cast/context.js';
import { dateOfBirth } from '../cast/dateOfBirth.js';
import { placementAt } from '../cast/grahas.js';
import { type Mover, stepsOf } from '../cast/sensitivity.js';
import { modulo, signIndex } from '../math/angle.js';
import type { BirthAtHand } from '../strengths/input.js';
import type { Place } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { MANGLIK_HOUSES, type ManglikHouses, type ManglikReference } from './tables/manglik.js';

/** Whether Mars counts from each reference all day; null where that changes. */
export type CountsOnDate = Readonly<Record<ManglikReference, boolean | null>>;

/**
 * Returns whether Mars counts from each reference at every hour of the date of birth, or at none. The lagna runs through all signs in a
 * day, so nothing is certain from it.
 *
 * @param field dotted path of the birth in the input, for the errors
 * @returns nothing where the time is known
 */
export function countsOnDate(
  { resolved }: Pick<BirthAtHand, 'resolved'>,
  place: Place,
  sky: SkyContext,
  houses: ManglikHouses,
  field: string,
): CountsOnDate | undefined {
  if (!resolved.timeAssumed) return undefined;
  const date = dateOfBirth(resolved, sky, field);
  const from = (graha: 'Moon' | 'Venus'): boolean | null => {
    const house: Mover<number> = {
      at: (instant) => {
        const sign = (name: Graha): number => signIndex(placementAt(sky, instant, place, name).longitude);
        return modulo(sign('Mars') - sign(graha), 12) + 1;
      },
      cell: (state) => state,
    };
    const found = stepsOf(house, date).map(([, number]) =>
      (MANGLIK_HOUSES[houses] as readonly number[]).includes(number),
    );
    const [first = null, ...others] = new Set(found);
    return others.length === 0 ? first : null;
  };
  return { lagna: null, Moon: from('Moon'), Venus: from('Venus') };
}
