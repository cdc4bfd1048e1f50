import type { ResolvedBirth } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { dateOfBirth } from '../cast/dateOfBirth.js';
import { moonAt } from '../cast/grahas.js';
import { stepsOf } from '../cast/sensitivity.js';
import type { MicroArcseconds } from '../math/angle.js';
import type { LocalInstant, Place } from '../types.js';
import { moonStation } from './rules/moon.js';

/** Alike for every kūṭa until it ends. */
export interface DateMoon {
  /** Null if the time of birth is known. */
  readonly start: LocalInstant | null;
  /** The first instant after it; null if the time of birth is known. */
  readonly end: LocalInstant | null;
  /** At its start, micro-arcseconds. */
  readonly moon: MicroArcseconds;
}

export interface SideMoons {
  readonly timeKnown: boolean;
  /** At the first and last second of the date, micro-arcseconds; equal if the time is known. */
  readonly from: MicroArcseconds;
  readonly to: MicroArcseconds;
  readonly moons: readonly DateMoon[];
}

/**
 * Returns every possible Moon of a side: at the time of birth, or if unknown, one for each pada of the civil date and for each half of a
 * sign that vaśya divides. Bounds are whole seconds.
 * @param moon at the time of birth, or at noon
 * @param field dotted path of the birth in the input, for errors
 * @throws {SiddhantaError} `date_out_of_range` where the date leaves the ephemeris
 */
export function moonsOfDate(
  resolved: ResolvedBirth,
  moon: MicroArcseconds,
  place: Place,
  sky: SkyContext,
  field: string,
): SideMoons {
  if (!resolved.timeAssumed)
    return { timeKnown: true, from: moon, to: moon, moons: [{ start: null, end: null, moon }] };
  const date = dateOfBirth(resolved, sky, field);
  const at = (instant: typeof resolved.instant): MicroArcseconds => moonAt(sky, instant, place);
  const cell = (longitude: MicroArcseconds): string => Object.values(moonStation(longitude)).join(' ');
  const steps = stepsOf({ at, cell }, date);
  return {
    timeKnown: false,
    from: at(date.instantAt(date.since)),
    to: at(date.instantAt(date.seconds - 1)),
    moons: steps.map(([second, longitude], i) => ({
      start: date.textAt(second),
      end: date.textAt(steps[i + 1]?.[0] ?? date.seconds),
      moon: longitude,
    })),
  };
}
