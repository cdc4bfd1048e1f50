import { type Almanac, type DayStart, dayAt, followingDay } from '../cast/day.js';
import type { JdUt } from '../time/julian.js';

/** The first day whose sunrise is at or after an instant. */
export function firstDayFrom(almanac: Almanac, ut: JdUt): DayStart {
  const day = dayAt(almanac, ut);
  return day.reference === ut ? day : followingDay(almanac, day);
}

/** The last day whose sunrise is before an instant. */
export function lastDayBefore(almanac: Almanac, ut: JdUt): DayStart {
  // Half a second before a sunrise it is still the day before.
  return dayAt(almanac, ut - 0.5 / 86_400);
}
