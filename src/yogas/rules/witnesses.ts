import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { makersOf } from '../../zodiac/predicates/makers.js';
import type { YogaPredicate } from '../../zodiac/predicates/predicate.js';
import { type Asked, membersOf, planetOf } from '../../zodiac/predicates/terms.js';
import type { YogaEvidence } from '../rule.js';

/** Returns the planets that an entry of a rule's evidence stands for. */
function shown(entry: YogaEvidence, when: YogaPredicate, asked: Asked): readonly Graha[] {
  switch (entry) {
    case 'seven':
      return membersOf('seven', asked) ?? [];
    case 'house_occupants':
    case 'exalted_planets':
      return inOrder(makersOf(when, asked));
    case 'cluster': {
      const { signs } = asked.facts;
      const used = makersOf(when, asked).map((graha) => signs[graha]);
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
  if (evidence === undefined) return inOrder(makersOf(when, asked));
  return [...new Set(evidence.flatMap((entry) => shown(entry, when, asked)))];
}
