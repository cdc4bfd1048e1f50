import { signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import { findRoot } from '../math/search.js';
import { type CurvePoint, type Motion, passedAt, slowestBetween } from './monotone.js';

export type { Motion };

/** Equally spaced lines. */
export interface EqualLines {
  /** Degrees from each line to the next, a divisor of 360: 30 for the signs. */
  readonly every: number;
  /** Degrees of the line that begins cell 0; 0 by default. */
  readonly origin?: number;
}

/** Lines that stand anywhere. */
export interface ListedLines {
  /** Degrees of the lines, ascending, each in [0, 360); cell i begins at the i-th, and the last goes on to the first. */
  readonly listed: readonly number[];
}

/** Where the lines stand that an angle crosses. */
export type Lines = EqualLines | ListedLines;

/** Lines along an angle that is counted on through the turns. */
interface Ruler {
  /** Lines in a turn. */
  readonly count: number;
  /** Returns the number of the last line at or before an angle, counted on through the turns. */
  readonly cell: (along: number) => number;
  /** Returns where a line stands. */
  readonly line: (number: number) => number;
}

function rulerOf(lines: Lines): Ruler {
  if ('every' in lines) {
    const { every, origin = 0 } = lines;
    return {
      count: 360 / every,
      cell: (along) => Math.floor((along - origin) / every),
      line: (number) => number * every + origin,
    };
  }
  const { listed } = lines;
  const count = listed.length;
  return {
    count,
    cell(along) {
      const turn = Math.floor(along / 360);
      const within = along - 360 * turn;
      let [low, high] = [0, count];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (at(listed, middle) <= within) low = middle + 1;
        else high = middle;
      }
      return turn * count + low - 1;
    },
    line(number) {
      const turn = Math.floor(number / count);
      return at(listed, number - turn * count) + 360 * turn;
    },
  };
}

/** Where {@link crossings} and {@link stations} look. */
export interface MotionSearch {
  /** Returns where the angle is at a Julian day. It must be continuous but for whole turns, and the speed its derivative. */
  readonly of: (jd: number) => Motion;
  /** Julian days between which to look, in the scale that `of` takes. */
  readonly from: number;
  readonly to: number;
  /** Days between the looks: less than the shortest time between two stations, and than half a turn takes. */
  readonly step: number;
  /** Days to which an event is found; 10⁻⁶ (0.09 s) by default. */
  readonly tolerance?: number;
}

/** What {@link crossings} looks for. */
export type CrossingSearch = MotionSearch & Lines;

/** An angle that leaves one cell between two lines for another. */
export interface Crossing {
  /** When, as a Julian day. */
  readonly jd: number;
  /** The cell that is left, and the one that is entered: 0 begins at the first line. */
  readonly left: number;
  readonly entered: number;
  /** Whether the angle goes forward there. */
  readonly forward: boolean;
  /**
   * Number of the line, counted on through the turns of this search: what passes one line three times in a loop passes the same number, and
   * another a turn later.
   */
  readonly line: number;
  /** Degrees a day. */
  readonly speed: number;
}

/** An angle that turns about. */
export interface Station {
  /** When, as a Julian day. */
  readonly jd: number;
  readonly degrees: number;
  /** Whether it goes forward from here on. */
  readonly forward: boolean;
}

const TOLERANCE = 1e-6;
/** Days to which a station is found between crossings: an angle that turns moves no further than its error in that time. */
const ROUGHLY = 1e-3;
/** How often a step is halved, where the angle may turn about and back again in it. */
const DEEPEST = 4;
/** A speed that falls below so small a part of the greater one at the ends may have changed its sign between them. */
const NEARLY_STILL = 0.1;

/** Returns the cell, from 0, that holds an angle. */
export function cellAt(degrees: number, lines: Lines): number {
  const { count, cell } = rulerOf(lines);
  const found = cell(degrees) % count;
  // The remainder of a negative number may be −0.
  return found < 0 ? found + count : found + 0;
}

/** A stretch on which an angle goes one way, and whether it turns about at the end. */
interface Stretch {
  readonly start: CurvePoint;
  readonly end: CurvePoint;
  readonly turns: boolean;
}

/**
 * Yields the stretches of a span, cut at the stations, where the speed changes its sign.
 *
 * @param matters whether it matters where the angle turns between two points; where it does not, the stretch is left whole
 * @param precision days to which a station is found
 */
function* stretches(
  { of, from, to, step }: MotionSearch,
  precision: number,
  matters: (start: CurvePoint, end: CurvePoint) => boolean,
): Generator<Stretch, void, undefined> {
  const after = (before: CurvePoint, jd: number): CurvePoint => {
    const { degrees, speed } = of(jd);
    return { jd, along: before.along + signedDegrees(degrees - before.along), speed };
  };
  function* between(start: CurvePoint, end: CurvePoint, depth: number): Generator<Stretch, void, undefined> {
    const back = start.speed < 0;
    if (back !== end.speed < 0) {
      if (matters(start, end)) {
        const jd = findRoot((one) => of(one).speed, start.jd, end.jd, precision);
        const station = after(start, jd);
        if (jd > start.jd && jd < end.jd) {
          yield { start, end: station, turns: true };
          yield { start: station, end, turns: false };
          return;
        }
      }
    } else if (depth < DEEPEST) {
      const still = NEARLY_STILL * Math.max(Math.abs(start.speed), Math.abs(end.speed));
      if (slowestBetween(start, end) < still && matters(start, end)) {
        const middle = after(start, (start.jd + end.jd) / 2);
        yield* between(start, middle, depth + 1);
        yield* between(middle, end, depth + 1);
        return;
      }
    }
    yield { start, end, turns: false };
  }

  const { degrees, speed } = of(from);
  let here: CurvePoint = { jd: from, along: degrees, speed };
  for (let i = 1; here.jd < to; i++) {
    const there = after(here, Math.min(from + i * step, to));
    yield* between(here, there, 0);
    here = there;
  }
}

/**
 * Yields every crossing of lines by an angle of the sky, in order.
 *
 * A span is cut at the stations, where the speed changes its sign, so that the angle goes one way in each piece and each line between the ends
 * of a piece is passed there exactly once: a loop that passes a line three times, or touches it for an hour, is told as it is. A piece
 * begins with the cell in which the one before ended, so that no crossing is lost or told twice.
 */
export function* crossings(search: CrossingSearch): Generator<Crossing, void, undefined> {
  const { of, tolerance = TOLERANCE } = search;
  const { count, cell, line: lineAt } = rulerOf(search);
  const inCircle = (number: number): number => ((number % count) + count) % count;

  /** Whether an angle that turns may reach a line meanwhile: beyond both ends it goes at most as far as its speed there would take it. */
  const mayCross = (start: CurvePoint, end: CurvePoint): boolean => {
    const days = end.jd - start.jd;
    const first = cell(start.along);
    return [end.along, start.along + start.speed * days, end.along - end.speed * days].some(
      (along) => cell(along) !== first,
    );
  };

  for (const { start, end } of stretches(search, ROUGHLY, mayCross)) {
    const [first, last] = [cell(start.along), cell(end.along)];
    const forward = last > first;
    for (let here = first; here !== last; here += forward ? 1 : -1) {
      const line = forward ? here + 1 : here;
      const { jd, speed } = passedAt(of, start, end, lineAt(line), tolerance);
      yield { jd, left: inCircle(here), entered: inCircle(here + (forward ? 1 : -1)), forward, line, speed };
    }
  }
}

/** Yields every station of an angle of the sky, in order: the instants at which its speed changes its sign. */
export function* stations(search: MotionSearch): Generator<Station, void, undefined> {
  const { tolerance = TOLERANCE } = search;
  for (const { start, end, turns } of stretches(search, tolerance, () => true)) {
    if (turns) yield { jd: end.jd, degrees: end.along, forward: start.speed < 0 };
  }
}
