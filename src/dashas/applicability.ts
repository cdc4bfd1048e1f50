import { almanacOf, checkRange } from '../cast/almanac.js';
import { dayAndNight, dayAt } from '../cast/day.js';
import { recordOf } from '../math/recordOf.js';
import { limbAngle, limbNumber, paksha } from '../zodiac/limbs.js';
import { GRAHAS } from '../zodiac/names.js';
import type { ChartNatal } from './natal.js';
import { evaluate, type Facts } from './rules/applicability.js';
import { APPLICABILITY } from './tables/applicability.js';

/** One condition that a text sets for a daśā. */
export interface DashaCondition {
  /** What it asks. */
  readonly text: string;
  /** Whether it holds; null where that depends on a time of birth that is not known, or on a Sun that does not rise or set. */
  readonly holds: boolean | null;
  /** Where it stands: chapter and verses of Bṛhat Parāśara Horā Śāstra (Santhanam). */
  readonly locus: string;
}

/** Whether a text has a daśā applied to a birth. */
export interface DashaApplicability {
  /** Whether any of its conditions holds; null where none does and one is not known. */
  readonly applies: boolean | null;
  /** Its conditions; any one suffices. */
  readonly conditions: readonly DashaCondition[];
}

/** Returns whether a birth falls between sunrise and sunset; `null` where the time is not known, or the Sun does not rise or set. */
function bornByDay({ birth, sky, resolved }: ChartNatal): boolean | null {
  if (resolved.timeAssumed) return null;
  checkRange(resolved.gregorianDate, sky.ephemeris, 'birth.date');
  const almanac = almanacOf(birth.place, sky);
  const { ut } = resolved.instant;
  const { start, sunset } = dayAndNight(almanac, dayAt(almanac, ut));
  return start.sunrise === undefined || sunset === undefined ? null : ut < sunset;
}

/** Returns what conditions look at in a birth. */
export function factsOf(natal: ChartNatal): Facts {
  const { resolved, graha } = natal;
  const grahas = recordOf(GRAHAS, graha);
  return {
    ascendant: resolved.timeAssumed ? null : natal.ascendant(),
    grahas,
    dayBirth: () => bornByDay(natal),
    paksha: paksha(limbNumber('tithi', limbAngle('tithi', grahas.Sun, grahas.Moon))),
  };
}

/** Returns whether the text has a system applied, with the reason. */
export function applicabilityOf(system: keyof typeof APPLICABILITY, facts: () => Facts): DashaApplicability {
  const conditions = APPLICABILITY[system].map(({ text, locus, test }) => ({
    text,
    // What holds for every chart looks at none.
    holds: 'all' in test && test.all.length === 0 ? true : evaluate(test, facts()),
    locus,
  }));
  const verdicts = conditions.map((condition) => condition.holds);
  return { applies: verdicts.includes(true) ? true : verdicts.includes(null) ? null : false, conditions };
}
