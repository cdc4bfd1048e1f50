import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { RashiDashaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import { type MandookaOptions, mandookaEntries } from './options.js';

/** The input of {@link mandooka}. */
export interface MandookaInput extends RashiInput, MandookaOptions {}

/**
 * Returns the Maṇḍūka daśā of a birth: from the stronger of ascendant and seventh, leaping from kendra to kendra.
 * @param input `birth`; optional `sign_years` (`kn_rao`, `sthira`), `order` (`kendras`, `kn_rao`, `pyjhora`), `co_lords` (`stronger`,
 *   `classical`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`), `cycles` (1, 2), `ayanamsa` (default lahiri), `node` (default
 *   true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.179–180 for the order.
 *
 * @example
 * ```ts
 * import { mandooka } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = mandooka({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Virgo', from: 'ascendant_or_seventh', compared: ['Virgo', 'Pisces'], decided_by: 'parity' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Virgo', 2], ['Gemini', 3], ['Pisces', 9]]
 * ```
 */
export const mandooka = operation<MandookaInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.mandooka',
  summary: 'Mandooka dasha: leaps from kendra to kendra, one to three levels',
  schema: () => record({ ...rashiEntries(), ...mandookaEntries() }),
  run: (input, sky) => rashiResult('mandooka', input, sky, () => ({})),
});
