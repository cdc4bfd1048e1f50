import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { RashiDashaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import {
  type ExaltationOptions,
  exaltationEntries,
  type OccupantOptions,
  occupantEntries,
  type StrengthOptions,
  strengthEntries,
} from './options.js';

/** The input of {@link moola}. */
export interface MoolaInput extends RashiInput, StrengthOptions, ExaltationOptions, OccupantOptions {}

/**
 * Returns the Mūla daśā (Lagna Kendrādi Rāśi) of a birth: from the stronger of ascendant and seventh, kendras first.
 * @param input `birth`; optional `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`),
 *   `exaltation` (default true), `mercury_in_virgo` (`textbook`, `article`), `saturn_ketu` (`saturn_or_backward`, `saturn_or_reverse`,
 *   `none`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 19.2, Example 76.
 *
 * @example
 * ```ts
 * import { moola } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = moola({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Virgo', from: 'ascendant_or_seventh', compared: ['Virgo', 'Pisces'], decided_by: 'parity' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Virgo', 1], ['Gemini', 2], ['Pisces', 9]]
 * ```
 */
export const moola = operation<MoolaInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.moola',
  summary: 'Moola (Lagna Kendradi Rashi) dasha: kendras first, one to three levels',
  schema: () => record({ ...rashiEntries(), ...strengthEntries(), ...exaltationEntries(), ...occupantEntries() }),
  run: (input, sky) => rashiResult('moola', input, sky, () => ({})),
});
