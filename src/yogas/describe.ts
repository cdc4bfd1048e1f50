import type { Graha, Sign } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import type { YogaNature, YogaRule, YogaSource } from './rule.js';
import type { Instance, Judged } from './rules/judge.js';
import type { YogaLack } from './rules/plan.js';
import type { YogaStatement } from './statement.js';
import { YOGA_WORKS } from './tables/names.gen.js';

/** A percentage of births. @minimum 0 @maximum 100 */
export type SharePercent = number;

/** In what percentage of births a rule holds; null where that was not counted. */
export type ShareOfBirths = SharePercent | null;

/** Whether a reading holds; null where the chart lacks what it needs. */
export type ReadingHolds = boolean | null;

/** The value of a variable: a house number, or a planet. */
export type YogaBound = Graha | House;

/** Identifier of a yoga: of the catalogue (docs/tables/yogas.md), or of a custom rule. @pattern ^[a-z][a-z0-9_]*$ */
export type YogaKey = string;

/** One occurrence of a yoga in a chart. */
export interface YogaInstance {
  /** Its planets. */
  readonly planets: readonly Graha[];
  /** Their signs. */
  readonly signs: readonly Sign[];
  /** Their whole-sign houses; only for yogas that count from the lagna. */
  readonly houses?: readonly House[];
  /** The values of the rule's variables, such as the two houses whose lords exchange. */
  readonly binding?: Readonly<Record<string, YogaBound>>;
}

/** A yoga absent from a chart by its default reading. */
export interface AbsentYoga {
  /** Its identifier. */
  readonly id: YogaKey;
  /** Its name. */
  readonly name: string;
  /** Its category. */
  readonly category: string;
  /** How its text judges it. */
  readonly nature?: YogaNature;
  /** The definition in the text, in one sentence. */
  readonly definition: string;
  /** Whether each other reading holds; null where the chart lacks what it needs. */
  readonly variants: Readonly<Record<string, ReadingHolds>>;
  /** The percentage of 3,000 births from 1900 to 2023 in which it holds; null where that was not counted. */
  readonly share_of_births_percent: ShareOfBirths;
  /** Its sources, and how far each was seen. */
  readonly sources: readonly YogaSource[];
  /** Further notes. */
  readonly notes?: string;
}

/** A yoga present in a chart. */
export interface PresentYoga extends AbsentYoga {
  /** Every occurrence. */
  readonly instances: readonly YogaInstance[];
  /** What the texts say of its result; only with `texts`. */
  readonly says?: readonly YogaStatement[];
  /** The yogas of the chart that cancel it; null where the chart lacks what one of them needs. */
  readonly cancelled_by: readonly YogaKey[] | null;
}

/** A yoga present only by another reading than the default. */
export interface YogaByVariant {
  /** Its identifier. */
  readonly id: YogaKey;
  /** Its name. */
  readonly name: string;
  /** The reading. */
  readonly variant: string;
}

/** A yoga that could not be evaluated. */
export interface SkippedYoga {
  /** Its identifier. */
  readonly id: YogaKey;
  /** Its name. */
  readonly name: string;
  /** What is missing: a time of birth, a sunrise and sunset on that day, or the sex. */
  readonly reason: YogaLack;
}

/** The yogas of a chart by a list of rules. */
export interface YogaReport {
  /** The number present and not cancelled. @asType integer @minimum 0 */
  readonly count: number;
  /** The yogas present, cancelled ones included. */
  readonly yogas: readonly PresentYoga[];
  /** Yogas present by another reading only. */
  readonly by_variant_only: readonly YogaByVariant[];
  /** The absent yogas; only on request. */
  readonly absent?: readonly AbsentYoga[];
  /** Yogas that could not be evaluated, and what is missing. */
  readonly skipped: readonly SkippedYoga[];
}

/** Returns sources with the full names of their works. */
export function describeSources(sources: readonly YogaSource[]): YogaSource[] {
  const works: Readonly<Record<string, string>> = YOGA_WORKS;
  return sources.map(({ work, locus, state, via }) => ({
    work: Object.hasOwn(works, work) ? (works[work] ?? work) : work,
    locus,
    state,
    ...(via === undefined ? {} : { via }),
  }));
}

export function describeAbsent({ rule, variants }: Judged<YogaRule>): AbsentYoga {
  return {
    id: rule.id,
    name: rule.name,
    category: rule.category,
    ...(rule.nature === undefined ? {} : { nature: rule.nature }),
    definition: rule.definition,
    variants: { ...variants },
    share_of_births_percent: rule.share_of_births_percent ?? null,
    sources: describeSources(rule.sources),
    ...(rule.notes === undefined ? {} : { notes: rule.notes }),
  };
}

const describeInstance = ({ planets, signs, houses, binding }: Instance): YogaInstance => ({
  planets: [...planets],
  signs: [...signs],
  ...(houses === undefined ? {} : { houses: [...houses] }),
  ...(binding === undefined ? {} : { binding: { ...binding } }),
});

export function describePresent(judged: Judged<YogaRule>): PresentYoga {
  return {
    ...describeAbsent(judged),
    instances: judged.instances.map(describeInstance),
    cancelled_by: judged.cancelledBy === null ? null : [...judged.cancelledBy],
  };
}
