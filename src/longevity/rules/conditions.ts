import { vargaLongitude } from '../../charts/rules/varga.js';
import { modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { isCombust } from '../../zodiac/combustion.js';
import { EXALTATION, oppositeSign } from '../../zodiac/dignity.js';
import { castsAspect } from '../../zodiac/drishti.js';
import { lordOf, SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { isVargottama, navamshaSign } from '../../zodiac/navamsha.js';
import { wholeSignHouse } from '../../zodiac/position.js';
import { compoundRegard, regard, temporalRegard } from '../../zodiac/relationships.js';
import {
  type Bharana,
  COMBUST_EXEMPT,
  type EnemyExemption,
  type EnemyRelation,
  MALEFICS,
  type RisingMaleficReading,
  type StepReason,
  type VisibleHalfReading,
} from '../tables/options.js';
import { VISIBLE_HALF } from '../tables/years.js';
import { type LifeChart, signOf } from './chart.js';

export const isMalefic = (graha: SignLord): boolean => MALEFICS.some((one) => one === graha);

/** Never in the own sign. */
export function inEnemySign(chart: LifeChart, graha: SignLord, relation: EnemyRelation): boolean {
  const sign = signOf(chart, graha);
  const lord = lordOf(sign);
  if (lord === graha) return false;
  const natural = regard(graha, lord);
  if (relation === 'natural') return natural === 'enemy';
  return compoundRegard(natural, temporalRegard(sign, signOf(chart, lord))).endsWith('enemy');
}

export function enemyExemption(
  chart: LifeChart,
  graha: SignLord,
  exempt: EnemyExemption,
): Extract<StepReason, 'retrograde_exempt' | 'mars_exempt'> | null {
  if (exempt !== 'mars' && chart.retrograde[graha]) return 'retrograde_exempt';
  return exempt !== 'retrograde' && graha === 'Mars' ? 'mars_exempt' : null;
}

export function isCombustIn(chart: LifeChart, graha: SignLord, rule: Parameters<typeof isCombust>[4]): boolean {
  const { longitudes, retrograde } = chart;
  return isCombust(graha, longitudes[graha], longitudes.Sun, retrograde[graha], rule);
}

export const combustExempt = (graha: SignLord): boolean => COMBUST_EXEMPT.some((one) => one === graha);

const isExalted = (graha: SignLord, sign: number): boolean => sign === EXALTATION[graha].sign;

export const isDebilitated = (chart: LifeChart, graha: SignLord): boolean =>
  signOf(chart, graha) === oppositeSign(EXALTATION[graha].sign);

export function isThreefold(chart: LifeChart, graha: SignLord, bharana: Bharana): boolean {
  const sign = signOf(chart, graha);
  return isExalted(graha, sign) || (bharana === 'bphs' ? lordOf(sign) === graha : chart.retrograde[graha]);
}

export function isTwofold(chart: LifeChart, graha: SignLord, bharana: Bharana): boolean {
  const longitude = chart.longitudes[graha];
  return (
    isVargottama(longitude) ||
    lordOf(navamshaSign(longitude)) === graha ||
    lordOf(signIndex(vargaLongitude(longitude, 'd3'))) === graha ||
    (bharana === 'brihat_jataka' && lordOf(signIndex(longitude)) === graha)
  );
}

const isVisible = (house: number): house is keyof typeof VISIBLE_HALF => Object.hasOwn(VISIBLE_HALF, house);

/** In houses of 30 degrees with the ascendant in the middle of the first; the loss grows with every degree. */
function proportionalShare({ longitudes, ascendant }: LifeChart, graha: SignLord): number {
  const ahead = modulo(longitudes[graha] - ascendant + SIGN / 2, TURN);
  const house = Math.floor(ahead / SIGN) + 1;
  return isVisible(house) ? 1 / (14 - house - (ahead % SIGN) / SIGN) : 0;
}

function shareBySign({ longitudes, ascendant }: LifeChart, graha: SignLord): number {
  const house = wholeSignHouse(longitudes[graha], ascendant);
  return isVisible(house) ? VISIBLE_HALF[house] : 0;
}

/** The part lost in the visible half: 0 elsewhere. */
export function visibleShare(chart: LifeChart, graha: SignLord, reading: VisibleHalfReading): number {
  const share = reading === 'sign' ? shareBySign(chart, graha) : proportionalShare(chart, graha);
  return isMalefic(graha) ? share : share / 2;
}

/** Of several in one sign the strongest alone loses. */
export function yieldsToStronger(chart: LifeChart, graha: SignLord): boolean {
  const sign = signOf(chart, graha);
  return SIGN_LORDS.some(
    (other) => other !== graha && signOf(chart, other) === sign && chart.strength[other] > chart.strength[graha],
  );
}

export interface RisingMalefic {
  readonly malefics: readonly SignLord[];
  /** Benefics that aspect the ascendant and halve the loss. */
  readonly benefics: readonly SignLord[];
}

export function risingMalefic(chart: LifeChart): RisingMalefic {
  const rising = signIndex(chart.ascendant);
  return {
    malefics: MALEFICS.filter((graha) => signOf(chart, graha) === rising),
    benefics: SIGN_LORDS.filter((graha) => !isMalefic(graha) && castsAspect(graha, signOf(chart, graha), rising)),
  };
}

/** The part that a graha loses to malefics in the ascendant. */
export function risingShare(chart: LifeChart, graha: SignLord, reading: RisingMaleficReading): number {
  const { malefics, benefics } = risingMalefic(chart);
  if (malefics.length === 0 || reading === 'none') return 0;
  const half = benefics.length > 0 ? 2 : 1;
  if (reading === 'phaladeepika') return (chart.ascendant % SIGN) / TURN / half;
  return malefics.includes(graha as (typeof MALEFICS)[number]) ? chart.ascendant / TURN / half : 0;
}
