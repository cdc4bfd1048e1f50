import type { Graha } from '../names.js';
import { holds, occupants, satisfying, wordOf } from './holds.js';
import { predicatesIn, termsIn } from './parts.js';
import type { YogaPredicate, YogaTerm } from './predicate.js';
import { type Asked, membersOf, planetOf } from './terms.js';

/** Returns the planets that make a predicate hold: who stands in the houses it asks for, whom it counts, whom it names and finds in company. */
export function makersOf(predicate: YogaPredicate, asked: Asked): readonly Graha[] {
  if (!holds(predicate, asked)) return [];
  const [word, given] = wordOf(predicate);
  const each = (group: Parameters<typeof membersOf>[0], alone: (member: Graha) => YogaPredicate): readonly Graha[] =>
    (membersOf(group, asked) ?? []).filter((member) => holds(alone(member), asked));
  const named = (term: YogaTerm): readonly Graha[] => [planetOf(term, asked) ?? []].flat();
  switch (word) {
    case 'all':
    case 'any':
    case 'at_least':
      return predicatesIn(predicate).flatMap((part) => makersOf(part, asked));
    case 'not':
    case 'house_empty':
      return [];
    case 'count_planets':
      return satisfying(given, asked);
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
      return occupants(given, asked) ?? [];
    case 'houses_occupied_count':
      return occupants({ houses: given.houses, group: given.group }, asked) ?? [];
    case 'house_only':
      return occupants({ ...given, group: given.of ?? 'nine' }, asked) ?? [];
    case 'all_in_signs':
    case 'sign_count':
      return membersOf(given.group, asked) ?? [];
    case 'house_aspected_by':
      return each(given.group, (one) => ({ house_aspected_by: { ...given, group: [one], min: 1 } }));
    case 'house_joined_or_aspected':
      return each(given.group, (one) => ({ house_joined_or_aspected: { ...given, group: [one], min: 1 } }));
    default:
      return termsIn(predicate).flatMap(named);
  }
}
