import { wordOf } from './evaluate.js';
import type { YogaGroup, YogaPredicate, YogaRef, YogaTerm } from './predicate.js';
import { ARGUMENTS, type Argument } from './vocabulary.js';

/** An argument of a predicate, with what kind it is. */
export interface Part {
  readonly field: string | null;
  readonly kind: Argument;
  readonly value: unknown;
}

/** Returns the arguments of a predicate that are given, in the order in which the vocabulary has them. */
export function partsOf(predicate: YogaPredicate): Part[] {
  const [word, given] = wordOf(predicate);
  const shape: Argument | Readonly<Record<string, string>> = ARGUMENTS[word];
  if (typeof shape === 'string') return [{ field: null, kind: shape, value: given }];
  return Object.entries(shape).flatMap(([field, kind]) => {
    const value = (given as Readonly<Record<string, unknown>>)[field];
    return value === undefined ? [] : [{ field, kind: kind.replace('?', '') as Argument, value }];
  });
}

/** Returns the predicates within a predicate. */
export function predicatesIn(predicate: YogaPredicate): readonly YogaPredicate[] {
  return partsOf(predicate).flatMap(({ kind, value }) => {
    if (kind === 'predicate') return [value as YogaPredicate];
    return kind === 'predicates' ? (value as readonly YogaPredicate[]) : [];
  });
}

/** Returns the planet terms that a predicate itself names, in order; not those of predicates within it. */
export function termsIn(predicate: YogaPredicate): readonly YogaTerm[] {
  return partsOf(predicate).flatMap(({ kind, value }): readonly YogaTerm[] => {
    switch (kind) {
      case 'term':
        return [value as YogaTerm];
      case 'pair':
      case 'terms':
        return value as readonly YogaTerm[];
      case 'ref':
        return value === 'lagna' ? [] : [value as YogaTerm];
      case 'group':
        return typeof value === 'string' ? [] : (value as Exclude<YogaGroup, string>);
      default:
        return [];
    }
  });
}

/** What a birth may lack for a rule. */
export type Need = 'lagna' | 'sunrise' | 'sex';

/** Returns whether a term cannot be found without the lagna. */
function termNeedsLagna(term: YogaRef): boolean {
  if (term === 'lagna') return true;
  if (typeof term === 'string') return false;
  if ('lord' in term) return termNeedsLagna(term.from ?? 'lagna');
  if ('navamsha_lagna_lord' in term) return true;
  return Object.values(term).some((inner) => termNeedsLagna(inner as YogaTerm));
}

/** Words that count houses, from the lagna where nothing else is named. */
function countsFromLagna(predicate: YogaPredicate): boolean {
  const [word] = wordOf(predicate);
  if (word === 'mutual_houses') return false;
  const parts = partsOf(predicate);
  const counts = parts.some(({ kind }) => kind === 'house' || kind === 'houses' || kind === 'house_pair');
  return counts && !parts.some(({ kind, value }) => kind === 'ref' && !termNeedsLagna(value as YogaRef));
}

/** What predicates need, once it was found: it follows from the predicate alone. */
const known = new WeakMap<YogaPredicate, ReadonlySet<Need>>();

/** Returns what of a birth a predicate asks for beside its planets. */
export function needsOf(predicate: YogaPredicate): ReadonlySet<Need> {
  const before = known.get(predicate);
  if (before !== undefined) return before;
  const needs = findNeeds(predicate);
  known.set(predicate, needs);
  return needs;
}

function findNeeds(predicate: YogaPredicate): ReadonlySet<Need> {
  const needs = new Set<Need>(predicatesIn(predicate).flatMap((part) => [...needsOf(part)]));
  const [word] = wordOf(predicate);
  if (word === 'day_birth') needs.add('sunrise');
  if (word === 'sex') needs.add('sex');
  if (
    word === 'lagna_in' ||
    word === 'lagna_vargottama' ||
    countsFromLagna(predicate) ||
    termsIn(predicate).some(termNeedsLagna)
  )
    needs.add('lagna');
  return needs;
}

/** Returns the variables that a predicate itself names, without those of predicates within it. */
export function variablesIn(predicate: YogaPredicate): readonly string[] {
  const names: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('$')) names.push(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  for (const { kind, value } of partsOf(predicate)) if (kind !== 'predicate' && kind !== 'predicates') look(value);
  return names;
}
