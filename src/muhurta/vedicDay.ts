import { type Almanac, type DayAndNight, type DayStart, dayAndNight } from '../cast/day.js';
import { isoOn } from '../cast/iso.js';
import { at } from '../math/at.js';
import { formatDate, weekday } from '../time/calendar.js';
import { DAY_SECONDS } from '../time/julian.js';
import type { CivilDate, LocalInstant } from '../types.js';
import { VARAS, type Weekday } from '../zodiac/limbNames.js';
import type { Stretch } from './rules/parts.js';
import { shared } from './rules/stretches.js';

/** A stretch of time in a result, half-open, rounded once to whole seconds. */
export interface MuhurtaWindow {
  /** First instant: ISO 8601 with the offset that the place's clocks have then. */
  readonly start: LocalInstant;
  /** First instant after it: ISO 8601 with the offset that the place's clocks have then. */
  readonly end: LocalInstant;
}

/**
 * Whole seconds.
 *
 * @asType integer
 * @minimum 0
 */
export type WholeSeconds = number;

/** The requested day, from sunrise to sunrise. Instants are ISO 8601 with the place's offset. */
export interface MuhurtaDay {
  /** The civil date. */
  readonly date: CivilDate;
  /** Weekday of the civil date, which the day keeps until the next sunrise. */
  readonly weekday: Weekday;
  /** Whether the Sun rises on the date and sets before it rises again. */
  readonly status: 'complete' | 'no_sunrise' | 'no_sunset';
  /** First sunrise on the date; null where there is none. */
  readonly sunrise: LocalInstant | null;
  /** Present where the Sun rises a second time on the date: the day that begins then. */
  readonly also?: {
    /** The second sunrise. */
    readonly sunrise: LocalInstant;
  };
  /** First sunset after it; null where there is none before the next day. */
  readonly sunset: LocalInstant | null;
  /** Sunrise that ends the day; null where there is none on the next date. */
  readonly next_sunrise: LocalInstant | null;
  /** Sunset that opened the night before; null where there is none. */
  readonly previous_sunset: LocalInstant | null;
  /** Seconds from sunrise to sunset; null where either is missing. */
  readonly day_seconds: WholeSeconds | null;
  /** Seconds from sunset to the next sunrise; null where either is missing. */
  readonly night_seconds: WholeSeconds | null;
}

const seconds = (stretch: Stretch | undefined): number | null =>
  stretch === undefined ? null : Math.round((stretch.end - stretch.start) * DAY_SECONDS);

const stretch = (start: number | undefined, end: number | undefined): Stretch | undefined =>
  start === undefined || end === undefined ? undefined : { start, end };

/** `undefined` where an end is missing. */
export interface DayParts {
  /** 0 (Sunday) … 6 (Saturday). */
  readonly weekday: number;
  /** From sunrise to sunset. */
  readonly day: Stretch | undefined;
  /** From sunset to the next sunrise. */
  readonly night: Stretch | undefined;
  /** From the sunset before to sunrise. */
  readonly nightBefore: Stretch | undefined;
  /** From its sunrise to the next; where the Sun does not rise, from 6 h local apparent solar time. */
  readonly whole: Stretch;
  readonly description: MuhurtaDay;
  readonly window: (of: Stretch) => MuhurtaWindow;
}

export function dayParts(almanac: Almanac, start: DayStart): DayParts {
  return partsOfDay(almanac, dayAndNight(almanac, start));
}

export function partsOfDay(almanac: Almanac, { start, next, sunset, previousSunset }: DayAndNight): DayParts {
  const iso = (ut: number | undefined): LocalInstant | null => (ut === undefined ? null : isoOn(almanac.clock, ut));
  const day = stretch(start.sunrise, sunset);
  const night = stretch(sunset, next.sunrise);
  const number = weekday(start.days);
  return {
    weekday: number,
    day,
    night,
    nightBefore: stretch(previousSunset, start.sunrise),
    whole: { start: start.reference, end: next.reference },
    description: {
      date: formatDate(start.days),
      weekday: at(VARAS, number).name,
      status: start.sunrise === undefined ? 'no_sunrise' : sunset === undefined ? 'no_sunset' : 'complete',
      sunrise: iso(start.sunrise),
      ...(start.second === undefined ? {} : { also: { sunrise: isoOn(almanac.clock, start.second) } }),
      sunset: iso(sunset),
      next_sunrise: iso(next.sunrise),
      previous_sunset: iso(previousSunset),
      day_seconds: seconds(day),
      night_seconds: seconds(night),
    },
    window: (of) => ({ start: isoOn(almanac.clock, of.start), end: isoOn(almanac.clock, of.end) }),
  };
}

export function windowOrNull({ window }: DayParts, of: Stretch | undefined): MuhurtaWindow | null {
  return of === undefined ? null : window(of);
}

/** Cuts stretches to the day; what rounds to no second is left out. */
export function cut({ whole, window }: DayParts, stretches: readonly Stretch[]): MuhurtaWindow[] {
  return stretches
    .flatMap((stretch) => shared(stretch, whole) ?? [])
    .map(window)
    .filter(({ start, end }) => start !== end);
}

/** As {@link cut}, with what the stretches say. */
export function cutWith<Words extends object>(
  parts: DayParts,
  stretches: readonly (Stretch & Words)[],
): (MuhurtaWindow & Omit<Words, keyof Stretch>)[] {
  return stretches.flatMap(({ start, end, ...words }) =>
    cut(parts, [{ start, end }]).map((window) => ({ ...window, ...words })),
  );
}

export function isPartial({ description }: DayParts): boolean {
  return Object.values(description).includes(null);
}
