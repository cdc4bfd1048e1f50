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

/** When the Vedic day of a civil date begins. */
export interface DayStart extends CivilDay {
  /** First rising of the Sun on the civil date. */
  readonly sunrise: JdUt | undefined;
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

/** Returns when the Vedic day of a civil date begins, or `undefined` when the zone's clocks skipped that date altogether. */
export function dayStart(almanac: Almanac, days: number): DayStart | undefined {
  const day = civilDay(almanac.clock, days);
  if (day === undefined) return undefined;
  const sunrise = sunriseOn(day, almanac);
  return { ...day, sunrise, reference: sunrise ?? sixHours(almanac.observer, day.from, almanac.ephemeris) };
}

/** Returns when the Vedic day after another begins: that of the next civil date that exists. */
export function followingDay(almanac: Almanac, day: DayStart): DayStart {
  for (let days = day.days + 1; ; days++) {
    const next = dayStart(almanac, days);
    if (next !== undefined && next.reference > day.reference) return next;
  }
}

/** Returns when the Vedic day before another begins. */
export function precedingDay(almanac: Almanac, day: DayStart): DayStart {
  for (let days = day.days - 1; ; days--) {
    const previous = dayStart(almanac, days);
    if (previous !== undefined && previous.reference < day.reference) return previous;
  }
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
function sunsetOf({ observer, rule, ephemeris }: Almanac, day: DayStart, next: DayStart): number | undefined {
  const [from, to] = day.sunrise === undefined ? [day.from, day.to] : [day.sunrise, next.reference];
  return nextSetting({ body: 'Sun', observer, from, to, rule, ephemeris });
}

/** Returns the events of a Vedic day. */
export function dayEvents(almanac: Almanac, day: DayStart, next: DayStart): DayEvents {
  const { observer, ephemeris } = almanac;
  const moon = { body: 'Moon', observer, from: day.reference, to: next.to, ephemeris } as const;
  return {
    sunset: sunsetOf(almanac, day, next),
    moonrise: nextRising(moon),
    moonset: nextSetting(moon),
  };
}

/** Day and night around a Vedic day. All instants are Julian days (UT); `undefined` where there is no such event. */
export interface DayAndNight {
  readonly start: DayStart;
  readonly sunset: number | undefined;
  readonly nextSunrise: number | undefined;
  /** The sunset that opened the night before. */
  readonly previousSunset: number | undefined;
}

/** Returns the day and the nights around it, given when the Vedic day begins. */
export function dayAndNight(almanac: Almanac, start: DayStart): DayAndNight {
  const next = followingDay(almanac, start);
  return {
    start,
    sunset: sunsetOf(almanac, start, next),
    nextSunrise: next.sunrise,
    previousSunset: sunsetOf(almanac, precedingDay(almanac, start), start),
  };
}
