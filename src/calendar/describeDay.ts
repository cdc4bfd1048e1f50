import type { SkyContext } from '../cast/context.js';
import { type Almanac, type DayStart, followingDay } from '../cast/day.js';
import { isoOn } from '../cast/iso.js';
import { RADIANS, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { frameAt } from '../sky/frame.js';
import { formatDate } from '../time/calendar.js';
import { ttFromUt } from '../time/deltaT.js';
import { lunarMonthName, purnimantaIndex } from '../zodiac/lunarMonth.js';
import { SIGNS } from '../zodiac/names.js';
import type { CalendarDayData, LunarMonthOfDay, Samvatsaras, SolarDate, SolarMonths } from './dayData.js';
import type { Observatory } from './input.js';
import { describeTithi, type LunarDate, lunarDateOf, newYearOf, noteOf } from './lunarDate.js';
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
import { ERAS } from './tables/eras.js';
import type { NorthReckoning } from './tables/samvatsaras.js';
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
