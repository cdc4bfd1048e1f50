import { modulo } from '../../math/angle.js';
import { EXALTATION } from '../dignity.js';
import { isSignLord, lordOf, SIGN_LORDS } from '../lords.js';
import { GRAHAS, type Graha, SIGNS } from '../names.js';
import { element, isOddSign, modality } from '../signNature.js';
import type { ChartFacts } from './facts.js';
import { charaKarakaIn, padaSign } from './jaimini.js';
import type { YogaGroup, YogaGroupName, YogaHouse, YogaRef, YogaSign, YogaTerm, YogaVariable } from './predicate.js';

export type Bound = Readonly<Record<string, Graha | number>>;

/** A chart with the values of the variables. */
export interface EvaluationContext {
  readonly facts: ChartFacts;
  readonly bound: Bound;
}

const isVariable = (value: unknown): value is YogaVariable => typeof value === 'string' && value.startsWith('$');

/** Null without a value. */
export function houseNumber(house: YogaHouse, { bound }: EvaluationContext): number | null {
  if (!isVariable(house)) return house;
  const value = bound[house];
  return typeof value === 'number' ? value : null;
}

export function refSign(ref: YogaRef | undefined, context: EvaluationContext): number | null {
  if (ref === undefined || ref === 'lagna') return context.facts.lagna;
  if (typeof ref === 'object' && 'pada' in ref) {
    const sign = houseSign(ref.pada, undefined, context);
    return sign === null ? null : padaSign(context.facts, sign);
  }
  if (typeof ref === 'object' && 'navamsha_of' in ref) {
    const planet = planetOf(ref.navamsha_of, context);
    return planet === null ? null : context.facts.navamshas[planet];
  }
  const planet = planetOf(ref, context);
  return planet === null ? null : context.facts.signs[planet];
}

export function houseSign(house: YogaHouse, ref: YogaRef | undefined, context: EvaluationContext): number | null {
  const number = houseNumber(house, context);
  const from = refSign(ref, context);
  return number === null || from === null ? null : (from + number - 1) % 12;
}

/** Null where the term finds no planet. */
export function planetOf(term: YogaTerm, context: EvaluationContext): Graha | null {
  const { facts, bound } = context;
  if (typeof term === 'string') {
    if (!isVariable(term)) return term;
    const value = bound[term];
    return typeof value === 'string' ? value : null;
  }
  if ('lord' in term) {
    const sign = houseSign(term.lord, term.from, context);
    return sign === null ? null : lordOf(sign);
  }
  if ('chara_karaka' in term) return charaKarakaIn(facts, term.chara_karaka, term.scheme ?? 'eight');
  if ('navamsha_lagna_lord' in term) return facts.lagnaNavamsha === null ? null : lordOf(facts.lagnaNavamsha);
  if ('dispositor' in term) {
    const planet = planetOf(term.dispositor, context);
    return planet === null ? null : lordOf(facts.signs[planet]);
  }
  if ('navamsha_dispositor' in term) {
    const planet = planetOf(term.navamsha_dispositor, context);
    return planet === null ? null : lordOf(facts.navamshas[planet]);
  }
  if ('exaltation_lord' in term) {
    const planet = planetOf(term.exaltation_lord, context);
    return planet === null || !isSignLord(planet) ? null : lordOf(EXALTATION[planet].sign);
  }
  const planet = planetOf(term.exalted_in_sign_of, context);
  if (planet === null) return null;
  return SIGN_LORDS.find((one) => EXALTATION[one].sign === facts.signs[planet]) ?? null;
}

/** In order; null where one finds no planet. */
export function planetsOf(terms: readonly YogaTerm[], context: EvaluationContext): Graha[] | null {
  const planets: Graha[] = [];
  for (const term of terms) {
    const planet = planetOf(term, context);
    if (planet === null) return null;
    planets.push(planet);
  }
  return planets;
}

export const FIVE: readonly Graha[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const DALA_BENEFICS: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];
const DALA_MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn'];

const MEMBERS: Readonly<Record<YogaGroupName, (facts: ChartFacts) => readonly Graha[]>> = {
  seven: () => SIGN_LORDS,
  nine: () => GRAHAS,
  five: () => FIVE,
  nodes: () => ['Rahu', 'Ketu'],
  except_moon: () => ['Sun', ...FIVE],
  benefics: ({ natures }) => GRAHAS.filter((graha) => natures[graha] === 'benefic'),
  malefics: ({ natures }) => GRAHAS.filter((graha) => natures[graha] === 'malefic'),
  dala_benefics: () => DALA_BENEFICS,
  dala_malefics: () => DALA_MALEFICS,
  benefics_nabhasa: ({ waxing }) => (waxing ? ['Moon', ...DALA_BENEFICS] : DALA_BENEFICS),
  malefics_nabhasa: ({ waxing }) => (waxing ? DALA_MALEFICS : ['Moon', ...DALA_MALEFICS]),
};

/** Each once; null where a term of a list finds no planet. */
export function membersOf(group: YogaGroup, context: EvaluationContext): readonly Graha[] | null {
  if (typeof group === 'string') return MEMBERS[group](context.facts);
  const planets = planetsOf(group, context);
  return planets === null ? null : [...new Set(planets)];
}

export function isOneOf(sign: number, signs: readonly YogaSign[]): boolean {
  return signs.some((one) => {
    switch (one) {
      case 'odd':
        return isOddSign(sign);
      case 'even':
        return !isOddSign(sign);
      case 'movable':
      case 'fixed':
      case 'dual':
        return modality(sign) === one;
      case 'watery':
        return element(sign) === 'water';
      case 'fire':
      case 'earth':
      case 'air':
        return element(sign) === one;
      default:
        return SIGNS[sign]?.name === one;
    }
  });
}

/** Inclusive, 1 … 12. */
export function distance(from: number, to: number): number {
  return modulo(to - from, 12) + 1;
}
