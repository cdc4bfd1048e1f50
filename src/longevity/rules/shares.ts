import { recordOf } from '../../math/recordOf.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { type LifeCount, type NisargaBasis, type StepReason, type StepRule, VERSES } from '../tables/options.js';
import { JIVASHARMA_YEARS, NISARGA_YEARS, PINDA_YEARS } from '../tables/years.js';
import { type LagnaShare, lagnaShare, navamshaYears, proportionalYears } from './base.js';
import type { LifeChart, LifeRules } from './chart.js';
import {
  combustExempt,
  enemyExemption,
  inEnemySign,
  isCombustIn,
  isDebilitated,
  isThreefold,
  isTwofold,
  risingShare,
  visibleShare,
  yieldsToStronger,
} from './conditions.js';

/** A rule, before it is known which of several count. */
interface Finding {
  readonly rule: StepRule;
  /** What the years are multiplied with where it applies; 1 where its condition does not hold. */
  readonly factor: number;
  readonly reason: StepReason | null;
}

export interface ShareStep extends Finding {
  readonly verse: string;
  readonly applies: boolean;
  readonly years: number;
}

export interface GrahaShare {
  readonly graha: SignLord;
  readonly base: number;
  readonly steps: readonly ShareStep[];
  readonly years: number;
}

export interface LifeShares {
  readonly grahas: readonly GrahaShare[];
  readonly lagna: LagnaShare;
  readonly sum: number;
}

const HALF = 1 / 2;
const TWO_THIRDS = 2 / 3;

function gains(chart: LifeChart, graha: SignLord, { bharana }: LifeRules): Finding[] {
  const threefold = isThreefold(chart, graha, bharana);
  const twofold = isTwofold(chart, graha, bharana);
  return [
    { rule: 'threefold', factor: threefold ? 3 : 1, reason: null },
    { rule: 'twofold', factor: twofold ? 2 : 1, reason: twofold && threefold ? 'larger_gain' : null },
  ];
}

function losses(chart: LifeChart, graha: SignLord, count: LifeCount, rules: LifeRules): Finding[] {
  const enemy = inEnemySign(chart, graha, rules.relation);
  const combust = isCombustIn(chart, graha, rules.combustion);
  const debilitated = isDebilitated(chart, graha);
  const visible = visibleShare(chart, graha, rules.visible_half);
  const found: Finding[] = [
    {
      rule: 'enemy_sign',
      factor: enemy ? TWO_THIRDS : 1,
      reason: enemy ? enemyExemption(chart, graha, rules.enemy_exempt) : null,
    },
    {
      rule: 'combust',
      factor: combust ? HALF : 1,
      reason: combust && combustExempt(graha) ? 'venus_saturn_exempt' : null,
    },
  ];
  // Elsewhere the distance from the fall has already halved them.
  if (count === 'amshayu') found.push({ rule: 'debilitated', factor: debilitated ? HALF : 1, reason: null });
  found.push({
    rule: 'visible_half',
    factor: 1 - visible,
    reason:
      visible > 0 && rules.in_one_sign === 'strongest' && yieldsToStronger(chart, graha) ? 'stronger_in_sign' : null,
  });
  // Bṛhajjātaka 7.12: not where the years are those of the navāṁśas.
  if (count !== 'amshayu') {
    found.push({ rule: 'rising_malefic', factor: 1 - risingShare(chart, graha, rules.rising_malefic), reason: null });
  }
  return found;
}

const OF_SIGN_AND_SUN: readonly StepRule[] = ['enemy_sign', 'combust', 'debilitated'];

/** Leaves one loss of several; of equal ones the first. */
function choose(found: readonly Finding[], several: LifeRules['several']): Finding[] {
  if (several === 'each') return [...found];
  const rivals = (rule: StepRule): boolean => several === 'greatest' || OF_SIGN_AND_SUN.includes(rule);
  const counting = found.filter(({ rule, factor, reason }) => rivals(rule) && factor < 1 && reason === null);
  const least = Math.min(...counting.map(({ factor }) => factor));
  const kept = counting.find(({ factor }) => factor === least);
  return found.map((one) => (counting.includes(one) && one !== kept ? { ...one, reason: 'greater_loss' } : one));
}

function stepsFrom(base: number, findings: readonly Finding[]): ShareStep[] {
  let years = base;
  return findings.map(({ rule, factor, reason }) => {
    const applies = factor !== 1 && reason === null;
    if (applies) years *= factor;
    return { rule, verse: VERSES[rule], applies, factor: applies ? factor : 1, reason, years };
  });
}

const FULL: Readonly<Record<Exclude<LifeCount, 'amshayu'>, Readonly<Record<SignLord, number>>>> = {
  pindayu: PINDA_YEARS,
  nisargayu: NISARGA_YEARS,
  jivasharma: recordOf(SIGN_LORDS, () => JIVASHARMA_YEARS),
};

function baseOf(chart: LifeChart, graha: SignLord, count: LifeCount, basis: NisargaBasis): number {
  const longitude = chart.longitudes[graha];
  if (count === 'amshayu') return navamshaYears(longitude);
  const full = FULL[count][graha];
  return basis === 'fixed' ? full : proportionalYears(graha, longitude, full);
}

/** @param basis `fixed` leaves the natural years as they are, without steps */
export function lifeShares(
  chart: LifeChart,
  count: LifeCount,
  rules: LifeRules,
  basis: NisargaBasis = 'proportional',
): LifeShares {
  const grahas = SIGN_LORDS.map((graha): GrahaShare => {
    const base = baseOf(chart, graha, count, basis);
    const increase = count === 'amshayu' ? gains(chart, graha, rules) : [];
    const findings =
      basis === 'fixed' ? [] : [...increase, ...choose(losses(chart, graha, count, rules), rules.several)];
    const steps = stepsFrom(base, findings);
    return { graha, base, steps, years: steps.at(-1)?.years ?? base };
  });
  const lagna = lagnaShare(chart.ascendant, rules.lagna_years, (graha) => chart.strength[graha]);
  return { grahas, lagna, sum: grahas.reduce((sum, { years }) => sum + years, lagna.years) };
}
