import { SiddhantaError } from '../errors.js';
import { modulo, signIndex, TURN, toMicroArcseconds } from '../math/angle.js';
import { meanAyanamsa } from '../sky/ayanamsa.js';
import type { Body, Ephemeris } from '../sky/ephemeris.js';
import { searchEvent } from '../sky/events.js';
import { type Instant, instantFromEpoch } from '../sky/instant.js';
import { nextRising, type RiseSetRule } from '../sky/rise-set.js';
import { formatDate, isDateInRange, weekday } from '../time/calendar.js';
import { DAY_MS, julianDay } from '../time/julian.js';
import { type Moment, parseMoment } from '../time/moment.js';
import { offsetAt } from '../time/zone.js';
import type { Place } from '../types.js';

/**
 * Returns the moment of a text that its schema has accepted, and its instant.
 *
 * @throws {SiddhantaError} `date_out_of_range` outside 1000-01-01 … 2999-12-31 or the ephemeris
 */
export function resolveMoment(text: string, ephemeris: Ephemeris): { moment: Moment; instant: Instant } {
  const moment = parseMoment(text);
  if (moment === undefined) throw new RangeError(`${text} was not checked`);
  const instant = instantFromEpoch(moment.utcMs);
  const { from, to } = ephemeris.range;
  if (!isDateInRange(moment.date) || instant.tt < from || instant.tt > to) {
    throw new SiddhantaError(
      'date_out_of_range',
      `moment is ${text}; dates from 1000-01-01 to 2999-12-31 within the ephemeris ${ephemeris.name} (Julian days ${from} to ${to}) can be computed.`,
      { field: 'moment' },
    );
  }
  return { moment, instant };
}

/** The day of the week at an instant and place, reckoned from sunrise. */
export interface DayOfWeek {
  /** 0 (Sunday) … 6 (Saturday). */
  readonly weekday: number;
  /** Civil date at the place for which the Sun was asked, `YYYY-MM-DD`. */
  readonly civilDate: string;
  /** Whether the Sun rose on that date; if not, the civil weekday stands. */
  readonly sunRises: boolean;
}

/**
 * Returns the day of the week as it is reckoned from sunrise: before the sunrise of the civil date at the place it is still
 * the day before.
 */
export function dayFromSunrise(utcMs: number, place: Place, rule: RiseSetRule, ephemeris: Ephemeris): DayOfWeek {
  const { timezone } = place;
  const day = Math.floor((utcMs + offsetAt(timezone, utcMs) * 1000) / DAY_MS);
  const nearMidnight = day * DAY_MS - offsetAt(timezone, utcMs) * 1000;
  const midnight = day * DAY_MS - offsetAt(timezone, nearMidnight) * 1000;
  const sunrise = nextRising({
    body: 'Sun',
    observer: place,
    from: julianDay(midnight),
    to: julianDay(midnight + DAY_MS),
    rule,
    ephemeris,
  });
  const risen = sunrise === undefined || sunrise <= julianDay(utcMs);
  return { weekday: weekday(risen ? day : day - 1), civilDate: formatDate(day), sunRises: sunrise !== undefined };
}

const ASPECTED: readonly Body[] = ['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
/** Conjunction, sextiles, squares, trines and opposition, as distances of the Moon from the other body, degrees. */
const ASPECTS = [0, 60, 90, 120, 180, 240, 270, 300] as const;
/** The slowest Moon leaves a sign within 2.6 days. */
const SIGN_DAYS = 3;

/**
 * Returns whether the Moon perfects no more aspect (0°, 60°, 90°, 120°, 180°) with the Sun, Mercury, Venus, Mars, Jupiter or
 * Saturn before it leaves its sidereal sign.
 *
 * The Moon is always faster than these bodies (by 9° a day and more), so its distance from each only grows until it leaves:
 * an aspect is perfected exactly when the arc from the distance now to the distance then holds one of the angles. An aspect
 * exact at the instant itself counts; one exact at the end belongs to the next sign.
 *
 * @param moon sidereal longitude at the instant, whole micro-arcseconds
 */
export function isVoidOfCourse(moon: number, instant: Instant, ephemeris: Ephemeris): boolean {
  const end = searchEvent({
    of: (tt) => (ephemeris.places(['Moon'], tt)[0]?.longitude ?? Number.NaN) - meanAyanamsa('kp', tt),
    value: (signIndex(moon) + 1) * 30,
    modulus: 360,
    direction: 'rising',
    from: instant.tt,
    to: instant.tt + SIGN_DAYS,
    step: 0.75,
  });
  if (end === undefined) throw new RangeError('the Moon does not leave its sign');
  const distances = (tt: number): number[] => {
    const [first = 0, ...others] = ephemeris.places(['Moon', ...ASPECTED], tt).map(({ longitude }) => longitude);
    return others.map((longitude) => toMicroArcseconds(first - longitude));
  };
  const after = distances(end);
  return distances(instant.tt).every((now, i) => {
    const growth = modulo((after[i] ?? 0) - now, TURN);
    return ASPECTS.every((aspect) => modulo(toMicroArcseconds(aspect) - now, TURN) >= growth);
  });
}
