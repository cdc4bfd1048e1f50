import { type BodyCrossing, bodyTrack } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import { DEGREE, type MicroArcseconds, signIndex } from '../math/angle.js';
import type { Place } from '../types.js';
import type { Instants, SaturnStay } from './rules/saturn.js';

/** How Saturn is counted from the Moon: by signs, or by degrees, 30° for a house with the Moon in the middle of the first. */
export const SATURN_METHODS = ['sign', 'degrees'] as const;

export type SaturnMethod = (typeof SATURN_METHODS)[number];

/** Days followed before the birth: longer than any stay in a sign, so every entry is known. */
const BEFORE = 1500;

export function originOf(moon: MicroArcseconds, method: SaturnMethod): number {
  return method === 'sign' ? 30 * signIndex(moon) : moon / DEGREE - 15;
}

export interface SaturnCourse {
  readonly houseAt: (instant: Instants) => number;
  /** From before the birth up to an instant, the last cut there. */
  readonly stays: readonly SaturnStay[];
}

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
