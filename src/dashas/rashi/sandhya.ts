import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { RashiDashaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import { type AntardashaOptions, antardashaEntries, type StrengthOptions, strengthEntries } from './options.js';

/** The input of {@link sandhya}. */
export interface SandhyaInput extends RashiInput, StrengthOptions, AntardashaOptions {}

/**
 * Returns the Sandhyā daśā of a birth: from the ascendant forward, ten years for every sign, a twelfth of 120.
 * @param input `birth`; optional `antardasha_rule` (`bphs`, `own`, `narayana`, `parity`, `pyjhora`), `co_lords` (`stronger`,
 *   `classical`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`), `ayanamsa` (default lahiri), `node` (default true),
 *   `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.204.
 *
 * @example
 * ```ts
 * import { sandhya } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = sandhya({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Virgo', from: 'ascendant', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Virgo', 10], ['Libra', 10], ['Scorpio', 10]]
 * ```
 */
export const sandhya = operation<SandhyaInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.sandhya',
  summary: 'Sandhya dasha: from the ascendant, ten years each, one to three levels',
  schema: () => record({ ...rashiEntries(), ...strengthEntries(), ...antardashaEntries() }),
  run: (input, sky) => rashiResult('sandhya', input, sky, () => ({})),
});
