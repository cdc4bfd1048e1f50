import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { type PadanadhamshaData, padanadhamshaData } from './furtherData.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import {
  type AntardashaOptions,
  antardashaEntries,
  type ExaltationOptions,
  exaltationEntries,
  type StrengthOptions,
  strengthEntries,
  type VargaOptions,
  vargaEntries,
} from './options.js';

/** The input of {@link padanadhamsha}. */
export interface PadanadhamshaInput
  extends RashiInput,
    StrengthOptions,
    ExaltationOptions,
    AntardashaOptions,
    VargaOptions {}

/**
 * Returns the Padanāthāṁśa daśā of a birth: as Nārāyaṇa, from the stronger of the navāṁśa of the lord of the ascendant’s pada and its
 * seventh.
 * @param input `birth`; optional `varga` (`d1`, or a divisional chart), `antardasha_rule` (`narayana`, `own`, `bphs`, `parity`,
 *   `pyjhora`), `exaltation` (default true), `mercury_in_virgo` (`textbook`, `article`), `co_lords` (`stronger`, `classical`),
 *   `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3,
 *   default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 18, for Nārāyaṇa.
 *
 * @example
 * ```ts
 * import { padanadhamsha } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = padanadhamsha({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Sagittarius', from: 'pada_lord_or_seventh', compared: ['Gemini', 'Sagittarius'], decided_by: 'occupants' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Sagittarius', 8], ['Capricorn', 1], ['Aquarius', 1]]
 * ```
 */
export const padanadhamsha = operation<PadanadhamshaInput, PadanadhamshaData>()({
  ...RASHI,
  name: 'dashas.padanadhamsha',
  summary: 'Padanadhamsha dasha: Narayana from the navamsha of the lord of the pada, one to three levels',
  schema: () =>
    record({
      ...rashiEntries(),
      ...strengthEntries(),
      ...exaltationEntries(),
      ...antardashaEntries(),
      ...vargaEntries(),
    }),
  run: (input, sky) =>
    rashiResult('padanadhamsha', input, sky, (reckoning) => ({
      varga: input.varga ?? 'd1',
      ...padanadhamshaData(reckoning),
    })),
});
