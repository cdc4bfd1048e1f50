import type { Graha } from '../../zodiac/names.js';

export interface Candidate {
  readonly distinct: number;
  /** Minutes from the given time to the nearer end; 0 inside. */
  readonly minutes: number;
  readonly star: Graha;
}

/**
 * Rank 1 is first: more different planets among the lords, then nearer to the given time, then the stronger ruling planet as star lord. The
 * order is this library's own.
 * @param strength ruling planets from the strongest, the agents last
 */
export function ranksOf(candidates: readonly Candidate[], strength: readonly Graha[]): number[] {
  const order = candidates
    .map((candidate, index) => ({ ...candidate, index }))
    .sort(
      (one, other) =>
        other.distinct - one.distinct ||
        one.minutes - other.minutes ||
        strength.indexOf(one.star) - strength.indexOf(other.star),
    );
  const ranks: number[] = [];
  order.forEach(({ index }, place) => {
    ranks[index] = place + 1;
  });
  return ranks;
}
