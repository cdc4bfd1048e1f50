import { DEGREE, type MicroArcseconds, signIndex } from '../../math/angle.js';
import type { SignLord } from '../../zodiac/lords.js';
import { type AspectNature, DEEPTAMSHAS, type TajikaAspect } from '../tables/tajika.js';
import { distanceRow, houseFrom, inSign } from './chart.js';

/** Half the sum of the two dīptāṁśas, or the smaller one, so that each is within the other's. */
export const ORBS = ['mean', 'each'] as const;

/** A definition of the orb. */
export type Orb = (typeof ORBS)[number];

export interface Moving {
  readonly planet: SignLord;
  readonly longitude: MicroArcseconds;
  readonly speed: number;
}

/** The yoga of two grahas. */
export type PairYoga = 'ithasala' | 'ishrafa';

/** The stage of an ithasala. */
export type IthasalaKind = 'poorna' | 'vartamana' | 'bhavishya';

export interface PairOptions {
  readonly orb: Orb;
  /** Whether signs 2/12 apart aspect each other. */
  readonly neutralAspects: boolean;
}

/** Two grahas, the faster first. */
export interface Pair {
  readonly faster: Moving;
  readonly slower: Moving;
  /** Inclusive count of signs from the faster to the slower. */
  readonly distance: number;
  readonly aspect: TajikaAspect | null;
  readonly nature: AspectNature | null;
  readonly aspects: boolean;
  /** Degrees of the faster within its sign minus those of the slower, micro-arcseconds. */
  readonly difference: number;
  /** Micro-arcseconds. */
  readonly limit: number;
  readonly applying: boolean;
  readonly yoga: PairYoga | null;
  readonly kind: IthasalaKind | null;
  readonly separatingPoorna: boolean;
}

function limitOf(one: SignLord, other: SignLord, orb: Orb): number {
  const [first, second] = [DEEPTAMSHAS[one], DEEPTAMSHAS[other]];
  return (orb === 'mean' ? (first + second) / 2 : Math.min(first, second)) * DEGREE;
}

function kindOf(apart: number, limit: number): IthasalaKind | null {
  if (apart <= DEGREE) return 'poorna';
  if (apart <= limit) return 'vartamana';
  return apart <= limit + DEGREE ? 'bhavishya' : null;
}

/** @param faster by rank */
export function pairOf(faster: Moving, slower: Moving, { orb, neutralAspects }: PairOptions): Pair {
  const [sign, other] = [signIndex(faster.longitude), signIndex(slower.longitude)];
  const { aspect, nature } = distanceRow(sign, other);
  const aspects = aspect !== null && (neutralAspects || aspect !== 'semi_sextile');
  const difference = inSign(faster.longitude) - inSign(slower.longitude);
  const limit = limitOf(faster.planet, slower.planet, orb);
  const apart = Math.abs(difference);
  const applying = difference === 0 || difference * (faster.speed - slower.speed) < 0;
  const kind = aspects && applying ? kindOf(apart, limit) : null;
  const separates = aspects && !applying && apart <= limit;
  return {
    faster,
    slower,
    distance: houseFrom(other, sign),
    aspect,
    nature,
    aspects,
    difference,
    limit,
    applying,
    yoga: kind !== null ? 'ithasala' : separates ? 'ishrafa' : null,
    kind,
    separatingPoorna: separates && apart <= DEGREE,
  };
}
