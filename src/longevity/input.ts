import * as v from 'valibot';
import type { SkyContext } from '../cast/context.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { flagSchema, oneOf } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import { strengthsOf } from '../strengths/rules/shadbala.js';
import { choicesOf } from '../strengths/shadbalaInput.js';
import { atHand, strengthSky } from '../strengths/shadbalaSky.js';
import type { Birth } from '../types.js';
import { COMBUSTION_RULES, type CombustionRule } from '../zodiac/combustion.js';
import { SIGN_LORDS } from '../zodiac/lords.js';
import type { LifeChart, LifeRules } from './rules/chart.js';
import {
  BHARANAS,
  type EnemyExemption,
  type EnemyRelation,
  EXEMPTIONS,
  IN_ONE_SIGN,
  type InOneSign,
  LAGNA_YEARS,
  type LagnaYears,
  RELATIONS,
  RISING_MALEFIC_READINGS,
  type RisingMaleficReading,
  SEVERAL_LOSSES,
  type SeveralLosses,
  VISIBLE_HALF_READINGS,
  type VisibleHalfReading,
} from './tables/options.js';

/** The choices that every count of years takes. */
export interface LifeOptions {
  /** Whose sign is an enemy's: `natural` (the default) or `compound`. */
  readonly relation?: EnemyRelation | undefined;
  /** Who loses nothing in an enemy's sign: the `retrograde` (the default), `mars`, or `both`. */
  readonly enemy_exempt?: EnemyExemption | undefined;
  /** Limits within which the Sun burns: `surya_siddhanta` by default. */
  readonly combustion?: CombustionRule | undefined;
  /** The loss in the visible half: by houses of signs (`sign`, the default), or `proportional` within equal houses. */
  readonly visible_half?: VisibleHalfReading | undefined;
  /** Who loses there where several share a sign: the `strongest` (the default), or `all`. */
  readonly in_one_sign?: InOneSign | undefined;
  /** Which of several losses count: `each`, the `greater` of sign and Sun, or the `greatest` of all. */
  readonly several?: SeveralLosses | undefined;
  /** The years of the ascendant: of its `navamsha` (the default), its `sign`, the `stronger_lord` of both, or `both`. */
  readonly lagna_years?: LagnaYears | undefined;
}

/** The input of every count of years. */
export interface LifeInput extends NatalInput, LifeOptions {
  /** Must be true, or the call is refused: everything here concerns length of life. */
  readonly sensitive?: boolean | undefined;
}

/** The input of the counts in which a malefic in the ascendant takes years. */
export interface RisingLifeInput extends LifeInput {
  /** What a malefic in the ascendant takes: `phaladeepika` (the default), `santhanam`, `none`. */
  readonly rising_malefic?: RisingMaleficReading | undefined;
}

/** @internal */
export const lifeOptionFields = (several: SeveralLosses) => ({
  relation: v.optional(oneOf(RELATIONS), RELATIONS[0]),
  enemy_exempt: v.optional(oneOf(EXEMPTIONS), EXEMPTIONS[0]),
  combustion: v.optional(oneOf(COMBUSTION_RULES), COMBUSTION_RULES[0]),
  visible_half: v.optional(oneOf(VISIBLE_HALF_READINGS), VISIBLE_HALF_READINGS[0]),
  in_one_sign: v.optional(oneOf(IN_ONE_SIGN), IN_ONE_SIGN[0]),
  several: v.optional(oneOf(SEVERAL_LOSSES), several),
  lagna_years: v.optional(oneOf(LAGNA_YEARS), LAGNA_YEARS[0]),
});

/** @internal */
export const risingMaleficField = () => v.optional(oneOf(RISING_MALEFIC_READINGS), RISING_MALEFIC_READINGS[0]);

/** @internal */
export const bharanaField = () => v.optional(oneOf(BHARANAS), BHARANAS[0]);

/** @internal */
export const lifeFields = (several: SeveralLosses) => ({
  ...natalFields(),
  ...lifeOptionFields(several),
  sensitive: flagSchema(),
});

/** Choices that a count does not use. */
export const UNUSED = { rising_malefic: 'none', bharana: 'brihat_jataka' } as const satisfies Partial<LifeRules>;

const WHY_TIME =
  'the ascendant, which changes its sign within hours, gives years and decides who is in the visible half.';

/** @throws {SiddhantaError} `missing_field` without a time; `undefined_at_latitude` where no point of the ecliptic rises */
export function lifeChartOf(birth: Birth, context: SkyContext) {
  natalOf(birth, context, WHY_TIME);
  const choices = choicesOf('classical', undefined);
  const sky = strengthSky(birth, context, choices);
  const { planets } = strengthsOf(sky, choices);
  const natal = atHand(sky);
  const chart: LifeChart = {
    longitudes: sky.longitudes,
    ascendant: sky.ascendant,
    retrograde: recordOf(SIGN_LORDS, (graha) => natal.grahas[graha].retrograde),
    strength: recordOf(SIGN_LORDS, (graha) => planets[graha].total),
  };
  return { chart, natal };
}
