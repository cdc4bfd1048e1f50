import { solarHourAngle } from '../sky/rise-set.js';
import type { JdUt } from '../time/julian.js';
import { type Almanac, type DayStart, dayAt, followingDay, sunsetOf } from './day.js';

/** Where in its Vedic day an instant falls. Instants are Julian days (UT). */
export interface SolarDay {
  /** When the day begins: at sunrise, or where the Sun does not rise at 6 h of apparent time. */
  readonly start: DayStart;
  /** When the night begins: at sunset, or where the Sun does not set at 18 h of apparent time. */
  readonly sunset: JdUt;
  /** When the next day begins. */
  readonly end: JdUt;
  /** Which beginnings no rising and no setting made. */
  readonly assumed: readonly ('sunrise' | 'sunset' | 'next_sunrise')[];
  readonly half: 'day' | 'night';
  /** How much of the half is gone, 0 ≤ p < 1. */
  readonly part: number;
  /** Hours since the day began. */
  readonly hours: number;
}

/** Degrees of hour angle at 18 h of apparent time. */
const EVENING = 90;

/** Returns where in its Vedic day an instant falls. */
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
