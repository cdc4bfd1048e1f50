import { type Almanac, type DayStart, dayEvents, dayStart, followingDay, sunsetOf } from '../cast/day.js';
import type { JdUt } from '../time/julian.js';
import { type Stretch, type WindowOptions, windowOf } from './rules/windows.js';
import type { WindowName } from './tables/windows.js';

/** A Vedic day as the rules of festivals look at it: from one sunrise to the next, under its civil date. */
export interface FestivalDay {
  /** Days from 1970-01-01 to the civil date. */
  readonly days: number;
  /** With which it begins; a day without a sunrise has no windows. */
  readonly sunrise: JdUt | undefined;
  /** The sunrise with which the next day begins; where there is none, 6 h local apparent solar time. */
  readonly end: JdUt;
  /** The day as the hall knows it. */
  readonly start: DayStart;
  /** Returns a window of the day; undefined where it lacks what the window is made of. */
  readonly window: (name: WindowName) => Stretch | undefined;
}

/** The days of a place; each is computed once, when it is first looked at. */
export interface DayBook {
  /** Returns the days that begin on a civil date: one, two where the Sun rises twice, none where the zone's clocks skipped it. */
  readonly on: (days: number) => readonly FestivalDay[];
  /** Returns the days that begin on the civil dates from one to another, both included. */
  readonly between: (first: number, last: number) => readonly FestivalDay[];
  /** Returns the civil date, in days from 1970-01-01, of an instant. */
  readonly dateOf: (ut: JdUt) => number;
}

/** Returns a function that computes once. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns the days of a place. */
export function dayBook(almanac: Almanac, options: WindowOptions): DayBook {
  const starts = new Map<number, DayStart | undefined>();
  const book = new Map<number, readonly FestivalDay[]>();

  function startOn(days: number): DayStart | undefined {
    if (!starts.has(days)) starts.set(days, dayStart(almanac, days));
    return starts.get(days);
  }

  /** The first day of the next civil date that exists. */
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
