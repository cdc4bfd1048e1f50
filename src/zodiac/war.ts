import { DEGREE, type MicroArcseconds, shorterArc } from '../math/angle.js';

/** The five that fight, in the order of a chart. */
export const WARRIORS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** One of the five that fight. */
export type Warrior = (typeof WARRIORS)[number];

/** Who wins a war: `bphs` Venus always, else the one further north; `north_only` the one further north. */
export const WAR_WINNERS = ['bphs', 'north_only'] as const;

/** One of the rules by which a war is won. */
export type WarWinner = (typeof WAR_WINNERS)[number];

/** Degrees of longitude under which two are at war: in no verse read, but common in modern books. */
export const WAR_LIMIT = 1;

/** Two that stand close enough for war. */
export interface WarPair {
  readonly planets: readonly [Warrior, Warrior];
  /** By longitude, micro-arcseconds. */
  readonly separation: MicroArcseconds;
}

/**
 * Returns the pairs at war (graha yuddha): two of the five nearer to each other than the limit, across the border of a sign too. Three
 * together make up to three wars.
 * @param longitudes micro-arcseconds
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
 * Returns who wins a war. Bṛhat Parāśara Horā Śāstra 79.9: Venus, north or south; otherwise the one further north. Where both are equally
 * far north, the first.
 * @param latitudes degrees north of the ecliptic, of the two
 */
export function warWinner(
  [one, other]: readonly [Warrior, Warrior],
  latitudes: readonly [number, number],
  rule: WarWinner = 'bphs',
): Warrior {
  if (rule === 'bphs' && (one === 'Venus' || other === 'Venus')) return 'Venus';
  return latitudes[1] > latitudes[0] ? other : one;
}
