import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { SENSITIVE_DASHAS } from '../../operation/sensitive.js';
import type { RashiDashaData } from './data.js';
import {
  RASHI,
  type RashiInput,
  rashiEntries,
  rashiResult,
  type SensitiveInput,
  sensitiveEntries,
} from './operation.js';
import { type RoundOptions, roundEntries, type StrengthOptions, strengthEntries } from './options.js';

/** The input of {@link shoola}. */
export interface ShoolaInput extends RashiInput, StrengthOptions, RoundOptions, SensitiveInput {}

/**
 * Returns the Śūla daśā of a birth: from the stronger of ascendant and seventh forward, nine years for every sign.
 * @param input `birth`, `sensitive: true`; optional `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`,
 *   `taurus_scorpio`), `cycles` (1, 2), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`,
 *   `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `undefined_at_latitude` where no point of the ecliptic
 *   rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 23.2, Examples 89 to 91.
 *
 * @example
 * ```ts
 * import { shoola } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = shoola({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1, sensitive: true });
 * data.seed;
 * // => { sign: 'Virgo', from: 'ascendant_or_seventh', compared: ['Virgo', 'Pisces'], decided_by: 'parity' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Virgo', 9], ['Libra', 9], ['Scorpio', 9]]
 * ```
 */
export const shoola = operation<ShoolaInput, RashiDashaData>()({
  ...RASHI,
  example: { ...RASHI.example, sensitive: true },
  sensitive: SENSITIVE_DASHAS.shoola,
  name: 'dashas.shoola',
  summary: 'Shoola dasha: nine years a sign from the stronger of ascendant and seventh, to three levels',
  schema: () => record({ ...rashiEntries(), ...sensitiveEntries(), ...strengthEntries(), ...roundEntries() }),
  run: (input, sky) => rashiResult('shoola', input, sky, () => ({})),
});
