import { wordOf } from './evaluate.js';
import type { YogaGroup, YogaPoint, YogaPredicate, YogaRef, YogaTerm } from './predicate.js';
import { ARGUMENTS, type Argument } from './vocabulary.js';

export interface Part {
  readonly field: string | null;
  readonly kind: Argument;
  readonly value: unknown;
}

export function partsOf(predicate: YogaPredicate): Part[] {
  const [word, given] = wordOf(predicate);
  const shape: Argument | Readonly<Record<string, string>> = ARGUMENTS[word];
  if (typeof shape === 'string') return [{ field: null, kind: shape, value: given }];
  return Object.entries(shape).flatMap(([field, kind]) => {
    const value = (given as Readonly<Record<string, unknown>>)[field];
    return value === undefined ? [] : [{ field, kind: kind.replace('?', '') as Argument, value }];
  });
}

export function predicatesIn(predicate: YogaPredicate): readonly YogaPredicate[] {
  return partsOf(predicate).flatMap(({ kind, value }) => {
    if (kind === 'predicate') return [value as YogaPredicate];
    return kind === 'predicates' ? (value as readonly YogaPredicate[]) : [];
  });
}

const isPoint = (ref: YogaRef): ref is YogaPoint => typeof ref === 'object' && ('pada' in ref || 'navamsha_of' in ref);

/** The planet that a reference names: none for the lagna and a pada. */
function termsOfRef(ref: YogaRef): readonly YogaTerm[] {
  if (ref === 'lagna') return [];
  if (!isPoint(ref)) return [ref];
  return 'pada' in ref ? [] : [ref.navamsha_of];
}

export function termsIn(predicate: YogaPredicate): readonly YogaTerm[] {
  return partsOf(predicate).flatMap(({ kind, value }): readonly YogaTerm[] => {
    switch (kind) {
      case 'term':
        return [value as YogaTerm];
      case 'pair':
      case 'terms':
        return value as readonly YogaTerm[];
      case 'ref':
        return termsOfRef(value as YogaRef);
      case 'group':
        return typeof value === 'string' ? [] : (value as Exclude<YogaGroup, string>);
      default:
        return [];
    }
  });
}

export type Need = 'lagna' | 'sunrise' | 'sex';

function termNeedsLagna(term: YogaRef): boolean {
  if (term === 'lagna') return true;
  if (typeof term === 'string' || 'chara_karaka' in term) return false;
  if ('pada' in term) return true;
  if ('lord' in term) return termNeedsLagna(term.from ?? 'lagna');
  if ('navamsha_lagna_lord' in term) return true;
  return Object.values(term).some((inner) => termNeedsLagna(inner as YogaTerm));
}

function countsFromLagna(predicate: YogaPredicate): boolean {
  const [word] = wordOf(predicate);
  if (word === 'mutual_houses') return false;
  const parts = partsOf(predicate);
  const counts = parts.some(({ kind }) => kind === 'house' || kind === 'houses' || kind === 'house_pair');
  return counts && !parts.some(({ kind, value }) => kind === 'ref' && !termNeedsLagna(value as YogaRef));
}

const known = new WeakMap<YogaPredicate, ReadonlySet<Need>>();

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
    word === 'pada_in_house' ||
    partsOf(predicate).some(({ kind, value }) => kind === 'ref' && termNeedsLagna(value as YogaRef)) ||
    countsFromLagna(predicate) ||
    termsIn(predicate).some(termNeedsLagna)
  )
    needs.add('lagna');
  return needs;
}

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
