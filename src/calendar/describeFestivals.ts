import { describeFestival, type Festival } from './describeFestival.js';
import type { CatalogueRule, FestivalRule } from './festivalRule.js';
import { anchorOf, type Finder, type Occurrence } from './finder.js';
import type { DaySpan } from './span.js';

/** In order of their dates. */
export function describeFestivals<Rule extends FestivalRule>(
  rules: readonly Rule[],
  { first, last }: DaySpan,
  finder: Finder,
  stateOf: (rule: Rule) => Pick<CatalogueRule, 'state' | 'disputed'>,
): Festival<Rule['id']>[] {
  const order = (occurrence: Occurrence): number => anchorOf(occurrence, finder.here.days);
  return rules
    .flatMap((rule) => finder.occurrences(rule, first, last).map((occurrence) => ({ rule, occurrence })))
    .sort((a, b) => order(a.occurrence) - order(b.occurrence))
    .map(({ rule, occurrence }) => describeFestival<Rule['id']>(rule.id, occurrence, finder, stateOf(rule)));
}
