import { STARS_WITH_ABHIJIT } from '../../zodiac/abhijit.js';

export const SHALAKAS = ['sapta', 'pancha'] as const;

/** The drawing: of seven lines each way, or of five with two pairs of diagonals. */
export type Shalaka = (typeof SHALAKAS)[number];

/** Kṛttikā among the 28. */
const FIRST_STAR = 2;

/**
 * Places of the two ends of each line, from Kṛttikā in the north-east: those of the lines from east to west, from south to north, and, of
 * five lines, the two pairs of diagonals that meet the corners.
 */
export const LINES: Readonly<Record<Shalaka, readonly (readonly [first: number, last: number, sum: number])[]>> = {
  sapta: [
    [0, 6, 20],
    [7, 13, 34],
  ],
  pancha: [
    [1, 5, 20],
    [8, 12, 34],
    [6, 7, 27],
    [13, 14, 41],
  ],
};

/** Pairs of nakṣatras that pierce each other, from 0 (Aśvinī) with Abhijit as 21, each from the lesser place on. */
export function shalakaPairs(shalaka: Shalaka): readonly (readonly [number, number])[] {
  const star = (place: number): number => (place + FIRST_STAR) % STARS_WITH_ABHIJIT;
  return LINES[shalaka].flatMap(([first, last, sum]) =>
    Array.from({ length: last - first + 1 }, (_, i): readonly [number, number] => [
      star(first + i),
      star(sum - first - i),
    ]),
  );
}

export function piercedBy(shalaka: Shalaka, star: number): number {
  for (const [one, other] of shalakaPairs(shalaka)) {
    if (one === star) return other;
    if (other === star) return one;
  }
  throw new RangeError(`there is no nakshatra ${star}`);
}
