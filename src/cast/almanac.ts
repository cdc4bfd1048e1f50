import { SiddhantaError } from '../errors.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { daysOf } from '../time/calendar.js';
import { ttFromUt } from '../time/deltaT.js';
import { DAY_MS, julianDay } from '../time/julian.js';
import type { Place } from '../types.js';
import { zoneClock } from './clock.js';
import type { SkyContext } from './context.js';
import { type Almanac, type DayStart, dayStart } from './day.js';
import { limbSkyOf } from './limbs.js';
import { checkCovered } from './range.js';
import { steady } from './steady.js';
import { sunriseRule } from './sunrise.js';

/** Events and ends of limbs of a date are within so many days of it. */
const MARGIN = 4;

/** @param field dotted path of the date in the input */
export function checkRange(date: string, ephemeris: Ephemeris, field: string): void {
  checkCovered(ttFromUt(julianDay(daysOf(date) * DAY_MS)), ephemeris, date, field, MARGIN);
}

/**
 * @param date `YYYY-MM-DD`, the field `date` of the input
 * @throws {SiddhantaError} `nonexistent_time` for a date that the clocks of the zone skipped
 */
export function dayOf(almanac: Almanac, date: string, { timezone }: Place): DayStart {
  const day = dayStart(almanac, daysOf(date));
  if (day !== undefined) return day;
  throw new SiddhantaError(
    'nonexistent_time',
    `Clocks in ${timezone} skipped ${date}: the day before was followed by the day after. Choose another date.`,
    { field: 'date' },
  );
}

export function almanacOf(place: Place, sky: SkyContext): Almanac {
  return {
    observer: { latitude: place.latitude, longitude: place.longitude },
    clock: zoneClock(place.timezone, sky.timeScale),
    rule: sunriseRule(sky.conventions.sunrise),
    ephemeris: steady(sky.ephemeris),
    limbs: limbSkyOf(sky, place),
  };
}
