import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { makersOf } from '../../zodiac/predicates/makers.js';
import type { YogaPredicate } from '../../zodiac/predicates/predicate.js';
import { type EvaluationContext, membersOf, planetOf } from '../../zodiac/predicates/terms.js';
import type { YogaEvidence } from '../rule.js';

function planetsOfEntry(entry: YogaEvidence, when: YogaPredicate, context: EvaluationContext): readonly Graha[] {
  switch (entry) {
    case 'seven':
      return membersOf('seven', context) ?? [];
    case 'house_occupants':
    case 'exalted_planets':
      return inOrder(makersOf(when, context));
    case 'cluster': {
      const { signs } = context.facts;
      const used = makersOf(when, context).map((graha) => signs[graha]);
      return (membersOf('seven', context) ?? []).filter((graha) => used.includes(signs[graha]));
    }
    default: {
      const planet = planetOf(entry, context);
      return planet === null ? [] : [planet];
    }
  }
}

const inOrder = (planets: readonly Graha[]): Graha[] => GRAHAS.filter((graha) => planets.includes(graha));

/** Those named by its evidence, else those that make the predicate hold. */
export function witnesses(
  evidence: readonly YogaEvidence[] | undefined,
  when: YogaPredicate,
  context: EvaluationContext,
): Graha[] {
  if (evidence === undefined) return inOrder(makersOf(when, context));
  return [...new Set(evidence.flatMap((entry) => planetsOfEntry(entry, when, context)))];
}
