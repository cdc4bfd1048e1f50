import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { LIFE_YEARS } from '../operation/sensitive.js';
import { lifeChartOf, lifeFields, type RisingLifeInput, risingMaleficField, UNUSED } from './input.js';
import { type LifeYearsData, lifeYears } from './result.js';
import { lifeShares } from './rules/shares.js';
import { BASES, type NisargaBasis } from './tables/options.js';
import { lifeWords } from './words.js';

/** The input of {@link nisargayu}. */
export interface NisargayuInput extends RisingLifeInput {
  /** Natural years in `proportional` measure and reduced (the default), or `fixed`: the same for everyone, and the steps are empty. */
  readonly basis?: NisargaBasis | undefined;
}

/**
 * Returns the years of nisargāyu: natural years of the grahas by the distance from the fall, then reduced. Each rule is a step with its verse and whether it applied. Daśās are made of these years; they are no forecast and
 * give no date. Experimental: no worked example was found.
 * @param input `birth` with its time, `sensitive: true`; optional `relation` (`natural`, `compound`), `enemy_exempt` (`retrograde`, `mars`,
 *   `both`), `combustion`, `visible_half` (`sign`, `proportional`), `in_one_sign` (`strongest`, `all`), `several` (`each`, `greater`, `greatest`),
 *   `lagna_years` (`navamsha`, `sign`, `stronger_lord`, `both`), `rising_malefic` (`phaladeepika`, `santhanam`, `none`), `basis` (`proportional`, `fixed`), `ayanamsa` (default lahiri), `node`
 *   (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `missing_field` without `birth.time`;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 43.16–17; Bṛhajjātaka 8.9; Phaladīpikā 22.17, 22.23.
 *
 * @example
 * ```ts
 * import { nisargayu } from 'siddhanta/longevity';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = nisargayu({ birth, sensitive: true });
 * data.grahas.map(({ graha, years }) => `${graha} ${years.toFixed(1)}`).join(', ');
 * // => 'Sun 14.0, Moon 0.8, Mars 1.2, Mercury 4.3, Jupiter 13.5, Venus 9.6, Saturn 40.8'
 * ```
 */
export const nisargayu = birthOperation<NisargayuInput, LifeYearsData>()({
  name: 'longevity.nisargayu',
  summary: 'Nisargayu: the natural years of the grahas and those of the ascendant, with every reduction',
  units: 4,
  sensitive: LIFE_YEARS,
  experimental: true,
  schema: () =>
    record({
      ...lifeFields('each'),
      rising_malefic: risingMaleficField(),
      basis: v.optional(oneOf(BASES), BASES[0]),
    }),
  example: { birth: EXAMPLE_BIRTH, sensitive: true },
  run(input, context) {
    const rules = { ...input, bharana: UNUSED.bharana };
    const { chart, natal } = lifeChartOf(input.birth, context);
    return {
      data: lifeYears('nisargayu', chart, lifeShares(chart, 'nisargayu', rules, input.basis)),
      chart: natal,
      method: 'Nisargayu: natural years by the distance from the fall, and the reductions of the texts',
      ...lifeWords('nisargayu', chart, rules),
    };
  },
});
