import * as v from 'valibot';
import { dayOf } from '../cast/almanac.js';
import { luminaryContext } from '../cast/context.js';
import { dateSchema, oneOf, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { daysOf } from '../time/calendar.js';
import type { CalendarDayData } from './dayData.js';
import { dayData, MONTH_SYSTEMS, type MonthSystem } from './describeDay.js';

import {
  CALENDAR_SCHOOLS,
  type CalendarPlaceInput,
  checkCalendar,
  observatoryOf,
  placeFields,
  YEAR_BEFORE,
} from './input.js';
import { calendarProvenance } from './provenance.js';
import {
  MONTH_DISPUTES,
  MONTH_RULES,
  NORTH_RULES,
  SEASON_RULES,
  SOLAR_RULES,
  YEAR_DISPUTES,
  YEAR_RULES,
} from './tables/calendarRules.js';
import { NORTH_RECKONINGS, type NorthReckoning } from './tables/samvatsaras.js';

/** The input of {@link calendarDay}. */
export interface CalendarDayInput extends CalendarPlaceInput {
  /** `YYYY-MM-DD`, the civil date whose sunrise is taken. */
  readonly date: string;
  /** The system of `month`; `amanta` by default. Both names are always given. */
  readonly month_system?: MonthSystem | undefined;
  /**
   * How the northern saṁvatsaras are counted: mean Jupiter of the Sūrya Siddhānta with `bija`, the default, `without_bija`, which ends each 41 days earlier
   * in our time, or without it and the year named by the rule of `sewell`.
   */
  readonly north_samvatsara?: NorthReckoning | undefined;
}

/**
 * Returns the lunar and the solar date of a civil day at a place: tithi, lunar month by both systems, intercalary or lost, the years of the
 * eras, saṁvatsaras of South and North, season, course of the Sun, and the day of the solar month in five regions and in the national
 * calendar.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds. Everything is taken at the first
 * sunrise of the date; where the Sun does not rise, `sunrise` is null and 6 h local apparent solar time is used.
 *
 * @param input `date` (1000-08-08 … 2999-12-31), `place`; optional `month_system` (`amanta`, `purnimanta`), `north_samvatsara` (`bija`,
 * `without_bija`, `sewell`), `sunrise`, `conventions`, `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` where the ephemeris does not hold the lunar year; `nonexistent_time` for a
 * date that the clocks of the zone skipped
 *
 * Source: the rules of `provenance.rules`, each with how far it is borne out.
 *
 * @example
 * ```ts
 * import { day } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = day({ date: '2026-05-20', place });
 * data.lunar_month.amanta; // => 'Jyeshtha'
 * data.lunar_month.is_adhika; // => true
 * data.tithi; // => { number: 4, name: 'Chaturthi', paksha: 'Shukla Paksha' }
 * data.years.shaka; // => 1948
 * data.samvatsara.south; // => 'Parabhava'
 * data.samvatsara.north; // => 'Siddharthin'
 * day({ date: '2026-05-20', place, north_samvatsara: 'sewell' }).data.samvatsara.north; // => 'Raudra'
 * data.solar.tamil; // => { month: 'Vaikasi', month_number: 2, day: 6, year: 'Parabhava' }
 * ```
 */
export const calendarDay = operation<CalendarDayInput, CalendarDayData>()({
  name: 'calendar.day',
  summary: 'Lunar and solar date of a day at a place: month, tithi, years of the eras, samvatsara, ritu, ayana',
  units: 1,
  work: { ms: 3, bytes: 1200 },
  ...CALENDAR_SCHOOLS,
  schema: () =>
    record({
      date: dateSchema(),
      month_system: v.optional(oneOf(MONTH_SYSTEMS), MONTH_SYSTEMS[0]),
      north_samvatsara: v.optional(oneOf(NORTH_RECKONINGS), NORTH_RECKONINGS[0]),
      ...placeFields(),
    }),
  example: { date: '2026-05-20', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } },
  context: luminaryContext,
  run({ date, place, month_system, north_samvatsara }, sky) {
    const days = daysOf(date);
    checkCalendar(days - YEAR_BEFORE, days, sky, { text: date, field: 'date' });
    const observatory = observatoryOf(place, sky);
    const day = dayOf(observatory.almanac, date, place);
    return {
      data: dayData(observatory, sky, day, { month_system, north_samvatsara }),
      provenance: calendarProvenance({
        method: 'Lunar and solar date of the day that begins with the sunrise of the civil date',
        sky,
        place,
        from: day.reference,
        to: day.reference,
        conventions: {
          month_system,
          north_samvatsara,
          days: 'the lunar date is that of the sunrise; a solar day is that of the civil date, counted from the first day of its month by the rule of the region',
          eras: 'Shaka and Kali in expired years, the others in current ones; an intercalary Chaitra or Kartika begins the year',
        },
        disputed: [...MONTH_DISPUTES, ...YEAR_DISPUTES],
        rules: {
          ...MONTH_RULES,
          ...YEAR_RULES,
          'samvatsara.north': NORTH_RULES[north_samvatsara],
          ...SEASON_RULES,
          ...SOLAR_RULES,
        },
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
