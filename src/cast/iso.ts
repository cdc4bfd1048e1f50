import { formatClock, formatDate } from '../time/calendar.js';
import { DAY_SECONDS } from '../time/julian.js';
import type { ZoneClock } from './clock.js';

const MINUTE = 60;

/** Returns an offset in seconds ahead of UTC as `+05:30`; with seconds, `+05:53:28`, where there are some or they are asked for. */
export function offsetText(seconds: number, always = false): string {
  const text = formatClock(Math.abs(seconds));
  return `${seconds < 0 ? '-' : '+'}${seconds % MINUTE === 0 && !always ? text.slice(0, 5) : text}`;
}

/** Returns a moment of UTC (milliseconds from 1970) as ISO 8601, rounded once to the whole second: `2025-11-22T03:58:14Z`. */
export function utcText(utcMs: number): string {
  const second = Math.round(utcMs / 1000);
  const days = Math.floor(second / DAY_SECONDS);
  return `${formatDate(days)}T${formatClock(second - days * DAY_SECONDS)}Z`;
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
