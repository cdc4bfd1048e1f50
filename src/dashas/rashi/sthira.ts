import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { SENSITIVE_DASHAS } from '../../operation/sensitive.js';
import { brahmaData, type SthiraData } from './data.js';
import {
  RASHI,
  type RashiInput,
  rashiEntries,
  rashiResult,
  type SensitiveInput,
  sensitiveEntries,
} from './operation.js';
import { type SthiraOptions, sthiraEntries } from './options.js';

/** The input of {@link sthira}. */
export interface SthiraInput extends RashiInput, SthiraOptions, SensitiveInput {}

/**
 * Returns the Sthira daśā of a birth: from the sign of Brahmā forward, seven years for movable, eight for fixed, nine for dual signs.
 *
 * Experimental: no published chart confirms how Brahmā is found; `brahma` sets him.
 * @param input `birth`, `sensitive: true`; optional `brahma` (one of the seven; computed by default), `co_lords` (`stronger`, `classical`),
 *   `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`), `cycles` (1, 2), `ayanamsa` (default lahiri), `node` (default true), `levels`
 *   (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `undefined_at_latitude` where no point of the ecliptic
 *   rises
 *
 * Source: Jaimini Sūtras 2.3.3–4.
 *
 * @example
 * ```ts
 * import { sthira } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = sthira({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1, sensitive: true });
 * data.seed;
 * // => { sign: 'Aries', from: 'brahma', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Aries', 7], ['Taurus', 8], ['Gemini', 9]]
 * data.brahma?.planet; // => 'Mars'
 * ```
 */
export const sthira = operation<SthiraInput, SthiraData>()({
  ...RASHI,
  example: { ...RASHI.example, sensitive: true },
  sensitive: SENSITIVE_DASHAS.sthira,
  name: 'dashas.sthira',
  summary: 'Sthira dasha: from the sign of Brahma, 7, 8 and 9 years, one to three levels',
  experimental: true,
  schema: () => record({ ...rashiEntries(), ...sensitiveEntries(), ...sthiraEntries() }),
  run: (input, sky) =>
    rashiResult('sthira', input, sky, ({ findings: { brahma } }) => ({
      brahma: brahma === undefined ? null : brahmaData(brahma),
    })),
});
