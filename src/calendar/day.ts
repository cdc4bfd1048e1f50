import * as v from 'valibot';
import { dayOf } from '../cast/almanac.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { type Almanac, type DayStart, followingDay } from '../cast/day.js';
import { isoOn } from '../cast/iso.js';
import { dateSchema, oneOf, record } from '../input/schemas.js';
import { RADIANS, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { frameAt } from '../sky/frame.js';
import { daysOf, formatDate } from '../time/calendar.js';
import { ttFromUt } from '../time/deltaT.js';
import { lunarMonthName, purnimantaIndex } from '../zodiac/lunarMonth.js';
import { SIGNS } from '../zodiac/names.js';
import type { CalendarDayData, LunarMonthOfDay, Samvatsaras, SolarDate, SolarMonths } from './dayData.js';
import {
  CALENDAR_SCHOOLS,
  type CalendarPlaceInput,
  checkCalendar,
  type Observatory,
  observatoryOf,
  placeFields,
  YEAR_BEFORE,
} from './input.js';
import { describeTithi, type LunarDate, lunarDateOf, newYearOf, noteOf } from './lunarDate.js';
import { calendarProvenance } from './provenance.js';
import { nationalDate } from './rules/national.js';
import { ayanaOf, drikRitu, vedicRitu } from './rules/seasons.js';
import {
  bengaliYear,
  gujaratSamvatsara,
  kollamYear,
  lunarYears,
  northSamvatsara,
  sewellSamvatsara,
  southSamvatsara,
} from './rules/years.js';
import { type SolarDay, type SolarDays, solarDaysOf } from './solarDays.js';
import {
  MONTH_DISPUTES,
  MONTH_RULES,
  NORTH_RULES,
  SEASON_RULES,
  SOLAR_RULES,
  YEAR_DISPUTES,
  YEAR_RULES,
} from './tables/calendarRules.js';
import { ERAS } from './tables/eras.js';
import { NORTH_RECKONINGS, type NorthReckoning } from './tables/samvatsaras.js';
import {
  BENGALI_MONTHS,
  MALAYALAM_MONTHS,
  NATIONAL_MONTHS,
  ODIA_MONTHS,
  PUNJABI_MONTHS,
  TAMIL_MONTHS,
} from './tables/solarMonths.js';

/** Where a lunar month ends: with the new moon, or with the full moon. */
export type MonthSystem = 'amanta' | 'purnimanta';

export const MONTH_SYSTEMS = ['amanta', 'purnimanta'] as const satisfies readonly MonthSystem[];

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

function describeLunarMonth({ almanac, calendar }: Observatory, { month, tithi }: LunarDate): LunarMonthOfDay {
  const { kind, index, also } = month;
  const { start, end } = calendar.phases(month);
  return {
    amanta: lunarMonthName(index),
    purnimanta: lunarMonthName(purnimantaIndex(month, tithi)),
    is_adhika: kind === 'adhika',
    is_kshaya: kind === 'kshaya',
    also: also === undefined ? null : lunarMonthName(also),
    start: isoOn(almanac.clock, start),
    end: isoOn(almanac.clock, end),
    note: noteOf(calendar, month),
  };
}

function samvatsarasOf(
  { almanac, calendar }: Observatory,
  { month }: LunarDate,
  day: DayStart,
  reckoning: NorthReckoning,
): Samvatsaras {
  const { shaka, vikram_gujarat, kali } = lunarYears(month);
  const north =
    reckoning === 'sewell'
      ? sewellSamvatsara(kali)
      : northSamvatsara(newYearOf(almanac, calendar, month).reference, reckoning);
  const running = northSamvatsara(day.reference, reckoning);
  return {
    south: southSamvatsara(shaka),
    north: north.name,
    north_ends: isoOn(almanac.clock, north.end),
    north_running: running.name,
    north_running_ends: isoOn(almanac.clock, running.end),
    gujarat: gujaratSamvatsara(vikram_gujarat),
  };
}

function solarDate<Month extends string>(names: readonly Month[], day: SolarDay): SolarDate<Month>;
function solarDate<Month extends string>(names: readonly Month[], day: SolarDay | undefined): SolarDate<Month> | null;
function solarDate<Month extends string>(names: readonly Month[], found: SolarDay | undefined) {
  if (found === undefined) return null;
  const { sankranti, day } = found;
  return { month: at(names, sankranti.sign), month_number: sankranti.sign + 1, day };
}

function solarMonthsOf({ calendar }: Observatory, days: SolarDays, day: DayStart): SolarMonths {
  const tamil = days.on('tamil', day.days);
  const national = nationalDate(day.days);
  return {
    sign: at(SIGNS, calendar.sankrantiAt(day.reference).sign).name,
    tamil:
      tamil === undefined
        ? null
        : { ...solarDate(TAMIL_MONTHS, tamil), year: southSamvatsara(tamil.sankranti.year + ERAS.shaka) },
    malayalam: solarDate(MALAYALAM_MONTHS, days.on('malayalam', day.days)),
    bengali: solarDate(BENGALI_MONTHS, days.on('bengali', day.days)),
    odia: solarDate(ODIA_MONTHS, days.on('odia', day.days)),
    punjabi: solarDate(PUNJABI_MONTHS, days.on('punjabi', day.days)),
    national: {
      month: at(NATIONAL_MONTHS, national.month),
      month_number: national.month + 1,
      day: national.day,
      year: national.year,
    },
  };
}

function seasonsOf(sky: SkyContext, { limbs }: Almanac, { month }: LunarDate, { reference }: DayStart) {
  const tt = ttFromUt(reference);
  const sun = at(sky.bodies.places(['Sun'], tt), 0).longitude + frameAt(tt).nutationLongitude / RADIANS;
  const tropical = toMicroArcseconds(sun);
  return {
    ritu: { vedic: vedicRitu(month.index), drik: drikRitu(tropical) },
    ayana: { vedic: ayanaOf(limbs.longitudes(reference).sun), drik: ayanaOf(tropical) },
  };
}

export interface DayOptions {
  readonly month_system: MonthSystem;
  readonly north_samvatsara: NorthReckoning;
}

export function dayData(
  observatory: Observatory,
  sky: SkyContext,
  day: DayStart,
  options: DayOptions,
): CalendarDayData {
  const { almanac, calendar } = observatory;
  const { clock } = almanac;
  const date = lunarDateOf(almanac, calendar, day);
  const solarDays = solarDaysOf(almanac, calendar);
  const malayalam = solarDays.on('malayalam', day.days);
  const bengali = solarDays.on('bengali', day.days);
  const lunarMonth = describeLunarMonth(observatory, date);
  return {
    date: formatDate(day.days),
    sunrise: day.sunrise === undefined ? null : isoOn(clock, day.sunrise),
    taken_at: isoOn(clock, day.reference),
    ...(day.second === undefined
      ? {}
      : {
          also: {
            sunrise: isoOn(clock, day.second),
            tithi: describeTithi(lunarDateOf(almanac, calendar, followingDay(almanac, day)).tithi),
          },
        }),
    tithi: describeTithi(date.tithi),
    is_kshaya_day: date.kshaya,
    is_vriddhi_day: date.vriddhi,
    month: lunarMonth[options.month_system],
    lunar_month: lunarMonth,
    years: {
      ...lunarYears(date.month),
      kollam: malayalam === undefined ? null : kollamYear(malayalam.sankranti),
      bengali: bengaliYear(bengali.sankranti),
    },
    samvatsara: samvatsarasOf(observatory, date, day, options.north_samvatsara),
    ...seasonsOf(sky, almanac, date, day),
    solar: solarMonthsOf(observatory, solarDays, day),
  };
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
