import { at } from '../../math/at.js';
import { civilFromDays, daysFromCivil } from '../../time/calendar.js';
import { ERAS, NATIONAL_MONTH_DAYS, NATIONAL_NEW_YEAR } from '../tables/eras.js';

export interface NationalDate {
  /** Śaka year. */
  readonly year: number;
  /** 0 (Chaitra) … 11. */
  readonly month: number;
  readonly day: number;
}

const MARCH = 3;
const FEBRUARY_DAYS = 28;

function isLeap(year: number): boolean {
  return daysFromCivil(year, MARCH, 1) - daysFromCivil(year, MARCH - 1, 1) > FEBRUARY_DAYS;
}

/** Days from 1970-01-01 of the first day of the national year that begins in a civil year. */
export function nationalNewYear(year: number): number {
  return daysFromCivil(year, MARCH, NATIONAL_NEW_YEAR) - (isLeap(year) ? 1 : 0);
}

export function nationalDate(days: number): NationalDate {
  const { year: civil } = civilFromDays(days);
  const year = days < nationalNewYear(civil) ? civil - 1 : civil;
  let rest = days - nationalNewYear(year);
  for (let month = 0; ; month++) {
    const length = nationalMonthDays(year + ERAS.shaka, month);
    if (rest < length) return { year: year + ERAS.shaka, month, day: rest + 1 };
    rest -= length;
  }
}

/** Days of a month, 0 (Chaitra) … 11, in a Śaka year. */
export function nationalMonthDays(year: number, month: number): number {
  return at(NATIONAL_MONTH_DAYS, month) + (month === 0 && isLeap(year - ERAS.shaka) ? 1 : 0);
}

/** Days from 1970-01-01; the day is not judged. */
export function daysFromNational({ year, month, day }: NationalDate): number {
  let days = nationalNewYear(year - ERAS.shaka) + day - 1;
  for (let before = 0; before < month; before++) days += nationalMonthDays(year, before);
  return days;
}
