import type { Graha } from '../../zodiac/names.js';

/** What candidates of a birth time are ranked by. */
export interface Candidate {
  /** Different planets among its lords. */
  readonly distinct: number;
  /** Minutes from the given time to the nearer end; 0 where it holds that time. */
  readonly minutes: number;
  /** Lord of its star. */
  readonly star: Graha;
}

/**
 * Returns the rank of each candidate, 1 the first: more different planets among the lords, then nearer to the given time, then the stronger
 * ruling planet as star lord. The order is this library's own.
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
