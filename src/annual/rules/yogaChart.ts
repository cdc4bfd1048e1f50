import { DEGREE, type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { isCombust } from '../../zodiac/combustion.js';
import { EXALTATION, oppositeSign } from '../../zodiac/dignity.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { BY_SPEED } from '../tables/tajika.js';
import { distanceRow, houseFrom, inSign } from './chart.js';
import { type Moving, type Pair, type PairOptions, pairOf } from './pairs.js';

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

/** A fact that makes a yoga. */
export type YogaFact = (typeof YOGA_FACTS)[number];

export interface Evidence {
  readonly planet: SignLord;
  readonly fact: YogaFact;
  readonly other: SignLord | null;
  /** A house, degrees or viśvā. */
  readonly value: number | null;
}

export interface YogaChart {
  /** Fastest first, by rank. */
  readonly grahas: readonly Moving[];
  /** 0 … 11. */
  readonly lagna: number | null;
  readonly vishwa: Readonly<Partial<Record<SignLord, number>>>;
  readonly options: PairOptions;
}

/** In viśvā. */
const STRONG = 10;
const WEAK = 5;

export function byRank(grahas: readonly Moving[]): Moving[] {
  return [...grahas].sort((one, other) => BY_SPEED.indexOf(one.planet) - BY_SPEED.indexOf(other.planet));
}

export const fact = (
  { planet }: Moving,
  name: YogaFact,
  other: Moving | null = null,
  value: number | null = null,
): Evidence => ({ planet, fact: name, other: other?.planet ?? null, value });

export const isFaster = (one: Moving, other: Moving): boolean =>
  BY_SPEED.indexOf(one.planet) < BY_SPEED.indexOf(other.planet);

export function between({ options }: YogaChart, one: Moving, other: Moving): Pair {
  return isFaster(one, other) ? pairOf(one, other, options) : pairOf(other, one, options);
}

export function ithasala(chart: YogaChart, one: Moving, other: Moving): Evidence[] {
  const pair = between(chart, one, other);
  return pair.yoga === 'ithasala' ? [pairEvidence(pair)] : [];
}

export const pairEvidence = ({ faster, slower, difference, yoga }: Pair): Evidence =>
  fact(faster, yoga ?? 'no_ithasala', slower, Math.abs(Math.trunc(difference / 3600)) / 1_000_000);

export const houseOf = ({ lagna }: YogaChart, { longitude }: Moving): number | null =>
  lagna === null ? null : houseFrom(signIndex(longitude), lagna);

export function inHouses(chart: YogaChart, graha: Moving, houses: readonly number[]): Evidence[] {
  const house = houseOf(chart, graha);
  return house !== null && houses.includes(house) ? [fact(graha, 'in_house', null, house)] : [];
}

export const lordIn = ({ grahas }: YogaChart, sign: number): Moving | undefined =>
  grahas.find(({ planet }) => planet === lordOf(sign));

export const debilitated = (graha: Moving): Evidence[] =>
  signIndex(graha.longitude) === oppositeSign(EXALTATION[graha.planet].sign) ? [fact(graha, 'debilitated')] : [];

export const retrograde = (graha: Moving): Evidence[] => (graha.speed < 0 ? [fact(graha, 'retrograde')] : []);

export function dignified(graha: Moving): Evidence[] {
  const sign = signIndex(graha.longitude);
  return [
    ...(sign === EXALTATION[graha.planet].sign ? [fact(graha, 'exalted')] : []),
    ...(lordOf(sign) === graha.planet ? [fact(graha, 'own_sign')] : []),
  ];
}

export function inEnemySign(chart: YogaChart, graha: Moving): Evidence[] {
  const sign = signIndex(graha.longitude);
  const lord = lordIn(chart, sign);
  if (lord === undefined || lord.planet === graha.planet) return [];
  return distanceRow(sign, signIndex(lord.longitude)).relation === 'enemy' ? [fact(graha, 'enemy_sign', lord)] : [];
}

export function combust({ grahas }: YogaChart, graha: Moving): Evidence[] {
  const sun = grahas.find(({ planet }) => planet === 'Sun');
  return sun !== undefined && isCombust(graha.planet, graha.longitude, sun.longitude, graha.speed < 0)
    ? [fact(graha, 'combust', sun)]
    : [];
}

export function strong(chart: YogaChart, graha: Moving): Evidence[] {
  const vishwa = chart.vishwa[graha.planet];
  return [
    ...dignified(graha),
    ...(vishwa !== undefined && vishwa >= STRONG ? [fact(graha, 'strong_vishwa', null, vishwa)] : []),
  ];
}

export function weak(chart: YogaChart, graha: Moving): Evidence[] {
  const vishwa = chart.vishwa[graha.planet];
  return [
    ...debilitated(graha),
    ...inEnemySign(chart, graha),
    ...(vishwa !== undefined && vishwa < WEAK ? [fact(graha, 'weak_vishwa', null, vishwa)] : []),
  ];
}

export function lastDegree(graha: Moving): Evidence[] {
  const degrees = inSign(graha.longitude);
  return degrees >= 29 * DEGREE && graha.speed > 0
    ? [fact(graha, 'last_degree', null, Math.floor(degrees / 3600) / 1_000_000)]
    : [];
}

export function inNextSign({ planet, longitude, speed }: Moving): Moving {
  const next: MicroArcseconds = modulo((signIndex(longitude) + 1) * SIGN, TURN);
  return { planet, longitude: next, speed };
}
