import { at } from '../../math/at.js';
import type { ChartFacts } from '../../zodiac/predicates/facts.js';
import { type Bound, membersOf } from '../../zodiac/predicates/terms.js';
import type { YogaBindings } from '../rule.js';

const NOTHING: readonly Bound[] = [{}];

/** The same in every chart. */
const known = new WeakMap<YogaBindings, readonly Bound[]>();

function boundRows(names: string, over: Exclude<YogaBindings['over'], string>): readonly Bound[] {
  const variables = names.split(',').map((name) => `$${name}`);
  return over.map((row) => Object.fromEntries(variables.map((name, i) => [name, at(row, i)])));
}

export function bindingsOf(bindings: YogaBindings | undefined, facts: ChartFacts): readonly Bound[] {
  if (bindings === undefined) return NOTHING;
  const { over } = bindings;
  if (typeof over === 'string') {
    const name = `$${bindings.var}`;
    return (membersOf(over, { facts, bound: {} }) ?? []).map((planet) => ({ [name]: planet }));
  }
  const before = known.get(bindings);
  if (before !== undefined) return before;
  const rows = boundRows(bindings.var, over);
  known.set(bindings, rows);
  return rows;
}
