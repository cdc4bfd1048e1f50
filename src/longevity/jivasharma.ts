import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { LIFE_YEARS } from '../operation/sensitive.js';
import { lifeChartOf, lifeFields, type RisingLifeInput, risingMaleficField, UNUSED } from './input.js';
import { type LifeYearsData, lifeYears } from './result.js';
import { lifeShares } from './rules/shares.js';
import { lifeWords } from './words.js';

/** The input of {@link jivasharma}. */
export interface JivasharmaInput extends RisingLifeInput {}

/**
 * Returns the years by Jīvaśarman: a seventh of the longest life for each graha, by the distance from the fall, then reduced. Each rule is a step with its verse and whether it applied. Daśās are made of these years; they are no forecast and
 * give no date. Experimental: no worked example was found.
 * @param input `birth` with its time, `sensitive: true`; optional `relation` (`natural`, `compound`), `enemy_exempt` (`retrograde`, `mars`,
 *   `both`), `combustion`, `visible_half` (`sign`, `proportional`), `in_one_sign` (`strongest`, `all`), `several` (`each`, `greater`, `greatest`),
 *   `lagna_years` (`navamsha`, `sign`, `stronger_lord`, `both`), `rising_malefic` (`phaladeepika`, `santhanam`, `none`), `ayanamsa` (default lahiri), `node`
 *   (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `missing_field` without `birth.time`;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhajjātaka 7.5, 7.9; Phaladīpikā 22.25.
 *
 * @example
 * ```ts
 * import { jivasharma } from 'siddhanta/longevity';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = jivasharma({ birth, sensitive: true });
 * data.grahas.map(({ graha, years }) => `${graha} ${years.toFixed(1)}`).join(', ');
 * // => 'Sun 12.0, Moon 14.4, Mars 10.3, Mercury 8.1, Jupiter 12.8, Venus 8.2, Saturn 14.0'
 * ```
 */
export const jivasharma = birthOperation<JivasharmaInput, LifeYearsData>()({
  name: 'longevity.jivasharma',
  summary: 'Jivasharma: a seventh of the longest life for each graha, with every reduction',
  units: 4,
  sensitive: LIFE_YEARS,
  experimental: true,
  schema: () =>
    record({
      ...lifeFields('each'),
      rising_malefic: risingMaleficField(),
    }),
  example: { birth: EXAMPLE_BIRTH, sensitive: true },
  run(input, context) {
    const rules = { ...input, bharana: UNUSED.bharana };
    const { chart, natal } = lifeChartOf(input.birth, context);
    return {
      data: lifeYears('jivasharma', chart, lifeShares(chart, 'jivasharma', rules)),
      chart: natal,
      method: 'Jivasharma: equal years for each graha by the distance from the fall, and the reductions of the texts',
      ...lifeWords('jivasharma', chart, rules),
    };
  },
});
