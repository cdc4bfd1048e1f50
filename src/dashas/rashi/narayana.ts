import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { NarayanaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import { NARAYANA_VARGAS, type NarayanaOptions, narayanaEntries } from './options.js';

/** The input of {@link narayana}. */
export interface NarayanaInput extends RashiInput, NarayanaOptions {}

/**
 * Returns the Nārāyaṇa daśā of a birth, from the stronger of ascendant and seventh: two rounds in which every sign has twelve years
 * together.
 *
 * In a divisional chart it begins where the lord of the house of that number is there, with the lords, years and strengths of that chart.
 * @param input `birth`; optional `varga` (`d1`, `d2` … `d60`), `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`,
 *   `taurus_scorpio`), `exaltation` (default true), `mercury_in_virgo` (`textbook`, `article`), `antardasha_rule` (`narayana`, `own`,
 *   `pyjhora`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 18, Examples 66 and 71.
 *
 * @example
 * ```ts
 * import { narayana } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = narayana({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Virgo', from: 'ascendant_or_seventh', compared: ['Virgo', 'Pisces'], decided_by: 'parity' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Virgo', 1], ['Capricorn', 1], ['Taurus', 2]]
 * ```
 */
export const narayana = operation<NarayanaInput, NarayanaData>()({
  ...RASHI,
  name: 'dashas.narayana',
  summary: 'Narayana dasha of the rashi chart or of a divisional chart, one to three levels',
  schema: () => record({ ...rashiEntries(), ...narayanaEntries() }),
  run: (input, sky) => rashiResult('narayana', input, sky, () => ({ varga: input.varga ?? NARAYANA_VARGAS[0] })),
});
