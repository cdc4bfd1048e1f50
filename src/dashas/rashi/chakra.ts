import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { type ChakraData, chakraData } from './furtherData.js';
import { type TwilightOptions, twilightEntries } from './furtherOptions.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import { type AntardashaOptions, antardashaEntries, type StrengthOptions, strengthEntries } from './options.js';

/** The input of {@link chakra}. */
export interface ChakraInput extends RashiInput, StrengthOptions, TwilightOptions, AntardashaOptions {}

/**
 * Returns the Cakra daśā of a birth: from the ascendant for a birth at night, from the sign of its lord by day, from the second in twilight; ten
 * years for every sign.
 * @param input `birth`; optional `twilight` (`ghatis`, `proportional`), `antardasha_rule` (`bphs`, `own`, `narayana`, `parity`,
 *   `pyjhora`), `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`), `ayanamsa` (default
 *   lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.50–51.
 *
 * @example
 * ```ts
 * import { chakra } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = chakra({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Leo', from: 'ascendant_lord', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Leo', 10], ['Virgo', 10], ['Libra', 10]]
 * ```
 */
export const chakra = operation<ChakraInput, ChakraData>()({
  ...RASHI,
  name: 'dashas.chakra',
  summary: 'Chakra dasha: by the part of the day of birth, ten years each, one to three levels',
  schema: () => record({ ...rashiEntries(), ...strengthEntries(), ...twilightEntries(), ...antardashaEntries() }),
  run: (input, sky) => rashiResult('chakra', input, sky, chakraData),
});
