import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { RashiDashaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';

/** The input of {@link pachaka}. */
export interface PachakaInput extends RashiInput {}

/**
 * Returns the Pācaka periods of a birth: those of Sandhyā, each divided into six, three times three and eight times two of thirty-one parts.
 * @param input `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`,
 *   `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.204–206.
 *
 * @example
 * ```ts
 * import { pachaka } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = pachaka({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Virgo', from: 'ascendant', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Virgo', 10], ['Libra', 10], ['Scorpio', 10]]
 * ```
 */
export const pachaka = operation<PachakaInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.pachaka',
  summary: 'Pachaka: the periods of Sandhya in unequal parts, one to three levels',
  schema: () => record({ ...rashiEntries() }),
  run: (input, sky) => rashiResult('pachaka', input, sky, () => ({})),
});
