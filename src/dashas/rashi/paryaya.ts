import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { type ParyayaData, paryayaData } from './furtherData.js';
import { type ParyayaOptions, paryayaEntries } from './furtherOptions.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import {
  type AntardashaOptions,
  antardashaEntries,
  type StrengthOptions,
  strengthEntries,
  type VargaOptions,
  vargaEntries,
} from './options.js';

/** The input of {@link paryaya}. */
export interface ParyayaInput extends RashiInput, StrengthOptions, ParyayaOptions, AntardashaOptions, VargaOptions {}

/**
 * Returns the Paryāya daśā of a birth, of three kinds by the modality of the ascendant: Cara (dual) by trines, Ubhaya (movable) by kendras,
 * Sthira (fixed) each sign with its seventh. Experimental: a single program gives order and years.
 * @param input `birth`; optional `paryaya` (`chara`, `ubhaya`, `sthira`), `varga` (`d1`, or a divisional chart), `antardasha_rule`
 *   (`bphs`, `own`, `narayana`, `parity`), `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`,
 *   `taurus_scorpio`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: PyJHora; Jaimini Sūtras 2.4.1 for the name.
 *
 * @example
 * ```ts
 * import { paryaya } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = paryaya({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Taurus', from: 'first_fifth_or_ninth', compared: ['Virgo', 'Capricorn', 'Taurus'], decided_by: 'jupiter_mercury_lord' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Taurus', 11], ['Virgo', 2], ['Capricorn', 2]]
 * ```
 */
export const paryaya = operation<ParyayaInput, ParyayaData>()({
  ...RASHI,
  name: 'dashas.paryaya',
  summary: 'Paryaya dasha of three kinds: Chara, Ubhaya or Sthira, one to three levels',
  experimental: true,
  schema: () =>
    record({ ...rashiEntries(), ...strengthEntries(), ...paryayaEntries(), ...antardashaEntries(), ...vargaEntries() }),
  run: (input, sky) =>
    rashiResult('paryaya', input, sky, (reckoning) => ({ varga: input.varga ?? 'd1', ...paryayaData(reckoning) })),
});
