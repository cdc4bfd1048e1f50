import type { Graha } from '../zodiac/names.js';
import type { YogaGroupName, YogaPredicate, YogaTerm } from '../zodiac/predicates/predicate.js';

/** How far a source was seen: the text itself, a program or page that cites it, or memory alone. */
export const SOURCE_STATES = ['read', 'quoted', 'memory'] as const;

/** Where a rule is stated. */
export interface YogaSource {
  /** The work. */
  readonly work: string;
  /** Chapter and verse; empty where none is known. */
  readonly locus: string;
  /** How far it was seen: read in the text itself, quoted by a program or page, or remembered. */
  readonly state: (typeof SOURCE_STATES)[number];
  /** Through what it was seen, where that is not the work itself. */
  readonly via?: string | undefined;
}

/** How texts judge what a rule describes. */
export const YOGA_NATURES = ['auspicious', 'inauspicious', 'mixed'] as const;

/** How the text that has a rule judges what it describes. */
export type YogaNature = (typeof YOGA_NATURES)[number];

/** The groups of rules that cancel one another. */
export const YIELDING_GROUPS = ['nabhasa_ashraya', 'nabhasa_dala', 'nabhasa_akriti', 'nabhasa_sankhya'] as const;

/** A group of rules by which others are cancelled. */
export type YieldingGroup = (typeof YIELDING_GROUPS)[number];

/** What a variable is bound to, one after the other. */
export interface YogaBindings {
  /** Name of the variable without its `$`; several are joined by commas, `a,b`. */
  readonly var: string;
  /** A group of planets, or rows with one value for each variable. */
  readonly over: YogaGroupName | readonly (readonly (Graha | number)[])[];
}

/** Another reading of a rule. */
export interface YogaVariant {
  /** In one sentence. */
  readonly definition: string;
  readonly when: YogaPredicate;
  readonly sources: readonly YogaSource[];
  /** In what percentage of births it holds. */
  readonly share_of_births_percent?: number | undefined;
}

/** What tells the planets of an instance: planets, all seven, or whoever makes the predicate hold. */
export type YogaEvidence = YogaTerm | 'seven' | 'house_occupants' | 'exalted_planets' | 'cluster';

/** A rule: a yoga, and when it holds. */
export interface YogaRule {
  /** Lower-case letters, digits and `_`. */
  readonly id: string;
  readonly name: string;
  /** What it belongs to, in one word. */
  readonly category: string;
  /** In one sentence, as the text has it. */
  readonly definition: string;
  readonly when: YogaPredicate;
  readonly sources: readonly YogaSource[];
  readonly nature?: YogaNature | undefined;
  /** Other readings, by a short name each. */
  readonly variants?: Readonly<Record<string, YogaVariant>> | undefined;
  /** The rule is tried for each of these, and every one that holds is an instance. */
  readonly for_each?: YogaBindings | undefined;
  /** The group by which it cancels others. */
  readonly group?: YieldingGroup | undefined;
  /** Groups of rules of which each that holds cancels this one. */
  readonly yields_to?: readonly YieldingGroup[] | undefined;
  /** Whose planets an instance names; those of the predicate by default. */
  readonly evidence?: readonly YogaEvidence[] | undefined;
  /** In what percentage of births it holds. */
  readonly share_of_births_percent?: number | undefined;
  readonly notes?: string | undefined;
  /** `high`: told only where that is asked for. */
  readonly sensitivity?: 'high' | undefined;
}
