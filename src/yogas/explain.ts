import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { SENSITIVE_YOGAS } from '../operation/sensitive.js';
import type { Graha, Sign } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { needsOf } from '../zodiac/predicates/parts.js';
import type { YogaWord } from '../zodiac/predicates/predicate.js';
import { checkId, factsOfBirth, idSchema, type YogasOfBirth, yogasFields } from './birth.js';
import type { CatalogueYoga, YogaCategory } from './catalogueRule.js';
import { describeSources, type YogaBound, type YogaKey } from './describe.js';
import { yogasProvenance } from './provenance.js';
import type { YogaSource } from './rule.js';
import { bindingsOf } from './rules/bindings.js';
import { describeBinding } from './rules/judge.js';
import { isUnsourced, lackOf, type YogaLack } from './rules/plan.js';
import { treeOf } from './rules/tree.js';
import { YOGA_IDS } from './tables/names.gen.js';
import { YOGA_CATALOGUE } from './tables/yogas.gen.js';

/** The input of {@link explain}. */
export interface YogaExplainInput extends YogasOfBirth {
  /** The id of the yoga; `yogas.list` with `include_absent` lists them all. */
  readonly id: string;
  /** The name of another reading; the default one without it. */
  readonly variant?: string | undefined;
}

/** A planet that a node names, as found in the chart. */
export interface YogaFound {
  /** Its term in the rule: `lord of the 9th`. @names term */
  readonly term: string;
  /** The planet; null if there is none. */
  readonly planet: Graha | null;
  /** Its sign. */
  readonly sign: Sign | null;
  /** Its whole-sign house; null if the time of birth is unknown. */
  readonly house: House | null;
}

/** A node of a rule. */
export interface YogaNode {
  /** Its depth: 0 is the rule itself, and a node belongs to the last one before it with a smaller depth. @asType integer @minimum 0 */
  readonly depth: number;
  /** The word of the vocabulary. */
  readonly predicate: YogaWord;
  /** The condition in words. */
  readonly says: string;
  /** The planet, where the node is evaluated for each planet of a group. */
  readonly planet?: Graha;
  /** Whether it holds in this chart. */
  readonly holds: boolean;
  /** The planets it names. */
  readonly resolved: readonly YogaFound[];
}

/** A rule with its variables bound. */
export interface BoundYoga {
  /** The values of the variables; null for a rule without any. */
  readonly binding: Readonly<Record<string, YogaBound>> | null;
  /** Whether the rule holds with them. */
  readonly holds: boolean;
  /** Every node of the rule, parents first. */
  readonly tree: readonly YogaNode[];
}

/** Whether a rule holds; null where the chart lacks what it needs. */
export type YogaHolds = boolean | null;

/** What the chart lacks; null if nothing. */
export type YogaLacks = YogaLack | null;

/** Name of a reading; null for the default one. */
export type YogaReading = string | null;

/** Why a yoga is present or absent in a chart. */
export interface YogaExplainData {
  /** Its identifier. */
  readonly id: YogaKey;
  /** Its name. */
  readonly name: string;
  /** Its category. */
  readonly category: YogaCategory;
  /** The reading; null for the default one. */
  readonly variant: YogaReading;
  /** The definition in the text, in one sentence. */
  readonly definition: string;
  /** Whether it holds; null where the chart lacks what it needs. */
  readonly holds: YogaHolds;
  /** What the chart lacks: a time of birth, a sunrise and sunset on that day, or the sex; null if nothing. */
  readonly lacks: YogaLacks;
  /** The rule once for each value of its variables; once if it has none. */
  readonly bindings: readonly BoundYoga[];
  /** Its sources, and how far each was seen. */
  readonly sources: readonly YogaSource[];
}

const VARIANT_TEXT = 'it must be the name of another reading of the yoga.';

const schema = () =>
  record({
    ...yogasFields(),
    id: idSchema(),
    variant: v.optional(v.string(VARIANT_TEXT)),
  });

function readingOf(rule: CatalogueYoga, variant: string | undefined, withUnsourced: boolean) {
  if (variant === undefined) return rule;
  const { variants = {} } = rule;
  const names = Object.keys(variants);
  const reading = Object.hasOwn(variants, variant) ? variants[variant] : undefined;
  if (reading === undefined)
    throw new SiddhantaError(
      'invalid_value',
      `variant is ${JSON.stringify(variant.slice(0, 40))}; ${names.length === 0 ? `${rule.id} has no variants. Leave variant out.` : `it must be one of ${names.join(', ')}, or be left out.`}`,
      { field: 'variant' },
    );
  if (!withUnsourced && isUnsourced(reading.sources))
    throw new SiddhantaError(
      'invalid_value',
      `variant is "${variant}", a reading whose source was not seen. Add include_unsourced: true, or leave variant out.`,
      { field: 'variant' },
    );
  return reading;
}

/**
 * Returns why a yoga is present or absent in a birth chart: its rule as a tree, with the truth of every node and the planets it names.
 *
 * A rule with variables is evaluated for every value of them, and holds if one does. Without a birth time a rule that needs the lagna has
 * `holds: null` and says what is missing.
 * @param input `birth` and `id`; optional `variant`, `ayanamsa` (default lahiri), `node` (default true), `conventions`, `sensitive`, `sex`,
 *   `moon_rule`, `mercury_rule`, `include_unsourced`
 * @throws {SiddhantaError} for bad input, such as a variant that the yoga does not have; a clock time that the clocks skipped
 *   (`nonexistent_time`), a latitude without an ascendant (`undefined_at_latitude`)
 *
 * Source: as of {@link list}.
 *
 * @example
 * ```ts
 * import { explain } from 'siddhanta/yogas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = explain({ birth, id: 'hamsa' });
 * data.holds; // => false
 * data.bindings[0]?.tree.filter(({ depth }) => depth === 1).map(({ says, holds }) => [says, holds]);
 * // => [['Jupiter is in the 1st, 4th, 7th or 10th', false], ['any of: (Jupiter is in its exaltation sign) (Jupiter is in a sign of its own)', true]]
 * ```
 */
export const explain = operation<YogaExplainInput, YogaExplainData>()({
  name: 'yogas.explain',
  summary: 'Why a yoga is in a birth chart, or why not: every condition of its rule with its truth',
  units: 2,
  schools: 'all',
  family: { field: 'id', members: YOGA_IDS },
  sensitive: SENSITIVE_YOGAS,
  schema,
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
    id: 'gaja_kesari',
  },
  context: skyContext,
  run(input, context) {
    checkId(input.id, 'id');
    const rule = at(
      YOGA_CATALOGUE.filter(({ id }) => id === input.id),
      0,
    );
    const { definition, when, sources } = readingOf(rule, input.variant, input.include_unsourced);
    const birth = factsOfBirth(input, context, needsOf(when).has('sunrise'));
    const { facts } = birth;
    const { resolved } = birth.chart;
    const lacks = lackOf(when, facts) ?? null;
    const bindings =
      lacks === null
        ? bindingsOf(rule.for_each, facts).map((bound) => {
            const tree = treeOf(when, { facts, bound });
            return { binding: describeBinding(bound) ?? null, holds: at(tree, 0).holds, tree };
          })
        : [];
    return {
      data: {
        id: rule.id,
        name: rule.name,
        category: rule.category,
        variant: input.variant ?? null,
        definition,
        holds: lacks === null ? bindings.some(({ holds }) => holds) : null,
        lacks,
        bindings,
        sources: describeSources(sources),
      },
      provenance: yogasProvenance('One rule, each of its nodes judged by itself', input, birth, context),
      ayanamsa: context.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      restsOnBirthTime: ['holds', 'bindings'],
      birth: resolved.clock,
    };
  },
});
