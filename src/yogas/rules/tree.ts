import { at } from '../../math/at.js';
import { type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import type { YogaPredicate, YogaTerm, YogaWord } from '../predicate.js';
import { predicateText, termText } from '../predicateText.js';
import { holds, wordOf } from './holds.js';
import { predicatesIn, termsIn } from './parts.js';
import { type Asked, distance, membersOf, planetOf } from './terms.js';

/** A planet that a node of a rule speaks of, as it was found in the chart. */
export interface Found {
  readonly term: string;
  readonly planet: Graha | null;
  readonly sign: Sign | null;
  readonly house: number | null;
}

/** A node of a rule, with whether it holds. */
export interface Node {
  readonly predicate: YogaWord;
  readonly says: string;
  readonly planet?: Graha;
  readonly holds: boolean;
  readonly resolved: readonly Found[];
  readonly children: readonly Node[];
}

function found(term: YogaTerm, asked: Asked): Found {
  const planet = planetOf(term, asked);
  const { signs, lagna } = asked.facts;
  return {
    term: termText(term),
    planet,
    sign: planet === null ? null : at(SIGNS, signs[planet]).name,
    house: planet === null || lagna === null ? null : distance(lagna, signs[planet]),
  };
}

/** Returns a predicate as a tree, with what holds of a chart at each of its nodes. */
export function treeOf(predicate: YogaPredicate, asked: Asked, planet?: Graha): Node {
  const [word, given] = wordOf(predicate);
  const children =
    word === 'count_planets'
      ? (membersOf(given.group, asked) ?? []).map((member) =>
          treeOf(given.that, { ...asked, bound: { ...asked.bound, $x: member } }, member),
        )
      : predicatesIn(predicate).map((part) => treeOf(part, asked));
  return {
    predicate: word,
    says: predicateText(predicate),
    ...(planet === undefined ? {} : { planet }),
    holds: holds(predicate, asked),
    resolved: termsIn(predicate).map((term) => found(term, asked)),
    children,
  };
}
