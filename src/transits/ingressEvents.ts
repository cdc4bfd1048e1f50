import { type BodyCrossing, trackOf } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import type { Mover } from '../cast/movers.js';
import type { Instant } from '../sky/instant.js';
import type { Division } from './divisions.js';
import { within } from './input.js';
import type { TransitPlanet } from './planets.js';
import { LOOP_DAYS } from './tables/reach.js';

/** An entry of a planet into a part of the zodiac. */
export interface Entry extends BodyCrossing {
  readonly planet: TransitPlanet;
  readonly mover: Mover;
  /** Number of the entry over this line in its usual direction, in one loop; a way back has the number of the entry that it undoes. */
  readonly number: number;
  /** Whether it goes back, against its usual way. */
  readonly back: boolean;
}

export interface Stay {
  readonly planet: TransitPlanet;
  /** From 0. */
  readonly cell: number;
  /** Ends of the span where the stay goes on beyond them. */
  readonly start: Instant;
  readonly end: Instant;
  /** Number of the stay in this part, in one passage. */
  readonly visit: number;
  readonly clippedStart: boolean;
  readonly clippedEnd: boolean;
}

export interface Course {
  readonly entries: readonly Entry[];
  readonly stays: readonly Stay[];
}

/** Counted on through the turns. */
const cellsOf = ({ line, forward }: BodyCrossing): readonly [left: number, entered: number] =>
  forward ? [line - 1, line] : [line, line - 1];

function countUp(counts: Map<number, number>, key: number): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/** Half-open; the planet is followed from before the span, so that entries and visits are numbered within its loop. */
export function courseOf(
  sky: SkyContext,
  mover: Mover,
  { lines }: Division,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Course {
  const { planet, body, of, backwards } = mover;
  const begin = within(sky, from.tt - LOOP_DAYS[body]);
  const track = trackOf(body, of, lines);
  const [passed, visits] = [new Map<number, number>(), new Map<number, number>()];
  const entries: Entry[] = [];
  const stays: Stay[] = [];
  let cell = track.cellAt(from.tt);
  let start = from;
  let visit = 1;
  let clippedStart = true;
  for (const crossing of track.between(begin, to.tt)) {
    const [left, entered] = cellsOf(crossing);
    if (visits.size === 0) visits.set(left, 1);
    const back = crossing.forward === backwards;
    const number = back ? Math.max(1, passed.get(crossing.line) ?? 0) : countUp(passed, crossing.line);
    const before = visits.get(left) ?? 1;
    const next = countUp(visits, entered);
    const { instant } = crossing;
    if (instant.tt >= from.tt && instant.tt < to.tt) {
      entries.push({ ...crossing, planet, mover, number, back });
      if (instant.tt > start.tt)
        stays.push({
          planet,
          cell: crossing.left,
          start,
          end: instant,
          visit: before,
          clippedStart,
          clippedEnd: false,
        });
      [start, clippedStart] = [instant, false];
    }
    if (instant.tt < to.tt) [cell, visit] = [crossing.entered, next];
  }
  stays.push({ planet, cell, start, end: to, visit, clippedStart, clippedEnd: true });
  return { entries, stays };
}
