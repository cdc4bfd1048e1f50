import { type BodyCrossing, bodyTrack } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import { DEGREE, type MicroArcseconds, signIndex } from '../math/angle.js';
import type { Place } from '../types.js';
import type { Instants, SaturnStay } from './rules/saturn.js';

/** How Saturn is counted from the Moon: by signs, or by degrees, 30° for a house and the Moon in the middle of the first. */
export const SATURN_METHODS = ['sign', 'degrees'] as const;

/** One of the ways in which Saturn is counted. */
export type SaturnMethod = (typeof SATURN_METHODS)[number];

/** Days before the birth from which Saturn is followed: he never stays in a sign for so long, so that each entry is known. */
const BEFORE = 1500;

/** Returns where the first house from the Moon begins, degrees. */
export function originOf(moon: MicroArcseconds, method: SaturnMethod): number {
  return method === 'sign' ? 30 * signIndex(moon) : moon / DEGREE - 15;
}

/** Saturn as he goes round the Moon of a birth. */
export interface SaturnCourse {
  /** Returns the house from the Moon, 1 … 12, that holds Saturn. */
  readonly houseAt: (instant: Instants) => number;
  /** His stays from before the birth up to an instant, the last cut there. */
  readonly stays: readonly SaturnStay[];
}

/** Returns the stays of Saturn in the houses from a Moon, from before a birth up to an instant. */
export function saturnCourse(
  sky: SkyContext,
  place: Place,
  origin: number,
  birth: Instants,
  to: Instants,
): SaturnCourse {
  const track = bodyTrack(sky, place, 'Saturn', { every: 30, origin });
  const before = Math.min(BEFORE, birth.tt - sky.ephemeris.range.from);
  const first: Instants = { ut: birth.ut - before, tt: birth.tt - before };
  const stays: SaturnStay[] = [];
  let house = track.cellAt(first.tt) + 1;
  let start = first;
  let entry: BodyCrossing | undefined;
  const close = (end: Instants): void => {
    if (end.tt > start.tt) stays.push({ house, start, end, retrograde: entry && !entry.forward });
  };
  for (const crossing of track.between(first.tt, to.tt)) {
    close(crossing.instant);
    entry = crossing;
    start = crossing.instant;
    house = crossing.entered + 1;
  }
  close(to);
  return { houseAt: ({ tt }) => track.cellAt(tt) + 1, stays };
}
