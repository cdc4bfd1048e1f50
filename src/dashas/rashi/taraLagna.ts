import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { type TaraLagnaData, taraLagnaData } from './furtherData.js';
import { type TaraLagnaOptions, taraEntries } from './furtherOptions.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';

/** The input of {@link taraLagna}. */
export interface TaraLagnaInput extends RashiInput, TaraLagnaOptions {}

/**
 * Returns the Tārā Lagna daśā of a birth: as many signs from the ascendant as twelfths of the Moon’s nakṣatra are past; nine years for every
 * sign.
 * @param input `birth`; optional `tara_from` (`sign`, `longitude`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 …
 *   3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Jaimini Sūtras 2.4.27 and 2.4.31–34; Bṛhat Parāśara Horā Śāstra 46.188–190.
 *
 * @example
 * ```ts
 * import { taraLagna } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = taraLagna({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Pisces', from: 'tara_lagna', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Pisces', 9], ['Aquarius', 9], ['Capricorn', 9]]
 * ```
 */
export const taraLagna = operation<TaraLagnaInput, TaraLagnaData>()({
  ...RASHI,
  name: 'dashas.tara_lagna',
  summary: 'Tara Lagna dasha: from the ascendant by twelfths of the Moon’s nakshatra, one to three levels',
  schema: () => record({ ...rashiEntries(), ...taraEntries() }),
  run: (input, sky) => rashiResult('tara_lagna', input, sky, taraLagnaData),
});
