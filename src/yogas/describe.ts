import type { Graha, Sign } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import type { YogaNature, YogaRule, YogaSource } from './rule.js';
import type { Instance, Judged } from './rules/judge.js';
import type { YogaLack } from './rules/plan.js';
import { YOGA_WORKS } from './tables/names.gen.js';

/** A percentage of births. @minimum 0 @maximum 100 */
export type SharePercent = number;

/** In what percentage of births a rule holds; null where that was not counted. */
export type ShareOfBirths = SharePercent | null;

/** Whether a reading holds; null where the chart lacks what it needs. */
export type ReadingHolds = boolean | null;

/** What a variable of a rule stands for: the number of a house, or a planet. */
export type YogaBound = Graha | House;

/** Identifier of a yoga: of the catalogue, docs/tables/yogas.md, or of a rule of one's own. @pattern ^[a-z][a-z0-9_]*$ */
export type YogaKey = string;

/** One time that a yoga holds in a chart. */
export interface YogaInstance {
  /** The planets that make it. */
  readonly planets: readonly Graha[];
  /** The sign of each of them. */
  readonly signs: readonly Sign[];
  /** The whole-sign house of each of them; only of yogas for which the lagna counts. */
  readonly houses?: readonly House[];
  /** What the variables of the rule stand for, such as the two houses whose lords exchange. */
  readonly binding?: Readonly<Record<string, YogaBound>>;
}

/** A yoga that is not in a chart by its default reading. */
export interface AbsentYoga {
  /** Its identifier. */
  readonly id: YogaKey;
  /** What it is called. */
  readonly name: string;
  /** What it belongs to. */
  readonly category: string;
  /** How the text that has it judges what it describes. */
  readonly nature?: YogaNature;
  /** In one sentence, as the text has it. */
  readonly definition: string;
  /** Whether each other reading holds; null where the chart lacks what it needs. */
  readonly variants: Readonly<Record<string, ReadingHolds>>;
  /** In what percentage of 3,000 births of 1900 to 2023 it holds; null where that was not counted. */
  readonly share_of_births_percent: ShareOfBirths;
  /** Where it is stated, and how far each of these was seen. */
  readonly sources: readonly YogaSource[];
  /** What else is to be known. */
  readonly notes?: string;
}

/** A yoga that is in a chart. */
export interface PresentYoga extends AbsentYoga {
  /** Every time that it holds. */
  readonly instances: readonly YogaInstance[];
  /** The yogas of the chart that cancel it; null where the chart lacks what one of these needs. */
  readonly cancelled_by: readonly YogaKey[] | null;
}

/** A yoga of which another reading holds, and not the default. */
export interface YogaByVariant {
  /** Its identifier. */
  readonly id: YogaKey;
  /** What it is called. */
  readonly name: string;
  /** The reading. */
  readonly variant: string;
}

/** A yoga that could not be looked for. */
export interface SkippedYoga {
  /** Its identifier. */
  readonly id: YogaKey;
  /** What it is called. */
  readonly name: string;
  /** What is lacking: a time of birth, a sunrise and a sunset on that day, or the sex. */
  readonly reason: YogaLack;
}

/** What a chart says to a list of rules. */
export interface YogaReport {
  /** How many are present and not cancelled. @asType integer @minimum 0 */
  readonly count: number;
  /** Those that are present, cancelled ones too. */
  readonly yogas: readonly PresentYoga[];
  /** Those whose default reading is absent while another holds. */
  readonly by_variant_only: readonly YogaByVariant[];
  /** Those that are not present; only where they were asked for. */
  readonly absent?: readonly AbsentYoga[];
  /** Those that could not be looked for, with what is lacking. */
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

/** Returns a rule that was judged, without its instances. */
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

/** Returns a yoga that is present. */
export function describePresent(judged: Judged<YogaRule>): PresentYoga {
  return {
    ...describeAbsent(judged),
    instances: judged.instances.map(describeInstance),
    cancelled_by: judged.cancelledBy === null ? null : [...judged.cancelledBy],
  };
}
