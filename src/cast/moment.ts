import { SiddhantaError } from '../errors.js';
import type { Instant } from '../sky/instant.js';
import { instantFromUtc } from '../sky/utc.js';
import { formatDate, isDateInRange, weekday } from '../time/calendar.js';
import { DAY_MS } from '../time/julian.js';
import { acceptedMoment, type Moment } from '../time/moment.js';
import { offsetAt } from '../time/zone.js';
import type { Place } from '../types.js';
import { zoneClock } from './clock.js';
import type { SkyContext } from './context.js';
import { civilDay, sunriseOn } from './day.js';
import { sunriseRule } from './sunrise.js';

/**
 * @param field of the text in the input, for the error
 * @throws {SiddhantaError} `date_out_of_range` outside 1000-01-01 … 2999-12-31 or the ephemeris
 */
export function resolveMoment(
  text: string,
  { ephemeris, timeScale }: SkyContext,
  field = 'moment',
): { moment: Moment; instant: Instant } {
  const moment = acceptedMoment(text);
  const instant = instantFromUtc(moment.utcMs, timeScale);
  const { from, to } = ephemeris.range;
  if (!isDateInRange(moment.date) || instant.tt < from || instant.tt > to) {
    throw new SiddhantaError(
      'date_out_of_range',
      `${field} is ${text}; it must be from 1000-01-01 to 2999-12-31 and within the ephemeris ${ephemeris.name} (Julian days ${from} to ${to}).`,
      { field },
    );
  }
  return { moment, instant };
}

/** Counted from sunrise. */
export interface DayOfWeek {
  /** 0 (Sunday) … 6 (Saturday). */
  readonly weekday: number;
  /** Civil date at the place, `YYYY-MM-DD`. */
  readonly civilDate: string;
  /** Whether the Sun rose on that date; if not, the civil weekday is taken. */
  readonly sunRises: boolean;
}

/** Before the sunrise of the civil date it is still the day before. */
export function dayFromSunrise(
  utcMs: number,
  place: Place,
  { ephemeris, timeScale, conventions }: SkyContext,
): DayOfWeek {
  const { timezone } = place;
  const rule = sunriseRule(conventions.sunrise);
  const days = Math.floor((utcMs + offsetAt(timezone, utcMs) * 1000) / DAY_MS);
  const day = civilDay(zoneClock(timezone, timeScale), days);
  if (day === undefined) throw new RangeError(`${timezone} has no date ${formatDate(days)}, and yet an instant on it`);
  const sunrise = sunriseOn(day, { observer: place, rule, ephemeris });
  const risen = sunrise === undefined || sunrise <= instantFromUtc(utcMs, timeScale).ut;
  return { weekday: weekday(risen ? days : days - 1), civilDate: formatDate(days), sunRises: sunrise !== undefined };
}
