import { signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import { findRoot } from '../math/search.js';
import { type CurvePoint, type Motion, passedAt, slowestBetween } from './monotone.js';

export type { Motion };

export interface EqualLines {
  /** Degrees between lines, a divisor of 360: 30 for the signs. */
  readonly every: number;
  /** Degrees of the line that begins cell 0; 0 by default. */
  readonly origin?: number;
}

export interface ListedLines {
  /** Ascending degrees in [0, 360); cell i begins at the i-th line, and the last one goes on to the first. */
  readonly listed: readonly number[];
}

export type Lines = EqualLines | ListedLines;

/** Lines along an angle that is counted on through the turns. */
interface Ruler {
  /** In a turn. */
  readonly count: number;
  /** Number of the last line at or before an angle, counted on through the turns. */
  readonly cell: (along: number) => number;
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

/** The search of {@link crossings} and {@link stations}. */
export interface MotionSearch {
  /** The angle at a Julian day: continuous except for whole turns, with the speed as its derivative. */
  readonly of: (jd: number) => Motion;
  /** Julian days, in the scale of `of`. */
  readonly from: number;
  readonly to: number;
  /** Days between samples: less than the shortest time between two stations, and than half a turn. */
  readonly step: number;
  /** Days; 10⁻⁶ (0.09 s) by default. */
  readonly tolerance?: number;
}

export type CrossingSearch = MotionSearch & Lines;

export interface Crossing {
  readonly jd: number;
  /** Cells: 0 begins at the first line. */
  readonly left: number;
  readonly entered: number;
  readonly forward: boolean;
  /** Counted on through the turns of this search: a line passed three times in a loop has one number, and another a turn later. */
  readonly line: number;
  /** Degrees a day. */
  readonly speed: number;
}

export interface Station {
  readonly jd: number;
  readonly degrees: number;
  /** Whether it goes forward from here on. */
  readonly forward: boolean;
}

const TOLERANCE = 1e-6;
/** Precision in days of a station between crossings: a turning angle moves no further than its error in that time. */
const ROUGHLY = 1e-3;
/** How often a step is halved where the angle may turn twice in it. */
const DEEPEST = 4;
/** A speed below this share of the greater one at the ends may have changed its sign between them. */
const NEARLY_STILL = 0.1;

/** From 0. */
export function cellAt(degrees: number, lines: Lines): number {
  const { count, cell } = rulerOf(lines);
  const found = cell(degrees) % count;
  // The remainder of a negative number may be −0.
  return found < 0 ? found + count : found + 0;
}

/** A stretch on which an angle goes one way. */
interface Stretch {
  readonly start: CurvePoint;
  readonly end: CurvePoint;
  readonly turns: boolean;
}

/**
 * Cuts a span at the stations, where the speed changes its sign.
 *
 * @param matters whether a turn between two points matters; if not, the stretch stays whole
 * @param precision days, of a station
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
 * A span is cut at the stations, so that the angle goes one way in each piece and passes each line between the ends exactly once: a loop
 * that passes a line three times, or touches it for an hour, is seen completely. A piece begins with the cell in which the one before
 * ended, so that no line at a station is passed twice or missed.
 */
export function* crossings(search: CrossingSearch): Generator<Crossing, void, undefined> {
  const { of, tolerance = TOLERANCE } = search;
  const { count, cell, line: lineAt } = rulerOf(search);
  const inCircle = (number: number): number => ((number % count) + count) % count;

  /** Whether a turning angle may reach a line: beyond both ends it goes at most as far as its speed there would take it. */
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

/** Yields every station: the instants at which the speed changes its sign. */
export function* stations(search: MotionSearch): Generator<Station, void, undefined> {
  const { tolerance = TOLERANCE } = search;
  for (const { start, end, turns } of stretches(search, tolerance, () => true)) {
    if (turns) yield { jd: end.jd, degrees: end.along, forward: start.speed < 0 };
  }
}
