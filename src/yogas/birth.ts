import * as v from 'valibot';
import { almanacOf } from '../cast/almanac.js';
import type { SkyContext } from '../cast/context.js';
import { natalFields } from '../cast/natalInput.js';
import { solarDayAt } from '../cast/solarDay.js';
import { SiddhantaError } from '../errors.js';
import { flagSchema, noneOf, oneOf } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import { type BirthChart, chartOfBirth, type NatureOptions, natureFields } from '../strengths/birthChart.js';
import type { StrengthsInput } from '../strengths/input.js';
import type { Birth } from '../types.js';
import { GRAHAS } from '../zodiac/names.js';
import { type ChartFacts, factsOf } from '../zodiac/predicates/facts.js';
import { YOGA_IDS } from './tables/names.gen.js';

const SEXES = ['male', 'female'] as const;

/** The input of every operation on the yogas of a birth. */
export interface YogasOfBirth extends StrengthsInput, NatureOptions {
  /** The native's sex, for the one rule that needs it (mahabhagya); without it that rule is skipped. */
  readonly sex?: (typeof SEXES)[number] | undefined;
  /** Whether to include the rules on danger in childhood (`arishta`), with those that cancel them, and `mriti`; false by default. */
  readonly sensitive?: boolean | undefined;
  /** Whether to include readings whose source nobody has seen; false by default. */
  readonly include_unsourced?: boolean | undefined;
}

/** @internal */
export function yogasFields() {
  return {
    ...natalFields(),
    ...natureFields(),
    sex: v.optional(oneOf(SEXES)),
    sensitive: flagSchema(),
    include_unsourced: flagSchema(),
  };
}

const ID_TEXT = noneOf(
  YOGA_IDS,
  'it must be the id of a yoga, such as "gaja_kesari"; yogas.list with include_absent lists all of them.',
);

/** Names the page rather than all ids, which agents would carry along. @internal */
export function idSchema() {
  return v.pipe(v.string(ID_TEXT), v.regex(/^[a-z][a-z0-9_]{0,59}$/, ID_TEXT));
}

export function checkId(id: string, field: string): void {
  if (YOGA_IDS.some((one) => one === id)) return;
  throw new SiddhantaError('invalid_value', `${field} is "${id}"; ${ID_TEXT({ input: id })}`, { field });
}

export interface BirthFacts {
  readonly chart: BirthChart;
  readonly facts: ChartFacts;
}

/** Null where the Sun did not both rise and set that day. */
function bornByDay(birth: Birth, { resolved }: BirthChart, context: SkyContext): boolean | null {
  const { half, assumed } = solarDayAt(almanacOf(birth.place, context), resolved.instant.ut);
  return assumed.length > 0 ? null : half === 'day';
}

/**
 * Without a time of birth there is no lagna, and neither day nor night.
 * @param asksDay whether a rule needs day or night; only then is sunrise computed
 */
export function factsOfBirth(
  input: YogasOfBirth & {
    readonly moon_rule: NonNullable<NatureOptions['moon_rule']>;
    readonly mercury_rule: NonNullable<NatureOptions['mercury_rule']>;
  },
  context: SkyContext,
  asksDay: boolean,
): BirthFacts {
  const chart = chartOfBirth(input.birth, context);
  const { resolved, grahas, longitudes, ascendant } = chart;
  const timed = !resolved.timeAssumed;
  const facts = factsOf(
    {
      ascendant: timed ? ascendant : null,
      longitudes,
      retrograde: recordOf(GRAHAS, (graha) => grahas[graha].retrograde),
      dayBirth: timed && asksDay ? bornByDay(input.birth, chart, context) : null,
      sex: input.sex ?? null,
    },
    { moon: input.moon_rule, mercury: input.mercury_rule },
  );
  return { chart, facts };
}
