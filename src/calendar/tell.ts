import type { CatalogueRule, FestivalRule } from './festivalRule.js';
import { type Festival, festivalTold } from './festivalTold.js';
import { anchorOf, type Finder, type Occurrence } from './finder.js';
import type { DaySpan } from './span.js';

/** Returns the festivals of some rules, in order of their dates. */
export function tell<Rule extends FestivalRule>(
  rules: readonly Rule[],
  { first, last }: DaySpan,
  found: Finder,
  stateOf: (rule: Rule) => Pick<CatalogueRule, 'state' | 'disputed'>,
): Festival<Rule['id']>[] {
  const order = (occurrence: Occurrence): number => anchorOf(occurrence, found.here.days);
  return rules
    .flatMap((rule) => found.occurrences(rule, first, last).map((occurrence) => ({ rule, occurrence })))
    .sort((a, b) => order(a.occurrence) - order(b.occurrence))
    .map(({ rule, occurrence }) => festivalTold<Rule['id']>(rule.id, occurrence, found, stateOf(rule)));
}
