import type { SkyContext } from '../cast/context.js';
import { civilDay } from '../cast/day.js';
import type { LunarMonth } from '../cast/lunarCalendar.js';
import { SiddhantaError } from '../errors.js';
import { at } from '../math/at.js';
import { daysFromCivil, daysOf, formatDate, parseDate } from '../time/calendar.js';
import { EPOCH_DAY_NUMBER, gregorianFromJulian } from '../time/julianCalendar.js';
import { lunarMonthName, purnimantaIndex } from '../zodiac/lunarMonth.js';
import type { CalendarConvertInput, LunarDateInput, NationalDateInput, SolarDateInput } from './convertInput.js';
import type { Surroundings } from './finder.js';
import { checkCalendar, YEAR_BEFORE } from './input.js';
import { daysFromNational, nationalMonthDays } from './rules/national.js';
import { lunarYears } from './rules/years.js';
import { ERAS, KALI_EPOCH_DAY, NEW_YEAR } from './tables/eras.js';
import { REGION_RULES, type SolarRegion } from './tables/sankrantiRules.js';
import { NATIONAL_MONTHS } from './tables/solarMonths.js';

/** The dates of a given one, as days from 1970-01-01. */
export interface FoundDays {
  readonly days: readonly number[];
  /** Day on which a skipped tithi begins and ends. */
  readonly skippedOn?: number;
}

function refuse(field: string, message: string): never {
  throw new SiddhantaError('invalid_value', message, { field });
}

const bears = (month: LunarMonth, { month: name, tithi, is_adhika, month_system }: LunarDateInput): boolean => {
  if ((month.kind === 'adhika') !== (is_adhika ?? false)) return false;
  const names = month.also === undefined ? [month.index] : [month.index, month.also];
  return names.some((index) => {
    const named = month_system === 'purnimanta' ? purnimantaIndex({ kind: month.kind, index }, tithi) : index;
    return lunarMonthName(named) === name;
  });
};

/** Lunar months of a year are looked for between these days, in which the ephemeris has them whole. */
const FIRST = daysFromCivil(1000, 1, 15);
const LAST = daysFromCivil(3000, 1, 31);

/** @throws {SiddhantaError} `date_out_of_range` where the ephemeris does not have the summer of the year */
function checkSpring(spring: number, year: number, field: string, sky: SkyContext): void {
  const summer = daysFromCivil(spring, 7, 1);
  checkCalendar(summer, summer, sky, { text: String(year), field });
}

function lunarDays(lunar: LunarDateInput, here: Surroundings, sky: SkyContext): FoundDays {
  const { era, year } = lunar;
  const spring = year - (era === 'vikram_gujarat' ? ERAS.vikram : ERAS[era]);
  checkSpring(spring, year, 'lunar.year', sky);
  const first = Math.max(daysFromCivil(spring, 1, 15), FIRST);
  const last = Math.min(daysFromCivil(spring + 2, 1, 1), LAST);
  const { clock } = here.almanac;
  const ofYear = here.months
    .monthsIn(clock.dayStart(first), clock.dayStart(last))
    .filter((month) => lunarYears(month)[era] === year);
  const months = ofYear.filter((month) => bears(month, lunar));
  if (months.length === 0) {
    const added = ofYear.filter(({ kind }) => kind === 'adhika').map(({ index }) => lunarMonthName(index));
    const have =
      added.length === 0
        ? 'that year has no intercalary month'
        : `the intercalary month of that year is ${added.join(' and ')}`;
    refuse(
      'lunar.is_adhika',
      `lunar.is_adhika is true for ${lunar.month} of ${year}; ${have}. Leave it out or name another month.`,
    );
  }
  const found = months.map((month) => here.tithiOf(month, lunar.tithi));
  const days = found.flatMap(({ start, end }) =>
    here.days
      .between(here.days.dateOf(start) - 1, here.days.dateOf(end) + 1)
      .filter(({ start: { reference } }) => start <= reference && reference < end)
      .map((day) => day.days),
  );
  const [unit] = found;
  if (days.length > 0 || unit === undefined) return { days: [...new Set(days)] };
  const holder = here.days
    .between(here.days.dateOf(unit.start) - 1, here.days.dateOf(unit.start))
    .filter(({ start: { reference } }) => reference <= unit.start)
    .at(-1);
  return { days: [], ...(holder === undefined ? {} : { skippedOn: holder.days }) };
}

/** Civil year of the Sun's entry into Aries with which the solar year of a date began. */
function springOf({ region, year, month_number }: SolarDateInput): number {
  if (region === 'bengali') return year - ERAS.bengali;
  if (region === 'malayalam') return year - ERAS.kollam + (month_number > NEW_YEAR.leo ? 0 : 1);
  return year - ERAS.shaka;
}

const noBeginning = (region: SolarRegion): never => {
  throw new SiddhantaError(
    'undefined_at_latitude',
    `The ${region} month has no first day here: the Sun did not rise or set when it began. Choose a place nearer the equator.`,
    { field: 'place.latitude' },
  );
};

function solarDays(solar: SolarDateInput, here: Surroundings, sky: SkyContext): FoundDays {
  const { region, year, month_number, day } = solar;
  const spring = springOf(solar);
  checkSpring(spring, year, 'solar.year', sky);
  const number = (spring - 2000) * 12 + month_number - 1;
  const [first = noBeginning(region), next = noBeginning(region)] = [number, number + 1].map((each) =>
    here.solar.dateOf(REGION_RULES[region], here.months.sankranti(each)),
  );
  const dates: number[] = [];
  for (let days = first; days < next; days++) if (civilDay(here.almanac.clock, days) !== undefined) dates.push(days);
  if (day > dates.length)
    refuse(
      'solar.day',
      `solar.day is ${day}; that month has ${dates.length} days at this place. Give a day from 1 to ${dates.length}.`,
    );
  return { days: [at(dates, day - 1)] };
}

function nationalDays({ year, month_number, day }: NationalDateInput): FoundDays {
  const month = month_number - 1;
  const length = nationalMonthDays(year, month);
  if (day > length)
    refuse(
      'national.day',
      `national.day is ${day}; ${at(NATIONAL_MONTHS, month)} ${year} has ${length} days. Give a day from 1 to ${length}.`,
    );
  return { days: [daysFromNational({ year, month, day })] };
}

const fromJulian = (text: string): number => {
  const { year, month, day } = gregorianFromJulian(parseDate(text));
  return daysFromCivil(year, month, day);
};

/** @throws {SiddhantaError} for a date that its calendar does not have; `date_out_of_range` */
export function daysGiven(input: CalendarConvertInput, here: Surroundings, sky: SkyContext): FoundDays {
  const { date, julian_date, julian_day, kali_ahargana, lunar, solar, national } = input;
  if (lunar !== undefined) return lunarDays(lunar, here, sky);
  if (solar !== undefined) return solarDays(solar, here, sky);
  if (national !== undefined) return nationalDays(national);
  if (julian_date !== undefined) return { days: [fromJulian(julian_date)] };
  if (julian_day !== undefined) return { days: [julian_day - EPOCH_DAY_NUMBER] };
  if (kali_ahargana !== undefined) return { days: [kali_ahargana + KALI_EPOCH_DAY - EPOCH_DAY_NUMBER] };
  return { days: date === undefined ? [] : [daysOf(date)] };
}

/** @throws {SiddhantaError} `date_out_of_range` */
export function checkDays({ days, skippedOn }: FoundDays, sky: SkyContext, field: string): void {
  for (const each of skippedOn === undefined ? days : [...days, skippedOn])
    checkCalendar(each - YEAR_BEFORE, each, sky, { text: formatDate(each), field });
}
