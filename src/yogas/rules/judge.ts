import { at } from '../../math/at.js';
import { type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import { evaluate } from '../../zodiac/predicates/evaluate.js';
import type { ChartFacts } from '../../zodiac/predicates/facts.js';
import type { YogaPredicate } from '../../zodiac/predicates/predicate.js';
import { type Bound, distance, type EvaluationContext } from '../../zodiac/predicates/terms.js';
import type { YieldingGroup, YogaRule } from '../rule.js';
import { bindingsOf } from './bindings.js';
import { lacking, planOf } from './plan.js';
import { witnesses } from './witnesses.js';

type HouseNumber = number;

export interface Instance {
  readonly planets: readonly Graha[];
  readonly signs: readonly Sign[];
  readonly houses?: readonly HouseNumber[];
  readonly binding?: Bound;
}

export interface Judged<Rule extends YogaRule> {
  readonly rule: Rule;
  readonly instances: readonly Instance[];
  /** Null where the chart lacks what it needs. */
  readonly variants: Readonly<Record<string, boolean | null>>;
  /** Null where the chart lacks what one of them needs. */
  readonly cancelledBy: readonly Rule['id'][] | null;
}

export function describeBinding(bound: Bound): Bound | undefined {
  const entries = Object.entries(bound).map(([name, value]) => [name.slice(1), value] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function instanceOf(rule: YogaRule, contexts: EvaluationContext): Instance {
  const { facts, bound } = contexts;
  const planets = witnesses(rule.evidence, rule.when, contexts);
  const binding = describeBinding(bound);
  const { lagna, signs } = facts;
  return {
    planets,
    signs: planets.map((planet) => at(SIGNS, signs[planet]).name),
    ...(lagna !== null && planOf(rule).needs.lagna
      ? { houses: planets.map((planet) => distance(lagna, signs[planet])) }
      : {}),
    ...(binding === undefined ? {} : { binding }),
  };
}

function appliesToAny(when: YogaPredicate, contexts: readonly EvaluationContext[]): boolean {
  for (const one of contexts) if (evaluate(when, one)) return true;
  return false;
}

function contextsOf(rule: YogaRule, facts: ChartFacts): readonly EvaluationContext[] {
  return bindingsOf(rule.for_each, facts).map((bound) => ({ facts, bound }));
}

export function canceller<Rule extends YogaRule>(
  rules: readonly Rule[],
  facts: ChartFacts,
): (groups: readonly YieldingGroup[]) => readonly Rule['id'][] | null {
  const found = new Map<YieldingGroup, readonly (readonly [id: Rule['id'], holds: boolean | null])[]>();
  const ofGroup = (group: YieldingGroup) => {
    const before = found.get(group);
    if (before !== undefined) return before;
    const judged = rules
      .filter((rule) => rule.group === group)
      .map(
        (rule) =>
          [
            rule.id,
            lacking(planOf(rule).needs, facts) === undefined ? appliesToAny(rule.when, contextsOf(rule, facts)) : null,
          ] as const,
      );
    found.set(group, judged);
    return judged;
  };
  return (groups) => {
    const all = groups.flatMap(ofGroup);
    return all.some(([, held]) => held === null) ? null : all.filter(([, held]) => held).map(([id]) => id);
  };
}

export function judge<Rule extends YogaRule>(
  rule: Rule,
  facts: ChartFacts,
  cancelling: ReturnType<typeof canceller<Rule>>,
  withUnsourced: boolean,
): Judged<Rule> {
  const contexts = contextsOf(rule, facts);
  const instances: Instance[] = [];
  for (const one of contexts) if (evaluate(rule.when, one)) instances.push(instanceOf(rule, one));
  const variants: Record<string, boolean | null> = {};
  for (const { name, when, needs, unsourced } of planOf(rule).readings)
    if (withUnsourced || !unsourced)
      variants[name] = lacking(needs, facts) === undefined ? appliesToAny(when, contexts) : null;
  return {
    rule,
    instances,
    variants,
    cancelledBy: instances.length === 0 || rule.yields_to === undefined ? [] : cancelling(rule.yields_to),
  };
}
