import { DEGREE, type MicroArcseconds, microArcseconds, SIGN, shorterArc } from '../../math/angle.js';
import { type Dignity, EXALTATION, moolatrikonaOf, oppositeSign } from '../dignity.js';
import { looksOn } from '../drishti.js';
import { isSignLord, lordOf, type SignLord } from '../lords.js';
import type { Graha } from '../names.js';
import { compoundRegard, regard, temporalRegard } from '../relationships.js';
import type { YogaHouse, YogaPair, YogaPredicate, YogaRef, YogaTerm, YogaWord, YogaWords } from './predicate.js';
import {
  type Asked,
  distance,
  houseNumber,
  houseSign,
  isOneOf,
  membersOf,
  planetOf,
  planetsOf,
  refSign,
} from './terms.js';

/** Whether a word holds of a chart. Every one answers true or false, whatever it is asked. */
type Judges = { readonly [Word in YogaWord]: (given: YogaWords[Word], asked: Asked) => boolean };

/** Returns the word of a predicate with what it takes. */
export function wordOf(predicate: YogaPredicate): { [W in YogaWord]: [word: W, given: YogaWords[W]] }[YogaWord] {
  const word = firstWord(predicate);
  return [word, (predicate as Readonly<Record<string, unknown>>)[word]] as ReturnType<typeof wordOf>;
}

/** Returns the word of a predicate without a list of its entries: thousands are asked for in each chart. */
function firstWord(predicate: YogaPredicate): YogaWord {
  for (const word in predicate) return word as YogaWord;
  return 'true';
}

/** Returns whether a predicate holds of a chart. */
export function holds(predicate: YogaPredicate, asked: Asked): boolean {
  const word = firstWord(predicate);
  return (JUDGES[word] as (given: unknown, asked: Asked) => boolean)(
    (predicate as Readonly<Record<string, unknown>>)[word],
    asked,
  );
}

/** Returns what is true of the planet that a term stands for; false where it stands for none. */
function of(term: YogaTerm, asked: Asked, test: (planet: Graha) => boolean): boolean {
  const planet = planetOf(term, asked);
  return planet !== null && test(planet);
}

/** Returns what is true of a planet that is no node. */
function ofSeven(term: YogaTerm, asked: Asked, test: (planet: SignLord) => boolean): boolean {
  return of(term, asked, (planet) => isSignLord(planet) && test(planet));
}

/** Returns what is true of two planets; false where they are one. */
function ofTwo([one, other]: YogaPair, asked: Asked, test: (one: Graha, other: Graha) => boolean): boolean {
  return of(one, asked, (a) => of(other, asked, (b) => a !== b && test(a, b)));
}

/** Returns the members of a group, but for some, for which a test holds; none where the group has a term without a planet. */
function among(
  group: YogaWords['conjunct_any']['group'],
  asked: Asked,
  test: (planet: Graha) => boolean,
): readonly Graha[] | null {
  return membersOf(group, asked)?.filter(test) ?? null;
}

function within(found: readonly unknown[] | null, min: number, max = Number.POSITIVE_INFINITY): boolean {
  return found !== null && found.length >= min && found.length <= max;
}

/** Returns the signs, 0 … 11, of houses counted from a reference; null where the reference or a house stands for none. */
export function signsOfHouses(houses: readonly YogaHouse[], ref: YogaRef | undefined, asked: Asked): number[] | null {
  const signs: number[] = [];
  for (const house of houses) {
    const sign = houseSign(house, ref, asked);
    if (sign === null) return null;
    signs.push(sign);
  }
  return signs;
}

/** Returns who of a group stands in houses, leaving some out. */
export function occupants(
  { houses, group, from, except = [] }: YogaWords['house_has'],
  asked: Asked,
): readonly Graha[] | null {
  const signs = signsOfHouses(houses, from, asked);
  const left = planetsOf(except, asked);
  if (signs === null || left === null) return null;
  return among(group, asked, (planet) => signs.includes(asked.facts.signs[planet]) && !left.includes(planet));
}

const STRONG: readonly Dignity[] = ['exalted', 'moolatrikona', 'own', 'great_friend', 'friend'];

const sees = ({ facts }: Asked, from: Graha, sign: number): boolean => looksOn(from, facts.signs[from], sign);
const joined = ({ facts }: Asked, one: Graha, other: Graha): boolean => facts.signs[one] === facts.signs[other];
const isExalted = ({ facts }: Asked, planet: Graha): boolean =>
  isSignLord(planet) && facts.signs[planet] === EXALTATION[planet].sign;
const isDebilitated = ({ facts }: Asked, planet: Graha): boolean =>
  isSignLord(planet) && facts.signs[planet] === oppositeSign(EXALTATION[planet].sign);
const exchanged = ({ facts }: Asked, one: Graha, other: Graha): boolean =>
  lordOf(facts.signs[one]) === other && lordOf(facts.signs[other]) === one;

/** Returns how many of a planet's company, itself never counted, a test finds. */
function company(
  { planet, group, min = 1 }: YogaWords['conjunct_any'],
  asked: Asked,
  test: (a: Graha, b: Graha) => boolean,
) {
  return of(planet, asked, (one) =>
    within(
      among(group, asked, (other) => other !== one && test(one, other)),
      min,
    ),
  );
}

/** Returns whether so many of a group are found at the sign of a house. */
function atHouse(
  { house, group, from, min = 1 }: YogaWords['house_aspected_by'],
  asked: Asked,
  test: (planet: Graha, sign: number) => boolean,
): boolean {
  const sign = houseSign(house, from, asked);
  return (
    sign !== null &&
    within(
      among(group, asked, (planet) => test(planet, sign)),
      min,
    )
  );
}

/** Returns the deepest exaltation of a planet, micro-arcseconds. */
function deepest(planet: SignLord): MicroArcseconds {
  const { sign, degree } = EXALTATION[planet];
  return microArcseconds(sign * SIGN + degree * DEGREE);
}

const JUDGES: Judges = {
  all: (parts, asked) => parts.every((part) => holds(part, asked)),
  any: (parts, asked) => parts.some((part) => holds(part, asked)),
  not: (part, asked) => !holds(part, asked),
  at_least: ({ n, of: parts }, asked) => parts.filter((part) => holds(part, asked)).length >= n,
  in_house: ({ planet, houses, from }, asked) =>
    of(planet, asked, (one) => {
      const ref = refSign(from, asked);
      if (ref === null) return false;
      const house = distance(ref, asked.facts.signs[one]);
      return houses.some((each) => houseNumber(each, asked) === house);
    }),
  in_sign: ({ planet, signs }, asked) => of(planet, asked, (one) => isOneOf(asked.facts.signs[one], signs)),
  in_navamsha: ({ planet, signs }, asked) => of(planet, asked, (one) => isOneOf(asked.facts.navamshas[one], signs)),
  in_degrees: ({ planet, spans }, asked) =>
    of(planet, asked, (one) => {
      const inSign = asked.facts.longitudes[one] % SIGN;
      return spans.some(([from, to]) => inSign >= from * DEGREE && inSign < to * DEGREE);
    }),
  lagna_in: (signs, { facts: { lagna } }) => lagna !== null && isOneOf(lagna, signs),
  lagna_vargottama: (is, { facts: { lagna, lagnaNavamsha } }) => lagna !== null && (lagna === lagnaNavamsha) === is,
  sign_of_house_owned_by: ({ house, planet, from }, asked) =>
    of(planet, asked, (one) => {
      const sign = houseSign(house, from, asked);
      return sign !== null && lordOf(sign) === one;
    }),
  exalted: (term, asked) => of(term, asked, (planet) => isExalted(asked, planet)),
  debilitated: (term, asked) => of(term, asked, (planet) => isDebilitated(asked, planet)),
  own_sign: (term, asked) => of(term, asked, (planet) => lordOf(asked.facts.signs[planet]) === planet),
  moolatrikona: (term, asked) =>
    ofSeven(term, asked, (planet) => {
      const { sign, from, to } = moolatrikonaOf(planet);
      const inSign = asked.facts.longitudes[planet] % SIGN;
      return asked.facts.signs[planet] === sign && inSign >= from * DEGREE && inSign < to * DEGREE;
    }),
  deep_exaltation: (term, asked) =>
    ofSeven(term, asked, (planet) => shorterArc(asked.facts.longitudes[planet], deepest(planet)) <= DEGREE),
  dignity_in: ({ planet, any_of }, asked) => of(planet, asked, (one) => any_of.includes(asked.facts.dignities[one])),
  natural_relation: ({ planet, any_of }, asked) =>
    of(planet, asked, (one) => {
      const lord = lordOf(asked.facts.signs[one]);
      return any_of.includes(lord === one ? 'self' : regard(one, lord));
    }),
  strong: (term, asked) =>
    of(term, asked, (planet) => STRONG.includes(asked.facts.dignities[planet]) && !asked.facts.combust[planet]),
  combust: (term, asked) => of(term, asked, (planet) => asked.facts.combust[planet]),
  retrograde: (term, asked) => of(term, asked, (planet) => asked.facts.retrograde[planet]),
  vargottama: (term, asked) => of(term, asked, (planet) => asked.facts.signs[planet] === asked.facts.navamshas[planet]),
  same: ([one, other], asked) => of(one, asked, (planet) => planetOf(other, asked) === planet),
  is_benefic: (term, asked) => of(term, asked, (planet) => asked.facts.natures[planet] === 'benefic'),
  is_malefic: (term, asked) => of(term, asked, (planet) => asked.facts.natures[planet] === 'malefic'),
  conjunct: (terms, asked) => {
    const planets = planetsOf(terms, asked);
    return planets !== null && new Set(planets.map((planet) => asked.facts.signs[planet])).size === 1;
  },
  conjunct_any: (given, asked) => company(given, asked, (one, other) => joined(asked, one, other)),
  aspects: (pair, asked) => ofTwo(pair, asked, (one, other) => sees(asked, one, asked.facts.signs[other])),
  aspected_by_any: (given, asked) => company(given, asked, (one, other) => sees(asked, other, asked.facts.signs[one])),
  joined_or_aspected: (given, asked) =>
    company(given, asked, (one, other) => joined(asked, one, other) || sees(asked, other, asked.facts.signs[one])),
  house_aspected_by: (given, asked) => atHouse(given, asked, (planet, sign) => sees(asked, planet, sign)),
  house_joined_or_aspected: (given, asked) =>
    atHouse(given, asked, (planet, sign) => asked.facts.signs[planet] === sign || sees(asked, planet, sign)),
  exchange: (pair, asked) => ofTwo(pair, asked, (one, other) => exchanged(asked, one, other)),
  exchange_houses: ([one, other], asked) => {
    const [first, second] = [houseSign(one, undefined, asked), houseSign(other, undefined, asked)];
    if (first === null || second === null) return false;
    const [a, b] = [lordOf(first), lordOf(second)];
    return a !== b && asked.facts.signs[a] === second && asked.facts.signs[b] === first;
  },
  sambandha: (pair, asked) =>
    ofTwo(
      pair,
      asked,
      (one, other) =>
        exchanged(asked, one, other) ||
        joined(asked, one, other) ||
        (sees(asked, one, asked.facts.signs[other]) && sees(asked, other, asked.facts.signs[one])),
    ),
  mutual_houses: ({ planets: [one, other], houses }, asked) =>
    of(one, asked, (a) =>
      of(other, asked, (b) => {
        const { signs } = asked.facts;
        const numbers = houses.map((house) => houseNumber(house, asked));
        return numbers.includes(distance(signs[a], signs[b])) && numbers.includes(distance(signs[b], signs[a]));
      }),
    ),
  house_has: (given, asked) => within(occupants(given, asked), given.min ?? 1, given.max),
  each_house_has: ({ houses, ...given }, asked) =>
    houses.every((house) => within(occupants({ ...given, houses: [house] }, asked), 1)),
  house_empty: (given, asked) => within(occupants(given, asked), 0, 0),
  house_only: ({ houses, group, of: all = 'nine', allow_empty = false, from }, asked) => {
    const there = occupants({ houses, group: all, ...(from === undefined ? {} : { from }) }, asked);
    const members = membersOf(group, asked);
    if (there === null || members === null) return false;
    return there.length === 0 ? allow_empty : there.every((planet) => members.includes(planet));
  },
  all_in_houses: ({ each_occupied, ...given }, asked) => {
    const members = membersOf(given.group, asked);
    const signs = signsOfHouses(given.houses, given.from, asked);
    if (members === null || signs === null) return false;
    const used = members.map((planet) => asked.facts.signs[planet]);
    return used.every((sign) => signs.includes(sign)) && (!each_occupied || signs.every((sign) => used.includes(sign)));
  },
  all_in_signs: ({ group, signs }, asked) =>
    membersOf(group, asked)?.every((planet) => isOneOf(asked.facts.signs[planet], signs)) ?? false,
  sign_count: ({ group, equals }, asked) => {
    const members = membersOf(group, asked);
    return members !== null && new Set(members.map((planet) => asked.facts.signs[planet])).size === equals;
  },
  houses_occupied_count: ({ houses, group, min, max }, asked) =>
    asked.facts.lagna !== null &&
    membersOf(group, asked) !== null &&
    within(
      houses.filter((house) => within(occupants({ houses: [house], group }, asked), 1)),
      min,
      max,
    ),
  count_planets: ({ group, that, min = 0, max }, asked) =>
    within(
      among(group, asked, (planet) => holds(that, { ...asked, bound: { ...asked.bound, $x: planet } })),
      min,
      max,
    ),
  moon_waxing: (is, { facts }) => facts.waxing === is,
  day_birth: (is, { facts }) => facts.dayBirth === is,
  sex: (sex, { facts }) => facts.sex === sex,
  dignity_great_friend_of_navamsa: (term, asked) =>
    of(term, asked, (planet) => {
      const { signs, navamshas } = asked.facts;
      const lord = lordOf(navamshas[planet]);
      if (lord === planet) return false;
      return compoundRegard(regard(planet, lord), temporalRegard(signs[planet], signs[lord])) === 'great_friend';
    }),
  navamsha_exalted: (term, asked) =>
    ofSeven(term, asked, (planet) => asked.facts.navamshas[planet] === EXALTATION[planet].sign),
  moon_drekkana_lord: (term, asked) =>
    of(term, asked, (planet) => {
      const { longitudes, signs } = asked.facts;
      const third = Math.floor((longitudes.Moon % SIGN) / (10 * DEGREE));
      return lordOf((signs.Moon + 4 * third) % 12) === planet;
    }),
  true: () => true,
};

/** Returns the grahas of the members of a group for which a predicate holds with `$x`. */
export function satisfying({ group, that }: YogaWords['count_planets'], asked: Asked): readonly Graha[] {
  return among(group, asked, (planet) => holds(that, { ...asked, bound: { ...asked.bound, $x: planet } })) ?? [];
}
