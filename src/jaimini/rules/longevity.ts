import { at } from '../../math/at.js';
import { rashiDrishti } from '../../zodiac/drishti.js';
import { isSignLord, lordOf } from '../../zodiac/lords.js';
import { GRAHAS, type Graha } from '../../zodiac/names.js';
import type { Nature } from '../../zodiac/nature.js';
import { regard } from '../../zodiac/relationships.js';
import { modality } from '../../zodiac/signNature.js';
import {
  advancement,
  exaltation,
  lordIn,
  type StrengthChart,
  strongerGraha,
  strongerSign,
} from '../../zodiac/signStrength.js';
import { type JaiminiChart, nthFrom } from '../chart.js';
import {
  EIGHTH_SIGNS,
  type EighthRule,
  type LifeClass,
  PAIR_CLASSES,
  YEARS_BPHS,
  YEARS_PVR,
} from '../tables/longevity.js';
import { OWN_SIGNS } from './arudhas.js';

export function pairClass(first: number, second: number): LifeClass {
  return PAIR_CLASSES[modality(first)][modality(second)];
}

export function eighthSign(sign: number, rule: EighthRule = 'table'): number {
  return rule === 'plain' ? nthFrom(sign, 8) : at(EIGHTH_SIGNS, sign);
}

export const PAIRS = ['lagna_lord-eighth_lord', 'moon-saturn', 'lagna-hora_lagna'] as const;

/** One of the three pairs. */
export type PairName = (typeof PAIRS)[number];

export interface PairsVerdict {
  readonly lifeClass: LifeClass;
  readonly decidedBy: 'three' | 'two' | 'moon-saturn' | 'lagna-hora_lagna';
  readonly years: { readonly bphs: number; readonly pvr: number | null };
}

/**
 * The class of two or three pairs; where all differ the second pair's, with the Moon in the first or seventh sign from the ascendant, else
 * the third's.
 */
export function judgePairs(classes: readonly [LifeClass, LifeClass, LifeClass], moonOnAxis: boolean): PairsVerdict {
  const shared = classes.find((one) => classes.filter((other) => other === one).length > 1);
  if (shared === undefined) {
    const decidedBy = moonOnAxis ? 'moon-saturn' : 'lagna-hora_lagna';
    const lifeClass = classes[moonOnAxis ? 1 : 2];
    return { lifeClass, decidedBy, years: { bphs: YEARS_BPHS[lifeClass][0], pvr: null } };
  }
  const dissenting = classes.find((one) => one !== shared);
  return {
    lifeClass: shared,
    decidedBy: dissenting === undefined ? 'three' : 'two',
    years: {
      bphs: YEARS_BPHS[shared][dissenting === undefined ? 2 : 1],
      pvr: YEARS_PVR[shared][dissenting ?? shared],
    },
  };
}

function influences({ signs }: StrengthChart, graha: Graha): Graha[] {
  const sign = signs[graha];
  return GRAHAS.filter(
    (other) => other !== graha && (signs[other] === sign || rashiDrishti(signs[other]).includes(sign)),
  );
}

const isOwn = ({ signs }: StrengthChart, graha: Graha): boolean => OWN_SIGNS[graha].includes(signs[graha]);

/** A change of the class that verses teach; listed, not applied. */
export interface ClassShift {
  /** The graha that makes it. @names planet */
  readonly by: 'Saturn' | 'Jupiter';
  /** Whether the class falls or rises by one. */
  readonly direction: 'lower' | 'higher';
  /** Why, in words. */
  readonly reason: string;
}

/**
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 43.47–50.
 * @param deciding the pairs that have the chart's class, with their members
 */
export function classShifts(
  { strength, lagna }: JaiminiChart,
  natures: Readonly<Record<Graha, Nature>>,
  deciding: readonly (readonly string[])[],
): ClassShift[] {
  const only = (graha: Graha, nature: Nature): boolean => {
    const others = influences(strength, graha);
    return others.length > 0 && others.every((other) => natures[other] === nature);
  };
  const shifts: ClassShift[] = [];
  const spared = exaltation(strength, 'Saturn') === 1 || isOwn(strength, 'Saturn') || only('Saturn', 'malefic');
  if (deciding.some((members) => members.includes('Saturn')) && !spared) {
    shifts.push({
      by: 'Saturn',
      direction: 'lower',
      reason:
        'Saturn is a member of a deciding pair, neither exalted, nor in his own sign, nor under malefic influence alone; some say that he raises the class.',
    });
  }
  const house = (strength.signs.Jupiter - lagna + 12) % 12;
  if ((house === 0 || house === 6) && only('Jupiter', 'benefic')) {
    shifts.push({
      by: 'Jupiter',
      direction: 'higher',
      reason: 'Jupiter is in the first or seventh sign, joined or looked on by benefics alone.',
    });
  }
  return shifts;
}

export interface EighthLord {
  /** 0 (Aries) … 11. */
  readonly base: number;
  readonly eighth: number;
  readonly lord: Graha;
  readonly distance: number;
  readonly lifeClass: LifeClass;
}

const BY_DISTANCE: readonly [LifeClass, LifeClass, LifeClass] = ['long', 'middle', 'short'];

/** P. V. R. Narasimha Rao 14.5. */
export function eighthLordOf({ strength, lagna }: JaiminiChart, rule: EighthRule): EighthLord {
  const base = strongerSign(strength, lagna, nthFrom(lagna, 7)).stronger ?? lagna;
  const eighth = eighthSign(base, rule);
  const lord = lordIn(strength, eighth);
  const distance = ((strength.signs[lord] - base + 12) % 12) + 1;
  return { base, eighth, lord, distance, lifeClass: at(BY_DISTANCE, (distance - 1) % 3) };
}

/** P. V. R. Narasimha Rao 14.3; Jaimini Sūtras 2.1.35–36. */
const RUDRA_RULES: readonly {
  readonly rule: 'companions' | 'dignity' | 'exalted_companions' | 'aspects' | 'advancement';
  readonly value: (chart: StrengthChart, graha: Graha) => number;
}[] = [
  { rule: 'companions', value: (chart, graha) => companionsOf(chart, graha).length },
  { rule: 'dignity', value: (chart, graha) => (exaltation(chart, graha) === 1 || isOwn(chart, graha) ? 1 : 0) },
  {
    rule: 'exalted_companions',
    value: (chart, graha) => companionsOf(chart, graha).filter((other) => exaltation(chart, other) === 1).length,
  },
  {
    rule: 'aspects',
    value: ({ signs }, graha) => GRAHAS.filter((other) => rashiDrishti(signs[other]).includes(signs[graha])).length,
  },
  { rule: 'advancement', value: advancement },
];

/** A rule that chooses Rudra. */
export type RudraRule = (typeof RUDRA_RULES)[number]['rule'];

const companionsOf = ({ signs }: StrengthChart, graha: Graha): Graha[] =>
  GRAHAS.filter((other) => other !== graha && signs[other] === signs[graha]);

export const AFFLICTORS: readonly Graha[] = ['Mars', 'Saturn', 'Rahu', 'Ketu'];

export interface Rudra {
  readonly planet: Graha;
  readonly decidedBy: RudraRule | 'tie';
  readonly second: { readonly planet: Graha; readonly afflicted: boolean };
}

function isAfflicted(chart: StrengthChart, graha: Graha): boolean {
  const lord = lordOf(chart.signs[graha]);
  const weak = exaltation(chart, graha) === -1 || regard(graha, lord) === 'enemy';
  return weak && influences(chart, graha).some((other) => AFFLICTORS.includes(other));
}

/** The stronger lord of the eighth from ascendant and seventh; the former in a tie. No graha rules both. */
export function rudraOf({ strength, lagna }: JaiminiChart, rule: EighthRule): Rudra {
  const lordOfEighth = (sign: number): Graha => lordIn(strength, eighthSign(sign, rule));
  const first = lordOfEighth(lagna);
  const second = lordOfEighth(nthFrom(lagna, 7));
  const decided = RUDRA_RULES.find(({ value }) => value(strength, first) !== value(strength, second));
  const isFirst = decided === undefined || decided.value(strength, first) > decided.value(strength, second);
  const [planet, other] = isFirst ? [first, second] : [second, first];
  return {
    planet,
    decidedBy: decided?.rule ?? 'tie',
    second: { planet: other, afflicted: isAfflicted(strength, other) },
  };
}

export interface Maheshwara {
  readonly planet: Graha;
  readonly rule: 'a' | 'b' | 'c' | null;
}

function strongerLord(chart: StrengthChart, sign: number): Graha {
  const eighth = lordIn(chart, nthFrom(sign, 8));
  const twelfth = lordIn(chart, nthFrom(sign, 12));
  return eighth === twelfth ? eighth : (strongerGraha(chart, eighth, twelfth).stronger ?? eighth);
}

/**
 * The lord of the eighth from the Ātma kāraka; (a) with a node beside that kāraka or in that eighth, the lord of the sixth; (b) else, where
 * that lord is exalted or in own sign, the stronger lord of the eighth and twelfth from it; (c) Mercury for Rāhu and Jupiter for Ketu.
 *
 * Source: P. V. R. Narasimha Rao 14.3.
 */
export function maheshwaraOf(chart: StrengthChart, atma: Graha): Maheshwara {
  const { signs } = chart;
  const sign = signs[atma];
  const eighth = nthFrom(sign, 8);
  const nodes = GRAHAS.filter((graha) => !isSignLord(graha) && graha !== atma);
  const lord = lordIn(chart, eighth);
  const isA = nodes.some((node) => signs[node] === sign || signs[node] === eighth);
  const isB = !isA && (exaltation(chart, lord) === 1 || isOwn(chart, lord));
  const planet = isA ? lordIn(chart, nthFrom(sign, 6)) : isB ? strongerLord(chart, signs[lord]) : lord;
  if (planet === 'Rahu') return { planet: 'Mercury', rule: 'c' };
  if (planet === 'Ketu') return { planet: 'Jupiter', rule: 'c' };
  return { planet, rule: isA ? 'a' : isB ? 'b' : null };
}
