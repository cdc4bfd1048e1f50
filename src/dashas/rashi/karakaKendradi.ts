import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { type KarakaKendradiData, karakaKendradiData } from './furtherData.js';
import { type KendraOptions, kendraEntries, type SchemeOptions, schemeEntries } from './furtherOptions.js';
import { RASHI, type RashiInput, rashiEntries, rashiResult } from './operation.js';
import { type ExaltationOptions, exaltationEntries, type StrengthOptions, strengthEntries } from './options.js';

/** The input of {@link karakaKendradi}. */
export interface KarakaKendradiInput
  extends RashiInput,
    StrengthOptions,
    ExaltationOptions,
    KendraOptions,
    SchemeOptions {}

/**
 * Returns the Kāraka Kendrādi daśā of signs of a birth: as Kendrādi, from the stronger of the Ātma kāraka’s sign and its seventh.
 * Experimental by default: no list was seen whole.
 * @param input `birth`; optional `kendra_order` (`strength`, `zodiac`), `scheme` (`eight`, `seven`), `exaltation` (default true),
 *   `mercury_in_virgo` (`textbook`, `article`), `co_lords` (`stronger`, `classical`), `nodes_exalted` (`gemini_sagittarius`,
 *   `taurus_scorpio`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.176; Jaimini Sūtras 2.4.11–14.
 *
 * @example
 * ```ts
 * import { karakaKendradi } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = karakaKendradi({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.seed;
 * // => { sign: 'Cancer', from: 'atma_karaka_or_seventh', compared: ['Cancer', 'Capricorn'], decided_by: 'occupants' }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Cancer', 3], ['Aries', 12], ['Capricorn', 1]]
 * ```
 */
export const karakaKendradi = operation<KarakaKendradiInput, KarakaKendradiData>()({
  ...RASHI,
  name: 'dashas.karaka_kendradi',
  summary: 'Karaka Kendradi dasha of signs: kendras of the Atma karaka, the stronger first, one to three levels',
  schema: () =>
    record({ ...rashiEntries(), ...strengthEntries(), ...exaltationEntries(), ...kendraEntries(), ...schemeEntries() }),
  run: (input, sky) => rashiResult('karaka_kendradi', input, sky, karakaKendradiData),
});
