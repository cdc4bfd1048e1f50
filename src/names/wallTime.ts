import { daysOf, isCalendarDate, isClockTime, parseTime } from '../time/calendar.js';

export interface WallTime {
  /** Days from 1970-01-01 of its civil date, where that is known. */
  readonly days: number | undefined;
  /** Minutes from midnight, 0 … 1439. */
  readonly minutes: number;
}

const MINUTES_OF_DAY = 1440;
const OFFSET = /^(?:Z|[+-]\d{2}:\d{2}(?::\d{2})?)$/;

interface Parts {
  readonly date: string | undefined;
  readonly time: string;
}

/** Returns date and time of a text; undefined where it is none. The offset of an instant only says whose clock shows that time. */
function partsOf(text: string): Parts | undefined {
  const [first = '', rest] = text.split('T');
  const date = rest === undefined ? undefined : first;
  const clock = rest ?? first;
  const size = /^\d{2}:\d{2}:\d{2}/.test(clock) ? 8 : 5;
  const time = clock.slice(0, size) + (size === 5 ? ':00' : '');
  const offset = clock.slice(size);
  if (!isClockTime(time) || (date !== undefined && !isCalendarDate(date))) return undefined;
  if (offset !== '' && (date === undefined || !OFFSET.test(offset))) return undefined;
  return { date, time };
}

export function isWallTime(text: string): boolean {
  return partsOf(text) !== undefined;
}

export function isWallInstant(text: string): boolean {
  return partsOf(text)?.date !== undefined;
}

/** Returns the seconds from midnight of 1970-01-01 at which a clock shows an instant. */
export function wallSeconds(text: string): number {
  const { date = '1970-01-01', time = '00:00:00' } = partsOf(text) ?? {};
  const { hour, minute, second } = parseTime(time);
  return ((daysOf(date) * 24 + hour) * 60 + minute) * 60 + second;
}

/**
 * Returns the minute to which a time is rounded for reading, half up: 23:59:30 is 00:00 of the next date.
 *
 * @param days days from 1970-01-01 of the civil date of a time that says none
 */
export function wallTime(text: string, days?: number): WallTime {
  const { date, time = '00:00:00' } = partsOf(text) ?? {};
  const { hour, minute, second } = parseTime(time);
  const rounded = hour * 60 + minute + (second >= 30 ? 1 : 0);
  const own = date === undefined ? days : daysOf(date);
  const carry = rounded === MINUTES_OF_DAY ? 1 : 0;
  return { days: own === undefined ? undefined : own + carry, minutes: rounded - carry * MINUTES_OF_DAY };
}
