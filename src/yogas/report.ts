import type { ChartFacts } from '../zodiac/predicates/facts.js';
import { describeAbsent, describePresent, type SkippedYoga, type YogaReport } from './describe.js';
import type { YogaRule } from './rule.js';
import { canceller, type Judged, judge } from './rules/judge.js';
import { lacking, planOf } from './rules/plan.js';

export interface ReportOptions {
  readonly include_absent?: boolean | undefined;
  readonly include_unsourced?: boolean | undefined;
}

/** @param all the rules, including those that cancel some of them */
export function reportOf(
  rules: readonly YogaRule[],
  all: readonly YogaRule[],
  facts: ChartFacts,
  { include_absent = false, include_unsourced = false }: ReportOptions,
): YogaReport {
  const cancelling = canceller(all, facts);
  const present: Judged<YogaRule>[] = [];
  const absent: Judged<YogaRule>[] = [];
  const skipped: SkippedYoga[] = [];
  for (const rule of rules) {
    const reason = lacking(planOf(rule).needs, facts);
    if (reason !== undefined) {
      skipped.push({ id: rule.id, name: rule.name, reason });
      continue;
    }
    const judged = judge(rule, facts, cancelling, include_unsourced);
    (judged.instances.length > 0 ? present : absent).push(judged);
  }
  return {
    count: present.filter(({ cancelledBy }) => cancelledBy === null || cancelledBy.length === 0).length,
    yogas: present.map(describePresent),
    by_variant_only: absent.flatMap(({ rule, variants }) =>
      Object.keys(variants)
        .filter((variant) => variants[variant] === true)
        .map((variant) => ({ id: rule.id, name: rule.name, variant })),
    ),
    ...(include_absent ? { absent: absent.map(describeAbsent) } : {}),
    skipped,
  };
}
