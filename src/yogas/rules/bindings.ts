import { at } from '../../math/at.js';
import type { ChartFacts } from '../../zodiac/predicates/facts.js';
import { type Bound, membersOf } from '../../zodiac/predicates/terms.js';
import type { YogaBindings } from '../rule.js';

/** Returns what the variables of a rule stand for, one after the other; a rule without variables is tried once. */
export function bindingsOf(bindings: YogaBindings | undefined, facts: ChartFacts): readonly Bound[] {
  if (bindings === undefined) return [{}];
  const { over } = bindings;
  const names = bindings.var.split(',').map((name) => `$${name}`);
  const rows =
    typeof over === 'string' ? (membersOf(over, { facts, bound: {} }) ?? []).map((planet) => [planet]) : over;
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, at(row, i)])));
}
