import type { ChartFacts } from '../../zodiac/predicates/facts.js';
import { needsOf } from '../../zodiac/predicates/parts.js';
import type { YogaPredicate } from '../../zodiac/predicates/predicate.js';
import type { YogaRule, YogaSource } from '../rule.js';

/** What a chart lacks for a rule. */
export type YogaLack = 'birth_time' | 'sunrise' | 'sex';

interface Needs {
  readonly lagna: boolean;
  readonly sunrise: boolean;
  readonly sex: boolean;
}

export interface PlannedReading {
  readonly name: string;
  readonly when: YogaPredicate;
  readonly needs: Needs;
  readonly unsourced: boolean;
}

export interface Plan {
  readonly needs: Needs;
  readonly readings: readonly PlannedReading[];
}

export function isUnsourced(sources: readonly YogaSource[]): boolean {
  return sources.every(({ state }) => state === 'memory');
}

function needs(when: YogaPredicate): Needs {
  const of = needsOf(when);
  return { lagna: of.has('lagna'), sunrise: of.has('sunrise'), sex: of.has('sex') };
}

/** A million charts use the same rules. */
const known = new WeakMap<YogaRule, Plan>();

export function planOf(rule: YogaRule): Plan {
  const before = known.get(rule);
  if (before !== undefined) return before;
  const plan = {
    needs: needs(rule.when),
    readings: Object.entries(rule.variants ?? {}).map(([name, { when, sources }]) => ({
      name,
      when,
      needs: needs(when),
      unsourced: isUnsourced(sources),
    })),
  };
  known.set(rule, plan);
  return plan;
}

export function lacking(of: Needs, { ascendant, dayBirth, sex }: ChartFacts): YogaLack | undefined {
  if (of.sex && sex === null) return 'sex';
  if (of.lagna && ascendant === null) return 'birth_time';
  return of.sunrise && dayBirth === null ? 'sunrise' : undefined;
}

export function lackOf(when: YogaPredicate, facts: ChartFacts): YogaLack | undefined {
  return lacking(needs(when), facts);
}
