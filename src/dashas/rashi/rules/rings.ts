import { type Course, inARow, type Stretch, tile, UNITS_PER_YEAR } from '../../rules/course.js';

export interface RingStretch extends Stretch {
  readonly sign: number;
  /** 1 … 12: of a year from the first sign of the ring, of a part from the sign of its parent. */
  readonly house: number;
  readonly year: number;
}

const TWELVE = 12;
const TWELFTHS = Array.from({ length: TWELVE }, () => 1);

/**
 * Returns a ring of the Sudarśana cakra: the first year of life belongs to its first sign, each further year to the next; the twelfths of a
 * year begin with its own sign.
 * @param first 0 (Aries) … 11
 */
export function ringCourse(first: number, cycles: number): Course<RingStretch> {
  const years = inARow(Array.from({ length: TWELVE * cycles }, () => UNITS_PER_YEAR));
  return {
    elapsed: 0,
    mahadashas: years.map((stretch, i) => ({
      ...stretch,
      sign: (first + i) % TWELVE,
      house: (i % TWELVE) + 1,
      year: i + 1,
    })),
    within: (period) =>
      tile(period, TWELFTHS, ({ level, start, end, startPart, endPart, of }, i) => {
        // Written out: spreading doubles the cost.
        const [sign, house, year] = [(period.sign + i) % TWELVE, i + 1, period.year] as const;
        return { level, start, end, startPart, endPart, of, sign, house, year };
      }),
  };
}
