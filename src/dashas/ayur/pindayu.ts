import { record } from '../../input/schemas.js';
import { risingMaleficField, UNUSED } from '../../longevity/input.js';
import type { RisingMaleficReading } from '../../longevity/tables/options.js';
import { operation } from '../../operation/operation.js';
import { LIFE_DASHA } from '../../operation/sensitive.js';
import { AYUR, type AyurDashaData, type AyurInput, ayurEntries, ayurResult } from './operation.js';

/** The input of {@link pindayu}. */
export interface PindayuInput extends AyurInput {
  /** What a malefic in the ascendant takes: `phaladeepika` (the default), `santhanam`, `none`. */
  readonly rising_malefic?: RisingMaleficReading | undefined;
}

/**
 * Returns the daśā of the years of piṇḍāyu: periods as long as each graha and the ascendant give, from the strongest of ascendant, Sun and Moon on.
 * The years are those of `longevity.pindayu`. Experimental: no worked example of its order and sub-periods was found.
 * @param input `birth` with its time, `sensitive: true`; optional `first` (`strongest`, `lagna`, `sun`, `moon`), `sharing` (`all`,
 *   `strongest`), `levels` (1, 2; default 2), those of `longevity.pindayu`: `relation`, `enemy_exempt`, `combustion`, `visible_half`,
 *   `in_one_sign`, `several`, `lagna_years`, `rising_malefic` (`phaladeepika`, `santhanam`, `none`); `ayanamsa` (default lahiri), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `missing_field` without `birth.time`;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Jātaka 7.1–4, 8.1–4; Phaladīpikā 22.21–27.
 *
 * @example
 * ```ts
 * import { pindayu } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = pindayu({ birth, levels: 1, sensitive: true });
 * data.periods.slice(0, 3).map(({ lord, duration_years }) => `${lord ?? 'ascendant'} ${duration_years.toFixed(2)}`);
 * // => ['ascendant 9.68', 'Saturn 16.32', 'Jupiter 11.23']
 * ```
 */
export const pindayu = operation<PindayuInput, AyurDashaData>()({
  ...AYUR,
  name: 'dashas.pindayu',
  summary: 'Pindayu dasha: periods as long as the years that the grahas give by their place',
  sensitive: LIFE_DASHA,
  schema: () => record({ ...ayurEntries('each'), rising_malefic: risingMaleficField() }),
  run: (input, sky) => ayurResult('pindayu', input, { ...input, bharana: UNUSED.bharana }, sky),
});
