import { DEGREE, type MicroArcseconds, microArcseconds, modulo, SIGN, shorterArc, TURN } from '../../math/angle.js';
import { type Dignity, EXALTATION, moolatrikonaOf, oppositeSign } from '../dignity.js';
import { castsAspect, rashiDrishti } from '../drishti.js';
import { isSignLord, lordOf, type SignLord } from '../lords.js';
import type { Graha } from '../names.js';
import { compoundRegard, regard, temporalRegard } from '../relationships.js';
import type { YogaHouse, YogaPair, YogaPredicate, YogaRef, YogaTerm, YogaWord, YogaWords } from './predicate.js';
import {
  distance,
  type EvaluationContext,
  houseNumber,
  houseSign,
  isOneOf,
  membersOf,
  planetOf,
  planetsOf,
  refSign,
} from './terms.js';

/** Every word answers true or false for any argument. */
type Evaluators = { readonly [Word in YogaWord]: (given: YogaWords[Word], context: EvaluationContext) => boolean };

export function wordOf(predicate: YogaPredicate): { [W in YogaWord]: [word: W, given: YogaWords[W]] }[YogaWord] {
  const word = firstWord(predicate);
  return [word, (predicate as Readonly<Record<string, unknown>>)[word]] as ReturnType<typeof wordOf>;
}

/** Without a list of entries: thousands of calls in each chart. */
function firstWord(predicate: YogaPredicate): YogaWord {
  for (const word in predicate) return word as YogaWord;
  return 'true';
}

export function evaluate(predicate: YogaPredicate, context: EvaluationContext): boolean {
  const word = firstWord(predicate);
  return (EVALUATORS[word] as (given: unknown, context: EvaluationContext) => boolean)(
    (predicate as Readonly<Record<string, unknown>>)[word],
    context,
  );
}

/** False where the term has no planet. */
function of(term: YogaTerm, context: EvaluationContext, test: (planet: Graha) => boolean): boolean {
  const planet = planetOf(term, context);
  return planet !== null && test(planet);
}

function ofSeven(term: YogaTerm, context: EvaluationContext, test: (planet: SignLord) => boolean): boolean {
  return of(term, context, (planet) => isSignLord(planet) && test(planet));
}

/** False for one and the same planet. */
function ofTwo(
  [one, other]: YogaPair,
  context: EvaluationContext,
  test: (one: Graha, other: Graha) => boolean,
): boolean {
  return of(one, context, (a) => of(other, context, (b) => a !== b && test(a, b)));
}

/** None where the group has a term without a planet. */
function among(
  group: YogaWords['conjunct_any']['group'],
  context: EvaluationContext,
  test: (planet: Graha) => boolean,
): readonly Graha[] | null {
  return membersOf(group, context)?.filter(test) ?? null;
}

function within(found: readonly unknown[] | null, min: number, max = Number.POSITIVE_INFINITY): boolean {
  return found !== null && found.length >= min && found.length <= max;
}

/** Null where the reference or a house has no value. */
export function signsOfHouses(
  houses: readonly YogaHouse[],
  ref: YogaRef | undefined,
  context: EvaluationContext,
): number[] | null {
  const signs: number[] = [];
  for (const house of houses) {
    const sign = houseSign(house, ref, context);
    if (sign === null) return null;
    signs.push(sign);
  }
  return signs;
}

export function occupants(
  { houses, group, from, except = [] }: YogaWords['house_has'],
  context: EvaluationContext,
): readonly Graha[] | null {
  const signs = signsOfHouses(houses, from, context);
  const left = planetsOf(except, context);
  if (signs === null || left === null) return null;
  return among(group, context, (planet) => signs.includes(context.facts.signs[planet]) && !left.includes(planet));
}

const STRONG: readonly Dignity[] = ['exalted', 'moolatrikona', 'own', 'great_friend', 'friend'];

const sees = ({ facts }: EvaluationContext, from: Graha, sign: number): boolean =>
  castsAspect(from, facts.signs[from], sign);
const joined = ({ facts }: EvaluationContext, one: Graha, other: Graha): boolean =>
  facts.signs[one] === facts.signs[other];
const isExalted = ({ facts }: EvaluationContext, planet: Graha): boolean =>
  isSignLord(planet) && facts.signs[planet] === EXALTATION[planet].sign;
const isDebilitated = ({ facts }: EvaluationContext, planet: Graha): boolean =>
  isSignLord(planet) && facts.signs[planet] === oppositeSign(EXALTATION[planet].sign);
const exchangeSigns = ({ facts }: EvaluationContext, one: Graha, other: Graha): boolean =>
  lordOf(facts.signs[one]) === other && lordOf(facts.signs[other]) === one;

function company(
  { planet, group, min = 1 }: YogaWords['conjunct_any'],
  context: EvaluationContext,
  test: (a: Graha, b: Graha) => boolean,
) {
  return of(planet, context, (one) =>
    within(
      among(group, context, (other) => other !== one && test(one, other)),
      min,
    ),
  );
}

function atHouse(
  { house, group, from, min = 1 }: YogaWords['house_aspected_by'],
  context: EvaluationContext,
  test: (planet: Graha, sign: number) => boolean,
): boolean {
  const sign = houseSign(house, from, context);
  return (
    sign !== null &&
    within(
      among(group, context, (planet) => test(planet, sign)),
      min,
    )
  );
}

function deepest(planet: SignLord): MicroArcseconds {
  const { sign, degree } = EXALTATION[planet];
  return microArcseconds(sign * SIGN + degree * DEGREE);
}

const EVALUATORS: Evaluators = {
  all: (parts, context) => parts.every((part) => evaluate(part, context)),
  any: (parts, context) => parts.some((part) => evaluate(part, context)),
  not: (part, context) => !evaluate(part, context),
  at_least: ({ n, of: parts }, context) => parts.filter((part) => evaluate(part, context)).length >= n,
  in_house: ({ planet, houses, from }, context) =>
    of(planet, context, (one) => {
      const ref = refSign(from, context);
      if (ref === null) return false;
      const house = distance(ref, context.facts.signs[one]);
      return houses.some((each) => houseNumber(each, context) === house);
    }),
  in_sign: ({ planet, signs }, context) => of(planet, context, (one) => isOneOf(context.facts.signs[one], signs)),
  in_navamsha: ({ planet, signs }, context) =>
    of(planet, context, (one) => isOneOf(context.facts.navamshas[one], signs)),
  in_degrees: ({ planet, spans }, context) =>
    of(planet, context, (one) => {
      const inSign = context.facts.longitudes[one] % SIGN;
      return spans.some(([from, to]) => inSign >= from * DEGREE && inSign < to * DEGREE);
    }),
  lagna_in: (signs, { facts: { lagna } }) => lagna !== null && isOneOf(lagna, signs),
  lagna_vargottama: (is, { facts: { lagna, lagnaNavamsha } }) => lagna !== null && (lagna === lagnaNavamsha) === is,
  sign_of_house_owned_by: ({ house, planet, from }, context) =>
    of(planet, context, (one) => {
      const sign = houseSign(house, from, context);
      return sign !== null && lordOf(sign) === one;
    }),
  exalted: (term, context) => of(term, context, (planet) => isExalted(context, planet)),
  debilitated: (term, context) => of(term, context, (planet) => isDebilitated(context, planet)),
  own_sign: (term, context) => of(term, context, (planet) => lordOf(context.facts.signs[planet]) === planet),
  moolatrikona: (term, context) =>
    ofSeven(term, context, (planet) => {
      const { sign, from, to } = moolatrikonaOf(planet);
      const inSign = context.facts.longitudes[planet] % SIGN;
      return context.facts.signs[planet] === sign && inSign >= from * DEGREE && inSign < to * DEGREE;
    }),
  deep_exaltation: (term, context) =>
    ofSeven(term, context, (planet) => shorterArc(context.facts.longitudes[planet], deepest(planet)) <= DEGREE),
  dignity_in: ({ planet, any_of }, context) =>
    of(planet, context, (one) => any_of.includes(context.facts.dignities[one])),
  natural_relation: ({ planet, any_of }, context) =>
    of(planet, context, (one) => {
      const lord = lordOf(context.facts.signs[one]);
      return any_of.includes(lord === one ? 'self' : regard(one, lord));
    }),
  strong: (term, context) =>
    of(term, context, (planet) => STRONG.includes(context.facts.dignities[planet]) && !context.facts.combust[planet]),
  combust: (term, context) => of(term, context, (planet) => context.facts.combust[planet]),
  retrograde: (term, context) => of(term, context, (planet) => context.facts.retrograde[planet]),
  vargottama: (term, context) =>
    of(term, context, (planet) => context.facts.signs[planet] === context.facts.navamshas[planet]),
  same: ([one, other], context) => of(one, context, (planet) => planetOf(other, context) === planet),
  is_benefic: (term, context) => of(term, context, (planet) => context.facts.natures[planet] === 'benefic'),
  is_malefic: (term, context) => of(term, context, (planet) => context.facts.natures[planet] === 'malefic'),
  conjunct: (terms, context) => {
    const planets = planetsOf(terms, context);
    return planets !== null && new Set(planets.map((planet) => context.facts.signs[planet])).size === 1;
  },
  conjunct_any: (given, context) => company(given, context, (one, other) => joined(context, one, other)),
  aspects: (pair, context) => ofTwo(pair, context, (one, other) => sees(context, one, context.facts.signs[other])),
  aspected_by_any: (given, context) =>
    company(given, context, (one, other) => sees(context, other, context.facts.signs[one])),
  joined_or_aspected: (given, context) =>
    company(
      given,
      context,
      (one, other) => joined(context, one, other) || sees(context, other, context.facts.signs[one]),
    ),
  house_aspected_by: (given, context) => atHouse(given, context, (planet, sign) => sees(context, planet, sign)),
  house_joined_or_aspected: (given, context) =>
    atHouse(given, context, (planet, sign) => context.facts.signs[planet] === sign || sees(context, planet, sign)),
  exchange: (pair, context) => ofTwo(pair, context, (one, other) => exchangeSigns(context, one, other)),
  exchange_houses: ([one, other], context) => {
    const [first, second] = [houseSign(one, undefined, context), houseSign(other, undefined, context)];
    if (first === null || second === null) return false;
    const [a, b] = [lordOf(first), lordOf(second)];
    return a !== b && context.facts.signs[a] === second && context.facts.signs[b] === first;
  },
  sambandha: (pair, context) =>
    ofTwo(
      pair,
      context,
      (one, other) =>
        exchangeSigns(context, one, other) ||
        joined(context, one, other) ||
        (sees(context, one, context.facts.signs[other]) && sees(context, other, context.facts.signs[one])),
    ),
  mutual_houses: ({ planets: [one, other], houses }, context) =>
    of(one, context, (a) =>
      of(other, context, (b) => {
        const { signs } = context.facts;
        const numbers = houses.map((house) => houseNumber(house, context));
        return numbers.includes(distance(signs[a], signs[b])) && numbers.includes(distance(signs[b], signs[a]));
      }),
    ),
  house_has: (given, context) => within(occupants(given, context), given.min ?? 1, given.max),
  each_house_has: ({ houses, ...given }, context) =>
    houses.every((house) => within(occupants({ ...given, houses: [house] }, context), 1)),
  house_empty: (given, context) => within(occupants(given, context), 0, 0),
  house_only: ({ houses, group, of: all = 'nine', allow_empty = false, from }, context) => {
    const there = occupants({ houses, group: all, ...(from === undefined ? {} : { from }) }, context);
    const members = membersOf(group, context);
    if (there === null || members === null) return false;
    return there.length === 0 ? allow_empty : there.every((planet) => members.includes(planet));
  },
  all_in_houses: ({ each_occupied, ...given }, context) => {
    const members = membersOf(given.group, context);
    const signs = signsOfHouses(given.houses, given.from, context);
    if (members === null || signs === null) return false;
    const used = members.map((planet) => context.facts.signs[planet]);
    return used.every((sign) => signs.includes(sign)) && (!each_occupied || signs.every((sign) => used.includes(sign)));
  },
  all_in_signs: ({ group, signs }, context) =>
    membersOf(group, context)?.every((planet) => isOneOf(context.facts.signs[planet], signs)) ?? false,
  sign_count: ({ group, equals }, context) => {
    const members = membersOf(group, context);
    return members !== null && new Set(members.map((planet) => context.facts.signs[planet])).size === equals;
  },
  houses_occupied_count: ({ houses, group, min, max }, context) =>
    context.facts.lagna !== null &&
    membersOf(group, context) !== null &&
    within(
      houses.filter((house) => within(occupants({ houses: [house], group }, context), 1)),
      min,
      max,
    ),
  count_planets: ({ group, that, min = 0, max }, context) =>
    within(
      among(group, context, (planet) => evaluate(that, { ...context, bound: { ...context.bound, $x: planet } })),
      min,
      max,
    ),
  rashi_aspects: (pair, context) =>
    ofTwo(pair, context, (one, other) => rashiDrishti(context.facts.signs[one]).includes(context.facts.signs[other])),
  house_rashi_aspected_by: (given, context) =>
    atHouse(given, context, (planet, sign) => rashiDrishti(context.facts.signs[planet]).includes(sign)),
  pada_in_house: ({ pada, houses, from }, context) => {
    const [sign, ref] = [refSign({ pada }, context), refSign(from, context)];
    if (sign === null || ref === null) return false;
    const house = distance(ref, sign);
    return houses.some((each) => houseNumber(each, context) === house);
  },
  friends: (pair, context) =>
    ofTwo(pair, context, (one, other) => isSignLord(other) && regard(one, other) === 'friend'),
  moon_full: (is, { facts: { longitudes } }) => {
    const ahead = modulo(longitudes.Moon - longitudes.Sun, TURN);
    return (ahead >= 168 * DEGREE && ahead < TURN / 2) === is;
  },
  moon_waxing: (is, { facts }) => facts.waxing === is,
  day_birth: (is, { facts }) => facts.dayBirth === is,
  sex: (sex, { facts }) => facts.sex === sex,
  dignity_great_friend_of_navamsa: (term, context) =>
    of(term, context, (planet) => {
      const { signs, navamshas } = context.facts;
      const lord = lordOf(navamshas[planet]);
      if (lord === planet) return false;
      return compoundRegard(regard(planet, lord), temporalRegard(signs[planet], signs[lord])) === 'great_friend';
    }),
  navamsha_exalted: (term, context) =>
    ofSeven(term, context, (planet) => context.facts.navamshas[planet] === EXALTATION[planet].sign),
  moon_drekkana_lord: (term, context) =>
    of(term, context, (planet) => {
      const { longitudes, signs } = context.facts;
      const third = Math.floor((longitudes.Moon % SIGN) / (10 * DEGREE));
      return lordOf((signs.Moon + 4 * third) % 12) === planet;
    }),
  true: () => true,
};

export function satisfying({ group, that }: YogaWords['count_planets'], context: EvaluationContext): readonly Graha[] {
  return (
    among(group, context, (planet) => evaluate(that, { ...context, bound: { ...context.bound, $x: planet } })) ?? []
  );
}
