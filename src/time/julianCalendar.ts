import { twoDigits } from '../math/dms.js';
import type { Calendar } from '../types.js';
import { type CivilDate, civilFromDays, isCalendarDate, parseDate } from './calendar.js';

/** Julian day number of 1970-01-01 (noon). */
export const EPOCH_DAY_NUMBER = 2_440_588;
export const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Returns whether a text `YYYY-MM-DD` is a date of the Julian calendar, in which every fourth year has a 29 February. */
export function isJulianDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const length = LENGTHS[month - 1];
  if (length === undefined || day < 1) return false;
  return day <= (month === 2 && year % 4 !== 0 ? 28 : length);
}

/**
 * Returns the proleptic Gregorian date of the day that the Julian calendar calls by a date.
 *
 * Source: the day count of E. G. Richards, Explanatory Supplement to the Astronomical Almanac (3rd ed.), section 15.11.
 *
 * @example
 * ```ts
 * gregorianFromJulian({ year: 1542, month: 10, day: 15 }); // => { year: 1542, month: 10, day: 25 }
 * ```
 */
export function gregorianFromJulian({ year, month, day }: CivilDate): CivilDate {
  const before = Math.floor((14 - month) / 12);
  const y = year + 4800 - before;
  const m = month + 12 * before - 3;
  const number = day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4) - 32_083;
  return civilFromDays(number - EPOCH_DAY_NUMBER);
}

export function isDateOf(calendar: Calendar, text: string): boolean {
  return calendar === 'julian' ? isJulianDate(text) : isCalendarDate(text);
}

export function gregorianDate(calendar: Calendar, text: string): CivilDate {
  if (calendar === 'gregorian') return parseDate(text);
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return gregorianFromJulian({ year, month, day });
}

/**
 * Returns the Julian calendar's date of a day, counted in days from 1970-01-01.
 *
 * Source: as of {@link gregorianFromJulian}.
 *
 * @example
 * ```ts
 * julianFromDays(-156_000); // => { year: 1542, month: 11, day: 11 }
 * ```
 */
export function julianFromDays(days: number): CivilDate {
  const f = 4 * (days + EPOCH_DAY_NUMBER + 1401) + 3;
  const h = 5 * Math.floor((f % 1461) / 4) + 2;
  const month = ((Math.floor(h / 153) + 2) % 12) + 1;
  return {
    year: Math.floor(f / 1461) - 4716 + Math.floor((14 - month) / 12),
    month,
    day: Math.floor((h % 153) / 5) + 1,
  };
}

/** `1542-11-11`, in the Julian calendar, of a day counted from 1970-01-01. */
export function formatJulian(days: number): string {
  const { year, month, day } = julianFromDays(days);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}
