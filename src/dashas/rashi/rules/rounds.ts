import { at } from '../../../math/at.js';
import { oppositeSign } from '../../../zodiac/dignity.js';
import { lordOf } from '../../../zodiac/lords.js';
import type { Graha } from '../../../zodiac/names.js';
import { isOddSign, modality } from '../../../zodiac/signNature.js';
import {
  lordIn,
  lordInKnRao,
  SIGN_STRENGTH,
  type SignStrengthRule,
  type StrengthChart,
  strongestSign,
} from '../../../zodiac/signStrength.js';
import { isOddFooted, signYears } from '../../../zodiac/signYears.js';
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
import type { DirectionRule, LordRule, OccupantRule, RashiSystem, WithinRule, YearsRule } from './system.js';
import {
  exaltedYears,
  inclusiveYears,
  type LordedSign,
  mandookaYears,
  modalityYears,
  raghavaYears,
  SHOOLA_YEARS,
  sixthYears,
  TENTH_YEARS,
} from './years.js';

const LORDS: Readonly<Record<LordRule, (chart: StrengthChart, sign: number) => Graha>> = {
  chosen: (chart, sign) => lordIn(chart, sign, 'dasha'),
  kn_rao: lordInKnRao,
  classical: (_, sign) => lordOf(sign),
};

const WITHOUT_LORD: readonly YearsRule[] = ['modality', 'nine', 'ten', 'given'];

export function yearsLord({ years, lords }: RashiSystem, chart: StrengthChart, sign: number): Graha | null {
  if (WITHOUT_LORD.includes(years)) return null;
  return LORDS[lords](chart, years === 'sixth' ? (sign + 5) % 12 : sign);
}

const counted = ({ exaltation, mercuryExalted }: RashiSystem, chart: StrengthChart, one: LordedSign): number =>
  exaltation ? exaltedYears(chart, one, mercuryExalted) : signYears(one.sign, chart.signs[one.lord]);

export function yearsOf(system: RashiSystem, chart: StrengthChart, sign: number): number {
  const lord = LORDS[system.lords](chart, sign);
  switch (system.years) {
    case 'counted':
      return counted(system, chart, { sign, lord });
    case 'modality':
      return modalityYears(sign);
    case 'half':
      return (counted(system, chart, { sign, lord }) + modalityYears(sign)) / 2;
    case 'ten':
      return TENTH_YEARS;
    case 'sixth':
      return sixthYears(chart, { sign, lord: LORDS[system.lords](chart, (sign + 5) % 12) }, system.exaltation);
    case 'inclusive':
      return inclusiveYears(chart, { sign, lord });
    case 'given':
      return at(system.givenYears ?? [], sign);
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
  footed: ({ sign }) => isOddFooted(sign),
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

/** Of signs in kendras: more grahas, dual over fixed over movable, more years. Bṛhat Parāśara Horā Śāstra 46.161–163. */
export const KENDRA_STRENGTH: readonly SignStrengthRule[] = ['occupants', 'modality', 'period'];

/**
 * Returns the first sign and its other kendras, then the paṇapharas, then the āpoklimas, of each group the stronger first; equals as they
 * follow the first sign.
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.175; Jaimini Sūtras 2.4.11–13.
 */
export function kendrasByStrength(chart: StrengthChart, first: number): readonly number[] {
  const rules = SIGN_STRENGTH.filter(({ rule }) => KENDRA_STRENGTH.includes(rule));
  const compare = (one: number, other: number): number => {
    for (const { value } of rules) {
      const more = value(chart, other, 'dasha') - value(chart, one, 'dasha');
      if (more !== 0) return more;
    }
    return 0;
  };
  const signs = roundOf('kendras', first, true);
  const [kendras, panapharas, apoklimas] = [signs.slice(1, 4), signs.slice(4, 8), signs.slice(8)];
  return [first, ...[kendras, panapharas, apoklimas].flatMap((group) => group.sort(compare))];
}

export function orderOf({ direction, occupants, round }: RashiSystem, chart: StrengthChart, seed: Seed): SignOrder {
  const { sign } = seed;
  if (typeof round === 'object' && 'aspects' in round) return { signs: drigRound(sign, round.aspects), forward: null };
  if (round === 'strength') return { signs: kendrasByStrength(chart, sign), forward: null };
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

type Within = (chart: StrengthChart, sign: number, order: SignOrder, ascendant: number) => readonly number[];

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
  kendras_by_strength: (chart, sign) => kendrasByStrength(chart, strongerOfTwo(chart, sign)),
  from_ascendant: (_, sign, __, ascendant) =>
    roundOf('successive', ascendant, isOddFooted(sign) === isOddFooted(ascendant)),
  bphs: (chart, sign) => roundOf(DRIG_ROUNDS, strongerOfTwo(chart, sign), isOddSign(sign)),
  narayana: narayanaWithin,
  raghava: (_, sign) => roundOf(RAGHAVA_ROUNDS, sign, modality(sign) !== 'dual'),
  two_lords: twoLordsWithin,
  in_round: (_, sign, { signs }) => {
    const place = signs.indexOf(sign);
    return [...signs.slice(place), ...signs.slice(0, place)];
  },
};

export function signsWithin(
  { within, ascendant = 0 }: RashiSystem,
  chart: StrengthChart,
  sign: number,
  order: SignOrder,
): readonly number[] {
  return WITHIN[within](chart, sign, order, ascendant);
}
