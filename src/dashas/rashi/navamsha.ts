import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import type { RashiDashaData } from './data.js';
import { type NavamshaOptions, navamshaEntries } from './furtherOptions.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import { type AntardashaOptions, antardashaEntries, type StrengthOptions, strengthEntries } from './options.js';

/** The input of {@link navamsha}. */
export interface NavamshaInput extends RashiInput, StrengthOptions, NavamshaOptions, AntardashaOptions {}

/**
 * Returns the Navāṁśa daśā of a birth: from the ascendant if odd, else from the sign that it faces; nine years for every sign. Experimental:
 * the sūtras are read so by one school, through a page.
 * @param input `birth`; optional `navamsha_from` (`ascendant`, `navamsha_ascendant`), `antardasha_rule` (`bphs`, `own`, `narayana`,
 *   `parity`), `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`), `ayanamsa` (default
 *   lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Jaimini Sūtras 2.3.1–2, as Rangacharya explains them.
 *
 * @example
 * ```ts
 * import { navamsha } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = navamsha({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Pisces', from: 'ascendant_or_facing', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Pisces', 9], ['Aries', 9], ['Taurus', 9]]
 * ```
 */
export const navamsha = operation<NavamshaInput, RashiDashaData>()({
  ...RASHI,
  name: 'dashas.navamsha',
  summary: 'Navamsha dasha: from the ascendant or the sign it faces, nine years each, one to three levels',
  experimental: true,
  schema: () => record({ ...rashiEntries(), ...strengthEntries(), ...navamshaEntries(), ...antardashaEntries() }),
  run: (input, sky) => rashiResult('navamsha', input, sky, () => ({})),
});
