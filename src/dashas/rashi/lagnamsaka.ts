import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { RashiDashaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import {
  type AntardashaOptions,
  antardashaEntries,
  type ExaltationOptions,
  exaltationEntries,
  type StrengthOptions,
  strengthEntries,
} from './options.js';

/** The input of {@link lagnamsaka}. */
export interface LagnamsakaInput extends RashiInput, StrengthOptions, ExaltationOptions, AntardashaOptions {}

/**
 * Returns the Lagnāṃśaka daśā of a birth: Nārāyaṇa from the sign of the navāṃśa ascendant.
 * @param input `birth`; optional `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`),
 *   `exaltation` (default true), `mercury_in_virgo` (`textbook`, `article`), `antardasha_rule` (`own`, `narayana`, `pyjhora`), `ayanamsa`
 *   (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: P. V. R. Narasimha Rao’s school, as PyJHora has it.
 *
 * @example
 * ```ts
 * import { lagnamsaka } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = lagnamsaka({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Capricorn', from: 'navamsha_ascendant', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Capricorn', 1], ['Sagittarius', 8], ['Scorpio', 8]]
 * ```
 */
export const lagnamsaka = operation<LagnamsakaInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.lagnamsaka',
  summary: 'Lagnamsaka dasha: as Narayana, from the sign of the navamsha ascendant, one to three levels',
  schema: () => record({ ...rashiEntries(), ...strengthEntries(), ...exaltationEntries(), ...antardashaEntries() }),
  run: (input, sky) => rashiResult('lagnamsaka', input, sky, () => ({})),
});
