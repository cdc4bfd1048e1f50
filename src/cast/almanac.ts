import { SiddhantaError } from '../errors.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { daysFromCivil, parseDate } from '../time/calendar.js';
import { ttFromUt } from '../time/deltaT.js';
import { DAY_MS, julianDay } from '../time/julian.js';
import type { Place } from '../types.js';
import { zoneClock } from './clock.js';
import type { Almanac } from './day.js';
import { skyOf } from './limbs.js';
import { type SunriseDefinition, sunriseRule } from './sunrise.js';

/** Days around a date in which events and the ends of limbs lie. */
const MARGIN = 4;

/** Returns the whole days from 1970-01-01 to a `YYYY-MM-DD` date. */
export function daysOf(date: string): number {
  const { year, month, day } = parseDate(date);
  return daysFromCivil(year, month, day);
}

/**
 * Throws unless the ephemeris covers a date with the days around it.
 *
 * @param field dotted path of the date in the input
 */
export function checkRange(date: string, { name, range }: Ephemeris, field: string): void {
  const tt = ttFromUt(julianDay(daysOf(date) * DAY_MS));
  if (tt - MARGIN >= range.from && tt + MARGIN <= range.to) return;
  throw new SiddhantaError(
    'date_out_of_range',
    `${field} is ${date}; the ephemeris ${name} covers Julian days ${range.from} to ${range.to}.`,
    { field },
  );
}

/** Returns what the days of a place are computed with. */
export function almanacOf(place: Place, sunrise: SunriseDefinition, base: Ephemeris): Almanac {
  return {
    observer: { latitude: place.latitude, longitude: place.longitude },
    clock: zoneClock(place.timezone),
    rule: sunriseRule(sunrise),
    ...skyOf(base),
  };
}
