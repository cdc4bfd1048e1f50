import { at } from '../math/at.js';
import { WORKS } from '../operation/sources.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { evaluate, wordOf } from '../zodiac/predicates/evaluate.js';
import type { ChartFacts } from '../zodiac/predicates/facts.js';
import { makersOf } from '../zodiac/predicates/makers.js';
import { needsOf, predicatesIn } from '../zodiac/predicates/parts.js';
import type { YogaPredicate } from '../zodiac/predicates/predicate.js';
import { distance } from '../zodiac/predicates/terms.js';

/** How a source is known: its text was read, others quote it, or it is remembered only. */
export type SourceState = 'read' | 'quoted' | 'memory';

/** Where a rule comes from. */
export interface RuleSource {
  /** The work, or who quotes it. */
  readonly work: string;
  /** Chapter and verse or page; empty where there is none to name. */
  readonly locus: string;
  /** How the source is known. */
  readonly state: SourceState;
}

export function verse(locus: string): RuleSource {
  return { work: WORKS.bphs, locus, state: 'read' };
}

/**
 * Kind of source of a rule: a text that defines it (`classical`), verses without a book or a named modern author (`tradition`), or usage
 * without a known text (`modern`).
 */
export type EvidenceLabel = 'classical' | 'tradition' | 'modern';

/** Who and what makes a rule hold. */
export interface EvidencePlaces {
  /** The planets. */
  readonly planets: readonly Graha[];
  /** Their whole-sign houses from the lagna, in order. Empty where the lagna is not known. */
  readonly houses: readonly House[];
  /** Their signs, from Aries. */
  readonly signs: readonly Sign[];
}

/** A rule, and whether it applies to a chart. */
export interface RuleEvidence {
  /** Name of the rule. */
  readonly id: string;
  /** Whether it holds. */
  readonly holds: boolean;
  /** The rule, in one sentence. */
  readonly definition: string;
  /** Who and what makes it hold; empty where it does not. */
  readonly evidence: EvidencePlaces;
  /** Kind of source: classical, tradition or modern. */
  readonly label: EvidenceLabel;
  /** Where it comes from. */
  readonly sources: readonly RuleSource[];
}

export interface RuleRecord {
  readonly id: string;
  readonly definition: string;
  readonly when: YogaPredicate;
  readonly label: EvidenceLabel;
  readonly sources: readonly RuleSource[];
}

/**
 * What a cancellation does by its own source: lifts the doṣa (`whole`), lifts it for the position from the lagna (`house`), weakens it
 * (`reduces`), or holds of a couple (`match`).
 */
export type CancellationEffect = 'whole' | 'house' | 'reduces' | 'match';

export interface CancellationRule extends RuleRecord {
  readonly effect: CancellationEffect;
}

export interface CurseRule extends RuleRecord {
  readonly kind: 'sarpa' | 'pitri';
  readonly share_of_births_percent: number;
}

export interface RuleVariant {
  readonly definition: string;
  readonly when: YogaPredicate;
  readonly sources: readonly RuleSource[];
}

export interface ConjunctionRule extends RuleRecord {
  readonly variants?: Readonly<Record<string, RuleVariant>>;
  readonly share_of_births_percent: number;
  /** Whether it is known from memory alone. */
  readonly unsourced: boolean;
}

/** Without a lagna only rules that need none can be judged. */
export function answers({ when }: Pick<RuleRecord, 'when'>, { lagna }: ChartFacts): boolean {
  return lagna !== null || !needsOf(when).has('lagna');
}

/** @throws {RangeError} where the rule needs a lagna that is not known: a mistake of the program */
export function ruleApplies(rule: Pick<RuleRecord, 'when'>, facts: ChartFacts): boolean {
  if (!answers(rule, facts)) throw new RangeError('a rule rests on a lagna, and there is none');
  return evaluate(rule.when, { facts, bound: {} });
}

function byLagna(predicate: YogaPredicate, facts: ChartFacts): boolean {
  const [word] = wordOf(predicate);
  if (!evaluate(predicate, { facts, bound: {} })) return false;
  return word === 'lagna_in' || predicatesIn(predicate).some((part) => byLagna(part, facts));
}

export function placesOf(when: YogaPredicate, facts: ChartFacts): EvidencePlaces {
  const { lagna, signs: signOf } = facts;
  const makers = makersOf(when, { facts, bound: {} });
  const planets = GRAHAS.filter((graha) => makers.includes(graha));
  const signs = new Set(planets.map((graha) => signOf[graha]));
  if (lagna !== null && byLagna(when, facts)) signs.add(lagna);
  const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((one, other) => one - other);
  return {
    planets,
    houses: lagna === null ? [] : sorted([...signs].map((sign) => distance(lagna, sign))),
    signs: sorted(signs).map((sign) => at(SIGNS, sign).name),
  };
}

export function evidenceOf(rule: RuleRecord, facts: ChartFacts): RuleEvidence {
  const { id, definition, label, sources } = rule;
  return {
    id,
    holds: ruleApplies(rule, facts),
    definition,
    evidence: placesOf(rule.when, facts),
    label,
    sources: sources.map((source) => ({ ...source })),
  };
}
