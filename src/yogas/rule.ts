import type { Graha } from '../zodiac/names.js';
import type { YogaGroupName, YogaPredicate, YogaTerm } from '../zodiac/predicates/predicate.js';

export const SOURCE_STATES = ['read', 'quoted', 'memory'] as const;

/** A source of a rule. */
export interface YogaSource {
  /** The work. */
  readonly work: string;
  /** Chapter and verse; empty where unknown. */
  readonly locus: string;
  /** How far it was seen: read in the text itself, quoted by a program or page, or remembered. */
  readonly state: (typeof SOURCE_STATES)[number];
  /** Where it was seen, if not in the work itself. */
  readonly via?: string | undefined;
}

export const YOGA_NATURES = ['auspicious', 'inauspicious', 'mixed'] as const;

/** How the text of a rule judges what it describes. */
export type YogaNature = (typeof YOGA_NATURES)[number];

export const YIELDING_GROUPS = ['nabhasa_ashraya', 'nabhasa_dala', 'nabhasa_akriti', 'nabhasa_sankhya'] as const;

/** A group of rules that cancels others. */
export type YieldingGroup = (typeof YIELDING_GROUPS)[number];

/** The values of a variable. */
export interface YogaBindings {
  /** The variable without its `$`; several are separated by commas, `a,b`. */
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

/** Whose planets an instance names: terms, all seven, or those that make the predicate hold. */
export type YogaEvidence = YogaTerm | 'seven' | 'house_occupants' | 'exalted_planets' | 'cluster';

/** A rule: a yoga, and its condition. */
export interface YogaRule {
  /** Lower-case letters, digits and `_`. */
  readonly id: string;
  readonly name: string;
  /** Its category, in one word. */
  readonly category: string;
  /** The definition in the text, in one sentence. */
  readonly definition: string;
  readonly when: YogaPredicate;
  readonly sources: readonly YogaSource[];
  readonly nature?: YogaNature | undefined;
  /** Other readings, by a short name each. */
  readonly variants?: Readonly<Record<string, YogaVariant>> | undefined;
  /** The rule is evaluated for each of these, and each that holds is an instance. */
  readonly for_each?: YogaBindings | undefined;
  /** The group through which it cancels others. */
  readonly group?: YieldingGroup | undefined;
  /** The groups that cancel it: any rule of them that holds. */
  readonly yields_to?: readonly YieldingGroup[] | undefined;
  /** Whose planets an instance names; by default those of the predicate. */
  readonly evidence?: readonly YogaEvidence[] | undefined;
  /** In what percentage of births it holds. */
  readonly share_of_births_percent?: number | undefined;
  readonly notes?: string | undefined;
  /** `high`: included on request only. */
  readonly sensitivity?: 'high' | undefined;
}
