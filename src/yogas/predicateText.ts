import { plainWords } from '../operation/words.js';
import { wordOf } from '../zodiac/predicates/evaluate.js';
import type { YogaGroup, YogaHouse, YogaPredicate, YogaRef, YogaTerm } from '../zodiac/predicates/predicate.js';

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

function ordinal(house: YogaHouse): string {
  return typeof house === 'number' ? `${house}${ENDINGS[house] ?? 'th'}` : `${house}-th`;
}

function listed(words: readonly string[], joint: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

function refText(ref: Exclude<YogaRef, 'lagna'>): string {
  if (typeof ref === 'object' && 'pada' in ref) return `the pada of the ${ordinal(ref.pada)}`;
  if (typeof ref === 'object' && 'navamsha_of' in ref) return `the navamsha sign of ${termText(ref.navamsha_of)}`;
  return termText(ref);
}

function counted(ref: YogaRef | undefined): string {
  return ref === undefined || ref === 'lagna' ? '' : ` from ${refText(ref)}`;
}

/** `lord of the 9th`. */
export function termText(term: YogaTerm): string {
  if (typeof term === 'string') return term;
  if ('lord' in term) return `lord of the ${ordinal(term.lord)}${counted(term.from)}`;
  if ('navamsha_lagna_lord' in term) return 'lord of the rising navamsha';
  if ('chara_karaka' in term)
    return `${term.chara_karaka} karaka${term.scheme === 'seven' ? ' of the seven planets' : ''}`;
  if ('dispositor' in term) return `lord of the sign of ${termText(term.dispositor)}`;
  if ('navamsha_dispositor' in term) return `lord of the navamsha of ${termText(term.navamsha_dispositor)}`;
  if ('exaltation_lord' in term) return `lord of the exaltation sign of ${termText(term.exaltation_lord)}`;
  return `planet exalted in the sign of ${termText(term.exalted_in_sign_of)}`;
}

const GROUPS: Readonly<Record<string, string>> = {
  seven: 'the seven planets',
  nine: 'the nine grahas',
  five: 'Mars, Mercury, Jupiter, Venus, Saturn',
  nodes: 'Rahu and Ketu',
  except_moon: 'Sun, Mars, Mercury, Jupiter, Venus, Saturn',
  benefics: 'the benefics',
  malefics: 'the malefics',
  dala_benefics: 'Mercury, Jupiter, Venus',
  dala_malefics: 'Sun, Mars, Saturn',
  benefics_nabhasa: 'Mercury, Jupiter, Venus and a waxing Moon',
  malefics_nabhasa: 'Sun, Mars, Saturn and a waning Moon',
};

function groupText(group: YogaGroup): string {
  return typeof group === 'string' ? (GROUPS[group] ?? group) : listed(group.map(termText), 'and');
}

const housesText = (houses: readonly YogaHouse[], ref: YogaRef | undefined, joint = 'or'): string =>
  `the ${listed(houses.map(ordinal), joint)}${counted(ref)}`;

function least(min = 1, max?: number): string {
  if (max === undefined) return min === 1 ? 'one or more' : `${min} or more`;
  if (max === 0) return 'none';
  return min === max ? `exactly ${min}` : `${min} to ${max}`;
}

const but = (except: readonly YogaTerm[] | undefined): string =>
  except === undefined ? '' : ` (${listed(except.map(termText), 'and')} not counted)`;
const nested = (parts: readonly YogaPredicate[]): string => parts.map((part) => `(${predicateText(part)})`).join(' ');

export function predicateText(predicate: YogaPredicate): string {
  const [word, given] = wordOf(predicate);
  switch (word) {
    case 'all':
      return `all of: ${nested(given)}`;
    case 'any':
      return `any of: ${nested(given)}`;
    case 'not':
      return `not: ${predicateText(given)}`;
    case 'at_least':
      return `${given.n} or more of: ${nested(given.of)}`;
    case 'in_house':
      return `${termText(given.planet)} is in ${housesText(given.houses, given.from)}`;
    case 'in_sign':
      return `${termText(given.planet)} is in a sign that is ${listed(given.signs, 'or')}`;
    case 'in_navamsha':
      return `${termText(given.planet)} is in a navamsha that is ${listed(given.signs, 'or')}`;
    case 'in_degrees':
      return `${termText(given.planet)} is in its sign from ${listed(
        given.spans.map(([from, to]) => `${from}° to before ${to}°`),
        'or',
      )}`;
    case 'lagna_in':
      return `the rising sign is ${listed(given, 'or')}`;
    case 'lagna_vargottama':
      return `the lagna is ${given ? '' : 'not '}vargottama`;
    case 'sign_of_house_owned_by':
      return `the ${ordinal(given.house)}${counted(given.from)} is a sign of ${termText(given.planet)}`;
    case 'exalted':
      return `${termText(given)} is in its exaltation sign`;
    case 'debilitated':
      return `${termText(given)} is in its debilitation sign`;
    case 'own_sign':
      return `${termText(given)} is in a sign of its own`;
    case 'moolatrikona':
      return `${termText(given)} is in its moolatrikona`;
    case 'deep_exaltation':
      return `${termText(given)} is within one degree of its deepest exaltation`;
    case 'dignity_in':
      return `the dignity of ${termText(given.planet)} is ${listed(given.any_of.map(plainWords), 'or')}`;
    case 'natural_relation':
      return `the lord of its sign is by nature ${listed(given.any_of, 'or')} to ${termText(given.planet)}`;
    case 'strong':
    case 'combust':
    case 'retrograde':
    case 'vargottama':
      return `${termText(given)} is ${word}`;
    case 'same':
      return `${termText(given[0])} is the same planet as ${termText(given[1])}`;
    case 'is_benefic':
      return `${termText(given)} is benefic`;
    case 'is_malefic':
      return `${termText(given)} is malefic`;
    case 'conjunct':
      return `${listed(given.map(termText), 'and')} are in one sign`;
    case 'conjunct_any':
      return `${least(given.min)} of ${groupText(given.group)} joined with ${termText(given.planet)}`;
    case 'aspects':
      return `${termText(given[0])} aspects ${termText(given[1])}`;
    case 'aspected_by_any':
      return `${termText(given.planet)} is aspected by ${least(given.min)} of ${groupText(given.group)}`;
    case 'joined_or_aspected':
      return `${termText(given.planet)} is joined or aspected by ${least(given.min)} of ${groupText(given.group)}`;
    case 'house_aspected_by':
      return `the ${ordinal(given.house)}${counted(given.from)} is aspected by ${least(given.min)} of ${groupText(given.group)}`;
    case 'house_joined_or_aspected':
      return `the ${ordinal(given.house)}${counted(given.from)} holds or is aspected by ${least(given.min)} of ${groupText(given.group)}`;
    case 'exchange':
      return `${termText(given[0])} and ${termText(given[1])} exchange signs`;
    case 'exchange_houses':
      return `the lords of the ${ordinal(given[0])} and ${ordinal(given[1])} are in each other’s houses, and are two planets`;
    case 'sambandha':
      return `${termText(given[0])} and ${termText(given[1])} exchange signs, are joined, or aspect each other`;
    case 'mutual_houses':
      return `${termText(given.planets[0])} and ${termText(given.planets[1])} are each in ${housesText(given.houses, undefined)} from the other`;
    case 'house_has':
      return `${least(given.min, given.max)} of ${groupText(given.group)}${but(given.except)} in ${housesText(given.houses, given.from)}`;
    case 'each_house_has':
      return `each of ${housesText(given.houses, given.from, 'and')} holds one of ${groupText(given.group)}`;
    case 'house_empty':
      return `none of ${groupText(given.group)}${but(given.except)} in ${housesText(given.houses, given.from)}`;
    case 'house_only':
      return `of ${groupText(given.of ?? 'nine')} only ${groupText(given.group)} are in ${housesText(given.houses, given.from)}${given.allow_empty ? ', or it is empty' : ''}`;
    case 'all_in_houses':
      return `all of ${groupText(given.group)} are in ${housesText(given.houses, given.from, 'and')}${given.each_occupied ? ', every one of them occupied' : ''}`;
    case 'all_in_signs':
      return `all of ${groupText(given.group)} are in signs that are ${listed(given.signs, 'or')}`;
    case 'sign_count':
      return `${groupText(given.group)} occupy exactly ${given.equals} ${given.equals === 1 ? 'sign' : 'signs'}`;
    case 'houses_occupied_count':
      return `${least(given.min, given.max)} of ${housesText(given.houses, undefined, 'and')} hold one of ${groupText(given.group)}`;
    case 'count_planets':
      return `for ${least(given.min ?? 0, given.max)} of ${groupText(given.group)}, each as $x: ${predicateText(given.that)}`;
    case 'rashi_aspects':
      return `the sign of ${termText(given[0])} aspects the sign of ${termText(given[1])}`;
    case 'house_rashi_aspected_by':
      return `the ${ordinal(given.house)}${counted(given.from)} is aspected by the signs of ${least(given.min)} of ${groupText(given.group)}`;
    case 'pada_in_house':
      return `the pada of the ${ordinal(given.pada)} is in ${housesText(given.houses, given.from)}`;
    case 'friends':
      return `${termText(given[1])} is by nature a friend of ${termText(given[0])}`;
    case 'moon_full':
      return given ? 'the Moon is full' : 'the Moon is not full';
    case 'moon_waxing':
      return given ? 'the Moon waxes' : 'the Moon wanes';
    case 'day_birth':
      return given ? 'the birth is by day' : 'the birth is by night';
    case 'sex':
      return `the sex is ${given}`;
    case 'dignity_great_friend_of_navamsa':
      return `${termText(given)} is in the navamsha of another planet that is its great friend`;
    case 'navamsha_exalted':
      return `${termText(given)} is in the navamsha of its exaltation sign`;
    case 'moon_drekkana_lord':
      return `${termText(given)} is lord of the Moon’s drekkana`;
    case 'true':
      return 'always';
  }
}
