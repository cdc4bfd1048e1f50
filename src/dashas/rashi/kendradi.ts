import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { RashiDashaData } from './data.js';
import { type KendraOptions, kendraEntries } from './furtherOptions.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import { type ExaltationOptions, exaltationEntries, type StrengthOptions, strengthEntries } from './options.js';

/** The input of {@link kendradi}. */
export interface KendradiInput extends RashiInput, StrengthOptions, ExaltationOptions, KendraOptions {}

/**
 * Returns the Kendrādi daśā of a birth: from the stronger of ascendant and seventh, kendras, then paṇapharas, then āpoklimas, of each group
 * the stronger first. Experimental by default: no list was seen whole.
 * @param input `birth`; optional `kendra_order` (`strength`, `zodiac`), `exaltation` (default true), `mercury_in_virgo` (`textbook`,
 *   `article`), `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`), `ayanamsa` (default
 *   lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.175–176.
 *
 * @example
 * ```ts
 * import { kendradi } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = kendradi({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Virgo', from: 'ascendant_or_seventh', compared: ['Virgo', 'Pisces'], decided_by: 'parity' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Virgo', 1], ['Sagittarius', 8], ['Pisces', 9]]
 * ```
 */
export const kendradi = operation<KendradiInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.kendradi',
  summary: 'Kendradi dasha: kendras of ascendant or seventh, the stronger first, one to three levels',
  schema: () => record({ ...rashiEntries(), ...strengthEntries(), ...exaltationEntries(), ...kendraEntries() }),
  run: (input, sky) => rashiResult('kendradi', input, sky, () => ({})),
});
