import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { type SudasaData, sreeLagnaData } from './data.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import {
  type AntardashaOptions,
  antardashaEntries,
  type ExaltationOptions,
  exaltationEntries,
  type OccupantOptions,
  occupantEntries,
  type StrengthOptions,
  strengthEntries,
} from './options.js';

/** The input of {@link sudasa}. */
export interface SudasaInput
  extends RashiInput,
    StrengthOptions,
    ExaltationOptions,
    AntardashaOptions,
    OccupantOptions {}

/**
 * Returns the Sudāśā of a birth: from the sign of the Śrī lagna, whose years are spent at birth in the same proportion as the sign; kendras
 * first.
 * @param input `birth`; optional `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`),
 *   `exaltation` (default true), `mercury_in_virgo` (`textbook`, `article`), `antardasha_rule` (`own`, `narayana`, `pyjhora`), `saturn_ketu`
 *   (`saturn_or_reverse`, `none`, `saturn_or_backward`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2),
 *   `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 20.2, Example 77.
 *
 * @example
 * ```ts
 * import { sudasa } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = sudasa({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Aries', from: 'sree_lagna', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Aries', 11.480819], ['Cancer', 3], ['Libra', 9]]
 * data.sree_lagna; // => 1.297951
 * ```
 */
export const sudasa = operation<SudasaInput, SudasaData>()({
  ...RASHI,
  name: 'dashas.sudasa',
  summary: 'Sudasa: the dasha of prosperity, from the sign of the Sree lagna, one to three levels',
  schema: () =>
    record({
      ...rashiEntries(),
      ...strengthEntries(),
      ...exaltationEntries(),
      ...antardashaEntries(),
      ...occupantEntries(),
    }),
  run: (input, sky) => rashiResult('sudasa', input, sky, (reckoning) => ({ sree_lagna: sreeLagnaData(reckoning) })),
});
