import * as v from 'valibot';
import { bodiesFrom, skyContext } from '../cast/context.js';
import { dayAt } from '../cast/day.js';
import { isoOn } from '../cast/iso.js';
import { resolveMoment } from '../cast/moment.js';
import { momentSchema } from '../input/moment.js';
import { oneOf, record } from '../input/schemas.js';
import { SIGN, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { weekday } from '../time/calendar.js';
import type { LocalInstant } from '../types.js';
import { type KaranaName, VARAS, type Weekday, type YogaName } from '../zodiac/limbNames.js';
import { limbName } from '../zodiac/limbs.js';
import { lunarMonthName, purnimantaIndex } from '../zodiac/lunarMonth.js';
import { type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';
import type { EraYear, TithiOfDay } from './dayData.js';
import {
  CALENDAR_SCHOOLS,
  type CalendarPlaceInput,
  checkCalendar,
  observatoryOf,
  placeFields,
  YEAR_BEFORE,
} from './input.js';
import { describeTithi, newYearOf } from './lunarDate.js';
import { calendarProvenance } from './provenance.js';
import { devanagari } from './rules/devanagari.js';
import { ayanaOf, vedicRitu } from './rules/seasons.js';
import { lunarYears, northSamvatsara, southSamvatsara } from './rules/years.js';
import { SANKALPA_REGIONS, type SankalpaKey, type SankalpaRegion, sankalpaPhrases } from './sankalpaText.js';
import { MONTH_DISPUTES, MONTH_RULES, SEASON_RULES, YEAR_RULES } from './tables/calendarRules.js';
import { ERAS } from './tables/eras.js';
import { SANKALPA_DISPUTES, SANKALPA_RULES, SANKALPA_SOURCES, SOUTH_ASIA } from './tables/lifeDayRules.js';
import type { Ayana, LunarMonthName, Ritu } from './tables/months.js';
import type { Samvatsara } from './tables/samvatsaras.js';

/** The input of {@link sankalpa}. */
export interface CalendarSankalpaInput extends CalendarPlaceInput {
  /** When the rite begins: ISO 8601 with its offset. */
  readonly moment: string;
  /** Whose saṅkalpa; `south` by default. */
  readonly region?: SankalpaRegion | undefined;
}

/** A phrase of a saṅkalpa. */
export interface SankalpaPhrase {
  /** What it names. */
  readonly key: SankalpaKey;
  /** Sanskrit in IAST. */
  readonly iast: string;
  /** The same in Devanāgarī. */
  readonly devanagari: string;
}

/** The time and the place of a rite, as its saṅkalpa names them. */
export interface CalendarSankalpaData {
  /** The moment: ISO 8601 with the offset of the place. */
  readonly at: LocalInstant;
  /** Whose saṅkalpa. */
  readonly region: SankalpaRegion;
  /** Expired Śaka year, from Chaitra; of `tamil` from the Sun's entry into Aries. */
  readonly shaka: EraYear;
  /** Vikrama year, from Chaitra. */
  readonly vikram: EraYear;
  /** Expired year of Kali. */
  readonly kali: EraYear;
  /** Year of the sixty, by the reckoning of the region. */
  readonly samvatsara: Samvatsara;
  /** Course of the sidereal Sun. */
  readonly ayana: Ayana;
  /** Season of the month. */
  readonly ritu: Ritu;
  /** Lunar month, by the system of the region; of `tamil` the one to the new moon, while the text has the solar month. */
  readonly month: LunarMonthName;
  /** Whether it is intercalary. */
  readonly is_adhika: boolean;
  /** Tithi of the moment. */
  readonly tithi: TithiOfDay;
  /** Weekday, from sunrise. */
  readonly weekday: Weekday;
  /** Star of the Moon. */
  readonly nakshatra: Nakshatra;
  /** Yoga. */
  readonly yoga: YogaName;
  /** Karaṇa. */
  readonly karana: KaranaName;
  /** Sign of the Sun. */
  readonly sun: Sign;
  /** Sign of the Moon. */
  readonly moon: Sign;
  /** Sign of Jupiter. */
  readonly jupiter: Sign;
  /** The phrases in order. */
  readonly phrases: readonly SankalpaPhrase[];
  /** The whole in IAST. */
  readonly iast: string;
  /** The whole in Devanāgarī. */
  readonly devanagari: string;
}

/**
 * Returns the saṅkalpa of a moment at a place: kalpa, age, land, year, course of the Sun, season, month, half, tithi, weekday, star, yoga,
 * karaṇa and the signs of Moon, Sun and Jupiter, as data and as Sanskrit text in IAST and Devanāgarī.
 *
 * Tithi, star, yoga, karaṇa and signs are those of the moment, the weekday that of the sunrise before. The words are in their forms before
 * a pause, without sandhi between phrases. The rite itself and who performs it are not part of it.
 *
 * @param input `moment`, `place`; optional `region` (`south`, `tamil`, `north`), `sunrise`, `conventions`, `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `not_available_in_school` for a school other than
 * lahiri
 *
 * Source: the saṅkalpa as recited and printed; `provenance.sources` lists the texts.
 *
 * @example
 * ```ts
 * import { sankalpa } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = sankalpa({ moment: '2026-03-20T09:00:00+05:30', place });
 * data.phrases.find(({ key }) => key === 'tithi')?.devanagari; // => 'द्वितीयायां तिथौ'
 * data.phrases.find(({ key }) => key === 'masa')?.iast; // => 'caitramāse'
 * data.samvatsara; // => 'Parabhava'
 * ```
 */
export const sankalpa = operation<CalendarSankalpaInput, CalendarSankalpaData>()({
  name: 'calendar.sankalpa',
  summary: 'The sankalpa of a moment and place: its parts as data, and the Sanskrit text in IAST and Devanagari',
  units: 1,
  work: { ms: 4, bytes: 4500 },
  ...CALENDAR_SCHOOLS,
  schema: () =>
    record({
      moment: momentSchema(),
      region: v.optional(oneOf(SANKALPA_REGIONS), SANKALPA_REGIONS[0]),
      ...placeFields(),
    }),
  example: {
    moment: '2026-03-20T09:00:00+05:30',
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  context: skyContext,
  run({ moment, region, place }, sky) {
    const { ut, tt } = resolveMoment(moment, sky).instant;
    const { almanac, calendar } = observatoryOf(place, sky);
    const { limbs, clock } = almanac;
    const days = clock.stamp(ut).days;
    checkCalendar(days - YEAR_BEFORE, days, sky, { text: moment, field: 'moment' });
    const number = limbs.number('tithi', ut);
    const month = calendar.monthAt((limbs.start('tithi', number, ut) + limbs.end('tithi', number, ut)) / 2);
    const sankranti = calendar.sankrantiAt(ut);
    const years = lunarYears(month);
    const shaka = region === 'tamil' ? sankranti.year + ERAS.shaka : years.shaka;
    const samvatsara =
      region === 'north'
        ? northSamvatsara(newYearOf(almanac, calendar, month).reference, 'bija').name
        : southSamvatsara(shaka);
    const longitudes = limbs.longitudes(ut);
    const jupiter = at(bodiesFrom(sky, place).places(['Jupiter'], tt), 0).longitude - sky.zodiac.offset(tt);
    const signOf = (longitude: number): Sign => at(SIGNS, Math.floor(longitude / SIGN)).name;
    const words = {
      region,
      samvatsara,
      ayana: ayanaOf(longitudes.sun),
      ritu: vedicRitu(region === 'tamil' ? sankranti.sign : month.index),
      month: lunarMonthName(region === 'north' ? purnimantaIndex(month, number) : month.index),
      weekday: at(VARAS, weekday(dayAt(almanac, ut).days)).name,
      nakshatra: limbName('nakshatra', limbs.number('nakshatra', ut)),
      yoga: limbName('yoga', limbs.number('yoga', ut)),
      karana: limbName('karana', limbs.number('karana', ut)),
      sun: at(SIGNS, sankranti.sign).name,
      moon: signOf(longitudes.moon),
      jupiter: signOf(toMicroArcseconds(jupiter)),
    };
    const tithi = describeTithi(number);
    const is_adhika = month.kind === 'adhika';
    const phrases = sankalpaPhrases({
      ...words,
      bharata: SOUTH_ASIA.includes(place.timezone),
      adhika: is_adhika,
      paksha: tithi.paksha,
      tithi: tithi.name,
    }).map(([key, iast]): SankalpaPhrase => ({ key, iast, devanagari: devanagari(iast) }));
    return {
      data: {
        at: isoOn(clock, ut),
        ...words,
        shaka,
        vikram: years.vikram,
        kali: years.kali,
        is_adhika,
        tithi,
        phrases,
        iast: phrases.map(({ iast }) => iast).join(' '),
        devanagari: phrases.map((phrase) => phrase.devanagari).join(' '),
      },
      provenance: calendarProvenance({
        method: 'The limbs, months and years of the moment, put into the locatives of the sankalpa',
        sky,
        place,
        from: ut,
        to: ut,
        conventions: { region, samvatsara: region === 'north' ? 'mean Jupiter with bija' : 'by the Shaka year' },
        sources: SANKALPA_SOURCES,
        verified: 'two printed texts, 2021 (Mauritius) and 2022 (Wellington)',
        disputed: [...SANKALPA_DISPUTES, ...MONTH_DISPUTES],
        rules: { ...SANKALPA_RULES, ...MONTH_RULES, ...YEAR_RULES, ...SEASON_RULES },
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
