import { instantFromUtc, utcFromUt } from '../sky/utc.js';
import { formatClock, formatDate } from '../time/calendar.js';
import { DAY_SECONDS, type JdUt } from '../time/julian.js';
import { changeBetween, offsetAtSecond } from '../time/zoneOffset.js';
import type { TimeScale } from '../types.js';

/** Rounded once to the whole second. */
export interface Stamp {
  /** From 1970-01-01. */
  readonly days: number;
  readonly secondOfDay: number;
  readonly date: string;
  readonly time: string;
  /** Seconds ahead of UTC. */
  readonly offset: number;
}

export interface ZoneClock {
  /** At a Julian day (UT). */
  readonly stamp: (ut: JdUt) => Stamp;
  /** Julian day (UT) of the first instant that rounds into a date, in days from 1970-01-01. */
  readonly dayStart: (days: number) => JdUt;
}

/** First second, UTC from 1970, at which the clocks of a zone show a date. */
export function dayStartSecond(zone: string, days: number): number {
  const offset = (second: number): number => offsetAtSecond(zone, second);
  const wall = days * DAY_SECONDS;
  const before = offset(wall - DAY_SECONDS);
  const after = offset(wall + DAY_SECONDS);
  if (before === after) return wall - before;
  const change = changeBetween(offset, wall - DAY_SECONDS, wall + DAY_SECONDS);
  return wall - before < change ? wall - before : Math.max(change, wall - after);
}

/** @param scale UTC since 1972, or UT1 throughout */
export function zoneClock(zone: string, scale: TimeScale = 'utc'): ZoneClock {
  const offset = (second: number): number => offsetAtSecond(zone, second);

  return {
    stamp(ut) {
      const second = Math.round(utcFromUt(ut, scale) / 1000);
      const ahead = offset(second);
      const local = second + ahead;
      const days = Math.floor(local / DAY_SECONDS);
      const secondOfDay = local - days * DAY_SECONDS;
      return { days, secondOfDay, date: formatDate(days), time: formatClock(secondOfDay), offset: ahead };
    },
    dayStart: (days) => instantFromUtc(dayStartSecond(zone, days) * 1000 - 500, scale).ut,
  };
}
