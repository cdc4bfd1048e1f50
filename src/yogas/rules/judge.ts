import { at } from '../../math/at.js';
import { type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import type { ChartFacts } from '../../zodiac/predicates/facts.js';
import { holds } from '../../zodiac/predicates/holds.js';
import { type Need, needsOf } from '../../zodiac/predicates/parts.js';
import type { YogaPredicate } from '../../zodiac/predicates/predicate.js';
import { type Bound, distance } from '../../zodiac/predicates/terms.js';
import type { YieldingGroup, YogaRule, YogaSource } from '../rule.js';
import { bindingsOf } from './bindings.js';
import { witnesses } from './witnesses.js';

/** What a chart lacks that a rule needs. */
export type YogaLack = 'birth_time' | 'sunrise' | 'sex';

/** A house, 1 … 12. */
type HouseNumber = number;

/** One time that a rule holds. */
export interface Instance {
  readonly planets: readonly Graha[];
  readonly signs: readonly Sign[];
  readonly houses?: readonly HouseNumber[];
  readonly binding?: Bound;
}

/** A rule with what a chart says to it. */
export interface Judged<Rule extends YogaRule> {
  readonly rule: Rule;
  readonly instances: readonly Instance[];
  /** Whether each variant holds; null where the chart lacks what it needs. */
  readonly variants: Readonly<Record<string, boolean | null>>;
  /** Identifiers of the rules that cancel it; null where the chart lacks what one of these needs. */
  readonly cancelledBy: readonly Rule['id'][] | null;
}

/** Returns what of the chart is lacking for a predicate. */
export function lackOf(when: YogaPredicate, { ascendant, dayBirth, sex }: ChartFacts): YogaLack | undefined {
  const needs = needsOf(when);
  const lacks = (need: Need, value: unknown): boolean => needs.has(need) && value === null;
  if (lacks('sex', sex)) return 'sex';
  if (lacks('lagna', ascendant)) return 'birth_time';
  return lacks('sunrise', dayBirth) ? 'sunrise' : undefined;
}

/** Returns whether nobody has seen a source: all that is known of it is memory. */
export function isUnsourced(sources: readonly YogaSource[]): boolean {
  return sources.every(({ state }) => state === 'memory');
}

/** Returns a binding by the names of its variables without `$`; undefined of a rule without any. */
export function toldBinding(bound: Bound): Bound | undefined {
  const entries = Object.entries(bound).map(([name, value]) => [name.slice(1), value] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function instanceOf(rule: YogaRule, facts: ChartFacts, bound: Bound): Instance {
  const planets = witnesses(rule.evidence, rule.when, { facts, bound });
  const binding = toldBinding(bound);
  const { lagna, signs } = facts;
  return {
    planets,
    signs: planets.map((planet) => at(SIGNS, signs[planet]).name),
    ...(lagna !== null && needsOf(rule.when).has('lagna')
      ? { houses: planets.map((planet) => distance(lagna, signs[planet])) }
      : {}),
    ...(binding === undefined ? {} : { binding }),
  };
}

/** Returns whether a predicate of a rule holds for any binding; null where the chart lacks what it needs. */
function everHolds(when: YogaPredicate, bounds: readonly Bound[], facts: ChartFacts): boolean | null {
  if (lackOf(when, facts) !== undefined) return null;
  return bounds.some((bound) => holds(when, { facts, bound }));
}

/** Returns what tells which rules of the given groups cancel a rule that holds. */
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
      .map((rule) => [rule.id, everHolds(rule.when, bindingsOf(rule.for_each, facts), facts)] as const);
    found.set(group, judged);
    return judged;
  };
  return (groups) => {
    const all = groups.flatMap(ofGroup);
    return all.some(([, held]) => held === null) ? null : all.filter(([, held]) => held).map(([id]) => id);
  };
}

/** Returns what a chart says to a rule for which it lacks nothing. */
export function judge<Rule extends YogaRule>(
  rule: Rule,
  facts: ChartFacts,
  cancelling: ReturnType<typeof canceller<Rule>>,
  withUnsourced: boolean,
): Judged<Rule> {
  const bounds = bindingsOf(rule.for_each, facts);
  const instances = bounds
    .filter((bound) => holds(rule.when, { facts, bound }))
    .map((bound) => instanceOf(rule, facts, bound));
  const variants = Object.entries(rule.variants ?? {})
    .filter(([, { sources }]) => withUnsourced || !isUnsourced(sources))
    .map(([name, { when }]) => [name, everHolds(when, bounds, facts)] as const);
  return {
    rule,
    instances,
    variants: Object.fromEntries(variants),
    cancelledBy: instances.length === 0 || rule.yields_to === undefined ? [] : cancelling(rule.yields_to),
  };
}
