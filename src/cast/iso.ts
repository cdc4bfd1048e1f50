import { formatClock, formatDate } from '../time/calendar.js';
import { DAY_SECONDS } from '../time/julian.js';
import { offsetText } from '../time/offsetText.js';
import type { ZoneClock } from './clock.js';

function wallText(seconds: number): string {
  const days = Math.floor(seconds / DAY_SECONDS);
  return `${formatDate(days)}T${formatClock(seconds - days * DAY_SECONDS)}`;
}

/** Returns a moment of UTC (milliseconds from 1970) as ISO 8601, rounded once to the whole second: `2025-11-22T03:58:14Z`. */
export function utcText(utcMs: number): string {
  return `${wallText(Math.round(utcMs / 1000))}Z`;
}

/** Returns a moment of UTC, whole seconds in milliseconds from 1970, on a clock so many seconds ahead: `1990-08-15T08:30:00+05:30`. */
export function localText(utcMs: number, offsetSeconds: number): string {
  return `${wallText(Math.round((utcMs + offsetSeconds * 1000) / 1000))}${offsetText(offsetSeconds)}`;
}

/**
 * Returns an instant as ISO 8601 on the clocks of a zone, with the offset in force then: `2025-11-22T09:28:14+05:30`. It is
 * rounded once, to the whole second.
 *
 * @param ut Julian day, UT1
 */
export function isoOn({ stamp }: ZoneClock, ut: number): string {
  const { date, time, offset } = stamp(ut);
  return `${date}T${time}${offsetText(offset)}`;
}
