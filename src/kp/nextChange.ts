import { cuspsOrNone } from '../cast/cusps.js';
import type { MicroArcseconds } from '../math/angle.js';
import { DEGREE, signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import { findRoot } from '../math/search.js';
import { instantFromUt } from '../sky/instant.js';
import type { Orientation } from '../sky/sidereal.js';
import { DAY_SECONDS } from '../time/julian.js';
import type { Place } from '../types.js';
import { cellEnd, cellOf, UNITS_PER_DEGREE } from './rules/cells.js';

/** Seconds over which the speed of a cusp is measured. */
const LOOK = 10;
/** Factor by which each search goes beyond the prediction. */
const FURTHER = 1.5;
/** Seconds. */
const TOLERANCE = 0.001;

/**
 * Returns in how many seconds a cusp leaves its cell. Cusps move forward, by about a degree in four minutes.
 *
 * The orientation of the zodiac is fixed at the instant: within the hours a cusp can stay, it moves by less than 0.01″.
 * @param starts beginnings of the cells, units of 1/36″
 */
export function secondsToChange(
  {
    ut,
    place,
    orientation,
    cusps,
  }: {
    readonly ut: number;
    readonly place: Place;
    readonly orientation: Orientation;
    readonly cusps: readonly MicroArcseconds[];
  },
  house: number,
  starts: readonly number[],
): number {
  const cuspAfter = (seconds: number): MicroArcseconds => {
    const found = cuspsOrNone(instantFromUt(ut + seconds / DAY_SECONDS), place, orientation);
    if (found === undefined)
      throw new RangeError(`latitude ${place.latitude} has cusps at one moment and none at another`);
    return at(found, house - 1);
  };
  const now = at(cusps, house - 1);
  const end = cellEnd(starts, cellOf(now, starts)) / UNITS_PER_DEGREE;
  const past = (seconds: number): number => signedDegrees(cuspAfter(seconds) / DEGREE - end);
  const left = -past(0);
  const speed = (past(LOOK) + left) / LOOK;
  let until = (left / speed) * FURTHER + 1;
  while (past(until) < 0) until *= FURTHER;
  return findRoot(past, 0, until, TOLERANCE);
}
