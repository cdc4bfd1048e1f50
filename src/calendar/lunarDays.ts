import { type Almanac, type DayStart, dayAt, followingDay } from '../cast/day.js';
import type { JdUt } from '../time/julian.js';

/** Returns the first day from an instant on: the one whose sunrise is the first at or after it. */
export function firstDayFrom(almanac: Almanac, ut: JdUt): DayStart {
  const day = dayAt(almanac, ut);
  return day.reference === ut ? day : followingDay(almanac, day);
}

/** Returns the last day before an instant: the one whose sunrise is the last before it. */
export function lastDayBefore(almanac: Almanac, ut: JdUt): DayStart {
  // Half a second before a sunrise it is still the day before.
  return dayAt(almanac, ut - 0.5 / 86_400);
}
