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
import { yogasProvenance } from './provenance.js';
import type { YogaSource } from './rule.js';
import { bindingsOf } from './rules/bindings.js';
import { toldBinding } from './rules/judge.js';
import { isUnsourced, lackOf, type YogaLack } from './rules/plan.js';
import { treeOf } from './rules/tree.js';
import { YOGA_IDS } from './tables/names.gen.js';
import { YOGA_CATALOGUE } from './tables/yogas.gen.js';
import { toldSources, type YogaBound, type YogaKey } from './told.js';

/** The input of {@link explain}. */
export interface YogaExplainInput extends YogasOfBirth {
  /** The yoga, by its id as `yogas.list` tells it; with `include_absent` that tells all. */
  readonly id: string;
  /** One of its other readings, by its name; the default one where it is left out. */
  readonly variant?: string | undefined;
}

/** A planet of which a node speaks, as it was found in the chart. */
export interface YogaFound {
  /** How the rule names it: `lord of the 9th`. */
  readonly term: string;
  /** Which planet that is; null where there is none. */
  readonly planet: Graha | null;
  /** Its sign. */
  readonly sign: Sign | null;
  /** Its whole-sign house; null where the time of birth is not known. */
  readonly house: House | null;
}

/** A node of a rule. */
export interface YogaNode {
  /**
   * How deep it lies: 0 is the rule itself, and a node is within the last one before it that lies less deep.
   *
   * @asType integer
   * @minimum 0
   */
  readonly depth: number;
  /** The word of the vocabulary. */
  readonly predicate: YogaWord;
  /** What it asks, in words. */
  readonly says: string;
  /** Of a node that is tried for each planet of a group: for which. */
  readonly planet?: Graha;
  /** Whether it holds in this chart. */
  readonly holds: boolean;
  /** The planets of which it speaks. */
  readonly resolved: readonly YogaFound[];
}

/** A rule with its variables bound. */
export interface BoundYoga {
  /** What the variables stand for; null where the rule has none. */
  readonly binding: Readonly<Record<string, YogaBound>> | null;
  /** Whether the rule holds so. */
  readonly holds: boolean;
  /** Every node of the rule, each before those within it. */
  readonly tree: readonly YogaNode[];
}

/** Whether a rule holds; null where the chart lacks what it needs. */
export type YogaHolds = boolean | null;

/** What the chart lacks; null where it lacks nothing. */
export type YogaLacks = YogaLack | null;

/** Name of a reading; null of the default one. */
export type YogaReading = string | null;

/** Why a yoga is in a chart, or why not. */
export interface YogaExplainData {
  /** Its identifier. */
  readonly id: YogaKey;
  /** What it is called. */
  readonly name: string;
  /** What it belongs to. */
  readonly category: YogaCategory;
  /** The reading; null of the default one. */
  readonly variant: YogaReading;
  /** In one sentence, as the text has it. */
  readonly definition: string;
  /** Whether it holds; null where the chart lacks what it needs. */
  readonly holds: YogaHolds;
  /** What the chart lacks: a time of birth, a sunrise and a sunset on that day, or the sex; null where it lacks nothing. */
  readonly lacks: YogaLacks;
  /** The rule once for each value of its variables; once where it has none. */
  readonly bindings: readonly BoundYoga[];
  /** Where it is stated, and how far each of these was seen. */
  readonly sources: readonly YogaSource[];
}

const VARIANT_TEXT = 'it must be the name of another reading of the yoga.';

const schema = () =>
  record({
    ...yogasFields(),
    id: idSchema(),
    variant: v.optional(v.string(VARIANT_TEXT)),
  });

/** Returns the reading of a rule that a call asks for. */
function readingOf(rule: CatalogueYoga, variant: string | undefined, withUnsourced: boolean) {
  if (variant === undefined) return rule;
  const { variants = {} } = rule;
  const names = Object.keys(variants);
  const reading = Object.hasOwn(variants, variant) ? variants[variant] : undefined;
  if (reading === undefined)
    throw new SiddhantaError(
      'invalid_value',
      `variant is ${JSON.stringify(variant.slice(0, 40))}; ${names.length === 0 ? `${rule.id} has no other reading. Leave it out.` : `it must be one of ${names.join(', ')}, or be left out.`}`,
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
 * Returns why a yoga is in a birth chart, or why not: its rule as a tree, with the truth of every node and the planets it speaks of.
 *
 * A rule with variables is tried for every value of them, and holds where one of these does. Without a birth time a rule that asks for the
 * lagna has `holds: null` and says what is lacking.
 *
 * @param input `birth` and `id`; optional `variant`, `ayanamsa` (default lahiri), `node` (default true), `conventions`, `sensitive`, `sex`, `moon_rule`,
 * `mercury_rule`, `include_unsourced`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, such as a variant that the yoga does not have; a clock time that never was (`nonexistent_time`), a
 * latitude without an ascendant (`undefined_at_latitude`)
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
            return { binding: toldBinding(bound) ?? null, holds: at(tree, 0).holds, tree };
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
        sources: toldSources(sources),
      },
      provenance: yogasProvenance('One rule, each of its nodes judged by itself', input, birth, context),
      ayanamsa: context.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      restsOnBirthTime: ['holds', 'bindings'],
      birth: resolved.clock,
    };
  },
});
