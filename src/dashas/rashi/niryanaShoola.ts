import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { SENSITIVE_DASHAS } from '../../operation/sensitive.js';
import type { RashiDashaData } from './data.js';
import {
  RASHI,
  type RashiInput,
  rashiEntries,
  rashiResult,
  type SensitiveInput,
  sensitiveEntries,
} from './operation.js';
import {
  type AntardashaOptions,
  antardashaEntries,
  type OccupantOptions,
  occupantEntries,
  type StrengthOptions,
  strengthEntries,
} from './options.js';

/** The input of {@link niryanaShoola}. */
export interface NiryanaShoolaInput
  extends RashiInput,
    StrengthOptions,
    AntardashaOptions,
    OccupantOptions,
    SensitiveInput {}

/**
 * Returns the Niryāṇa Śūla daśā of a birth, from the stronger of second and eighth: seven, eight and nine years, and the rest of twelve in
 * the second round. Sub-periods as in Nārāyaṇa.
 * @param input `birth`, `sensitive: true`; optional `antardasha_rule` (`narayana`, `own`, `pyjhora`), `saturn_ketu` (`none`,
 *   `saturn_or_reverse`, `saturn_or_backward`), `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`,
 *   `taurus_scorpio`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `undefined_at_latitude` where no point of the ecliptic
 *   rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 22.2.1, Examples 84 and 85; Bṛhat Parāśara Horā Śāstra
 * 46.181–182.
 *
 * @example
 * ```ts
 * import { niryanaShoola } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = niryanaShoola({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1, sensitive: true });
 * data.seed;
 * // => { sign: 'Aries', from: 'second_or_eighth', compared: ['Libra', 'Aries'], decided_by: 'occupants' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Aries', 7], ['Taurus', 8], ['Gemini', 9]]
 * ```
 */
export const niryanaShoola = operation<NiryanaShoolaInput, RashiDashaData>()({
  ...RASHI,
  example: { ...RASHI.example, sensitive: true },
  sensitive: SENSITIVE_DASHAS.niryana_shoola,
  name: 'dashas.niryana_shoola',
  summary: 'Niryana Shoola dasha: from the stronger of second and eighth, 7, 8 and 9 years, one to three levels',
  schema: () =>
    record({
      ...rashiEntries(),
      ...sensitiveEntries(),
      ...strengthEntries(),
      ...antardashaEntries(),
      ...occupantEntries(),
    }),
  run: (input, sky) => rashiResult('niryana_shoola', input, sky, () => ({})),
});
