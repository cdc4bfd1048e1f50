import { type MicroArcseconds, microArcseconds, SIGN, signIndex } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import { dignityState, EXALTATION, oppositeSign } from './dignity.js';
import { rashiDrishti } from './drishti.js';
import { isSignLord, lordOf } from './lords.js';
import { GRAHAS, type Graha } from './names.js';
import { isOddSign, MODALITIES, modality } from './signNature.js';
import { signYears } from './signYears.js';

export const CO_LORDS = ['stronger', 'classical'] as const;

/** One of `CO_LORDS`. */
export type CoLords = (typeof CO_LORDS)[number];

export const NODES_EXALTED = ['gemini_sagittarius', 'taurus_scorpio'] as const;

/** One of `NODES_EXALTED`. */
export type NodesExalted = (typeof NODES_EXALTED)[number];

const NODE_DIGNITY = { gemini_sagittarius: 'pvr', taurus_scorpio: 'bphs' } as const;

export interface StrengthReadings {
  readonly coLords?: CoLords;
  readonly nodesExalted?: NodesExalted;
}

export interface StrengthChart {
  /** 0 (Aries) … 11. */
  readonly signs: Readonly<Record<Graha, number>>;
  /** Micro-arcseconds. */
  readonly inSign: Readonly<Record<Graha, number>>;
  readonly coLords: CoLords;
  readonly nodesExalted: NodesExalted;
}

export function strengthChart(
  longitudes: Readonly<Record<Graha, MicroArcseconds>>,
  { coLords = 'stronger', nodesExalted = 'gemini_sagittarius' }: StrengthReadings = {},
): StrengthChart {
  const each = (value: (longitude: MicroArcseconds) => number): Record<Graha, number> =>
    recordOf(GRAHAS, (graha) => value(longitudes[graha]));
  return { signs: each(signIndex), inSign: each((longitude) => longitude % SIGN), coLords, nodesExalted };
}

/** The purpose of a comparison: strength as such, or a daśā, where the years of a sign also count. */
export type StrengthPurpose = 'strength' | 'dasha';

interface StrengthRule<Item, Name extends string> {
  readonly rule: Name;
  readonly counts: string;
  /** For one purpose only. */
  readonly only?: StrengthPurpose;
  readonly value: (chart: StrengthChart, item: Item, purpose: StrengthPurpose) => number;
}

export interface StrengthVerdict<Item, Name extends string> {
  /** `undefined` in a tie. */
  readonly stronger: Item | undefined;
  readonly weaker: Item | undefined;
  readonly decidedBy: Name | 'tie';
  readonly evidence: readonly { readonly rule: Name; readonly values: readonly [number, number] }[];
}

function judge<Item, Name extends string>(
  rules: readonly StrengthRule<Item, Name>[],
  chart: StrengthChart,
  [first, second]: readonly [Item, Item],
  purpose: StrengthPurpose,
): StrengthVerdict<Item, Name> {
  const evidence: { rule: Name; values: readonly [number, number] }[] = [];
  for (const { rule, only, value } of rules) {
    if (only !== undefined && only !== purpose) continue;
    const values = [value(chart, first, purpose), value(chart, second, purpose)] as const;
    evidence.push({ rule, values });
    if (values[0] !== values[1]) {
      const [stronger, weaker] = values[0] > values[1] ? [first, second] : [second, first];
      return { stronger, weaker, decidedBy: rule, evidence };
    }
  }
  return { stronger: undefined, weaker: undefined, decidedBy: 'tie', evidence };
}

/** A graha, with the sign whose lordship it may share: Scorpio (7) for Mars and Ketu, Aquarius (10) for Saturn and Rāhu. */
interface Contender {
  readonly graha: Graha;
  readonly shared?: number;
}

export const TWO_LORDS: Readonly<Record<number, readonly [Graha, Graha]>> = {
  7: ['Mars', 'Ketu'],
  10: ['Saturn', 'Rahu'],
};

export function lordsOf(chart: StrengthChart, sign: number): readonly Graha[] {
  return (chart.coLords === 'stronger' ? TWO_LORDS[sign] : undefined) ?? [lordOf(sign)];
}

const sees = (from: number, to: number): boolean => from === to || rashiDrishti(from).includes(to);

/** How many of Jupiter, Mercury and the lord of a sign, 0 … 3, are in another sign or aspect it; either of two lords counts. */
function supporters(chart: StrengthChart, sign: number, owned: number): number {
  const { signs } = chart;
  const lord = lordsOf(chart, owned).some((graha) => sees(signs[graha], sign));
  return [sees(signs.Jupiter, sign), sees(signs.Mercury, sign), lord].filter(Boolean).length;
}

const occupants = ({ signs }: StrengthChart, sign: number): number =>
  GRAHAS.filter((graha) => signs[graha] === sign).length;

/** 1 exalted, −1 debilitated, else 0; by sign alone. */
export function exaltation({ signs, nodesExalted }: StrengthChart, graha: Graha): -1 | 0 | 1 {
  const sign = signs[graha];
  if (isSignLord(graha)) {
    const high = EXALTATION[graha].sign;
    return sign === high ? 1 : sign === oppositeSign(high) ? -1 : 0;
  }
  const state = dignityState(graha, microArcseconds(sign * SIGN), { nodes: NODE_DIGNITY[nodesExalted] });
  return state === 'exalted' ? 1 : state === 'debilitated' ? -1 : 0;
}

/** Micro-arcseconds; for the retrograde nodes from the end of the sign. */
export function advancement({ inSign }: StrengthChart, graha: Graha): number {
  return isSignLord(graha) ? inSign[graha] : SIGN - inSign[graha];
}

const modalityRank = (sign: number): number => MODALITIES.indexOf(modality(sign));

const companions = (chart: StrengthChart, { graha }: Contender): number => occupants(chart, chart.signs[graha]) - 1;
const outside = ({ signs }: StrengthChart, { graha, shared }: Contender): number =>
  shared !== undefined && signs[graha] !== shared ? 1 : 0;

/**
 * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 15.5.1; `outside_its_sign` for the two lords of one sign alone, 9.2;
 * `period` from the list of Sanjay Rath's school.
 */
export const GRAHA_STRENGTH = [
  { rule: 'outside_its_sign', counts: '1 for a lord of two that is not in the sign which both own', value: outside },
  { rule: 'companions', counts: 'other grahas in its sign', value: companions },
  {
    rule: 'jupiter_mercury_dispositor',
    counts: 'Jupiter, Mercury and the lord of its sign that are there or look on it by rashi drishti',
    value: (chart, { graha }) => supporters(chart, chart.signs[graha], chart.signs[graha]),
  },
  {
    rule: 'exalted',
    counts: '1 in its sign of exaltation',
    value: (chart, { graha }) => Math.max(0, exaltation(chart, graha)),
  },
  {
    rule: 'modality',
    counts: '2 in a dual, 1 in a fixed, 0 in a movable sign',
    value: ({ signs }, { graha }) => modalityRank(signs[graha]),
  },
  {
    rule: 'period',
    counts: 'years that it gives the sign which both own',
    only: 'dasha',
    value: ({ signs }, { graha, shared }) => (shared === undefined ? 0 : signYears(shared, signs[graha])),
  },
  {
    rule: 'advancement',
    counts: 'micro-arcseconds in its sign, of the nodes from its end',
    value: (chart, { graha }) => advancement(chart, graha),
  },
] as const satisfies readonly StrengthRule<Contender, string>[];

/** A rule of `GRAHA_STRENGTH`. */
export type GrahaStrengthRule = (typeof GRAHA_STRENGTH)[number]['rule'];

/**
 * K. N. Rao's choice of the lord of Scorpio and Aquarius for Cara; the degrees of nodes are plain, too. Read at astrojyoti.com and
 * futuresamachar.com.
 */
export const CO_LORD_STRENGTH_KN_RAO = [
  GRAHA_STRENGTH[0],
  GRAHA_STRENGTH[1],
  {
    rule: 'degrees',
    counts: 'micro-arcseconds in its sign',
    value: ({ inSign }, { graha }) => inSign[graha],
  },
] as const satisfies readonly StrengthRule<Contender, string>[];

export function strongerGraha(
  chart: StrengthChart,
  first: Graha,
  second: Graha,
  purpose: StrengthPurpose = 'strength',
): StrengthVerdict<Graha, GrahaStrengthRule> {
  const pair = Object.entries(TWO_LORDS).find(([, lords]) => lords.includes(first) && lords.includes(second));
  const shared = pair === undefined ? {} : { shared: Number(pair[0]) };
  const contenders = [
    { graha: first, ...shared },
    { graha: second, ...shared },
  ] as const;
  const { stronger, weaker, decidedBy, evidence } = judge<Contender, GrahaStrengthRule>(
    GRAHA_STRENGTH,
    chart,
    contenders,
    purpose,
  );
  return { stronger: stronger?.graha, weaker: weaker?.graha, decidedBy, evidence };
}

/** Of Scorpio and Aquarius the stronger of two, Mars and Saturn in a tie. */
export function lordIn(chart: StrengthChart, sign: number, purpose: StrengthPurpose = 'strength'): Graha {
  const [first = lordOf(sign), second] = lordsOf(chart, sign);
  return second === undefined ? first : (strongerGraha(chart, first, second, purpose).stronger ?? first);
}

export function lordInKnRao(chart: StrengthChart, sign: number): Graha {
  const pair = TWO_LORDS[sign];
  if (pair === undefined) return lordOf(sign);
  const contenders = [
    { graha: pair[0], shared: sign },
    { graha: pair[1], shared: sign },
  ] as const;
  return judge<Contender, string>(CO_LORD_STRENGTH_KN_RAO, chart, contenders, 'dasha').stronger?.graha ?? pair[0];
}

/** P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 15.5.2; `period` from the list of Sanjay Rath's school, needed for Example 84. */
export const SIGN_STRENGTH = [
  { rule: 'occupants', counts: 'grahas in it', value: occupants },
  {
    rule: 'jupiter_mercury_lord',
    counts: 'Jupiter, Mercury and its lord that are in it or look on it by rashi drishti; either of two lords counts',
    value: (chart, sign) => supporters(chart, sign, sign),
  },
  {
    rule: 'exalted',
    counts: '1 where a graha in it is exalted',
    value: (chart, sign) => (GRAHAS.some((g) => chart.signs[g] === sign && exaltation(chart, g) === 1) ? 1 : 0),
  },
  {
    rule: 'parity',
    counts: '1 where its lord is in an odd sign and it is even, or the other way round',
    value: (chart, sign, purpose) => (isOddSign(chart.signs[lordIn(chart, sign, purpose)]) === isOddSign(sign) ? 0 : 1),
  },
  {
    rule: 'modality',
    counts: '2 for a dual, 1 for a fixed, 0 for a movable sign',
    value: (_, sign) => modalityRank(sign),
  },
  {
    rule: 'period',
    counts: 'years of the sign',
    only: 'dasha',
    value: (chart, sign, purpose) => signYears(sign, chart.signs[lordIn(chart, sign, purpose)]),
  },
  {
    rule: 'advancement',
    counts: 'micro-arcseconds of its lord in the sign where that is, of the nodes from its end',
    value: (chart, sign, purpose) => advancement(chart, lordIn(chart, sign, purpose)),
  },
] as const satisfies readonly StrengthRule<number, string>[];

/** A rule of `SIGN_STRENGTH`. */
export type SignStrengthRule = (typeof SIGN_STRENGTH)[number]['rule'];

export function strongerSign(
  chart: StrengthChart,
  first: number,
  second: number,
  purpose: StrengthPurpose = 'strength',
): StrengthVerdict<number, SignStrengthRule> {
  return judge<number, SignStrengthRule>(SIGN_STRENGTH, chart, [first, second], purpose);
}

export interface StrongestSign {
  readonly sign: number;
  /** The first rule that decided, in the last of several comparisons; `null` for a single sign. */
  readonly decidedBy: SignStrengthRule | 'tie' | null;
}

export function strongestSign(chart: StrengthChart, [first, ...others]: readonly [number, ...number[]]): StrongestSign {
  let found: StrongestSign = { sign: first, decidedBy: null };
  for (const other of others) {
    const { stronger = found.sign, decidedBy } = strongerSign(chart, found.sign, other, 'dasha');
    found = { sign: stronger, decidedBy };
  }
  return found;
}
