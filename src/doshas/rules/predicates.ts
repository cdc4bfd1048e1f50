import { DEGREE, type MicroArcseconds, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { isCombust } from '../../zodiac/combustion.js';
import { dignityOf, dignityState } from '../../zodiac/dignity.js';
import { looksOn } from '../../zodiac/drishti.js';
import { lordOf } from '../../zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import type { Nature } from '../../zodiac/nature.js';
import { navamshaSign } from '../../zodiac/navamsha.js';
import { wholeSignHouse } from '../../zodiac/position.js';

/** A planet of a rule: itself, the lord of a house from the lagna, or the lord of the sign in which another stands. */
export type Term = Graha | { readonly lord: number } | { readonly dispositor: Term };

/** Some planets of a rule: the benefics or malefics of the chart, or those that are named. */
export type Group = 'benefics' | 'malefics' | readonly Graha[];

/**
 * What a rule tests. Houses are whole signs from the lagna, or from `from`, which is the first; *joined* is in one sign, *aspects* the full
 * aspects of the seven; a planet is never its own company.
 */
export type Predicate =
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  | { readonly not: Predicate }
  | { readonly in_house: { readonly planet: Term; readonly houses: readonly number[] } }
  | { readonly in_sign: { readonly planet: Term; readonly signs: readonly Sign[] } }
  | { readonly in_navamsha: { readonly planet: Term; readonly signs: readonly Sign[] } }
  | { readonly in_degrees: { readonly planet: Term; readonly spans: readonly (readonly [number, number])[] } }
  | { readonly lagna_in: readonly Sign[] }
  | { readonly sign_of_house_owned_by: { readonly house: number; readonly planet: Graha } }
  | { readonly same: readonly [Term, Term] }
  | { readonly conjunct: readonly [Term, Term] }
  | { readonly conjunct_any: { readonly planet: Term; readonly group: Group } }
  | { readonly aspects: readonly [Term, Term] }
  | { readonly aspected_by_any: { readonly planet: Term; readonly group: Group } }
  | { readonly joined_or_aspected: { readonly planet: Term; readonly group: Group } }
  | { readonly strong: Term }
  | { readonly debilitated: Term }
  | { readonly combust: Term }
  | { readonly retrograde: Term }
  | { readonly house_has: { readonly houses: readonly number[]; readonly group: Group; readonly min: number } }
  | { readonly each_house_has: { readonly houses: readonly number[]; readonly group: Group; readonly from?: Term } }
  | {
      readonly all_in_houses: {
        readonly group: readonly Graha[];
        readonly houses: readonly number[];
        readonly each_occupied: boolean;
      };
    };

/** A chart as the rules look at it. */
export interface RuleChart {
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  readonly retrograde: Readonly<Record<Graha, boolean>>;
  /** Who is benefic and who malefic in this chart. */
  readonly natures: Readonly<Record<Graha, Nature>>;
  /** The rising point, micro-arcseconds. */
  readonly ascendant: MicroArcseconds;
}

/** Whether a rule holds, and who makes it hold. */
export interface Finding {
  readonly holds: boolean;
  /** The planets of the nodes that hold, each once, in no order. */
  readonly planets: readonly Graha[];
  /** Whether the rising sign itself was tested. */
  readonly lagna: boolean;
}

const NOTHING: Finding = { holds: false, planets: [], lagna: false };

/** Returns the sign, 0 (Aries) … 11, of a graha. */
const signOf = ({ longitudes }: RuleChart, graha: Graha): number => signIndex(longitudes[graha]);

/** Returns the house, 1 … 12, of a graha, counted from a longitude. */
const houseFrom = ({ longitudes }: RuleChart, graha: Graha, from: MicroArcseconds): number =>
  wholeSignHouse(longitudes[graha], from);

function resolve(term: Term, chart: RuleChart): Graha {
  if (typeof term === 'string') return term;
  if ('lord' in term) return lordOf((signIndex(chart.ascendant) + term.lord - 1) % SIGNS.length);
  return lordOf(signOf(chart, resolve(term.dispositor, chart)));
}

function membersOf(group: Group, { natures }: RuleChart): readonly Graha[] {
  if (group === 'benefics') return GRAHAS.filter((graha) => natures[graha] === 'benefic');
  if (group === 'malefics') return GRAHAS.filter((graha) => natures[graha] === 'malefic');
  return group;
}

const joins = (chart: RuleChart, one: Graha, other: Graha): boolean => signOf(chart, one) === signOf(chart, other);
const sees = (chart: RuleChart, one: Graha, other: Graha): boolean =>
  looksOn(one, signOf(chart, one), signOf(chart, other));

const finding = (holds: boolean, ...planets: readonly Graha[]): Finding =>
  holds ? { holds, planets: [...new Set(planets)], lagna: false } : NOTHING;

/** Returns who of a group, the planet itself left out, does what is asked; it holds when somebody does. */
function company(
  chart: RuleChart,
  { planet, group }: { readonly planet: Term; readonly group: Group },
  does: (member: Graha, planet: Graha) => boolean,
): Finding {
  const tested = resolve(planet, chart);
  const found = membersOf(group, chart).filter((member) => member !== tested && does(member, tested));
  return finding(found.length > 0, tested, ...found);
}

const together = (findings: readonly Finding[]): Finding => ({
  holds: true,
  planets: [...new Set(findings.flatMap(({ planets }) => planets))],
  lagna: findings.some(({ lagna }) => lagna),
});

/** What is strong by dignity: exalted, at home or with a friend. */
const STRONG: readonly string[] = ['exalted', 'moolatrikona', 'own', 'great_friend', 'friend'];

function isBurnt({ longitudes, retrograde }: RuleChart, graha: Graha): boolean {
  return isCombust(graha, longitudes[graha], longitudes.Sun, retrograde[graha]);
}

/** Returns whether a rule holds in a chart. Every chart has an answer. */
export function evaluate(rule: Predicate, chart: RuleChart): Finding {
  const of = (planet: Term, test: (graha: Graha) => boolean): Finding => {
    const graha = resolve(planet, chart);
    return finding(test(graha), graha);
  };
  const pair = ([one, other]: readonly [Term, Term], test: (one: Graha, other: Graha) => boolean): Finding => {
    const [a, b] = [resolve(one, chart), resolve(other, chart)];
    return finding(test(a, b), a, b);
  };
  const named = (signs: readonly Sign[], sign: number): boolean => signs.includes(at(SIGNS, sign).name);
  const inHouse = (graha: Graha, houses: readonly number[], from: MicroArcseconds = chart.ascendant): boolean =>
    houses.includes(houseFrom(chart, graha, from));

  if ('all' in rule) {
    const parts = rule.all.map((part) => evaluate(part, chart));
    return parts.every(({ holds }) => holds) ? together(parts) : NOTHING;
  }
  if ('any' in rule) {
    const parts = rule.any.map((part) => evaluate(part, chart)).filter(({ holds }) => holds);
    return parts.length > 0 ? together(parts) : NOTHING;
  }
  if ('not' in rule) return { ...NOTHING, holds: !evaluate(rule.not, chart).holds };
  if ('in_house' in rule) return of(rule.in_house.planet, (graha) => inHouse(graha, rule.in_house.houses));
  if ('in_sign' in rule) return of(rule.in_sign.planet, (graha) => named(rule.in_sign.signs, signOf(chart, graha)));
  if ('in_navamsha' in rule) {
    const { planet, signs } = rule.in_navamsha;
    return of(planet, (graha) => named(signs, navamshaSign(chart.longitudes[graha])));
  }
  if ('in_degrees' in rule) {
    const { planet, spans } = rule.in_degrees;
    return of(planet, (graha) => {
      const inSign = chart.longitudes[graha] % SIGN;
      return spans.some(([from, to]) => inSign >= from * DEGREE && inSign < to * DEGREE);
    });
  }
  if ('lagna_in' in rule) {
    const holds = named(rule.lagna_in, signIndex(chart.ascendant));
    return { ...NOTHING, holds, lagna: holds };
  }
  if ('sign_of_house_owned_by' in rule) {
    const { house, planet } = rule.sign_of_house_owned_by;
    return finding(resolve({ lord: house }, chart) === planet, planet);
  }
  if ('same' in rule) return pair(rule.same, (one, other) => one === other);
  if ('conjunct' in rule) return pair(rule.conjunct, (one, other) => joins(chart, one, other));
  if ('aspects' in rule) return pair(rule.aspects, (one, other) => sees(chart, one, other));
  if ('conjunct_any' in rule) {
    return company(chart, rule.conjunct_any, (member, planet) => joins(chart, member, planet));
  }
  if ('aspected_by_any' in rule) {
    return company(chart, rule.aspected_by_any, (member, planet) => sees(chart, member, planet));
  }
  if ('joined_or_aspected' in rule) {
    return company(
      chart,
      rule.joined_or_aspected,
      (member, planet) => joins(chart, member, planet) || sees(chart, member, planet),
    );
  }
  if ('strong' in rule) {
    return of(rule.strong, (graha) => STRONG.includes(dignityOf(graha, chart.longitudes)) && !isBurnt(chart, graha));
  }
  if ('debilitated' in rule) {
    return of(
      rule.debilitated,
      (graha) => dignityState(graha, chart.longitudes[graha], { nodes: 'none' }) === 'debilitated',
    );
  }
  if ('combust' in rule) return of(rule.combust, (graha) => isBurnt(chart, graha));
  if ('retrograde' in rule) return of(rule.retrograde, (graha) => chart.retrograde[graha]);
  if ('house_has' in rule) {
    const { houses, group, min } = rule.house_has;
    const found = membersOf(group, chart).filter((graha) => inHouse(graha, houses));
    return finding(found.length >= min, ...found);
  }
  if ('each_house_has' in rule) {
    const { houses, group, from } = rule.each_house_has;
    const origin = from === undefined ? undefined : resolve(from, chart);
    const start = origin === undefined ? chart.ascendant : chart.longitudes[origin];
    const members = membersOf(group, chart);
    const found = houses.map((house) => members.filter((graha) => inHouse(graha, [house], start)));
    return finding(
      found.every(({ length }) => length > 0),
      ...found.flat(),
    );
  }
  const { group, houses, each_occupied } = rule.all_in_houses;
  const used = new Set(group.map((graha) => houseFrom(chart, graha, chart.ascendant)));
  const within = [...used].every((house) => houses.includes(house));
  return finding(within && (!each_occupied || used.size === houses.length), ...group);
}
