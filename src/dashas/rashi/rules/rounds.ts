import { oppositeSign } from '../../../zodiac/dignity.js';
import { lordOf } from '../../../zodiac/lords.js';
import type { Graha } from '../../../zodiac/names.js';
import { isOddSign, modality } from '../../../zodiac/signNature.js';
import { lordIn, lordInKnRao, type StrengthChart, strongestSign } from '../../../zodiac/signStrength.js';
import { signYears } from '../../../zodiac/signYears.js';
import {
  DRIG_ROUNDS,
  drigRound,
  isForwardByNinth,
  leaps,
  RAGHAVA_ROUNDS,
  type Round,
  type RoundByModality,
  roundOf,
} from './orders.js';
import type { Seed } from './seeds.js';
import type { DirectionRule, LordRule, OccupantRule, RashiSystem, WithinRule } from './system.js';
import { exaltedYears, mandookaYears, modalityYears, raghavaYears, SHOOLA_YEARS } from './years.js';

const LORDS: Readonly<Record<LordRule, (chart: StrengthChart, sign: number) => Graha>> = {
  chosen: (chart, sign) => lordIn(chart, sign, 'dasha'),
  kn_rao: lordInKnRao,
  classical: (_, sign) => lordOf(sign),
};

export function yearsLord({ years, lords }: RashiSystem, chart: StrengthChart, sign: number): Graha | null {
  return years === 'modality' || years === 'nine' ? null : LORDS[lords](chart, sign);
}

export function yearsOf(system: RashiSystem, chart: StrengthChart, sign: number): number {
  const lord = LORDS[system.lords](chart, sign);
  switch (system.years) {
    case 'counted':
      return system.exaltation
        ? exaltedYears(chart, { sign, lord }, system.mercuryExalted)
        : signYears(sign, chart.signs[lord]);
    case 'modality':
      return modalityYears(sign);
    case 'nine':
      return SHOOLA_YEARS;
    case 'mandooka':
      return mandookaYears(chart, { sign, lord });
    default:
      return raghavaYears(chart, { sign, lord }, system.years === 'raghava_male' ? 'male' : 'female');
  }
}

const DIRECTIONS: Readonly<Record<DirectionRule, (seed: Seed) => boolean>> = {
  ninth: ({ sign }) => isForwardByNinth(sign),
  parity: ({ sign }) => isOddSign(sign),
  ascendant_parity: ({ point }) => isOddSign(point),
  forward: () => true,
};

interface Way {
  readonly round: Round | RoundByModality;
  readonly forward: boolean;
}

function changed(rule: OccupantRule, { signs }: StrengthChart, first: number, plain: Way): Way {
  const saturn = signs.Saturn === first;
  const ketu = signs.Ketu === first;
  if (rule === 'narayana') {
    if (ketu) return { ...plain, forward: !plain.forward };
    return saturn ? { round: 'successive', forward: true } : plain;
  }
  if (rule === 'none' || !(saturn || ketu)) return plain;
  if (saturn) return { ...plain, forward: true };
  return { ...plain, forward: rule === 'saturn_or_reverse' && !plain.forward };
}

/** The signs of a round in order, and whether it goes forward; `null` without a direction. */
export interface SignOrder {
  readonly signs: readonly number[];
  readonly forward: boolean | null;
}

export function orderOf({ direction, occupants, round }: RashiSystem, chart: StrengthChart, seed: Seed): SignOrder {
  const { sign } = seed;
  if (typeof round === 'object' && 'aspects' in round) return { signs: drigRound(sign, round.aspects), forward: null };
  const forward = DIRECTIONS[direction](seed);
  if (round === 'leaps') return { signs: leaps(sign, forward), forward };
  const way = changed(occupants, chart, sign, { round, forward });
  return { signs: roundOf(way.round, sign, way.forward), forward: way.forward };
}

export interface SignInRound {
  readonly sign: number;
  readonly cycle: number;
  readonly years: number;
}

export function roundsOf(system: RashiSystem, chart: StrengthChart, signs: readonly number[]): readonly SignInRound[] {
  const first = signs.map((sign) => ({ sign, cycle: 1, years: yearsOf(system, chart, sign) }));
  const further = (years: number): number => (system.further === 'rest' ? 12 - years : years);
  return Array.from({ length: system.cycles }, (_, round) =>
    first.map(({ sign, years }) => ({ sign, cycle: round + 1, years: round === 0 ? years : further(years) })),
  ).flat();
}

const strongerOfTwo = (chart: StrengthChart, sign: number): number =>
  strongestSign(chart, [sign, oppositeSign(sign)]).sign;

const lordSign = (chart: StrengthChart, sign: number): number => chart.signs[lordIn(chart, sign, 'dasha')];

/** Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 18.3; Examples 71 and 75: Ketu overrides Saturn. */
function narayanaWithin(chart: StrengthChart, sign: number): readonly number[] {
  const seed = strongerOfTwo(chart, sign);
  const start = lordSign(chart, seed);
  const plain = isOddSign(start) || chart.signs.Saturn === seed;
  return roundOf('successive', start, chart.signs.Ketu === seed ? !plain : plain);
}

/** PyJHora: from the stronger sign of the two lords; Ketu is looked for in the sign of the period. */
function twoLordsWithin(chart: StrengthChart, sign: number): readonly number[] {
  const start = strongestSign(chart, [lordSign(chart, sign), lordSign(chart, oppositeSign(sign))]).sign;
  const plain = isOddSign(start) || chart.signs.Saturn === start;
  return roundOf('successive', start, chart.signs.Ketu === sign ? !plain : plain);
}

type Within = (chart: StrengthChart, sign: number, order: SignOrder) => readonly number[];

const WITHIN: Readonly<Record<WithinRule, Within>> = {
  next: (_, sign) => {
    const [own = sign, ...others] = roundOf('successive', sign, isForwardByNinth(sign));
    return [...others, own];
  },
  same: (_, sign) => roundOf('successive', sign, isForwardByNinth(sign)),
  own: (chart, sign) => {
    const { round, forward } = changed('saturn_or_reverse', chart, sign, {
      round: 'successive',
      forward: isOddSign(sign),
    });
    return roundOf(round, sign, forward);
  },
  parity: (_, sign) => roundOf('successive', sign, isOddSign(sign)),
  forward: (_, sign) => roundOf('successive', sign, true),
  stronger: (chart, sign) => roundOf('successive', strongerOfTwo(chart, sign), true),
  stronger_contrary: (chart, sign) => roundOf('successive', strongerOfTwo(chart, sign), !isOddSign(sign)),
  kendras: (_, sign) => roundOf('kendras', sign, isOddSign(sign)),
  kendras_as_round: (_, sign, { forward }) => roundOf('kendras', sign, forward === true),
  drig: (chart, sign) => roundOf(DRIG_ROUNDS, strongerOfTwo(chart, sign), isOddSign(sign)),
  narayana: narayanaWithin,
  raghava: (_, sign) => roundOf(RAGHAVA_ROUNDS, sign, modality(sign) !== 'dual'),
  two_lords: twoLordsWithin,
  in_round: (_, sign, { signs }) => {
    const place = signs.indexOf(sign);
    return [...signs.slice(place), ...signs.slice(0, place)];
  },
};

export function signsWithin(
  { within }: RashiSystem,
  chart: StrengthChart,
  sign: number,
  order: SignOrder,
): readonly number[] {
  return WITHIN[within](chart, sign, order);
}
