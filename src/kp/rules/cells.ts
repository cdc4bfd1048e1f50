import { VIMSHOTTARI } from '../../dashas/tables/vimshottari.js';
import { type MicroArcseconds, microArcseconds, NAKSHATRA, SIGN, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import { type KpLords, UNITS_PER_ARCSECOND } from './lattice.js';

/** How deep the zodiac is divided: 1 signs, 2 with stars, 3 with subs, 4 with sub-subs, 5 with sub-sub-subs. */
export type KpDepth = 1 | 2 | 3 | 4 | 5;

const MICRO = 1_000_000;
/** Units of 1/36″, on which every boundary of the lattice lies, in an angle of whole micro-arcseconds. */
const unitsOf = (angle: MicroArcseconds): number => (angle / MICRO) * UNITS_PER_ARCSECOND;

const UNITS_PER_NAKSHATRA = unitsOf(NAKSHATRA);
const UNITS_PER_SIGN = unitsOf(SIGN);
/** Units of 1/36″ in the whole circle: 46,656,000. */
export const UNITS_PER_TURN = unitsOf(TURN);
/** Units of 1/36″ in a degree. */
export const UNITS_PER_DEGREE = UNITS_PER_TURN / 360;
const YEARS = 120;

/** Yields where the parts of a span begin, that is divided as often as asked, the first part by the lord at a place of the Vimśottarī order. */
function* partsOf(from: number, span: number, order: number, times: number): Generator<number> {
  if (times === 0) {
    yield from;
    return;
  }
  let start = from;
  for (let k = 0; k < VIMSHOTTARI.length; k++) {
    const { years } = at(VIMSHOTTARI, (order + k) % VIMSHOTTARI.length);
    const part = (span * years) / YEARS;
    yield* partsOf(start, part, order + k, times - 1);
    start += part;
  }
}

/**
 * Returns where the cells of a depth begin, whole units of 1/36″ from Aries 0°, ascending: 12, 36, 249, 2193, 19,689 of them. A sign that
 * begins inside a part cuts it in two.
 * @example
 * ```ts
 * cellStarts(4).length; // => 2193
 * cellStarts(4)[1]; // => 5880
 * ```
 */
export function cellStarts(depth: KpDepth): readonly number[] {
  const kept = STARTS.get(depth) ?? startsOf(depth);
  STARTS.set(depth, kept);
  return kept;
}

/** The boundaries of the depths that were asked for: at most five lists, the same in every call. */
const STARTS = new Map<KpDepth, readonly number[]>();

function startsOf(depth: KpDepth): readonly number[] {
  const starts = new Set<number>();
  for (let start = 0; start < UNITS_PER_TURN; start += UNITS_PER_SIGN) starts.add(start);
  if (depth === 1) return [...starts];
  for (let nakshatra = 0; nakshatra * UNITS_PER_NAKSHATRA < UNITS_PER_TURN; nakshatra++) {
    const from = nakshatra * UNITS_PER_NAKSHATRA;
    for (const start of partsOf(from, UNITS_PER_NAKSHATRA, nakshatra, depth - 2)) starts.add(start);
  }
  return [...starts].sort((one, other) => one - other);
}

/** Returns which cell, from 0, holds a place: the last that begins at it or before. */
function lastAtOrBefore(starts: readonly number[], reached: (start: number) => boolean): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (reached(at(starts, middle))) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns which of the cells, from 0, holds a longitude; compared as whole numbers, what begins at a boundary owns it. */
export function cellOf(longitude: MicroArcseconds, starts: readonly number[]): number {
  return lastAtOrBefore(starts, (start) => start * MICRO <= longitude * UNITS_PER_ARCSECOND);
}

/** Returns which of the cells, from 0, holds a place in units of 1/36″ that need not be whole. */
export function cellOfUnits(units: number, starts: readonly number[]): number {
  return lastAtOrBefore(starts, (start) => start <= units);
}

/** Returns where a cell ends, units of 1/36″: where the next begins, or the circle. */
export function cellEnd(starts: readonly number[], cell: number): number {
  return starts[cell + 1] ?? UNITS_PER_TURN;
}

/** Returns the last whole micro-arcsecond at or before a place in units of 1/36″: what is told of it, cut. */
export function microArcsecondsOf(units: number): MicroArcseconds {
  return microArcseconds(Math.floor((units * MICRO) / UNITS_PER_ARCSECOND));
}

/** Returns the lords of a place from the sign down, as many as a depth has. */
export function lordsDown({ sign, star, sub, subSub, subSubSub }: KpLords, depth: KpDepth): Graha[] {
  return [sign, star, sub, subSub, subSubSub].slice(0, depth);
}
