import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { LIFE_YEARS } from '../operation/sensitive.js';
import { bharanaField, type LifeInput, lifeChartOf, lifeFields, UNUSED } from './input.js';
import { type LifeYearsData, lifeYears } from './result.js';
import { lifeShares } from './rules/shares.js';
import type { Bharana } from './tables/options.js';
import { lifeWords } from './words.js';

/** The input of {@link amshayu}. */
export interface AmshayuInput extends LifeInput {
  /** The text that increases years: `brihat_jataka` (the default), `bphs`. */
  readonly bharana?: Bharana | undefined;
}

/**
 * Returns the years of aṁśāyu: a year for each navāṁśa, increased and then reduced. Each rule is a step with its verse and whether it applied. Daśās are made of these years; they are no forecast and
 * give no date. Experimental: no worked example was found.
 * @param input `birth` with its time, `sensitive: true`; optional `relation` (`natural`, `compound`), `enemy_exempt` (`retrograde`, `mars`,
 *   `both`), `combustion`, `visible_half` (`sign`, `proportional`), `in_one_sign` (`strongest`, `all`), `several` (`greater` by default, `each`, `greatest`),
 *   `lagna_years` (`navamsha`, `sign`, `stronger_lord`, `both`), `bharana` (`brihat_jataka`, `bphs`), `ayanamsa` (default lahiri), `node`
 *   (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `missing_field` without `birth.time`;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhajjātaka 7.10–13; Laghujātaka 9; Phaladīpikā 22.18–20; Bṛhat Parāśara Horā Śāstra 43.18–22.
 *
 * @example
 * ```ts
 * import { amshayu } from 'siddhanta/longevity';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = amshayu({ birth, sensitive: true });
 * const saturn = data.grahas[6];
 * [saturn?.base, saturn?.years]; // => [7.845785, 23.537354]
 * saturn?.steps.find(({ applies }) => applies)?.rule; // => 'threefold'
 * ```
 */
export const amshayu = birthOperation<AmshayuInput, LifeYearsData>()({
  name: 'longevity.amshayu',
  summary: 'Amshayu: years by navamshas, with every increase and reduction',
  units: 4,
  sensitive: LIFE_YEARS,
  experimental: true,
  schema: () =>
    record({
      ...lifeFields('greater'),
      bharana: bharanaField(),
    }),
  example: { birth: EXAMPLE_BIRTH, sensitive: true },
  run(input, context) {
    const rules = { ...input, rising_malefic: UNUSED.rising_malefic };
    const { chart, natal } = lifeChartOf(input.birth, context);
    return {
      data: lifeYears('amshayu', chart, lifeShares(chart, 'amshayu', rules)),
      chart: natal,
      method: 'Amshayu: a year for each navamsha, and the increases and reductions of the texts',
      ...lifeWords('amshayu', chart, rules),
    };
  },
});
