import { record } from '../../input/schemas.js';
import { bharanaField, UNUSED } from '../../longevity/input.js';
import type { Bharana } from '../../longevity/tables/options.js';
import { operation } from '../../operation/operation.js';
import { LIFE_DASHA } from '../../operation/sensitive.js';
import { AYUR, type AyurDashaData, type AyurInput, ayurEntries, ayurResult } from './operation.js';

/** The input of {@link amshayu}. */
export interface AmshayuInput extends AyurInput {
  /** The text that increases years: `brihat_jataka` (the default), `bphs`. */
  readonly bharana?: Bharana | undefined;
}

/**
 * Returns the daśā of the years of aṁśāyu: periods as long as each graha and the ascendant give, from the strongest of ascendant, Sun and Moon on.
 * The years are those of `longevity.amshayu`. Experimental: no worked example of its order and sub-periods was found.
 * @param input `birth` with its time, `sensitive: true`; optional `first` (`strongest`, `lagna`, `sun`, `moon`), `sharing` (`all`,
 *   `strongest`), `levels` (1, 2; default 2), those of `longevity.amshayu`: `relation`, `enemy_exempt`, `combustion`, `visible_half`,
 *   `in_one_sign`, `several`, `lagna_years`, `bharana` (`brihat_jataka`, `bphs`); `ayanamsa` (default lahiri), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `missing_field` without `birth.time`;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Jātaka 7.10–13, 8.1–4; Phaladīpikā 22.18–20, 22.27.
 *
 * @example
 * ```ts
 * import { amshayu } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = amshayu({ birth, levels: 1, sensitive: true });
 * data.periods.slice(0, 3).map(({ lord, duration_years }) => `${lord ?? 'ascendant'} ${duration_years.toFixed(2)}`);
 * // => ['ascendant 9.68', 'Saturn 23.54', 'Jupiter 10.52']
 * ```
 */
export const amshayu = operation<AmshayuInput, AyurDashaData>()({
  ...AYUR,
  name: 'dashas.amshayu',
  summary: 'Amshayu dasha: periods as long as the years that the grahas give by navamshas',
  sensitive: LIFE_DASHA,
  schema: () => record({ ...ayurEntries('greater'), bharana: bharanaField() }),
  run: (input, sky) => ayurResult('amshayu', input, { ...input, rising_malefic: UNUSED.rising_malefic }, sky),
});
