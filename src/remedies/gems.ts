import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH, natalFields } from '../cast/natalInput.js';
import { momentMs } from '../dashas/several.js';
import { castChart } from '../doshas/chart.js';
import { momentSchema } from '../input/moment.js';
import { record } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import type { Weekday } from '../zodiac/limbNames.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import type { RemediesInput } from './input.js';
import { pairsOfBirth, runningAmong } from './periods.js';
import { attested } from './prescribed.js';
import { POLICY_DISPUTES, POLICY_SOURCES, QUOTES, ROW_SOURCES } from './provenance.js';
import { gemRow } from './rows.js';
import type { DuhsthaChart } from './rules/duhstha.js';
import { isCautioned, type PolicySays, policiesOf } from './rules/policies.js';
import { houseIn, housesOwned } from './rules/triggers.js';
import { type Attested, NOTICE, type Notice } from './tables/attested.js';
import { GEM_POLICIES, GEM_POLICY_IDS, GEM_PRACTICE, type GemPolicy, type GemPolicyId } from './tables/gems.js';

/** The input of {@link gems}. */
export interface RemediesGemsInput extends RemediesInput {
  /** A moment, of whose period one policy speaks; none by default. ISO 8601 with its offset from UTC. */
  readonly at?: string | undefined;
}

/** A gem of a graha by one list. */
export interface GemOfList extends Attested {
  /** Name of the list: `phaladeepika`, `jyotistattva`. */
  readonly list: string;
  /** The gem. */
  readonly gem: string;
}

/** What one policy says of the gem of a graha. None is recommended. */
export interface PolicyVerdict extends Omit<Attested, 'source'> {
  /** Name of the policy. */
  readonly id: GemPolicyId;
  /** To wear it, to avoid it, both at once (`mixed`), or nothing. */
  readonly says: PolicySays;
  /** Which of its tests hold; the tests are our reading of it. */
  readonly because: string;
  /** The gem. */
  readonly gem: string;
  /** Who names it. */
  readonly who: string;
}

/** The gems of a graha, its houses, and what each policy says. */
export interface GemsOfGraha {
  /** Its gem by each list. */
  readonly gem_by: readonly GemOfList[];
  /** Whole-sign houses that it rules; none for a node. */
  readonly owns: readonly House[];
  /** Its house. */
  readonly house: House;
  /** Whether it is in the 6th, 8th or 12th, where the first policy cautions. */
  readonly caution: boolean;
  /** What each policy says, the most common of the pages read first. */
  readonly policies: readonly PolicyVerdict[];
}

/** Finger, metal and day for a graha’s gem, by one jeweller’s table of our time. */
export interface GemPractice {
  /** The finger. */
  readonly finger: string;
  /** The metal of the ring. */
  readonly metal: string;
  /** The day. */
  readonly day: Weekday;
}

/** A jeweller’s modern table: not in any text that was read. */
export interface ModernPractice extends Attested {
  /** By graha. */
  readonly planets: Readonly<Record<Graha, GemPractice>>;
  /** What a reader has to know of it. */
  readonly note: string;
}

/** The gems by each text, and five policies side by side. */
export interface RemediesGemsData {
  /** That all of it is quoted. */
  readonly notice: Notice;
  /** Lord of the running mahādaśā; only with `at`, null before the birth and after the cycle. */
  readonly period_lord?: Graha | null;
  /** The nine grahas. */
  readonly planets: Readonly<Record<Graha, GemsOfGraha>>;
  /** Finger, metal and day: usage of our time. */
  readonly modern_practice: ModernPractice;
}

const FIRST_LIST = 'phaladeepika';
const OTHER_LIST = 'jyotistattva';
const NO_GEMS = 'bphs_nodes';

function gemsBy(graha: Graha): GemOfList[] {
  const { gem, variants } = gemRow(graha);
  return [{ list: FIRST_LIST, ...gem }, ...variants]
    .filter(({ list }) => list !== NO_GEMS)
    .flatMap(({ list, value, ...row }) => (value === null ? [] : [{ list, gem: value, ...attested(row) }]));
}

function ofGraha(graha: Graha, chart: DuhsthaChart, periodLord: Graha | undefined): GemsOfGraha {
  const found = policiesOf(graha, chart, periodLord);
  const gem_by = gemsBy(graha);
  return {
    gem_by,
    owns: housesOwned(chart, graha),
    house: houseIn(chart, graha),
    caution: isCautioned(graha, chart),
    policies: GEM_POLICY_IDS.map((id) => {
      const { source, state, label }: GemPolicy = GEM_POLICIES[id];
      const list = id === 'pacify_the_bad' ? OTHER_LIST : FIRST_LIST;
      const gem = gem_by.find((one) => one.list === list)?.gem ?? '';
      return { id, ...found[id], gem, who: source.work, state, label };
    }),
  };
}

/**
 * Returns the gem of each graha by each text, its house and the houses that it rules, and which of five policies would choose or refuse the
 * gem.
 *
 * Nothing is recommended: the verses assign and do not say who should wear what, and the policies contradict each other. Without `at` the
 * policy of the running period is silent. Houses are whole signs; finger, metal and day are from a modern table of one jeweller.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset), `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, a clock time that never was (`nonexistent_time`), a latitude without an ascendant
 * (`undefined_at_latitude`)
 *
 * Source: Phaladīpikā 2.29, Jātaka Pārijāta 2.21; the policies as named beside each.
 *
 * @example
 * ```ts
 * import { gems } from 'siddhanta/remedies';
 * const place = { latitude: 13.0878, longitude: 80.2785, timezone: 'Asia/Kolkata' };
 * const { data } = gems({ birth: { date: '1996-12-07', time: '10:34:00', place } });
 * data.planets.Mercury.owns; // => [6, 9]
 * data.planets.Mercury.policies.map(({ says }) => says); // => ['mixed', 'avoid', 'wear', 'silent', 'wear']
 * ```
 */
export const gems = birthOperation<RemediesGemsInput, RemediesGemsData>()({
  name: 'remedies.gems',
  summary: 'Gems of the grahas by each text, and five policies that contradict each other; none is recommended',
  units: 2,
  schema: () => record({ ...natalFields(), at: v.optional(momentSchema()) }),
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-01T00:00:00+05:30' },
  run(input, sky) {
    const { birth, chart } = castChart(input.birth, sky);
    const pairs = input.at === undefined ? [] : pairsOfBirth(input.birth, birth, sky);
    const running = input.at === undefined ? undefined : pairs[runningAmong(pairs, momentMs(input.at, 'at'))];
    const { finger, metal, day, note } = GEM_PRACTICE;
    return {
      data: {
        notice: NOTICE,
        ...(input.at === undefined ? {} : { period_lord: running?.dasha ?? null }),
        planets: recordOf(GRAHAS, (graha) => ofGraha(graha, chart, running?.dasha)),
        modern_practice: {
          planets: recordOf(GRAHAS, (graha) => ({ finger: finger[graha], metal: metal[graha], day: day[graha] })),
          note,
          ...attested(GEM_PRACTICE),
        },
      },
      chart: birth,
      method:
        'Gems as the texts assign them; each policy tested by itself on whole-sign houses, none weighed against another',
      conventions: {
        ...QUOTES,
        ...Object.fromEntries(
          GEM_POLICY_IDS.map((id): [string, string] => {
            const { rule, test }: GemPolicy = GEM_POLICIES[id];
            return [id, `${rule}. Tested as: ${test}`];
          }),
        ),
        mixed: 'both wear and avoid hold: the sources do not settle it',
        yogakaraka: 'rules one of 4, 7, 10 and one of 5, 9',
      },
      sources: [...ROW_SOURCES.gem, ...POLICY_SOURCES],
      disputed: POLICY_DISPUTES,
      verified_against: 'two births by one script from the same tests: regression, not evidence',
      restsOnBirthTime: ['planets', ...(input.at === undefined ? [] : ['period_lord'])],
    };
  },
});
