import { signIndex } from '../math/angle.js';
import type { Virupas } from '../strengths/shadbalaResult.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import type { LagnaShare } from './rules/base.js';
import type { LifeChart } from './rules/chart.js';
import type { GrahaShare, LifeShares } from './rules/shares.js';
import { COUNT_OF, type LifeCount, type StepReason, type StepRule } from './tables/options.js';

/** Years of 360 to 366 days, as the daśās take them; six decimals. @minimum 0 */
export type ShareYears = number;

/** A rule and whether it changed the years of a graha. */
export interface LifeStep {
  /** The rule. */
  readonly rule: StepRule;
  /** Where it is read. @names none */
  readonly verse: string;
  /** Whether it applied. */
  readonly applies: boolean;
  /** Why it did not although its condition holds; null otherwise. */
  readonly reason: StepReason | null;
  /** What the years were multiplied with; 1 where it did not apply. Six decimals. @minimum 0 @maximum 3 */
  readonly factor: number;
  /** The years after it. */
  readonly years: ShareYears;
}

/** The years of a graha. */
export interface GrahaYears {
  /** The graha. */
  readonly graha: SignLord;
  /** The years before all steps. */
  readonly base: ShareYears;
  /** The steps in order. */
  readonly steps: readonly LifeStep[];
  /** The years after all steps. */
  readonly years: ShareYears;
}

/** The years of the ascendant. */
export interface AscendantYears {
  /** By its navāṁśa, counted from Aries. */
  readonly navamsha: ShareYears;
  /** By its sign, counted from Aries. */
  readonly sign: ShareYears;
  /** Which of them are taken. @names none */
  readonly taken: 'navamsha' | 'sign' | 'both';
  /** The years taken. */
  readonly years: ShareYears;
}

/** One of the three whose strength says which count is used. */
export interface CountEvidence {
  /** The ascendant, by its lord, or one of the two lights. @names none */
  readonly of: keyof typeof COUNT_OF;
  /** Whose strength it is. */
  readonly graha: SignLord;
  /** Ṣaḍbala. */
  readonly virupas: Virupas;
  /** The count that the text gives to it. */
  readonly count: LifeCount;
  /** Whether none of the three is stronger. */
  readonly strongest: boolean;
}

/** The years that the grahas and the ascendant give. */
export interface LifeYearsData {
  /** The count. */
  readonly count: LifeCount;
  /** The seven grahas in the order of the weekdays. @minItems 7 @maxItems 7 */
  readonly grahas: readonly GrahaYears[];
  /** The ascendant. */
  readonly lagna: AscendantYears;
  /** All years together: the length of the daśās made of them. */
  readonly sum: ShareYears;
  /** Which count the texts use. @minItems 3 @maxItems 3 */
  readonly evidence: readonly CountEvidence[];
  /** What this is. */
  readonly note: string;
}

const MILLION = 1_000_000;
const TEN_THOUSAND = 10_000;

export const sixth = (value: number): number => Math.round(value * MILLION) / MILLION;

function grahaYears({ graha, base, steps, years }: GrahaShare): GrahaYears {
  return {
    graha,
    base: sixth(base),
    steps: steps.map(({ rule, verse, applies, reason, factor, years: after }) => ({
      rule,
      verse,
      applies,
      reason,
      factor: sixth(factor),
      years: sixth(after),
    })),
    years: sixth(years),
  };
}

function ascendantYears({ navamsha, sign, taken, years }: LagnaShare): AscendantYears {
  return { navamsha: sixth(navamsha), sign: sixth(sign), taken, years: sixth(years) };
}

/** The three whose strength is compared; the ascendant is as strong as its lord. */
export function countEvidence({ ascendant, strength }: Pick<LifeChart, 'ascendant' | 'strength'>): CountEvidence[] {
  const three = { lagna: lordOf(signIndex(ascendant)), sun: 'Sun', moon: 'Moon' } as const;
  const most = Math.max(...Object.values(three).map((graha) => strength[graha]));
  return (['lagna', 'sun', 'moon'] as const).map((of) => ({
    of,
    graha: three[of],
    virupas: Math.round(strength[three[of]] * TEN_THOUSAND) / TEN_THOUSAND,
    count: COUNT_OF[of],
    strongest: strength[three[of]] === most,
  }));
}

export const LIFE_NOTE =
  'A traditional count of years, from which texts make dashas. It is no forecast, and it gives no date.';

export function lifeYears(count: LifeCount, chart: LifeChart, shares: LifeShares): LifeYearsData {
  return {
    count,
    grahas: shares.grahas.map(grahaYears),
    lagna: ascendantYears(shares.lagna),
    sum: sixth(shares.sum),
    evidence: countEvidence(chart),
    note: LIFE_NOTE,
  };
}
