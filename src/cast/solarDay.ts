import { solarHourAngle } from '../sky/rise-set.js';
import type { JdUt } from '../time/julian.js';
import { type Almanac, type DayStart, dayAt, followingDay, sunsetOf } from './day.js';

/** Position of an instant in its Vedic day. Instants are Julian days (UT). */
export interface SolarDay {
  /** Sunrise, or where the Sun does not rise 6 h of apparent time. */
  readonly start: DayStart;
  /** Sunset, or where the Sun does not set 18 h of apparent time. */
  readonly sunset: JdUt;
  readonly end: JdUt;
  /** The beginnings without a rising or setting. */
  readonly assumed: readonly ('sunrise' | 'sunset' | 'next_sunrise')[];
  readonly half: 'day' | 'night';
  /** Elapsed share of the half, 0 ≤ p < 1. */
  readonly part: number;
  /** Hours since the day began. */
  readonly hours: number;
}

/** Hour angle at 18 h of apparent time. */
const EVENING = 90;

export function solarDayAt(almanac: Almanac, ut: JdUt): SolarDay {
  const start = dayAt(almanac, ut);
  const next = followingDay(almanac, start);
  const begins = start.reference;
  const end = next.reference;
  const set = sunsetOf(almanac, start, next);
  const isSet = set !== undefined && set > begins && set < end;
  const sunset = isSet ? set : solarHourAngle(EVENING, almanac.observer, begins + 0.5, almanac.ephemeris);
  const half = ut < sunset ? 'day' : 'night';
  const [from, to] = half === 'day' ? [begins, sunset] : [sunset, end];
  return {
    start,
    sunset,
    end,
    assumed: [
      ...(start.sunrise === undefined ? (['sunrise'] as const) : []),
      ...(isSet ? [] : (['sunset'] as const)),
      ...(next.sunrise === undefined ? (['next_sunrise'] as const) : []),
    ],
    half,
    part: (ut - from) / (to - from),
    hours: (ut - begins) * 24,
  };
}
