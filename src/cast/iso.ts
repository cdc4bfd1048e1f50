import { wallText } from '../time/calendar.js';
import { writtenOffset } from '../time/exactOffsets.js';
import { DAY_SECONDS } from '../time/julian.js';
import { offsetText } from '../time/offsetText.js';
import type { ZoneClock } from './clock.js';

/** `2025-11-22T03:58:14Z`, rounded once to the whole second. */
export function utcText(utcMs: number): string {
  return `${wallText(Math.round(utcMs / 1000))}Z`;
}

/**
 * `2025-11-22T09:28:14+05:30`: the UTC offset is that of the instant, which is rounded once to the whole second. {@link localText} writes
 * offsets with seconds.
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
