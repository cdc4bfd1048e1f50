import type { Ephemeris } from '../sky/ephemeris.js';
import { nextRising, nextSetting, type Observer, solarHourAngle } from '../sky/rise-set.js';
import type { JdUt } from '../time/julian.js';
import type { ZoneClock } from './clock.js';
import type { LimbSky } from './limbs.js';
import type { SunriseRule } from './sunrise.js';

/** What the days of one place are computed with. */
export interface Almanac {
  readonly observer: Observer;
  readonly clock: ZoneClock;
  /** What the rising of the Sun means; the Moon always rises and sets by its upper limb. */
  readonly rule: SunriseRule;
  readonly ephemeris: Ephemeris;
  readonly limbs: LimbSky;
}

/** A date on the clocks of a zone. All instants are Julian days (UT). */
export interface CivilDay {
  /** Days from 1970-01-01. */
  readonly days: number;
  /** First instant of the civil date. */
  readonly from: JdUt;
  /** First instant after the civil date. */
  readonly to: JdUt;
}

/**
 * When a Vedic day begins. A civil date has one, but for the dates on which the Sun rises twice, soon after one midnight and just before
 * the next, as it does near the polar circles: these have two.
 */
export interface DayStart extends CivilDay {
  /** The rising of the Sun with which it begins; none where the Sun does not rise on the civil date. */
  readonly sunrise: JdUt | undefined;
  /** A second rising on the same civil date, with which the next Vedic day begins. */
  readonly second: JdUt | undefined;
  /** The sunrise; where there is none, 6 h local apparent solar time. */
  readonly reference: JdUt;
}

/** A quarter of a day after mean midnight, the place's own time. */
function sixHours(observer: Observer, from: JdUt, ephemeris: Ephemeris): JdUt {
  const east = observer.longitude / 360;
  const mean = Math.ceil(from + 0.25 + east) - 0.25 - east;
  return solarHourAngle(-90, observer, mean, ephemeris);
}

/** Returns a date on the clocks of a zone, or `undefined` when they skipped it altogether. */
export function civilDay(clock: ZoneClock, days: number): CivilDay | undefined {
  const from = clock.dayStart(days);
  const to = clock.dayStart(days + 1);
  return from < to ? { days, from, to } : undefined;
}

/** Returns the first rising of the Sun on a civil date, or `undefined` where it does not rise then. */
export function sunriseOn(
  { from, to }: CivilDay,
  { observer, rule, ephemeris }: Pick<Almanac, 'observer' | 'rule' | 'ephemeris'>,
): JdUt | undefined {
  return nextRising({ body: 'Sun', observer, from, to, rule, ephemeris });
}

/** Days after which the Sun may rise again: it comes earlier by less than two hours from one day to the next. */
const AGAIN = 0.9;

/** Returns when the first Vedic day of a civil date begins, or `undefined` when the zone's clocks skipped that date altogether. */
export function dayStart(almanac: Almanac, days: number): DayStart | undefined {
  const day = civilDay(almanac.clock, days);
  if (day === undefined) return undefined;
  const sunrise = sunriseOn(day, almanac);
  if (sunrise === undefined) {
    const reference = sixHours(almanac.observer, day.from, almanac.ephemeris);
    return { ...day, sunrise, second: undefined, reference };
  }
  const again = sunrise + AGAIN;
  const second = again < day.to ? sunriseOn({ ...day, from: again }, almanac) : undefined;
  return { ...day, sunrise, second, reference: sunrise };
}

/** Returns the second Vedic day of a civil date. */
function secondDay(day: DayStart, sunrise: JdUt): DayStart {
  return { ...day, sunrise, second: undefined, reference: sunrise };
}

/** Returns when the Vedic day after another begins: the second of its civil date, or the first of the next that exists. */
export function followingDay(almanac: Almanac, day: DayStart): DayStart {
  if (day.second !== undefined) return secondDay(day, day.second);
  for (let days = day.days + 1; ; days++) {
    const next = dayStart(almanac, days);
    if (next !== undefined && next.reference > day.reference) return next;
  }
}

/** Returns when the Vedic day before another begins. */
export function precedingDay(almanac: Almanac, day: DayStart): DayStart {
  // Only a day that begins late on its date can be the second one there.
  for (let days = day.reference - day.from > AGAIN ? day.days : day.days - 1; ; days--) {
    const previous = dayStart(almanac, days);
    if (previous === undefined) continue;
    if (previous.second !== undefined && previous.second < day.reference) return secondDay(previous, previous.second);
    if (previous.reference < day.reference) return previous;
  }
}

/** Returns the Vedic day that holds an instant. */
export function dayAt(almanac: Almanac, ut: JdUt): DayStart {
  const { days } = almanac.clock.stamp(ut);
  const day = dayStart(almanac, days);
  if (day === undefined) throw new RangeError(`There is no date ${days}, and yet an instant on it`);
  if (ut < day.reference) return precedingDay(almanac, day);
  return day.second !== undefined && ut >= day.second ? secondDay(day, day.second) : day;
}

/** The events of a Vedic day in the sky of the place; `undefined` where there is none. */
export interface DayEvents {
  readonly sunset: JdUt | undefined;
  /** First rising and first setting of the Moon at or after the reference, up to the end of the next civil date. */
  readonly moonrise: JdUt | undefined;
  readonly moonset: JdUt | undefined;
}

/**
 * Returns the sunset of a Vedic day: the first after the sunrise, before the next day begins; where there is no sunrise, the
 * first on the civil date.
 */
export function sunsetOf({ observer, rule, ephemeris }: Almanac, day: DayStart, next: DayStart): number | undefined {
  const [from, to] = day.sunrise === undefined ? [day.from, day.to] : [day.sunrise, next.reference];
  return nextSetting({ body: 'Sun', observer, from, to, rule, ephemeris });
}

/** Returns the events of a Vedic day. */
export function dayEvents(almanac: Almanac, day: DayStart, next: DayStart): DayEvents {
  const { observer, ephemeris } = almanac;
  const to = next.days === day.days ? almanac.clock.dayStart(day.days + 2) : next.to;
  const moon = { body: 'Moon', observer, from: day.reference, to, ephemeris } as const;
  return {
    sunset: sunsetOf(almanac, day, next),
    moonrise: nextRising(moon),
    moonset: nextSetting(moon),
  };
}

/** Day and night around a Vedic day. All instants are Julian days (UT); `undefined` where there is no such event. */
export interface DayAndNight {
  readonly start: DayStart;
  /** When the next Vedic day begins. */
  readonly next: DayStart;
  readonly sunset: number | undefined;
  /** The sunset that opened the night before. */
  readonly previousSunset: number | undefined;
}

/** Returns the day and the nights around it, given when the Vedic day begins. */
export function dayAndNight(almanac: Almanac, start: DayStart): DayAndNight {
  const next = followingDay(almanac, start);
  return {
    start,
    next,
    sunset: sunsetOf(almanac, start, next),
    previousSunset: sunsetOf(almanac, precedingDay(almanac, start), start),
  };
}

/** Returns the days from one on, without end, each with the nights around it; a sunset is sought once. */
export function* daysAndNights(almanac: Almanac, first: DayStart): Generator<DayAndNight> {
  let { start, next, sunset, previousSunset } = dayAndNight(almanac, first);
  for (;;) {
    yield { start, next, sunset, previousSunset };
    const after = followingDay(almanac, next);
    [start, next, previousSunset, sunset] = [next, after, sunset, sunsetOf(almanac, next, after)];
  }
}
