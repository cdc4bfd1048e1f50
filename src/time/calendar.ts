import { modulo } from '../math/angle.js';
import { twoDigits } from '../math/dms.js';
import { DAY_SECONDS } from './julian.js';

/** A calendar day of the proleptic Gregorian calendar. `month` 1–12, `day` 1–31, `year` astronomical (1 BCE is 0). */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A reading of the clock: `hour` 0–23, `minute` and `second` 0–59. */
export interface CivilTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const FIRST_DATE = '1000-01-01';
const LAST_DATE = '2999-12-31';

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Returns whether a text is a real day written `YYYY-MM-DD` in the proleptic Gregorian calendar.
 *
 * Years 0000 to 9999; no sign, no spaces, no time part. The supported range is a separate question: {@link isDateInRange}.
 *
 * @example
 * ```ts
 * isCalendarDate('2000-02-29'); // => true
 * isCalendarDate('1900-02-29'); // => false
 * isCalendarDate('2000-2-9'); // => false
 * ```
 */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const month = Number(match[2]);
  const day = Number(match[3]);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(Number(match[1]), month);
}

const FAR_DATE = /^([+-]?\d{4,6})-(\d{2})-(\d{2})$/;

/**
 * Returns whether a text is a real day of a year beyond what can be computed, written with a sign or with more digits if need be.
 *
 * @example
 * ```ts
 * isFarDate('-0044-03-15'); // => true
 * isFarDate('10000-01-01'); // => true
 * isFarDate('-0044-03-32'); // => false
 * isFarDate('+001990-08-15'); // => false
 * ```
 */
export function isFarDate(text: string): boolean {
  const [, years = '', months, days] = FAR_DATE.exec(text) ?? [];
  const [year, month, day] = [Number(years), Number(months), Number(days)];
  const isFar = years !== '' && (year < 1000 || year > 2999);
  return isFar && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * Returns whether a text is a clock time written `HH:MM:SS`, from 00:00:00 to 23:59:59.
 *
 * `24:00:00` and a leap second `:60` are rejected: both belong to an instant that has another civil name, or none.
 *
 * @example
 * ```ts
 * isClockTime('23:59:59'); // => true
 * isClockTime('24:00:00'); // => false
 * isClockTime('9:30'); // => false
 * ```
 */
export function isClockTime(text: string): boolean {
  return TIME.test(text);
}

/**
 * Returns whether a text is written as a clock shows a leap second: `HH:MM:60`. Whether there was one then is a matter of the date.
 *
 * @example
 * ```ts
 * isLeapReading('05:29:60'); // => true
 * isLeapReading('05:30:00'); // => false
 * ```
 */
export function isLeapReading(text: string): boolean {
  return text.endsWith(':60') && isClockTime(`${text.slice(0, -2)}59`);
}

/**
 * Returns year, month and day of a `YYYY-MM-DD` text.
 *
 * Hint: it does not check; ask {@link isCalendarDate} first.
 *
 * @example
 * ```ts
 * parseDate('1879-03-14'); // => { year: 1879, month: 3, day: 14 }
 * ```
 */
export function parseDate(text: string): CivilDate {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8, 10)) };
}

/**
 * Returns hour, minute and second of an `HH:MM:SS` text.
 *
 * Hint: it does not check; ask {@link isClockTime} first.
 *
 * @example
 * ```ts
 * parseTime('11:30:05'); // => { hour: 11, minute: 30, second: 5 }
 * ```
 */
export function parseTime(text: string): CivilTime {
  return { hour: Number(text.slice(0, 2)), minute: Number(text.slice(3, 5)), second: Number(text.slice(6, 8)) };
}

/**
 * Returns whether a text is a real `YYYY-MM-DD` day within the supported range, 1000-01-01 to 2999-12-31 inclusive.
 *
 * @example
 * ```ts
 * isDateInRange('2999-12-31'); // => true
 * isDateInRange('0999-12-31'); // => false
 * ```
 */
export function isDateInRange(text: string): boolean {
  return isCalendarDate(text) && text >= FIRST_DATE && text <= LAST_DATE;
}

/**
 * Returns the whole days from 1970-01-01 to a day of the proleptic Gregorian calendar; negative before it.
 *
 * Integer arithmetic on years that begin in March, so that the leap day comes last; exact for every safe year.
 * `month` 1–12 and `day` are not checked; a `day` beyond the month's end counts on into the next month.
 *
 * Reference: Reingold & Dershowitz, Calendrical Calculations, ch. 2 (fixed dates by eras of 146,097 days).
 *
 * @example
 * ```ts
 * daysFromCivil(2000, 1, 1); // => 10957
 * daysFromCivil(1969, 12, 31); // => -1
 * ```
 */
export function daysFromCivil(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Returns the whole days from 1970-01-01 to a `YYYY-MM-DD` date. */
export function daysOf(date: string): number {
  const { year, month, day } = parseDate(date);
  return daysFromCivil(year, month, day);
}

/**
 * Returns the proleptic Gregorian day that lies a number of whole days after 1970-01-01.
 *
 * The inverse of {@link daysFromCivil}. `days` must be an integer.
 *
 * @example
 * ```ts
 * civilFromDays(10957); // => { year: 2000, month: 1, day: 1 }
 * ```
 */
export function civilFromDays(days: number): CivilDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/**
 * Returns the `YYYY-MM-DD` text of the day that lies a number of whole days after 1970-01-01.
 *
 * Years outside 0–9999 get the signed six digits of ISO 8601. `days` must be an integer.
 *
 * @example
 * ```ts
 * formatDate(-33165); // => '1879-03-14'
 * ```
 */
export function formatDate(days: number): string {
  const { year, month, day } = civilFromDays(days);
  const digits =
    year >= 1000 && year <= 9999
      ? `${year}`
      : year >= 0 && year < 1000
        ? `${year}`.padStart(4, '0')
        : `${year < 0 ? '-' : '+'}${`${Math.abs(year)}`.padStart(6, '0')}`;
  return `${digits}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * Returns the `HH:MM:SS` text of a number of seconds since midnight; a fraction of a second is dropped.
 *
 * From 86,400 s on the hours count past 24, as calendars write times after midnight of the same day. Not negative.
 *
 * @example
 * ```ts
 * formatClock(41405); // => '11:30:05'
 * formatClock(90000); // => '25:00:00'
 * ```
 */
export function formatClock(secondsOfDay: number): string {
  const whole = Math.floor(secondsOfDay);
  const hour = Math.floor(whole / 3600);
  const minute = Math.floor(whole / 60) % 60;
  return `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(whole % 60)}`;
}

/**
 * Returns the day of the week, 0 = Sunday to 6 = Saturday, of the day that lies `days` whole days after 1970-01-01.
 *
 * @example
 * ```ts
 * weekday(0); // => 4
 * ```
 */
export function weekday(days: number): number {
  return modulo(days + 4, 7);
}

/** Returns whole seconds after 1970-01-01T00:00:00 as a clock shows them: `2025-11-22T09:28:14`. */
export function wallText(seconds: number): string {
  const days = Math.floor(seconds / DAY_SECONDS);
  return `${formatDate(days)}T${formatClock(seconds - days * DAY_SECONDS)}`;
}
