import type { SkyContext } from '../cast/context.js';
import { ascendantAt, orientationAt } from '../cast/cusps.js';
import { risingsAt } from '../cast/risings.js';
import { SiddhantaError } from '../errors.js';
import { at } from '../math/at.js';
import { type Instant, instantFromUt } from '../sky/instant.js';
import type { JdUt } from '../time/julian.js';
import type { Place } from '../types.js';
import { cellOf, UNITS_PER_DEGREE } from './rules/cells.js';

/** A cell of the lattice while it rises, cut to the requested span. Julian days (UT). */
export interface RisingCell {
  readonly cell: number;
  readonly start: JdUt;
  readonly end: JdUt;
}

/**
 * Returns the cells that rise at a place between two instants, in order, the first and last cut to them.
 *
 * A boundary rises at the sidereal time at which its degree does, so no search is needed.
 * @param starts beginnings of the cells, units of 1/36″
 * @param field dotted path of the latitude in the input, for the error
 * @throws {SiddhantaError} `undefined_at_latitude` within the polar circles
 */
export function risingCells(
  sky: SkyContext,
  place: Place,
  { from, to }: { readonly from: Instant; readonly to: JdUt },
  starts: readonly number[],
  field: string,
): RisingCell[] {
  const risings = risingsAt(sky, place, from.ut);
  if (risings === undefined) {
    throw new SiddhantaError(
      'undefined_at_latitude',
      `${field} is ${place.latitude}; within the polar circles parts of the zodiac never rise, and others rise backwards. Use a latitude nearer the equator.`,
      { field },
    );
  }
  const cells: RisingCell[] = [];
  let cell = cellOf(ascendantAt(from, place, orientationAt(from, sky.zodiac), field), starts);
  for (let start = from.ut; start < to; ) {
    const next = (cell + 1) % starts.length;
    const end = Math.min(risings.next(at(starts, next) / UNITS_PER_DEGREE, start), to);
    if (end > start) cells.push({ cell, start, end });
    [cell, start] = [next, end];
  }
  return cells;
}

export function middleOf({ start, end }: RisingCell): Instant {
  return instantFromUt((start + end) / 2);
}
