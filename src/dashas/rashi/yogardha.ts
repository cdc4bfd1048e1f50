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

/** The input of {@link yogardha}. */
export interface YogardhaInput extends RashiInput, StrengthOptions, ExaltationOptions, AntardashaOptions {}

/**
 * Returns the Yogārdha daśā of a birth: from the stronger of ascendant and seventh; every sign has half the sum of its years in Cara and
 * Sthira.
 * @param input `birth`; optional `antardasha_rule` (`bphs`, `own`, `narayana`, `parity`), `exaltation` (default true),
 *   `mercury_in_virgo` (`textbook`, `article`), `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`,
 *   `taurus_scorpio`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.174; Jaimini Sūtras 2.4.19–20.
 *
 * @example
 * ```ts
 * import { yogardha } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = yogardha({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Virgo', from: 'ascendant_or_seventh', compared: ['Virgo', 'Pisces'], decided_by: 'parity' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Virgo', 5], ['Leo', 4.5], ['Cancer', 5]]
 * ```
 */
export const yogardha = operation<YogardhaInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.yogardha',
  summary: 'Yogardha dasha: half the sum of the years of Chara and Sthira, one to three levels',
  schema: () => record({ ...rashiEntries(), ...strengthEntries(), ...exaltationEntries(), ...antardashaEntries() }),
  run: (input, sky) => rashiResult('yogardha', input, sky, () => ({})),
});
