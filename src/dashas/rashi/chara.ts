import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { CharaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import { CHARA_SCHOOLS, type CharaOptions, charaEntries } from './options.js';

/** The input of {@link chara}. */
export interface CharaInput extends RashiInput, CharaOptions {}

/**
 * Returns the Cara daśā of a birth: the signs from the ascendant, each with as many years as there are signs to its lord, in two rounds.
 *
 * K. N. Rao’s by default. Rāghava Bhaṭṭa's rests on one printed list (`provenance.experimental`).
 * @param input `birth`; optional `school` (`kn_rao`, `raghava_bhatta`), `antardasha_first` (`next`, `same`), `sex` (with `raghava_bhatta`),
 *   `exaltation` (default false), `mercury_in_virgo` (`textbook`, `article`), `nodes_exalted`, `cycles` (1, 2), `ayanamsa` (default lahiri),
 *   `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises; `missing_field` for
 *   `raghava_bhatta` without `sex`, `invalid_value` for an option that the school does not have
 *
 * Source: K. N. Rao, Predicting through Jaimini’s Chara Dasha; Jaimini Sūtras 2.3.28.
 *
 * @example
 * ```ts
 * import { chara } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = chara({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Virgo', from: 'ascendant', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Virgo', 1], ['Libra', 9], ['Scorpio', 8]]
 * ```
 */
export const chara = operation<CharaInput, CharaData>()({
  ...RASHI,
  name: 'dashas.chara',
  summary: 'Chara dasha of Jaimini: signs as K. N. Rao counts them, one to three levels',
  schema: () => record({ ...rashiEntries(), ...charaEntries() }),
  run: (input, sky) => rashiResult('chara', input, sky, () => ({ school: input.school ?? CHARA_SCHOOLS[0] })),
});
