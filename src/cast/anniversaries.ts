import { civilFromDays, daysFromCivil } from '../time/calendar.js';
import { DAY_MS } from '../time/julian.js';
import type { YearClock } from '../time/yearClock.js';
import { compatibleMs } from '../time/zone.js';
import type { ResolvedBirth } from './birth.js';

/**
 * Anniversaries have the date and time of the birth on the same clock, whole years only. One born on 29 February has 1 March in common
 * years. An anniversary in a gap of the zone's clocks comes as long after the change as it lies in the gap.
 */
export function anniversaries({ reading, found, utcMs }: ResolvedBirth): YearClock {
  const { date, time, zone } = reading;
  const daysOf = (years: number): number => daysFromCivil(date.year + years, date.month, date.day);
  if (found.clock !== 'zone') return (years) => utcMs + (daysOf(years) - daysOf(0)) * DAY_MS;
  return (years) => (years === 0 ? utcMs : compatibleMs(civilFromDays(daysOf(years)), time, zone));
}
