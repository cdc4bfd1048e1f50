import { type Almanac, type DayStart, dayEvents, dayStart, followingDay, sunsetOf } from '../cast/day.js';
import { once } from '../math/once.js';
import type { JdUt } from '../time/julian.js';
import { type Stretch, type WindowOptions, windowOf } from './rules/windows.js';
import type { WindowName } from './tables/windows.js';

/** A Vedic day for the rules of festivals: from one sunrise to the next, under its civil date. */
export interface FestivalDay {
  /** Civil date, days from 1970-01-01. */
  readonly days: number;
  /** A day without a sunrise has no windows. */
  readonly sunrise: JdUt | undefined;
  /** The next sunrise; where there is none, 6 h local apparent solar time. */
  readonly end: JdUt;
  readonly start: DayStart;
  /** Undefined where the day lacks a mark of the window. */
  readonly window: (name: WindowName) => Stretch | undefined;
}

/** Each day is computed once, on first use. */
export interface DayBook {
  /** One; two where the Sun rises twice; none where the zone's clocks skipped the date. */
  readonly on: (days: number) => readonly FestivalDay[];
  /** Both dates are included. */
  readonly between: (first: number, last: number) => readonly FestivalDay[];
  /** Days from 1970-01-01. */
  readonly dateOf: (ut: JdUt) => number;
}

export function dayBook(almanac: Almanac, options: WindowOptions): DayBook {
  const starts = new Map<number, DayStart | undefined>();
  const book = new Map<number, readonly FestivalDay[]>();

  function startOn(days: number): DayStart | undefined {
    if (!starts.has(days)) starts.set(days, dayStart(almanac, days));
    return starts.get(days);
  }

  function nextOf(start: DayStart): DayStart {
    if (start.second !== undefined) return followingDay(almanac, start);
    for (let days = start.days + 1; ; days++) {
      const next = startOn(days);
      if (next !== undefined && next.reference > start.reference) return next;
    }
  }

  function entry(start: DayStart): FestivalDay {
    const next = once(() => nextOf(start));
    const sunset = once(() => (start.sunrise === undefined ? undefined : sunsetOf(almanac, start, next())));
    const { sunrise } = start;
    const windows = new Map<WindowName, Stretch | undefined>();
    const parts = {
      sunrise,
      sunset,
      nextSunrise: () => next().sunrise,
      sunsetBefore: () => {
        const before = on(start.days - 1).at(-1);
        return before?.end === start.reference ? before.window('sunset')?.start : undefined;
      },
      moonrise: () => {
        const { moonrise } = dayEvents(almanac, start, next());
        return moonrise !== undefined && moonrise < next().reference ? moonrise : undefined;
      },
    };
    return {
      days: start.days,
      sunrise,
      start,
      get end() {
        return next().reference;
      },
      window(name) {
        if (!windows.has(name)) windows.set(name, windowOf(name, parts, options));
        return windows.get(name);
      },
    };
  }

  function on(days: number): readonly FestivalDay[] {
    let found = book.get(days);
    if (found === undefined) {
      const start = startOn(days);
      if (start === undefined) found = [];
      else found = start.second === undefined ? [entry(start)] : [entry(start), entry(followingDay(almanac, start))];
      book.set(days, found);
    }
    return found;
  }

  return {
    on,
    between(first, last) {
      const all: FestivalDay[] = [];
      for (let days = first; days <= last; days++) all.push(...on(days));
      return all;
    },
    dateOf: (ut) => almanac.clock.stamp(ut).days,
  };
}
