import { type MicroArcseconds, microArcseconds, NAKSHATRA, SIGN, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import { VIMSHOTTARI } from '../../zodiac/vimshottari.js';
import { type KpLords, UNITS_PER_ARCSECOND } from './lattice.js';

/** 1 signs, 2 with stars, 3 with subs, 4 with sub-subs, 5 with sub-sub-subs. */
export type KpDepth = 1 | 2 | 3 | 4 | 5;

const MICRO = 1_000_000;
/** 1/36″: every boundary of the lattice is whole. */
const unitsOf = (angle: MicroArcseconds): number => (angle / MICRO) * UNITS_PER_ARCSECOND;

const UNITS_PER_NAKSHATRA = unitsOf(NAKSHATRA);
const UNITS_PER_SIGN = unitsOf(SIGN);
/** 46,656,000. */
export const UNITS_PER_TURN = unitsOf(TURN);
export const UNITS_PER_DEGREE = UNITS_PER_TURN / 360;
const YEARS = 120;

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
 * Returns the beginnings of the cells of a depth, whole units of 1/36″ from Aries 0°, ascending: 12, 36, 249, 2193 or 19,689. A sign that
 * begins inside a part splits it.
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

function lastAtOrBefore(starts: readonly number[], reached: (start: number) => boolean): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (reached(at(starts, middle))) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the index of the cell of a longitude, in whole numbers; a boundary belongs to the cell that begins there. */
export function cellOf(longitude: MicroArcseconds, starts: readonly number[]): number {
  return lastAtOrBefore(starts, (start) => start * MICRO <= longitude * UNITS_PER_ARCSECOND);
}

/** The same for units of 1/36″ that need not be whole. */
export function cellOfUnits(units: number, starts: readonly number[]): number {
  return lastAtOrBefore(starts, (start) => start <= units);
}

export function cellEnd(starts: readonly number[], cell: number): number {
  return starts[cell + 1] ?? UNITS_PER_TURN;
}

/** Truncated to the last whole micro-arcsecond. */
export function microArcsecondsOf(units: number): MicroArcseconds {
  return microArcseconds(Math.floor((units * MICRO) / UNITS_PER_ARCSECOND));
}

/** The first whole micro-arcsecond that is not before them. */
export function ceilMicroArcseconds(units: number): MicroArcseconds {
  return microArcseconds(Math.ceil((units * MICRO) / UNITS_PER_ARCSECOND));
}

export function lordsDown({ sign, star, sub, subSub, subSubSub }: KpLords, depth: KpDepth): Graha[] {
  return [sign, star, sub, subSub, subSubSub].slice(0, depth);
}
