import { at } from '../../math/at.js';
import { type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import { evaluate, wordOf } from '../../zodiac/predicates/evaluate.js';
import { predicatesIn, termsIn } from '../../zodiac/predicates/parts.js';
import type { YogaPredicate, YogaTerm, YogaWord } from '../../zodiac/predicates/predicate.js';
import { type Bound, distance, type EvaluationContext, membersOf, planetOf } from '../../zodiac/predicates/terms.js';
import { predicateText, termText } from '../predicateText.js';

export interface Found {
  readonly term: string;
  readonly planet: Graha | null;
  readonly sign: Sign | null;
  readonly house: number | null;
}

export interface Node {
  readonly depth: number;
  readonly predicate: YogaWord;
  readonly says: string;
  readonly planet?: Graha;
  readonly holds: boolean;
  readonly resolved: readonly Found[];
}

/** Unbound variables stay. */
function settled<Part>(part: Part, bound: Bound): Part {
  if (typeof part === 'string') return (Object.hasOwn(bound, part) ? bound[part] : part) as Part;
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => settled(each, bound)) as Part;
  return Object.fromEntries(Object.entries(part).map(([word, given]) => [word, settled(given, bound)])) as Part;
}

function found(term: YogaTerm, context: EvaluationContext): Found {
  const planet = planetOf(term, context);
  const { signs, lagna } = context.facts;
  return {
    term: termText(settled(term, context.bound)),
    planet,
    sign: planet === null ? null : at(SIGNS, signs[planet]).name,
    house: planet === null || lagna === null ? null : distance(lagna, signs[planet]),
  };
}

export function treeOf(predicate: YogaPredicate, context: EvaluationContext, depth = 0, planet?: Graha): Node[] {
  const [word, given] = wordOf(predicate);
  const within =
    word === 'count_planets'
      ? (membersOf(given.group, context) ?? []).flatMap((member) =>
          treeOf(given.that, { ...context, bound: { ...context.bound, $x: member } }, depth + 1, member),
        )
      : predicatesIn(predicate).flatMap((part) => treeOf(part, context, depth + 1));
  const node: Node = {
    depth,
    predicate: word,
    says: predicateText(settled(predicate, context.bound)),
    ...(planet === undefined ? {} : { planet }),
    holds: evaluate(predicate, context),
    resolved: termsIn(predicate).map((term) => found(term, context)),
  };
  return [node, ...within];
}
