import { DEGREE, type MicroArcseconds, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { SignLord } from '../../zodiac/lords.js';
import { DISTANCES, type DistanceRow, FIRST_CAMP, type TajikaRelation } from '../tables/tajika.js';

/** A chart as the rules of Tājika read it: the seven, the ascendant, and whether the Sun is up. */
export interface TajikaChart {
  /** Sidereal longitudes, micro-arcseconds. */
  readonly longitudes: Readonly<Record<SignLord, MicroArcseconds>>;
  readonly ascendant: MicroArcseconds;
  readonly day: boolean;
}

/** Whom a graha has in a lord of a varga: by their places, or by the two camps. */
export const RELATION_RULES = ['position', 'two_camps'] as const;

/** One of the rules of relation. */
export type RelationRule = (typeof RELATION_RULES)[number];

/** Returns the house, 1 … 12, of a sign counted from another, itself the first; signs are 0 (Aries) … 11. */
export const houseFrom = (sign: number, from: number): number => ((sign - from + 12) % 12) + 1;

/** Returns what the distance of two signs, 0 … 11, makes of those who stand there; it is the same both ways. */
export function distanceRow(one: number, other: number): DistanceRow {
  return at(DISTANCES, houseFrom(other, one) - 1);
}

/** Returns the degrees of a longitude within its sign; both in micro-arcseconds. */
export const inSign = (longitude: MicroArcseconds): number => longitude % SIGN;

/** Returns an arc (micro-arcseconds, of either sign) in degrees, cut at six decimals. */
export const arcDegrees = (arc: number): number => Math.trunc(arc / (DEGREE / 1_000_000)) / 1_000_000 + 0;

/** Returns whom a graha has in another in a chart. */
export function relationTo(
  { longitudes }: Pick<TajikaChart, 'longitudes'>,
  graha: SignLord,
  other: SignLord,
  rule: RelationRule,
): TajikaRelation {
  if (graha === other) return 'own';
  if (rule === 'two_camps') return FIRST_CAMP.includes(graha) === FIRST_CAMP.includes(other) ? 'friend' : 'enemy';
  return distanceRow(signIndex(longitudes[graha]), signIndex(longitudes[other])).relation;
}
