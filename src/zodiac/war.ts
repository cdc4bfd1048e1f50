import { DEGREE, type MicroArcseconds, shorterArc } from '../math/angle.js';

export const WARRIORS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** A planet that may be at war. @names planet */
export type Warrior = (typeof WARRIORS)[number];

export const WAR_WINNERS = ['bphs', 'north_only'] as const;

/** A rule for the winner of a war. */
export type WarWinner = (typeof WAR_WINNERS)[number];

export const WAR_LIMIT = 1;

export interface WarPair {
  readonly planets: readonly [Warrior, Warrior];
  /** Micro-arcseconds. */
  readonly separation: MicroArcseconds;
}

/**
 * Pairs of the five nearer to each other than the limit, even across signs (graha yuddha). Three together make up to three wars.
 * @param limit degrees
 */
export function warPairs(longitudes: Readonly<Record<Warrior, MicroArcseconds>>, limit: number = WAR_LIMIT): WarPair[] {
  return WARRIORS.flatMap((one, i) =>
    WARRIORS.slice(i + 1).flatMap((other) => {
      const separation = shorterArc(longitudes[one], longitudes[other]);
      return separation < limit * DEGREE ? [{ planets: [one, other] as const, separation }] : [];
    }),
  );
}

/**
 * Bṛhat Parāśara Horā Śāstra 79.9: Venus, north or south; otherwise the northern one. For equal latitudes the first.
 * @param latitudes degrees north of the ecliptic
 */
export function warWinner(
  [one, other]: readonly [Warrior, Warrior],
  latitudes: readonly [number, number],
  rule: WarWinner = 'bphs',
): Warrior {
  if (rule === 'bphs' && (one === 'Venus' || other === 'Venus')) return 'Venus';
  return latitudes[1] > latitudes[0] ? other : one;
}
