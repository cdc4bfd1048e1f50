import * as v from 'valibot';
import { oneOf, record } from '../../input/schemas.js';
import { risingMaleficField, UNUSED } from '../../longevity/input.js';
import { BASES, type NisargaBasis, type RisingMaleficReading } from '../../longevity/tables/options.js';
import { operation } from '../../operation/operation.js';
import { LIFE_DASHA } from '../../operation/sensitive.js';
import { AYUR, type AyurDashaData, type AyurInput, ayurEntries, ayurResult } from './operation.js';

/** The input of {@link nisargayu}. */
export interface NisargayuInput extends AyurInput {
  /** What a malefic in the ascendant takes: `phaladeepika` (the default), `santhanam`, `none`. */
  readonly rising_malefic?: RisingMaleficReading | undefined;
  /** Natural years in `proportional` measure and reduced (the default), or `fixed`: the same for everyone. */
  readonly basis?: NisargaBasis | undefined;
}

/**
 * Returns the daśā of the years of nisargāyu: periods as long as each graha and the ascendant give, from the strongest of ascendant, Sun and Moon on.
 * The years are those of `longevity.nisargayu`. Experimental: no worked example of its order and sub-periods was found.
 * @param input `birth` with its time, `sensitive: true`; optional `first` (`strongest`, `lagna`, `sun`, `moon`), `sharing` (`all`,
 *   `strongest`), `levels` (1, 2; default 2), those of `longevity.nisargayu`: `relation`, `enemy_exempt`, `combustion`, `visible_half`,
 *   `in_one_sign`, `several`, `lagna_years`, `rising_malefic` (`phaladeepika`, `santhanam`, `none`), `basis` (`proportional`, `fixed`); `ayanamsa` (default lahiri), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `missing_field` without `birth.time`;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 43.16–17; Phaladīpikā 22.17, 22.23–28; Bṛhat Jātaka 8.1–4.
 *
 * @example
 * ```ts
 * import { nisargayu } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = nisargayu({ birth, levels: 1, sensitive: true });
 * data.periods.slice(0, 3).map(({ lord, duration_years }) => `${lord ?? 'ascendant'} ${duration_years.toFixed(2)}`);
 * // => ['ascendant 9.68', 'Saturn 40.81', 'Jupiter 13.48']
 * ```
 */
export const nisargayu = operation<NisargayuInput, AyurDashaData>()({
  ...AYUR,
  name: 'dashas.nisargayu',
  summary: 'Nisargayu dasha: periods as long as the natural years of the grahas, reduced',
  sensitive: LIFE_DASHA,
  schema: () =>
    record({ ...ayurEntries('each'), rising_malefic: risingMaleficField(), basis: v.optional(oneOf(BASES), BASES[0]) }),
  run: (input, sky) => ayurResult('nisargayu', input, { ...input, bharana: UNUSED.bharana }, sky, input.basis),
});
