import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { LIFE_YEARS } from '../operation/sensitive.js';
import { lifeChartOf, lifeFields, type RisingLifeInput, risingMaleficField, UNUSED } from './input.js';
import { type LifeYearsData, lifeYears } from './result.js';
import { lifeShares } from './rules/shares.js';
import { lifeWords } from './words.js';

/** The input of {@link pindayu}. */
export interface PindayuInput extends RisingLifeInput {}

/**
 * Returns the years of piṇḍāyu: full at exaltation, half at the fall, then reduced. Each rule is a step with its verse and whether it applied. Daśās are made of these years; they are no forecast and
 * give no date.
 * @param input `birth` with its time, `sensitive: true`; optional `relation` (`natural`, `compound`), `enemy_exempt` (`retrograde`, `mars`,
 *   `both`), `combustion`, `visible_half` (`sign`, `proportional`), `in_one_sign` (`strongest`, `all`), `several` (`each`, `greater`, `greatest`),
 *   `lagna_years` (`navamsha`, `sign`, `stronger_lord`, `both`), `rising_malefic` (`phaladeepika`, `santhanam`, `none`), `ayanamsa` (default lahiri), `node`
 *   (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `missing_field` without `birth.time`;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhajjātaka 7.1–4; Phaladīpikā 22.21–24; Bṛhat Parāśara Horā Śāstra 43.4–15.
 *
 * @example
 * ```ts
 * import { pindayu } from 'siddhanta/longevity';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = pindayu({ birth, sensitive: true });
 * const moon = data.grahas[1];
 * [moon?.base, moon?.years]; // => [23.976297, 20.97926]
 * moon?.steps.filter(({ applies }) => applies).map(({ rule, factor }) => [rule, factor]); // => [['visible_half', 0.875]]
 * data.lagna.years; // => 9.684658
 * ```
 */
export const pindayu = birthOperation<PindayuInput, LifeYearsData>()({
  name: 'longevity.pindayu',
  summary: 'Pindayu: the years that the grahas and the ascendant give, with every reduction',
  units: 4,
  sensitive: LIFE_YEARS,
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
      data: lifeYears('pindayu', chart, lifeShares(chart, 'pindayu', rules)),
      chart: natal,
      method: 'Pindayu: years by the distance from the fall, and the reductions of the texts',
      ...lifeWords('pindayu', chart, rules),
    };
  },
});
