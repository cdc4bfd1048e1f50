import { skyContext } from '../cast/context.js';
import { flagSchema, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { withheld } from '../operation/sensitive.js';
import type { Withheld } from '../types.js';
import { needsOf } from '../zodiac/predicates/parts.js';
import { factsOfBirth, type YogasOfBirth } from './birth.js';
import { type ChosenYogas, choiceFields, chosen } from './chosen.js';
import type { YogaReport } from './describe.js';
import { yogasProvenance } from './provenance.js';
import { reportOf } from './report.js';
import { withTexts, type YogaTexts } from './says.js';
import { YOGA_CATALOGUE } from './tables/yogas.gen.js';

/** The input of {@link list}. */
export interface YogasInput extends YogasOfBirth, ChosenYogas {
  /** Whether to list absent yogas; false by default. */
  readonly include_absent?: boolean | undefined;
  /** Whether each yoga has what the texts say of its result; false by default. */
  readonly texts?: boolean | undefined;
}

/** The yogas of a birth chart by the requested rules. */
export interface YogaListData extends YogaReport, YogaTexts {
  /** How many yogas were withheld, and their subjects; only without `sensitive`. */
  readonly withheld?: Withheld;
}

const schema = () =>
  record({
    ...choiceFields(),
    include_absent: flagSchema(),
    texts: flagSchema(),
  });

/**
 * Returns the yogas of a birth: each with its planets, every other reading, what cancels it, the percentage of births in which it holds,
 * and its sources.
 *
 * Without a birth time, rules that need the lagna or sunrise are in `skipped`; the others use the sky of noon. A cancelled yoga stays in
 * the list but not in `count`. With `texts` each yoga has what verses say of its result, in our words.
 * @param input `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `conventions`, `categories`, `ids`, `include_absent`,
 *   `texts`, `sensitive`, `sex`, `moon_rule`, `mercury_rule`, `include_unsourced`
 * @throws {SiddhantaError} for bad input, also at `sensitive` where a sensitive yoga or category is asked for without it; a clock time that
 *   the clocks skipped (`nonexistent_time`), a latitude without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra 34–42, 75, 79; Bṛhat Jātaka 11–15, 22; Phaladīpikā 6–7, 26–27; Jātaka Tattva 1–5; Raman’s list as quoted; each
 * yoga names its verse.
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
export const list = operation<YogasInput, YogaListData>()({
  name: 'yogas.list',
  summary: 'Yogas of a birth: which hold, by which planets, other readings, what cancels what, how rare',
  units: 5,
  work({ include_absent, ids, categories, texts }) {
    const isWhole = include_absent && ids === undefined && categories === undefined;
    return { ms: isWhole ? 12 : 4, bytes: (isWhole ? 135_000 : 18_000) + (texts ? 24_000 : 0) };
  },
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
    const { rules, left } = chosen(input);
    const asksDay = rules.some(({ when }) => needsOf(when).has('sunrise'));
    const birth = factsOfBirth(input, context, asksDay);
    const { resolved } = birth.chart;
    const report = reportOf(rules, YOGA_CATALOGUE, birth.facts, input);
    return {
      data: { ...(input.texts ? withTexts(report, input.sensitive) : report), ...withheld(left) },
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
