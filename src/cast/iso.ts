import { wallText } from '../time/calendar.js';
import { writtenOffset } from '../time/exactOffsets.js';
import { DAY_SECONDS } from '../time/julian.js';
import { offsetText } from '../time/offsetText.js';
import type { ZoneClock } from './clock.js';

/** Returns a moment of UTC (milliseconds from 1970) as ISO 8601, rounded once to the whole second: `2025-11-22T03:58:14Z`. */
export function utcText(utcMs: number): string {
  return `${wallText(Math.round(utcMs / 1000))}Z`;
}

/**
 * Returns an instant as ISO 8601 on the clocks of a zone, with the offset in force then: `2025-11-22T09:28:14+05:30`. It is
 * rounded once, to the whole second. An offset with seconds is written as {@link localText} writes it.
 *
 * @param ut Julian day, UT1
 */
export function isoOn({ stamp }: ZoneClock, ut: number): string {
  const { date, time, offset, days, secondOfDay } = stamp(ut);
  const second = days * DAY_SECONDS + secondOfDay - offset;
  const written = writtenOffset(second, offset);
  return written === offset
    ? `${date}T${time}${offsetText(offset)}`
    : `${wallText(second + written)}${offsetText(written)}`;
}
