import { TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';

/**
 * Daśā time is counted in units of 1/1,296,000,000,000 of a daśā year (about 24 µs), from the notional start of the period running at
 * birth. A micro-arcsecond of Moon in a period of y years is 27·y units, and the fifth level of Vimśottarī, 120⁻⁴ of a product of years, is
 * a whole number of units, too. Where a division leaves a remainder (116 years, twelve parts), a moment is whole units and a fraction:
 * nothing is rounded before it becomes a date.
 */
export const UNITS_PER_YEAR = TURN;

export interface Stretch {
  /** 1 = mahādaśā. */
  readonly level: number;
  readonly start: number;
  readonly end: number;
  /** What exceeds the whole units of `start`, in parts of a unit: 0 … `of` − 1. */
  readonly startPart: number;
  readonly endPart: number;
  readonly of: number;
}

export interface Course<Period extends Stretch = Stretch> {
  /** Units of the first mahādaśā already past at birth. */
  readonly elapsed: number;
  readonly mahadashas: readonly Period[];
  readonly within: (period: Period) => readonly Period[];
}

export function inARow(lengths: readonly number[]): Stretch[] {
  let start = 0;
  return lengths.map((length) => {
    const end = start + length;
    const stretch = { level: 1, start, end, startPart: 0, endPart: 0, of: 1 };
    start = end;
    return stretch;
  });
}

/**
 * Returns the parts of a stretch in exact proportion to their shares, in order, without gap or overlap.
 * @param shares whole numbers; the length of a stretch (units) times their sum stays below 2⁵³, and so does the product of the sums of all
 *   levels
 * @param dress returns the period of a part; called once for each, in order
 */
export function tile<Period extends Stretch>(
  parent: Stretch,
  shares: readonly number[],
  dress: (part: Stretch, index: number) => Period,
): Period[] {
  const { start, end, startPart, endPart, of } = parent;
  const level = parent.level + 1;
  let sum = 0;
  for (const share of shares) sum += share;
  const borrow = endPart < startPart ? 1 : 0;
  const length = end - start - borrow;
  const lengthPart = endPart - startPart + borrow * of;
  const parts = of * sum;
  const tiles: Period[] = [];
  let before = 0;
  let index = 0;
  let [from, fromPart] = [start, startPart * sum];
  for (const share of shares) {
    before += share;
    // Reckoned from the parent, not from part to part.
    const product = length * before;
    const rest = product % sum;
    const part = startPart * sum + rest * of + lengthPart * before;
    const left = part % parts;
    const to = start + (product - rest) / sum + (part - left) / parts;
    tiles.push(dress({ level, start: from, end: to, startPart: fromPart, endPart: left, of: parts }, index));
    index++;
    from = to;
    fromPart = left;
  }
  return tiles;
}

export function livingPeriods<Period extends Stretch>(course: Course<Period>, parent?: Period): readonly Period[] {
  const { elapsed } = course;
  const periods = parent === undefined ? course.mahadashas : course.within(parent);
  const [first] = periods;
  // They follow one another: if the first has not ended, none has.
  if (first !== undefined && first.end > elapsed) return periods;
  return periods.filter(({ end, endPart }) => end > elapsed || (end === elapsed && endPart > 0));
}

/**
 * Yields the periods that have not ended at birth, in order of time, each before its sub-periods. It holds only the path down to the
 * current one and what is left beside it.
 * @param levels depth, from 1
 */
export function* walkPeriods<Period extends Stretch>(
  course: Course<Period>,
  levels: number,
): Generator<Period, void, undefined> {
  const ahead: Period[] = [];
  const push = (periods: readonly Period[]): void => {
    for (let i = periods.length - 1; i >= 0; i--) ahead.push(at(periods, i));
  };
  push(livingPeriods(course));
  for (let period = ahead.pop(); period !== undefined; period = ahead.pop()) {
    yield period;
    if (period.level < levels) push(livingPeriods(course, period));
  }
}
