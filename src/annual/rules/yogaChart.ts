import { DEGREE, type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { isCombust } from '../../zodiac/combustion.js';
import { EXALTATION, oppositeSign } from '../../zodiac/dignity.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { BY_SPEED } from '../tables/tajika.js';
import { distanceRow, houseFrom, inSign } from './chart.js';
import { type Moving, type Pair, type PairOptions, pairOf } from './pairs.js';

/** What a yoga is borne out by. */
export const YOGA_FACTS = [
  'in_house',
  'ithasala',
  'ishrafa',
  'no_ithasala',
  'no_aspect',
  'aspect',
  'in_its_sign_and_orb',
  'last_degree',
  'ithasala_in_next_sign',
  'between_by_sign',
  'exalted',
  'own_sign',
  'strong_vishwa',
  'weak_vishwa',
  'not_strong',
  'debilitated',
  'combust',
  'retrograde',
  'enemy_sign',
] as const;

/** What a yoga is borne out by. */
export type YogaFact = (typeof YOGA_FACTS)[number];

/** One fact that bears a yoga out. */
export interface Evidence {
  readonly planet: SignLord;
  readonly fact: YogaFact;
  /** With whom. */
  readonly other: SignLord | null;
  /** A house, degrees or viśvā. */
  readonly value: number | null;
}

/** A chart as the sixteen yogas read it; what a case leaves out decides nothing. */
export interface YogaChart {
  /** From the fastest by rank to the slowest. */
  readonly grahas: readonly Moving[];
  /** Sign of the annual ascendant, 0 … 11. */
  readonly lagna: number | null;
  readonly vishwa: Readonly<Partial<Record<SignLord, number>>>;
  readonly options: PairOptions;
}

/** Viśvā from which on a graha is strong, and below which it is weak. */
const STRONG = 10;
const WEAK = 5;

/** Returns grahas in the order of their rank. */
export function byRank(grahas: readonly Moving[]): Moving[] {
  return [...grahas].sort((one, other) => BY_SPEED.indexOf(one.planet) - BY_SPEED.indexOf(other.planet));
}

/** Returns a fact. */
export const fact = (
  { planet }: Moving,
  name: YogaFact,
  other: Moving | null = null,
  value: number | null = null,
): Evidence => ({ planet, fact: name, other: other?.planet ?? null, value });

/** Returns whether the first is the faster by rank. */
export const isFaster = (one: Moving, other: Moving): boolean =>
  BY_SPEED.indexOf(one.planet) < BY_SPEED.indexOf(other.planet);

/** Returns two grahas as a pair, whichever is the faster. */
export function between({ options }: YogaChart, one: Moving, other: Moving): Pair {
  return isFaster(one, other) ? pairOf(one, other, options) : pairOf(other, one, options);
}

/** Returns the fact of an ithasala, with its degrees; none where there is none. */
export function ithasala(chart: YogaChart, one: Moving, other: Moving): Evidence[] {
  const pair = between(chart, one, other);
  return pair.yoga === 'ithasala' ? [pairEvidence(pair)] : [];
}

/** Returns the fact that a pair is. */
export const pairEvidence = ({ faster, slower, difference, yoga }: Pair): Evidence =>
  fact(faster, yoga ?? 'no_ithasala', slower, Math.abs(Math.trunc(difference / 3600)) / 1_000_000);

/** Returns the house of a graha; none where there is no ascendant. */
export const houseOf = ({ lagna }: YogaChart, { longitude }: Moving): number | null =>
  lagna === null ? null : houseFrom(signIndex(longitude), lagna);

/** Returns the fact that a graha is in one of some houses. */
export function inHouses(chart: YogaChart, graha: Moving, houses: readonly number[]): Evidence[] {
  const house = houseOf(chart, graha);
  return house !== null && houses.includes(house) ? [fact(graha, 'in_house', null, house)] : [];
}

/** Returns the graha that is lord of a sign, where the chart has it. */
export const lordIn = ({ grahas }: YogaChart, sign: number): Moving | undefined =>
  grahas.find(({ planet }) => planet === lordOf(sign));

export const debilitated = (graha: Moving): Evidence[] =>
  signIndex(graha.longitude) === oppositeSign(EXALTATION[graha.planet].sign) ? [fact(graha, 'debilitated')] : [];

export const retrograde = (graha: Moving): Evidence[] => (graha.speed < 0 ? [fact(graha, 'retrograde')] : []);

/** Returns the fact that a graha is exalted or in its own sign. */
export function dignified(graha: Moving): Evidence[] {
  const sign = signIndex(graha.longitude);
  return [
    ...(sign === EXALTATION[graha.planet].sign ? [fact(graha, 'exalted')] : []),
    ...(lordOf(sign) === graha.planet ? [fact(graha, 'own_sign')] : []),
  ];
}

/** Returns the fact that a graha is in the sign of one who is its enemy by their places. */
export function inEnemySign(chart: YogaChart, graha: Moving): Evidence[] {
  const sign = signIndex(graha.longitude);
  const lord = lordIn(chart, sign);
  if (lord === undefined || lord.planet === graha.planet) return [];
  return distanceRow(sign, signIndex(lord.longitude)).relation === 'enemy' ? [fact(graha, 'enemy_sign', lord)] : [];
}

/** Returns the fact that a graha is combust. */
export function combust({ grahas }: YogaChart, graha: Moving): Evidence[] {
  const sun = grahas.find(({ planet }) => planet === 'Sun');
  return sun !== undefined && isCombust(graha.planet, graha.longitude, sun.longitude, graha.speed < 0)
    ? [fact(graha, 'combust', sun)]
    : [];
}

/** Returns what makes a graha strong: exaltation, its own sign, or half the viśvā. */
export function strong(chart: YogaChart, graha: Moving): Evidence[] {
  const vishwa = chart.vishwa[graha.planet];
  return [
    ...dignified(graha),
    ...(vishwa !== undefined && vishwa >= STRONG ? [fact(graha, 'strong_vishwa', null, vishwa)] : []),
  ];
}

/** Returns what makes a graha weak: its fall, an enemy's sign, or less than a quarter of the viśvā. */
export function weak(chart: YogaChart, graha: Moving): Evidence[] {
  const vishwa = chart.vishwa[graha.planet];
  return [
    ...debilitated(graha),
    ...inEnemySign(chart, graha),
    ...(vishwa !== undefined && vishwa < WEAK ? [fact(graha, 'weak_vishwa', null, vishwa)] : []),
  ];
}

/** Returns the fact that a graha goes forward through the last degree of a sign. */
export function lastDegree(graha: Moving): Evidence[] {
  const degrees = inSign(graha.longitude);
  return degrees >= 29 * DEGREE && graha.speed > 0
    ? [fact(graha, 'last_degree', null, Math.floor(degrees / 3600) / 1_000_000)]
    : [];
}

/** Returns a graha at the beginning of the next sign, its motion unchanged. */
export function inNextSign({ planet, longitude, speed }: Moving): Moving {
  const next: MicroArcseconds = modulo((signIndex(longitude) + 1) * SIGN, TURN);
  return { planet, longitude: next, speed };
}
