import { GRAHAS, type Graha } from '../../zodiac/names.js';
import type { YogaPredicate } from '../predicate.js';
import type { YogaEvidence } from '../rule.js';
import { holds, occupants, satisfying, wordOf } from './holds.js';
import { predicatesIn, termsIn } from './parts.js';
import { type Asked, membersOf, planetOf } from './terms.js';

/** Returns the planets that make a predicate hold: who stands in the houses it asks for, whom it counts, whom it names. */
function makers(predicate: YogaPredicate, asked: Asked): readonly Graha[] {
  if (!holds(predicate, asked)) return [];
  const [word, given] = wordOf(predicate);
  switch (word) {
    case 'all':
    case 'any':
    case 'at_least':
      return predicatesIn(predicate).flatMap((part) => makers(part, asked));
    case 'not':
    case 'house_empty':
      return [];
    case 'count_planets':
      return satisfying(given, asked);
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
      return (membersOf(given.group, asked) ?? []).filter((member) =>
        holds({ house_aspected_by: { ...given, group: [member], min: 1 } }, asked),
      );
    case 'house_joined_or_aspected':
      return (membersOf(given.group, asked) ?? []).filter((member) =>
        holds({ house_joined_or_aspected: { ...given, group: [member], min: 1 } }, asked),
      );
    default:
      return termsIn(predicate).flatMap((term) => planetOf(term, asked) ?? []);
  }
}

/** Returns the planets that an entry of a rule's evidence stands for. */
function shown(entry: YogaEvidence, when: YogaPredicate, asked: Asked): readonly Graha[] {
  switch (entry) {
    case 'seven':
      return membersOf('seven', asked) ?? [];
    case 'house_occupants':
    case 'exalted_planets':
      return inOrder(makers(when, asked));
    case 'cluster': {
      const { signs } = asked.facts;
      const used = makers(when, asked).map((graha) => signs[graha]);
      return (membersOf('seven', asked) ?? []).filter((graha) => used.includes(signs[graha]));
    }
    default: {
      const planet = planetOf(entry, asked);
      return planet === null ? [] : [planet];
    }
  }
}

const inOrder = (planets: readonly Graha[]): Graha[] => GRAHAS.filter((graha) => planets.includes(graha));

/** Returns the planets of an instance of a rule, each once: those that its evidence names, else those that make its predicate hold. */
export function witnesses(evidence: readonly YogaEvidence[] | undefined, when: YogaPredicate, asked: Asked): Graha[] {
  if (evidence === undefined) return inOrder(makers(when, asked));
  return [...new Set(evidence.flatMap((entry) => shown(entry, when, asked)))];
}
