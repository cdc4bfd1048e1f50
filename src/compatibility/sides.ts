import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes } from '../cast/birthWords.js';
import type { SkyContext } from '../cast/context.js';
import { moonDisputes } from '../cast/conventionWords.js';
import { moonAt } from '../cast/grahas.js';
import type { MicroArcseconds } from '../math/angle.js';
import type { Birth, Dispute } from '../types.js';
import type { Nakshatra, Sign } from '../zodiac/names.js';
import { nakshatraName, signName, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { moonsOfDate, type SideMoons } from './moonsOfDate.js';

/** The Moon of one side of a match. */
export interface MatchMoon {
  /** Her position. */
  readonly moon: ZodiacPosition;
  /** Every nakṣatra she has on the day of birth; null if the time is known. */
  readonly stars_of_day: readonly Nakshatra[] | null;
  /** Every sign she has on that day; null if the time is known. */
  readonly signs_of_day: readonly Sign[] | null;
}

export interface MoonSide {
  readonly resolved: ResolvedBirth;
  readonly moon: MicroArcseconds;
  readonly all: SideMoons;
  readonly description: MatchMoon;
  readonly disputes: () => Dispute[];
}

/**
 * @param field dotted path of the birth in the input, for errors
 * @throws {SiddhantaError} `invalid_value` for `uncertainty_minutes`; what `resolveBirth` throws
 */
export function moonSide(birth: Birth, sky: SkyContext, field: string): MoonSide {
  refuseUncertainty(birth, field);
  const resolved = resolveBirth(birth, sky, field);
  const { instant, utcMs } = resolved;
  const moon = moonAt(sky, instant, birth.place);
  const all = moonsOfDate(resolved, moon, birth.place, sky, field);
  const onDay = <Name>(nameOf: (longitude: MicroArcseconds) => Name): Name[] | null =>
    all.timeKnown ? null : [...new Set(all.moons.map((one) => nameOf(one.moon)))];
  return {
    resolved,
    moon,
    all,
    description: { moon: zodiacPosition(moon), stars_of_day: onDay(nakshatraName), signs_of_day: onDay(signName) },
    disputes: () => [
      ...moonDisputes(sky, { instant, utcMs, place: birth.place, moon }),
      ...birthDisputes(birth, resolved, sky),
    ],
  };
}
