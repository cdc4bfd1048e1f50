import type { Calendar } from '../types.js';
import { type CivilDate, civilFromDays, isCalendarDate, parseDate } from './calendar.js';

/** Julian day number of 1970-01-01 (noon). */
const EPOCH = 2_440_588;
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
  return civilFromDays(number - EPOCH);
}

export function isDateOf(calendar: Calendar, text: string): boolean {
  return calendar === 'julian' ? isJulianDate(text) : isCalendarDate(text);
}

export function gregorianDate(calendar: Calendar, text: string): CivilDate {
  if (calendar === 'gregorian') return parseDate(text);
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return gregorianFromJulian({ year, month, day });
}
