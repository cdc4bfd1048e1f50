import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { momentMs } from '../dashas/several.js';
import { flagSchema, oneOf, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { withheld } from '../operation/sensitive.js';
import { cite } from '../operation/sources.js';
import type { Provenance, Withheld } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { needsOf } from '../zodiac/predicates/parts.js';
import { factsOfBirth, type YogasOfBirth } from './birth.js';
import { type ChosenYogas, choiceFields, chosen } from './chosen.js';
import type { PresentYoga, SkippedYoga, YogaKey } from './describe.js';
import {
  type LivedMahadasha,
  type LivedPeriod,
  livedPeriods,
  TIMELINE_SYSTEMS,
  type TimelineSystem,
  type YogaPeriodSpan,
} from './periods.js';
import { yogasProvenance } from './provenance.js';
import { reportOf } from './report.js';
import type { YogaNature } from './rule.js';
import { YOGA_CATALOGUE } from './tables/yogas.gen.js';

/** The input of {@link timeline}. */
export interface YogaTimelineInput extends YogasOfBirth, ChosenYogas {
  /** The daśā: `vimshottari` by default, or another that the Moon’s nakṣatra opens. */
  readonly system?: TimelineSystem | undefined;
  /** A moment, ISO 8601 with offset: only yogas with a period that runs then, and only that period. */
  readonly at?: string | undefined;
  /** Whether to add the antardaśās of the makers within the mahādaśās of others; false by default. */
  readonly all_antardashas?: boolean | undefined;
}

/** An antardaśā of a maker. */
export interface YogaAntardasha extends YogaPeriodSpan {
  /** Lord of the mahādaśā around it. */
  readonly mahadasha: Graha;
}

/** A yoga of the birth, and the periods of the planets that make it. */
export interface TimedYoga {
  /** Its identifier. */
  readonly id: YogaKey;
  /** Its name. */
  readonly name: string;
  /** Its category. */
  readonly category: string;
  /** How its text judges it. */
  readonly nature?: YogaNature;
  /** The planets that make it, of all its occurrences. */
  readonly makers: readonly Graha[];
  /** The mahādaśās of the makers. */
  readonly mahadashas: readonly YogaPeriodSpan[];
  /** The antardaśās of a maker within the mahādaśā of another; with `all_antardashas` within any other. */
  readonly antardashas: readonly YogaAntardasha[];
}

/** The periods that run at a moment. */
export interface RunningPeriods {
  /** The mahādaśā. */
  readonly mahadasha: YogaPeriodSpan;
  /** The antardaśā. */
  readonly antardasha: YogaPeriodSpan;
}

/** When the yogas of a birth work. */
export interface YogaTimelineData {
  /** The daśā. */
  readonly system: TimelineSystem;
  /** The yogas present and not cancelled, in the order of the catalogue. */
  readonly yogas: readonly TimedYoga[];
  /** The periods of the moment; null outside the cycle. Only with `at`. */
  readonly running?: RunningPeriods | null;
  /** Yogas that could not be evaluated, and what is missing. */
  readonly skipped: readonly SkippedYoga[];
  /** How many yogas were withheld, and their subjects; only without `sensitive`. */
  readonly withheld?: Withheld;
}

const span = ({ planet, start_date, end_date }: LivedPeriod): YogaPeriodSpan => ({ planet, start_date, end_date });

const isRunning = ({ ms: [start, end] }: LivedPeriod, moment: number | undefined): boolean =>
  moment === undefined || (moment >= start && moment < end);

function makersOf({ instances }: PresentYoga): Graha[] {
  return [...new Set(instances.flatMap(({ planets }) => planets))];
}

function timed(
  yoga: PresentYoga,
  mahadashas: readonly LivedMahadasha[],
  { all, moment }: { readonly all: boolean; readonly moment: number | undefined },
): TimedYoga {
  const { id, name, category, nature } = yoga;
  const makers = makersOf(yoga);
  const running = mahadashas.filter((one) => isRunning(one, moment));
  return {
    id,
    name,
    category,
    ...(nature === undefined ? {} : { nature }),
    makers,
    mahadashas: running.filter(({ planet }) => makers.includes(planet)).map(span),
    antardashas: running
      .filter(({ planet }) => all || makers.includes(planet))
      .flatMap((whole) =>
        whole.antardashas
          .filter((part) => part.planet !== whole.planet && makers.includes(part.planet) && isRunning(part, moment))
          .map((part) => ({ ...span(part), mahadasha: whole.planet })),
      ),
  };
}

function runningAt(mahadashas: readonly LivedMahadasha[], moment: number): RunningPeriods | null {
  const mahadasha = mahadashas.find((one) => isRunning(one, moment));
  const antardasha = mahadasha?.antardashas.find((one) => isRunning(one, moment));
  if (mahadasha === undefined || antardasha === undefined) return null;
  return { mahadasha: span(mahadasha), antardasha: span(antardasha) };
}

const RULE_SOURCES = [
  cite(
    'phaladeepika',
    '20.21, 20.42–44, 20.48',
    'the results of yogas come in daśās; two makers give in each other’s bhukti, none in its own',
  ),
  {
    work: 'Sārāvalī (Kalyāṇavarman)',
    locus: '35.42',
    note: 'the planet that makes a yoga gives its result in its own daśā',
  },
  { work: 'Jaimini Sūtras', locus: '1.2.121', note: 'all of them in their daśā' },
] as const;

const DISPUTED = [
  {
    element: 'which antardashas',
    note: 'Here those of another maker within the mahādaśā of a maker (Phaladīpikā 20.42). A planet gives nothing in its own bhukti (20.43); the option all_antardashas adds those within the mahādaśās of others.',
  },
  {
    element: 'when a raja yoga begins',
    note: 'Phaladīpikā 20.54 lets it begin in the bhukti of a māraka and grow in those of malefics. This is not applied here.',
  },
] as const;

const RULES = {
  'yogas.*.mahadashas': {
    rule: 'a yoga gives its result in the daśās of the planets that make it',
    source: 'Sārāvalī 35.42, Phaladīpikā 20.21, Jaimini Sūtras 1.2.121, read',
    state: 'unconfirmed',
  },
  'yogas.*.antardashas': {
    rule: 'within them in the bhuktis of its other makers',
    source: 'Phaladīpikā 20.42–44, 20.48, read',
    state: 'unconfirmed',
  },
} as const;

/**
 * Returns when the yogas of a birth work: each yoga with the planets that make it, their mahādaśās, and the antardaśās of one maker within
 * the mahādaśā of another, with dates.
 *
 * Cancelled yogas are left out. Makers are the planets of all occurrences of a yoga, as `yogas.list` names them. Without a birth time,
 * yogas that need the lagna are in `skipped`, and the dates are those of noon.
 * @param input `birth`; optional `system` (default vimshottari), `at`, `all_antardashas`, `categories`, `ids`, `sensitive`, `sex`, `ayanamsa`
 *   (default lahiri), `node` (default true), `conventions`, `moon_rule`, `mercury_rule`, `include_unsourced`
 * @throws {SiddhantaError} for bad input; `invalid_moment` for `at`; a clock time that the clocks skipped (`nonexistent_time`), a latitude
 *   without an ascendant (`undefined_at_latitude`)
 *
 * Source: Phaladīpikā 20.21, 20.42–44, 20.48; Sārāvalī 35.42; Jaimini Sūtras 1.2.121; the daśās Bṛhat Parāśara Horā Śāstra 46.
 *
 * @example
 * ```ts
 * import { timeline } from 'siddhanta/yogas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = timeline({ birth: { date: '1990-08-15', time: '08:30:00', place }, ids: ['kendra_trikona_raja'] });
 * const [raja] = data.yogas;
 * raja?.makers; // => ['Jupiter', 'Venus']
 * raja?.mahadashas[0]; // => { planet: 'Jupiter', start_date: '2019-10-25', end_date: '2035-10-25' }
 * raja?.antardashas[0]; // => { planet: 'Venus', start_date: '2027-09-07', end_date: '2030-05-08', mahadasha: 'Jupiter' }
 * ```
 */
export const timeline = operation<YogaTimelineInput, YogaTimelineData>()({
  name: 'yogas.timeline',
  summary: 'When the yogas of a birth work: the dashas and antardashas of the planets that make them',
  units: 5,
  work: ({ at, all_antardashas }) => ({ ms: 5, bytes: at === undefined ? (all_antardashas ? 60_000 : 27_000) : 3000 }),
  schools: 'all',
  schema: () =>
    record({
      ...choiceFields(),
      system: v.optional(oneOf(TIMELINE_SYSTEMS), TIMELINE_SYSTEMS[0]),
      at: v.optional(v.string('it must be an ISO 8601 instant, such as "2026-01-01T00:00:00+05:30".')),
      all_antardashas: flagSchema(),
    }),
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
  },
  context: skyContext,
  run(input, context) {
    const moment = input.at === undefined ? undefined : momentMs(input.at, 'at');
    const { rules, left } = chosen(input);
    const asksDay = rules.some(({ when }) => needsOf(when).has('sunrise'));
    const birth = factsOfBirth(input, context, asksDay);
    const { resolved } = birth.chart;
    const { yogas, skipped } = reportOf(rules, YOGA_CATALOGUE, birth.facts, input);
    const { mahadashas } = livedPeriods(input.system, input.birth, birth.chart, context);
    const all = yogas
      .filter(({ cancelled_by }) => cancelled_by === null || cancelled_by.length === 0)
      .map((yoga) => timed(yoga, mahadashas, { all: input.all_antardashas, moment }));
    return {
      data: {
        system: input.system,
        yogas: moment === undefined ? all : all.filter((one) => one.mahadashas.length + one.antardashas.length > 0),
        ...(moment === undefined ? {} : { running: runningAt(mahadashas, moment) }),
        skipped,
        ...withheld(left),
      },
      provenance: (): Provenance => {
        const own = yogasProvenance(
          'Each rule as a predicate; the planets that make it by the periods of their dasha',
          input,
          birth,
          context,
        );
        return {
          ...own,
          sources: [...RULE_SOURCES, cite('bphs', '46', 'the dasha'), ...own.sources],
          disputed: [...DISPUTED, ...own.disputed],
          rules: { ...own.rules, ...RULES },
        };
      },
      ayanamsa: context.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      restsOnBirthTime: ['yogas', ...(moment === undefined ? [] : ['running'])],
      birth: resolved.clock,
    };
  },
});
