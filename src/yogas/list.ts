import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { flagSchema, oneOf, record } from '../input/schemas.js';
import { type Context, type Operation, operation } from '../operation/operation.js';
import type { Result } from '../types.js';
import { needsOf } from '../zodiac/predicates/parts.js';
import {
  checkId,
  checkSensitive,
  factsOfBirth,
  idSchema,
  SENSITIVE_CATEGORIES,
  type YogasOfBirth,
  yogasFields,
} from './birth.js';
import type { CatalogueYoga, YogaCategory } from './catalogueRule.js';
import { yogasProvenance } from './provenance.js';
import { reportOf } from './report.js';
import { YOGA_CATEGORIES } from './tables/names.gen.js';
import { YOGA_CATALOGUE } from './tables/yogas.gen.js';
import type { YogaReport } from './told.js';

/** The input of {@link list}. */
export interface YogasInput extends YogasOfBirth {
  /** Only these categories; all by default but `arishta` and `arishta_bhanga`, which want `sensitive`. */
  readonly categories?: readonly YogaCategory[] | undefined;
  /** Only these yogas, by their ids as `yogas.list` tells them; with `include_absent` it tells all. */
  readonly ids?: readonly string[] | undefined;
  /** Whether to tell those too that are not present; false by default. */
  readonly include_absent?: boolean | undefined;
}

const CATEGORIES = Object.keys(YOGA_CATEGORIES) as [YogaCategory, ...YogaCategory[]];

const some = <Item extends v.GenericSchema>(item: Item, many: string) =>
  v.optional(
    v.pipe(
      v.array(item, `it must be a list of ${many}.`),
      v.minLength(1, `it must have one of the ${many}, or be left out.`),
    ),
  );

const schema = () =>
  record({
    ...yogasFields(),
    categories: some(oneOf(CATEGORIES), 'categories'),
    ids: some(idSchema(), 'identifiers of yogas'),
    include_absent: flagSchema(),
  });

interface Chosen {
  readonly categories?: readonly YogaCategory[] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly sensitive: boolean;
}

/** Returns the rules that a call asks for, in the order of the catalogue. */
function chosen({ categories, ids, sensitive }: Chosen): readonly CatalogueYoga[] {
  for (const [i, id] of (ids ?? []).entries()) checkId(id, `ids.${i}`);
  for (const [i, category] of (categories ?? []).entries())
    checkSensitive({ category }, category, `categories.${i}`, sensitive);
  for (const rule of YOGA_CATALOGUE) {
    const i = ids?.indexOf(rule.id) ?? -1;
    if (i >= 0) checkSensitive(rule, rule.id, `ids.${i}`, sensitive);
  }
  return YOGA_CATALOGUE.filter(
    ({ id, category }) =>
      (ids?.includes(id) ?? true) &&
      (categories?.includes(category) ?? true) &&
      (sensitive || !SENSITIVE_CATEGORIES.includes(category)),
  );
}

/** The operation `yogas.list`. */
export const listOperation: Operation<YogasInput, YogaReport> = operation<YogasInput, YogaReport>()({
  name: 'yogas.list',
  summary: 'Yogas of a birth: which hold, by which planets, other readings, what cancels what, how rare',
  units: 5,
  work: ({ include_absent, ids, categories }) => ({
    ms: 4,
    bytes: include_absent && ids === undefined && categories === undefined ? 100_000 : 16_000,
  }),
  schools: 'all',
  schema,
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
  },
  context: skyContext,
  run(input, context) {
    const rules = chosen(input);
    const asksDay = rules.some(({ when }) => needsOf(when).has('sunrise'));
    const birth = factsOfBirth(input, context, asksDay);
    const { resolved } = birth.chart;
    return {
      data: reportOf(rules, YOGA_CATALOGUE, birth.facts, input),
      provenance: () =>
        yogasProvenance(
          'Each rule as a predicate over signs, whole-sign houses, lords, full aspects and dignities',
          input,
          birth,
          context,
        ),
      ayanamsa: context.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      restsOnBirthTime: ['count', 'yogas', 'by_variant_only', ...(input.include_absent ? ['absent'] : [])],
      birth: resolved.clock,
    };
  },
});

/**
 * Returns the yogas of a birth: each with the planets that make it, every other reading, what cancels it, in what percentage of births it
 * holds, and where it is stated.
 *
 * Without a birth time the rules that ask for lagna or sunrise are in `skipped`, the others rest on the sky of noon. A cancelled yoga stays
 * in the list, and `count` leaves it out.
 *
 * @param input `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `conventions`, `categories`, `ids`, `include_absent`,
 * `sensitive`, `sex`, `moon_rule`, `mercury_rule`, `include_unsourced`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, also where a rule of `arishta` or `arishta_bhanga` is asked for without `sensitive`; a clock time that never
 * was (`nonexistent_time`), a latitude without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra 34–42, 75, 79; Bṛhat Jātaka 11–15, 22; Phaladīpikā 6–7, 26–27; each yoga names its verse.
 *
 * @example
 * ```ts
 * import { list } from 'siddhanta/yogas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = list({ birth, categories: ['nabhasa', 'pancha_mahapurusha'] });
 * data.yogas.map(({ id }) => id); // => ['pasha']
 * ```
 */
export function list(input: YogasInput, context?: Context): Result<YogaReport> {
  return listOperation.call(input, context);
}
