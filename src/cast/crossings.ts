import { signedDegrees } from '../math/angle.js';
import { findRoot } from '../math/search.js';

/** Where an angle of the sky is, and how fast it goes. */
export interface Motion {
  /** Degrees, in whatever turn. */
  readonly degrees: number;
  /** Degrees a day. */
  readonly speed: number;
}

/** What {@link crossings} looks for. */
export interface CrossingSearch {
  /** Returns where the angle is at a Julian day. It must be continuous but for whole turns, and the speed its derivative. */
  readonly of: (jd: number) => Motion;
  /** Degrees from each line to the next, a divisor of 360: 30 for the signs. */
  readonly every: number;
  /** Degrees of the line that begins cell 0; 0 by default. */
  readonly origin?: number;
  /** Julian days between which to look, in the scale that `of` takes. */
  readonly from: number;
  readonly to: number;
  /** Days between the looks: less than the shortest time between two stations, and than half a turn takes. */
  readonly step: number;
  /** Days to which a crossing is found; 10⁻⁶ (0.09 s) by default. */
  readonly tolerance?: number;
}

/** An angle that leaves one cell between two lines for another. */
export interface Crossing {
  /** When, as a Julian day. */
  readonly jd: number;
  /** The cell that is left, and the one that is entered: 0 begins at the origin. */
  readonly left: number;
  readonly entered: number;
  /** Whether the angle goes forward there. */
  readonly forward: boolean;
}

const TOLERANCE = 1e-6;
/** Days to which a station is found: an angle that turns moves no further than its error in that time. */
const STATION = 1e-3;

/** Returns the cell, from 0, that holds an angle. */
export function cellAt(degrees: number, every: number, origin = 0): number {
  const cells = 360 / every;
  const cell = Math.floor((degrees - origin) / every) % cells;
  // The remainder of a negative number may be −0.
  return cell < 0 ? cell + cells : cell + 0;
}

/**
 * Yields every crossing of equally spaced lines by an angle of the sky, in order.
 *
 * A span is cut at the stations, where the speed changes its sign, so that the angle goes one way in each piece and each line between the ends
 * of a piece is passed there exactly once: a loop that passes a line three times, or touches it for an hour, is told as it is. A piece
 * begins with the cell in which the one before ended, so that no crossing is lost or told twice.
 */
export function* crossings(search: CrossingSearch): Generator<Crossing, void, undefined> {
  const { of, every, origin = 0, from, to, step, tolerance = TOLERANCE } = search;
  const count = 360 / every;
  const inCircle = (cell: number): number => ((cell % count) + count) % count;

  /** Degrees from the origin, unwrapped along the way. */
  let here = from;
  let there = of(from);
  let along = there.degrees - origin;

  function* piece(end: number, motion: Motion): Generator<Crossing> {
    const start = here;
    const before = along;
    const after = before + signedDegrees(motion.degrees - there.degrees);
    const [first, last] = [Math.floor(before / every), Math.floor(after / every)];
    const forward = last > first;
    for (let cell = first; cell !== last; cell += forward ? 1 : -1) {
      const line = (forward ? cell + 1 : cell) * every;
      const distance = (jd: number): number => signedDegrees(of(jd).degrees - origin - line);
      const jd = findRoot(distance, start, end, tolerance);
      yield { jd, left: inCircle(cell), entered: inCircle(cell + (forward ? 1 : -1)), forward };
    }
    [here, there, along] = [end, motion, after];
  }

  /** Whether the angle, which turns between here and an end, may reach a line: beyond both ends it goes at most as far as its speed here would take it. */
  function mayCross(end: number, motion: Motion): boolean {
    const after = along + signedDegrees(motion.degrees - there.degrees);
    const reach = along + there.speed * (end - here);
    const cells = [along, after, reach].map((degrees) => Math.floor(degrees / every));
    return cells.some((cell) => cell !== cells[0]);
  }

  while (here < to) {
    const end = Math.min(here + step, to);
    const motion = of(end);
    if (there.speed < 0 !== motion.speed < 0 && mayCross(end, motion)) {
      const station = findRoot((jd) => of(jd).speed, here, end, STATION);
      if (station > here && station < end) yield* piece(station, of(station));
    }
    yield* piece(end, motion);
  }
}
