import { formatClock } from '../time/calendar.js';
import { epochMs } from '../time/julian.js';
import type { ZoneClock } from './clock.js';

const DAY = 86_400;
const MINUTE = 60;

/** Returns `+05:30`; with seconds, `+05:53:28`, where local mean time has some. */
function offsetText(seconds: number): string {
  const text = formatClock(Math.abs(seconds));
  return `${seconds < 0 ? '-' : '+'}${seconds % MINUTE === 0 ? text.slice(0, 5) : text}`;
}

/**
 * Returns an instant as ISO 8601 on the clocks of a zone, with the offset in force then: `2025-11-22T09:28:14+05:30`. It is
 * rounded once, to the whole second.
 *
 * @param ut Julian day, UT
 */
export function isoOn({ stamp }: ZoneClock, ut: number): string {
  const { days, secondOfDay, date, time } = stamp(ut);
  const offset = days * DAY + secondOfDay - Math.round(epochMs(ut) / 1000);
  return `${date}T${time}${offsetText(offset)}`;
}
