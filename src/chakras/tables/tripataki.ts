import type { Graha } from '../../zodiac/names.js';

/** By how many the running year is divided to find how many signs a graha has gone. S. Adawal, Tajik Shastra VI.1 and VI.3, read. */
export const TRIPATAKI_DIVISORS: Readonly<Record<Graha, number>> = {
  Sun: 4,
  Moon: 9,
  Mars: 6,
  Mercury: 4,
  Jupiter: 4,
  Venus: 4,
  Saturn: 4,
  Rahu: 6,
  Ketu: 6,
};

/**
 * Houses joined by a line: three lines each way, with their ends joined. S. Adawal, Tajik Shastra VI.1, read; Pataki chakra
 * (varahamihira.blogspot.com, 2005), read, which says the same of signs: movable with dual but one, fixed with fixed.
 */
export const TRIPATAKI_LINES: readonly (readonly [number, number])[] = [
  [1, 4],
  [1, 7],
  [1, 10],
  [4, 7],
  [4, 10],
  [7, 10],
  [2, 3],
  [2, 6],
  [2, 9],
  [3, 8],
  [3, 11],
  [5, 6],
  [5, 9],
  [5, 12],
  [6, 11],
  [8, 9],
  [8, 12],
  [11, 12],
];
