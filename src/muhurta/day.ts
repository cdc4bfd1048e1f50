import { luminaryContext } from '../cast/context.js';
import { record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import { type MuhurtaDayData, muhurtaDayData } from './dayData.js';
import { dayConventions, dayFields, daySources, disputesOfDay, EXAMPLE, type MuhurtaInput, observe } from './input.js';
import type { BHADRA_PARTS_BY, GODHULIS, MULA_VARJYAMS, SATURDAY_DURMUHURTAS } from './options.js';
import { readingFields } from './readingFields.js';
import { BHADRA_SOURCES } from './tables/bhadra.js';
import { DAY_DISPUTES, DAY_RULES } from './tables/dayRules.js';
import { RAHU_KALAM_SOURCES } from './tables/eighths.js';
import { GHATI_SOURCES } from './tables/ghatis.js';

/** The input of {@link muhurtaDay}. */
export interface MuhurtaDayInput extends MuhurtaInput {
  /** At which ghaṭī the varjya of Mūla begins; `both` by default. */
  readonly mula_varjyam?: (typeof MULA_VARJYAMS)[number] | undefined;
  /** Which fifteenths are Saturday's durmuhūrtas; `first_two` by default. */
  readonly saturday_durmuhurta?: (typeof SATURDAY_DURMUHURTAS)[number] | undefined;
  /** Where godhūli lies; `sunset`, from sunset on, by default. */
  readonly godhuli?: (typeof GODHULIS)[number] | undefined;
  /** How mouth and tail of Bhadrā are found; `tithi` by default, `fixed` for the first and the last parts. */
  readonly bhadra_parts?: (typeof BHADRA_PARTS_BY)[number] | undefined;
}

const schema = () => record({ ...dayFields(), ...readingFields() });

/**
 * Returns every window of a date at a place, good and bad, with the thirty muhūrtas of the day and its night.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open. The day
 * runs from sunrise to the next sunrise. Where the Sun does not rise or set, windows that are parts of the day or of the night are null or
 * left out, and `times_partial` is true. Windows of nakṣatras and karaṇas are given all the same.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `sunrise` (`upper_limb` by default), `mula_varjyam` (`both`, `56`,
 * `20`), `saturday_durmuhurta` (`first_two`, `third`, `narada`), `godhuli` (`sunset`, `around_sunset`), `bhadra_parts` (`tithi`, `fixed`),
 * `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: `provenance.rules` has each rule with its source and how far it is borne out.
 *
 * @example
 * ```ts
 * import { day } from 'siddhanta/muhurta';
 * const { data } = day({
 *   date: '2025-11-22',
 *   place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 * });
 * data.good.abhijit; // => { start: '2025-11-22T11:45:59+05:30', end: '2025-11-22T12:28:22+05:30' }
 * data.bad.durmuhurta.map(({ start, name }) => `${start.slice(11, 16)} ${name}`); // => ['06:49 Rudra', '07:31 Ahi']
 * ```
 */
export const muhurtaDay = operation<MuhurtaDayInput, MuhurtaDayData>()({
  name: 'muhurta.day',
  summary: 'Every window of a date at a place, good and bad, and the thirty muhurtas',
  units: 2,
  schools: 'all',
  schema,
  example: EXAMPLE,
  context: luminaryContext,
  run(input, sky) {
    const observed = observe(input, sky);
    const { almanac, parts } = observed;
    return {
      data: muhurtaDayData(almanac, parts, input),
      provenance: {
        method:
          'Muhurta of a day: parts of the real day and night by the weekday, ghatis of the stays of the Moon in nakshatras, and the karana Vishti',
        conventions: {
          whole:
            'varjyam and amrita_kala are given whole on the day on which they begin, bhadra whole on each day that it touches; panchaka and vinchudo are cut to the day',
          mula_varjyam: input.mula_varjyam,
          saturday_durmuhurta: input.saturday_durmuhurta,
          godhuli: input.godhuli,
          bhadra_parts: input.bhadra_parts,
          ...dayConventions(sky, observed, true),
        },
        sources: [
          ...RAHU_KALAM_SOURCES,
          ...GHATI_SOURCES,
          ...BHADRA_SOURCES,
          cite('suryaSiddhanta', '2.64–69', 'nakshatra and karana from the longitudes of Sun and Moon'),
          ...daySources(sky, true),
        ],
        disputed: [...DAY_DISPUTES, ...disputesOfDay(sky, observed, input.place, true)],
        verified_against:
          'eleven published days, New Delhi and Hyderabad (Drik Panchang, Birthastro, newspapers): 71 of 75 values within 90 s (15 s where the page prints seconds, 240 s where its place had to be assumed); fixtures/sources/muhurta.json says why the four others differ',
        rules: DAY_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
