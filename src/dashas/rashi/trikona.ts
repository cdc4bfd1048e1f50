import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { RashiDashaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import {
  type AntardashaOptions,
  antardashaEntries,
  type ExaltationOptions,
  exaltationEntries,
  type RoundOptions,
  roundEntries,
  type StrengthOptions,
  strengthEntries,
} from './options.js';

/** The input of {@link trikona}. */
export interface TrikonaInput extends RashiInput, StrengthOptions, ExaltationOptions, RoundOptions, AntardashaOptions {}

/**
 * Returns the Trikoṇa daśā of a birth: from the strongest of ascendant, fifth and ninth, sign by sign. Experimental: a single program gives
 * its order and years.
 * @param input `birth`; optional `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`),
 *   `exaltation` (default true), `mercury_in_virgo` (`textbook`, `article`), `antardasha_rule` (`own`, `narayana`, `pyjhora`), `cycles` (1,
 *   2), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.183–184 for its beginning.
 *
 * @example
 * ```ts
 * import { trikona } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = trikona({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Taurus', from: 'first_fifth_or_ninth', compared: ['Virgo', 'Capricorn', 'Taurus'], decided_by: 'jupiter_mercury_lord' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Taurus', 2], ['Aries', 12], ['Pisces', 9]]
 * ```
 */
export const trikona = operation<TrikonaInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.trikona',
  summary: 'Trikona dasha: from the strongest of ascendant, fifth and ninth, one to three levels',
  experimental: true,
  schema: () =>
    record({
      ...rashiEntries(),
      ...strengthEntries(),
      ...exaltationEntries(),
      ...roundEntries(),
      ...antardashaEntries(),
    }),
  run: (input, sky) => rashiResult('trikona', input, sky, () => ({})),
});
