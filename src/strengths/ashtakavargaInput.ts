import * as v from 'valibot';
import type { SkyContext } from '../cast/context.js';
import { natalFields } from '../cast/natalInput.js';
import { oneOf } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Birth } from '../types.js';
import { GRAHAS, SIGNS, type Sign } from '../zodiac/names.js';
import { type BirthChart, chartOfBirth } from './birthChart.js';
import type { StrengthsInput } from './input.js';
import { type ChartSigns, OCCUPANCIES, type Occupancy, ofEight } from './rules/ashtakavarga.js';
import { BINDU_TABLES, type BinduTableName, type OfEight, VIRGO_MULTIPLIERS } from './tables/ashtakavarga.js';

/** The input of {@link ashtakavarga}. */
export interface AshtakavargaInput extends StrengthsInput {
  /** The table of bindus; `parashara` by default. */
  readonly table?: BinduTableName | undefined;
  /** Who occupies a sign in the second reduction: the seven `grahas` (the default), also the ascendant, or also the nodes. */
  readonly occupancy?: Occupancy | undefined;
  /** Virgo's multiplier in the piṇḍas; 5 by default. */
  readonly virgo_multiplier?: (typeof VIRGO_MULTIPLIERS)[number] | undefined;
}

/** @internal */
export function ashtakavargaFields() {
  return {
    ...natalFields(),
    table: v.optional(oneOf(BINDU_TABLES), BINDU_TABLES[0]),
    occupancy: v.optional(oneOf(OCCUPANCIES), OCCUPANCIES[0]),
    virgo_multiplier: v.optional(
      v.picklist(VIRGO_MULTIPLIERS, `it must be ${VIRGO_MULTIPLIERS.join(' or ')}.`),
      VIRGO_MULTIPLIERS[0],
    ),
  };
}

export interface NatalSigns extends BirthChart {
  /** 0 (Aries) … 11. */
  readonly signs: ChartSigns;
}

/** @throws {SiddhantaError} `undefined_at_latitude` where nothing rises; `invalid_value` for `birth.uncertainty_minutes` */
export function natalSigns(birth: Birth, context: SkyContext): NatalSigns {
  const chart = chartOfBirth(birth, context);
  const { longitudes, ascendant } = chart;
  const signs = {
    ...Object.fromEntries(GRAHAS.map((graha) => [graha, signIndex(longitudes[graha])])),
    Ascendant: signIndex(ascendant),
  } as ChartSigns;
  return { ...chart, signs };
}

export function namesOf(signs: ChartSigns): OfEight<Sign> {
  return ofEight((one) => at(SIGNS, signs[one]).name);
}
