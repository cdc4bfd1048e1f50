import { dayOf } from '../cast/almanac.js';
import { luminaryContext } from '../cast/context.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { formatDate, weekday } from '../time/calendar.js';
import { EPOCH_DAY_NUMBER, formatJulian } from '../time/julianCalendar.js';
import type { CivilDate } from '../types.js';
import { VARAS, type Weekday } from '../zodiac/limbNames.js';
import { checkDays, daysGiven } from './convertDays.js';
import {
  type CalendarConvertInput,
  type ConvertedFrom,
  convertSchema,
  DATE_FIELDS,
  givenField,
} from './convertInput.js';
import type { CalendarDayData, EraYear } from './dayData.js';
import { dayData } from './describeDay.js';
import { surroundingsOf } from './finder.js';
import { CALENDAR_SCHOOLS } from './input.js';
import { calendarProvenance } from './provenance.js';
import {
  CONVERT_DISPUTES,
  CONVERT_RULES,
  MONTH_DISPUTES,
  MONTH_RULES,
  SOLAR_RULES,
  YEAR_DISPUTES,
  YEAR_RULES,
} from './tables/calendarRules.js';
import { ERAS, KALI_EPOCH_DAY } from './tables/eras.js';

/** A day in every calendar. */
export interface ConvertedDay extends CalendarDayData {
  /** Day of the week of the civil date. */
  readonly weekday: Weekday;
  /** The date in the Julian calendar. */
  readonly julian_date: CivilDate;
  /** Julian day number, that of noon of the civil date. @asType integer @minimum 0 */
  readonly julian_day: number;
  /** Days since the beginning of Kali, whose first day is 0. @asType integer @minimum 0 */
  readonly kali_ahargana: number;
  /** Śaka year, expired, of the solar months of `tamil`, `odia` and `punjabi`, from the Sun's entry into Aries; null where no first day has a date. */
  readonly shaka_solar: EraYear | null;
}

/** A date in all calendars. */
export interface CalendarConvertData {
  /** Calendar of the given date. */
  readonly from: ConvertedFrom;
  /** The days that bear the given date: one; two for a repeated tithi; none for a skipped one. */
  readonly dates: readonly ConvertedDay[];
  /** Date on which a skipped tithi begins and ends; null of others. */
  readonly skipped_on: CivilDate | null;
  /** What is unusual; null when nothing is. */
  readonly note: string | null;
}

const REPEATED = 'The tithi is repeated: it holds two sunrises, and both dates bear it.';
const SKIPPED =
  'The tithi is skipped: it begins after one sunrise and ends before the next, so no date bears it. The date of skipped_on has it between its sunrises and bears the tithi before.';

/**
 * Returns a date in every calendar: Gregorian and Julian, Julian day number, ahargaṇa of Kali, lunar date by both systems of months,
 * solar dates of five regions, the Indian national calendar, and the years of the eras.
 *
 * Exactly one date is given. A lunar date may fall on two days, where its tithi holds two sunrises, or on none, where it holds none:
 * `dates` has as many entries, and `note` says so. Everything of a day is that of its sunrise, as in `calendar.day`. Instants are ISO 8601
 * with the UTC offset of the place.
 *
 * @param input `place` and one of `date`, `julian_date`, `julian_day`, `kali_ahargana`, `lunar`, `solar`, `national`; optional `sunrise`, `conventions`,
 * `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} `missing_field` for no date, `invalid_value` for two, or for one that its calendar does not have;
 * `date_out_of_range` beyond 1000-08-08 … 2999-12-31; `nonexistent_time` for a date that the clocks of the zone skipped; `undefined_at_latitude` where a
 * solar month has no first day
 *
 * Source: the rules of `provenance.rules`, each with how far it is borne out.
 *
 * @example
 * ```ts
 * import { convert } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = convert({ date: '1947-08-15', place }).data.dates[0];
 * born?.lunar_month.purnimanta; // => 'Shravana'
 * born?.lunar_month.is_adhika; // => true
 * born?.tithi; // => { number: 29, name: 'Chaturdashi', paksha: 'Krishna Paksha' }
 * born?.solar.national; // => { month: 'Shravana', month_number: 5, day: 24, year: 1869 }
 * const lunar = { era: 'shaka', year: 1948, month: 'Jyeshtha', tithi: 4, is_adhika: true } as const;
 * convert({ lunar, place }).data.dates.map(({ date }) => date); // => ['2026-05-20']
 * ```
 */
export const convert = operation<CalendarConvertInput, CalendarConvertData>()({
  name: 'calendar.convert',
  summary: 'A date of any of the calendars in all the others: Gregorian, lunar, solar, national, Julian day',
  units: 1,
  work: ({ lunar }) => (lunar === undefined ? { ms: 3, bytes: 1500 } : { ms: 12, bytes: 2900 }),
  ...CALENDAR_SCHOOLS,
  schema: convertSchema,
  alternatives: DATE_FIELDS,
  example: { date: '2026-05-20', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } },
  context: luminaryContext,
  run(input, sky) {
    const from = givenField(input);
    const { place } = input;
    const here = surroundingsOf(sky, place, { arunodaya: '96_minutes' });
    const { almanac, months, solar } = here;
    const found = daysGiven(input, here, sky);
    checkDays(found, sky, from);
    const { days, skippedOn } = found;
    const starts = days.map((each) => dayOf(almanac, formatDate(each), place));
    const reference = starts[0]?.reference ?? almanac.clock.dayStart(skippedOn ?? 0);
    const dates = starts.map((start): ConvertedDay => {
      const tamil = solar.on('tamil', start.days);
      return {
        ...dayData({ almanac, calendar: months }, sky, start, { month_system: 'amanta', north_samvatsara: 'bija' }),
        weekday: at(VARAS, weekday(start.days)).name,
        julian_date: formatJulian(start.days),
        julian_day: start.days + EPOCH_DAY_NUMBER,
        kali_ahargana: start.days + EPOCH_DAY_NUMBER - KALI_EPOCH_DAY,
        shaka_solar: tamil === undefined ? null : tamil.sankranti.year + ERAS.shaka,
      };
    });
    return {
      data: {
        from,
        dates,
        skipped_on: skippedOn === undefined ? null : formatDate(skippedOn),
        note: dates.length > 1 ? REPEATED : dates.length === 0 ? SKIPPED : null,
      },
      provenance: calendarProvenance({
        method:
          'The civil day that bears the date, by its sunrise or by the civil rule of its solar month, told in every calendar',
        sky,
        place,
        from: reference,
        to: reference,
        conventions: {
          days: 'a day bears the tithi and the lunar month of its sunrise; the day of a solar month is that of the civil date',
          eras: 'Shaka and Kali in expired years, the others in current ones; an intercalary Chaitra or Kartika begins the year',
          julian_day:
            'an integer, that of noon of the civil date; the ahargana of Kali is the Julian day number less 588466',
        },
        verified:
          'sixteen worked examples of Sewell & Dikshit, twelve as printed and four a day or a tithi apart, where their Surya or Arya Siddhanta leaves the sky; six days of the national calendar; two counts of Kali',
        disputed: [...CONVERT_DISPUTES, ...MONTH_DISPUTES, ...YEAR_DISPUTES],
        rules: { ...CONVERT_RULES, ...MONTH_RULES, ...YEAR_RULES, ...SOLAR_RULES },
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
