import { daysFromCivil, parseDate } from './calendar.js';
import { DAY_MS, type JdTt, julianDay } from './julian.js';

/** Returns the Julian day of 0h of a date `YYYY-MM-DD` (proleptic Gregorian), on the scale of TT: the number is the same on any scale. */
export function midnightTt(date: string): JdTt {
  const { year, month, day } = parseDate(date);
  const jd: number = julianDay(daysFromCivil(year, month, day) * DAY_MS);
  return jd;
}
