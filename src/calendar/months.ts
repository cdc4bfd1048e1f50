import { luminaryContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import type { LunarMonth } from '../cast/lunarCalendar.js';
import { record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { formatDate } from '../time/calendar.js';
import type { CivilDate, LocalInstant } from '../types.js';
import { lunarMonthName } from '../zodiac/lunarMonth.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import {
  CALENDAR_SCHOOLS,
  type CalendarYearInput,
  type Observatory,
  observatoryOf,
  yearFields,
  yearSpan,
} from './input.js';
import { firstDayFrom, lastDayBefore } from './lunarDays.js';
import { calendarProvenance } from './provenance.js';
import { MONTH_DISPUTES, MONTH_RULES } from './tables/calendarRules.js';
import type { LunarMonthName } from './tables/months.js';

/** The input of {@link months}. */
export interface CalendarMonthsInput extends CalendarYearInput {}

/** An entry of the Sun into a sidereal sign. */
export interface SignEntry {
  /** The sign that is entered. */
  readonly sign: Sign;
  /** When: ISO 8601 with the place's offset. */
  readonly at: LocalInstant;
}

/**
 * Minutes.
 *
 * @asType integer
 * @minimum 0
 */
export type WholeMinutes = number;

/** A lunar month by its names and its first day. */
export interface MonthOfYear {
  /** Name of the month; of a lost one, the first of its two. */
  readonly name: LunarMonthName;
  /** Whether it is intercalary: the Sun enters no sign in it. */
  readonly is_adhika: boolean;
  /** Whether it counts for two months: the Sun enters two signs in it. */
  readonly is_kshaya: boolean;
  /** The second name of a lost month; null of others. */
  readonly also: LunarMonthName | null;
  /** First civil date whose sunrise lies in it. */
  readonly first_day: CivilDate;
}

/** A lunar month from new moon to new moon. Instants are ISO 8601 with the place's offset. */
export interface CalendarMonth extends MonthOfYear {
  /** The new moon with which it begins. */
  readonly start: LocalInstant;
  /** The full moon in it. */
  readonly full_moon: LocalInstant;
  /** The new moon with which it ends. */
  readonly end: LocalInstant;
  /** Last civil date whose sunrise lies in it. */
  readonly last_day: CivilDate;
  /** The signs that the Sun enters in it: one, none in an intercalary month, two in a lost one. */
  readonly sankrantis: readonly SignEntry[];
  /** Minutes between its new moons and the nearest entry of the Sun: how near the month is to being another. */
  readonly margin_minutes: WholeMinutes;
}

/** The lunar months of a year. */
export interface CalendarMonthsData {
  /**
   * The Gregorian year.
   *
   * @asType integer
   * @minimum 1000
   * @maximum 2999
   */
  readonly year: number;
  /** The months that begin in it, in order. */
  readonly months: readonly CalendarMonth[];
}

function describeMonth({ almanac, calendar }: Observatory, month: LunarMonth): CalendarMonth {
  const { clock } = almanac;
  const { start, fullMoon, end } = calendar.phases(month);
  const { kind, index, also } = month;
  return {
    name: lunarMonthName(index),
    is_adhika: kind === 'adhika',
    is_kshaya: kind === 'kshaya',
    also: also === undefined ? null : lunarMonthName(also),
    start: isoOn(clock, start),
    full_moon: isoOn(clock, fullMoon),
    end: isoOn(clock, end),
    first_day: formatDate(firstDayFrom(almanac, start).days),
    last_day: formatDate(lastDayBefore(almanac, end).days),
    sankrantis: calendar
      .sankrantisIn(start, end)
      .map(({ sign, at: ut }) => ({ sign: at(SIGNS, sign).name, at: isoOn(clock, ut) })),
    margin_minutes: Math.round(calendar.marginMinutes(month)),
  };
}

/**
 * Returns the lunar months that begin in a Gregorian year at a place: each from new moon to new moon, with its full moon, the civil dates
 * of its first and last day, the saṅkrāntis in it, and whether it is intercalary (adhika) or lost (kṣaya).
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds. A month is half-open.
 *
 * @param input `year` (1000 … 2999), `place`; optional `sunrise`, `conventions`, `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris
 *
 * Source: the rules of `provenance.rules`, each with how far it is borne out.
 *
 * @example
 * ```ts
 * import { months } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = months({ year: 2026, place });
 * const adhika = data.months.find(({ is_adhika }) => is_adhika);
 * adhika?.name; // => 'Jyeshtha'
 * adhika?.first_day; // => '2026-05-17'
 * adhika?.margin_minutes; // => 269
 * ```
 */
export const months = operation<CalendarMonthsInput, CalendarMonthsData>()({
  name: 'calendar.months',
  summary: 'The lunar months of a year at a place, with new and full moons, sankrantis, adhika and kshaya',
  units: 2,
  work: { ms: 8, bytes: 4000 },
  ...CALENDAR_SCHOOLS,
  schema: () => record(yearFields()),
  example: { year: 2026, place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } },
  context: luminaryContext,
  run({ year, place }, sky) {
    const observatory = observatoryOf(place, sky);
    const { almanac, calendar } = observatory;
    const { from, to } = yearSpan(year, almanac, sky);
    return {
      data: {
        year,
        months: calendar
          .monthsIn(from, to)
          .filter(({ start }) => start >= from)
          .map((month) => describeMonth(observatory, month)),
      },
      provenance: calendarProvenance({
        method: 'Lunar months from new moon to new moon, named by the sign that the Sun enters in each',
        sky,
        place,
        from,
        to,
        conventions: {
          year: 'a month is listed under the year in which it begins by the clocks of the place',
          days: 'a day belongs to the month that holds its sunrise',
          margin: 'minutes from a new moon of the month to the nearest sankranti before or after',
        },
        disputed: MONTH_DISPUTES,
        rules: MONTH_RULES,
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
