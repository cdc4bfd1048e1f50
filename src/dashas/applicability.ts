import { almanacOf, checkRange } from '../cast/almanac.js';
import { dayAndNight, dayAt } from '../cast/day.js';
import { recordOf } from '../math/recordOf.js';
import { limbAngle, limbNumber, paksha } from '../zodiac/limbs.js';
import { GRAHAS } from '../zodiac/names.js';
import type { ChartNatal } from './natal.js';
import { evaluate, type Facts } from './rules/applicability.js';
import { APPLICABILITY } from './tables/applicability.js';

/** A condition that a text sets for a daśā. */
export interface DashaCondition {
  /** The condition, in one line. */
  readonly text: string;
  /** Whether it holds; null where that depends on an unknown time of birth, or the Sun does not rise or set. */
  readonly holds: boolean | null;
  /** Chapter and verses of Bṛhat Parāśara Horā Śāstra (Santhanam). */
  readonly locus: string;
}

/** Whether a text applies a daśā to a birth. */
export interface DashaApplicability {
  /** Whether any of its conditions holds; null where none does and one is unknown. */
  readonly applies: boolean | null;
  /** Its conditions; any one suffices. */
  readonly conditions: readonly DashaCondition[];
}

function bornByDay({ birth, sky, resolved }: ChartNatal): boolean | null {
  if (resolved.timeAssumed) return null;
  checkRange(resolved.gregorianDate, sky.ephemeris, 'birth.date');
  const almanac = almanacOf(birth.place, sky);
  const { ut } = resolved.instant;
  const { start, sunset } = dayAndNight(almanac, dayAt(almanac, ut));
  return start.sunrise === undefined || sunset === undefined ? null : ut < sunset;
}

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

export function applicabilityOf(system: keyof typeof APPLICABILITY, facts: () => Facts): DashaApplicability {
  const conditions = APPLICABILITY[system].map(({ text, locus, test }) => ({
    text,
    holds: 'all' in test && test.all.length === 0 ? true : evaluate(test, facts()),
    locus,
  }));
  const verdicts = conditions.map((condition) => condition.holds);
  return { applies: verdicts.includes(true) ? true : verdicts.includes(null) ? null : false, conditions };
}
