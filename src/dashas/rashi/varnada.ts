import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { SENSITIVE_DASHAS } from '../../operation/sensitive.js';
import { type VarnadaData, varnadaData } from './furtherData.js';
import { type VarnadaOptions, varnadaEntries } from './furtherOptions.js';
import {
  RASHI,
  type RashiInput,
  rashiEntries,
  rashiResult,
  type SensitiveInput,
  sensitiveEntries,
} from './operation.js';
import { type AntardashaOptions, antardashaEntries, type StrengthOptions, strengthEntries } from './options.js';

/** The input of {@link varnada}. */
export interface VarnadaInput extends RashiInput, StrengthOptions, VarnadaOptions, AntardashaOptions, SensitiveInput {}

/**
 * Returns the Varṇadā daśā of a birth: from the stronger of ascendant and horā lagna; years by the signs from each house to its varṇada.
 * Experimental: no list confirms the years.
 * @param input `birth`, `sensitive: true`; optional `varnada` (`sign_parity`, `count_parity`), `varnada_years` (`houses`, `ascendant`),
 *   `antardasha_rule` (`parity`, `bphs`, `own`, `narayana`, `pyjhora`), `co_lords` (`stronger`, `classical`), `nodes_exalted`
 *   (`gemini_sagittarius`, `taurus_scorpio`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2),
 *   `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `undefined_at_latitude` where no point of the
 *   ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 5.14–15 and 5.21–23.
 *
 * @example
 * ```ts
 * import { varnada } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = varnada({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1, sensitive: true });
 * data.seed;
 * // => { sign: 'Libra', from: 'ascendant_or_hora_lagna', compared: ['Virgo', 'Libra'], decided_by: 'jupiter_mercury_lord' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Libra', 7], ['Scorpio', 11], ['Sagittarius', 9]]
 * ```
 */
export const varnada = operation<VarnadaInput, VarnadaData>()({
  ...RASHI,
  example: { ...RASHI.example, sensitive: true },
  sensitive: SENSITIVE_DASHAS.varnada,
  name: 'dashas.varnada',
  summary: 'Varnada dasha: from ascendant or hora lagna, years to the varnadas, one to three levels',
  experimental: true,
  schema: () =>
    record({
      ...rashiEntries(),
      ...sensitiveEntries(),
      ...strengthEntries(),
      ...varnadaEntries(),
      ...antardashaEntries(),
    }),
  run: (input, sky) => rashiResult('varnada', input, sky, varnadaData),
});
