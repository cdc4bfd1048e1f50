import { DEGREE, type MicroArcseconds, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { SignLord } from '../../zodiac/lords.js';
import { DISTANCES, type DistanceRow, FIRST_CAMP, type TajikaRelation } from '../tables/tajika.js';

export interface TajikaChart {
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<SignLord, MicroArcseconds>>;
  readonly ascendant: MicroArcseconds;
  readonly day: boolean;
}

export const RELATION_RULES = ['position', 'two_camps'] as const;

/** A rule of relation. */
export type RelationRule = (typeof RELATION_RULES)[number];

/** 1 … 12, itself the first; signs are 0 (Aries) … 11. */
export const houseFrom = (sign: number, from: number): number => ((sign - from + 12) % 12) + 1;

/** The relation of two signs, 0 … 11; it is symmetric. */
export function distanceRow(one: number, other: number): DistanceRow {
  return at(DISTANCES, houseFrom(other, one) - 1);
}

export const inSign = (longitude: MicroArcseconds): number => longitude % SIGN;

/** Degrees of an arc in micro-arcseconds, truncated to six decimals. */
export const arcDegrees = (arc: number): number => Math.trunc(arc / (DEGREE / 1_000_000)) / 1_000_000 + 0;

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
