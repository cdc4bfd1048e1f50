import type { Graha } from '../names.js';
import { evaluate, occupants, satisfying, wordOf } from './evaluate.js';
import { predicatesIn, termsIn } from './parts.js';
import type { YogaPredicate, YogaTerm } from './predicate.js';
import { type EvaluationContext, membersOf, planetOf } from './terms.js';

/** Returns the planets that make a predicate hold: who stands in the houses it asks for, whom it counts, whom it names and finds in company. */
export function makersOf(predicate: YogaPredicate, context: EvaluationContext): readonly Graha[] {
  if (!evaluate(predicate, context)) return [];
  const [word, given] = wordOf(predicate);
  const each = (group: Parameters<typeof membersOf>[0], alone: (member: Graha) => YogaPredicate): readonly Graha[] =>
    (membersOf(group, context) ?? []).filter((member) => evaluate(alone(member), context));
  const named = (term: YogaTerm): readonly Graha[] => [planetOf(term, context) ?? []].flat();
  switch (word) {
    case 'all':
    case 'any':
    case 'at_least':
      return predicatesIn(predicate).flatMap((part) => makersOf(part, context));
    case 'not':
    case 'house_empty':
      return [];
    case 'count_planets':
      return satisfying(given, context);
    case 'conjunct_any':
      return [
        ...named(given.planet),
        ...each(given.group, (one) => ({ conjunct_any: { ...given, group: [one], min: 1 } })),
      ];
    case 'aspected_by_any':
      return [
        ...named(given.planet),
        ...each(given.group, (one) => ({ aspected_by_any: { ...given, group: [one], min: 1 } })),
      ];
    case 'joined_or_aspected':
      return [
        ...named(given.planet),
        ...each(given.group, (one) => ({ joined_or_aspected: { ...given, group: [one], min: 1 } })),
      ];
    case 'house_has':
    case 'each_house_has':
    case 'all_in_houses':
      return occupants(given, context) ?? [];
    case 'houses_occupied_count':
      return occupants({ houses: given.houses, group: given.group }, context) ?? [];
    case 'house_only':
      return occupants({ ...given, group: given.of ?? 'nine' }, context) ?? [];
    case 'all_in_signs':
    case 'sign_count':
      return membersOf(given.group, context) ?? [];
    case 'house_aspected_by':
      return each(given.group, (one) => ({ house_aspected_by: { ...given, group: [one], min: 1 } }));
    case 'house_joined_or_aspected':
      return each(given.group, (one) => ({ house_joined_or_aspected: { ...given, group: [one], min: 1 } }));
    case 'house_rashi_aspected_by':
      return each(given.group, (one) => ({ house_rashi_aspected_by: { ...given, group: [one], min: 1 } }));
    case 'pada_in_house':
      return [...named({ lord: given.pada }), ...termsIn(predicate).flatMap(named)];
    default:
      return termsIn(predicate).flatMap(named);
  }
}
