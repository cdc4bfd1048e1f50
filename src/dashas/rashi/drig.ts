import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { RashiDashaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import { type DrigOptions, drigEntries } from './options.js';

/** The input of {@link drig}. */
export interface DrigInput extends RashiInput, DrigOptions {}

/**
 * Returns the Dṛg daśā of a birth: the ninth, tenth and eleventh sign from the ascendant, each followed by the three it aspects.
 *
 * From a dual ascendant the groups overlap: the ninth and eleventh sign rule twice in a round, the eighth and twelfth never.
 * @param input `birth`; optional `aspects` (`pvr`, `bphs`), `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`,
 *   `taurus_scorpio`), `exaltation` (default true), `mercury_in_virgo` (`textbook`, `article`), `ayanamsa` (default lahiri), `node` (default
 *   true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.185–187; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, Examples 80 and 82.
 *
 * @example
 * ```ts
 * import { drig } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = drig({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Taurus', from: 'ninth', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Taurus', 2], ['Cancer', 3], ['Libra', 9]]
 * ```
 */
export const drig = operation<DrigInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.drig',
  summary: 'Drig dasha: the ninth, tenth and eleventh sign with those on which they look, one to three levels',
  schema: () => record({ ...rashiEntries(), ...drigEntries() }),
  run: (input, sky) => rashiResult('drig', input, sky, () => ({})),
});
