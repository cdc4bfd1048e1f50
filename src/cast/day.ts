import type { Ephemeris } from '../sky/ephemeris.js';
import { nextRising, nextSetting, type Observer, solarHourAngle } from '../sky/rise-set.js';
import type { JdUt } from '../time/julian.js';
import type { ZoneClock } from './clock.js';
import type { LimbSky } from './limbs.js';
import type { SunriseRule } from './sunrise.js';

export interface Almanac {
  readonly observer: Observer;
  readonly clock: ZoneClock;
  /** For the Sun; the Moon always rises and sets by its upper limb. */
  readonly rule: SunriseRule;
  readonly ephemeris: Ephemeris;
  readonly limbs: LimbSky;
}

/** Instants are Julian days (UT). */
export interface CivilDay {
  readonly days: number;
  readonly from: JdUt;
  readonly to: JdUt;
}

/**
 * Beginning of a Vedic day. A civil date has one, except where the Sun rises twice, soon after one midnight and just before the next, near
 * the polar circles: such dates have two.
 */
export interface DayStart extends CivilDay {
  /** `undefined` where the Sun does not rise on the civil date. */
  readonly sunrise: JdUt | undefined;
  /** A second rising on the civil date, which begins the next Vedic day. */
  readonly second: JdUt | undefined;
  /** The sunrise; where there is none, 6 h local apparent solar time. */
  readonly reference: JdUt;
}

function sixHours(observer: Observer, from: JdUt, ephemeris: Ephemeris): JdUt {
  const east = observer.longitude / 360;
  const mean = Math.ceil(from + 0.25 + east) - 0.25 - east;
  return solarHourAngle(-90, observer, mean, ephemeris);
}

/** `undefined` when the clocks skipped the date. */
export function civilDay(clock: ZoneClock, days: number): CivilDay | undefined {
  const from = clock.dayStart(days);
  const to = clock.dayStart(days + 1);
  return from < to ? { days, from, to } : undefined;
}

/** `undefined` where the Sun does not rise on the civil date. */
export function sunriseOn(
  { from, to }: CivilDay,
  { observer, rule, ephemeris }: Pick<Almanac, 'observer' | 'rule' | 'ephemeris'>,
): JdUt | undefined {
  return nextRising({ body: 'Sun', observer, from, to, rule, ephemeris });
}

/** Days after which the Sun may rise again: it comes earlier by less than two hours from one day to the next. */
const AGAIN = 0.9;

/** `undefined` when the zone's clocks skipped the date. */
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

function secondDay(day: DayStart, sunrise: JdUt): DayStart {
  return { ...day, sunrise, second: undefined, reference: sunrise };
}

/** The second day of its civil date, or the first of the next date that exists. */
export function followingDay(almanac: Almanac, day: DayStart): DayStart {
  if (day.second !== undefined) return secondDay(day, day.second);
  for (let days = day.days + 1; ; days++) {
    const next = dayStart(almanac, days);
    if (next !== undefined && next.reference > day.reference) return next;
  }
}

export function precedingDay(almanac: Almanac, day: DayStart): DayStart {
  // Only a day that begins late on its date can be the second one.
  for (let days = day.reference - day.from > AGAIN ? day.days : day.days - 1; ; days--) {
    const previous = dayStart(almanac, days);
    if (previous === undefined) continue;
    if (previous.second !== undefined && previous.second < day.reference) return secondDay(previous, previous.second);
    if (previous.reference < day.reference) return previous;
  }
}

export function dayAt(almanac: Almanac, ut: JdUt): DayStart {
  const { days } = almanac.clock.stamp(ut);
  const day = dayStart(almanac, days);
  if (day === undefined) throw new RangeError(`There is no date ${days}, and yet an instant on it`);
  if (ut < day.reference) return precedingDay(almanac, day);
  return day.second !== undefined && ut >= day.second ? secondDay(day, day.second) : day;
}

/** `undefined` where there is no such event. */
export interface DayEvents {
  readonly sunset: JdUt | undefined;
  /** First rising and setting of the Moon at or after the reference, up to the end of the next civil date. */
  readonly moonrise: JdUt | undefined;
  readonly moonset: JdUt | undefined;
}

/** The first sunset after the sunrise, before the next day begins; without a sunrise, the first on the civil date. */
export function sunsetOf({ observer, rule, ephemeris }: Almanac, day: DayStart, next: DayStart): number | undefined {
  const [from, to] = day.sunrise === undefined ? [day.from, day.to] : [day.sunrise, next.reference];
  return nextSetting({ body: 'Sun', observer, from, to, rule, ephemeris });
}

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

/** Julian days (UT); `undefined` where there is no such event. */
export interface DayAndNight {
  readonly start: DayStart;
  readonly next: DayStart;
  readonly sunset: number | undefined;
  readonly previousSunset: number | undefined;
}

export function dayAndNight(almanac: Almanac, start: DayStart): DayAndNight {
  const next = followingDay(almanac, start);
  return {
    start,
    next,
    sunset: sunsetOf(almanac, start, next),
    previousSunset: sunsetOf(almanac, precedingDay(almanac, start), start),
  };
}

/** Yields days without end, each with the nights around it; each sunset is computed once. */
export function* daysAndNights(almanac: Almanac, first: DayStart): Generator<DayAndNight> {
  let { start, next, sunset, previousSunset } = dayAndNight(almanac, first);
  for (;;) {
    yield { start, next, sunset, previousSunset };
    const after = followingDay(almanac, next);
    [start, next, previousSunset, sunset] = [next, after, sunset, sunsetOf(almanac, next, after)];
  }
}
