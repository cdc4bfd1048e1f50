import * as v from 'valibot';
import { refuseUncertainty } from '../../cast/birth.js';
import type { SkyContext } from '../../cast/context.js';
import { conventionDisputes } from '../../cast/conventionWords.js';
import { record, whole } from '../../input/schemas.js';
import { operation, type Present } from '../../operation/operation.js';
import type { Sign } from '../../zodiac/names.js';
import type { House } from '../../zodiac/position.js';
import { yearDays } from '../disputes.js';
import { EXAMPLE } from '../input.js';
import { chartNatal } from '../natal.js';
import {
  type DashaPeriodData,
  type PeriodSource,
  type PeriodTree,
  periodDescriber,
  periodSource,
  treeOf,
} from '../periods.js';
import { dashaOutcome } from '../provenance.js';
import { describeFirst, periodsText } from '../text.js';
import { periodsWork } from '../work.js';
import { RASHI, type RashiInput, rashiEntries } from './operation.js';
import { RINGS, type Ring } from './options.js';
import { RING_CYCLES, type RingRuler, reckonRing } from './ring.js';
import type { RingStretch } from './rules/rings.js';
import { RASHI_LEVELS } from './rules/system.js';
import { SUDARSHANA_WORDS } from './tables/sudarshana.js';

/** The input of {@link sudarshana}. */
export interface SudarshanaInput extends RashiInput {
  /** Levels to compute, 1 … 3; 1 by default. The third level of all three rings is large: `dashas.timeline` gives a span. */
  readonly levels?: number | undefined;
  /** Rounds of twelve years, 1 … 10; 10 by default. @asType integer @minimum 1 @maximum 10 */
  readonly cycles?: number | undefined;
}

/** A part of two and a half days in a ring; months and years have its fields, too. */
export interface RingPart extends Omit<DashaPeriodData, 'periods' | 'sign' | 'lord'> {
  /** The sign that rules it. */
  readonly sign: Sign;
  /** Null: signs have the same time in every chart. */
  readonly lord: null;
  /** The house of the sign: of a year from the ring's first sign, of a month from the sign of the year, of a part from that of the month. */
  readonly house: House;
}

/** A month of a ring. */
export interface RingMonth extends RingPart {
  /** Its twelfths, with three levels. */
  readonly periods?: readonly RingPart[];
}

/** A year of a ring. */
export interface RingPeriod extends RingPart {
  /** The year of life, from 1. @asType integer @minimum 1 */
  readonly year?: number;
  /** Its months, from two levels on. */
  readonly periods?: readonly RingMonth[];
}

/** The three rings of the Sudarśana cakra: their years from birth on. */
export interface SudarshanaRings {
  /** Counted from the ascendant. */
  readonly ascendant: readonly RingPeriod[];
  /** Counted from the Moon. */
  readonly moon: readonly RingPeriod[];
  /** Counted from the Sun. */
  readonly sun: readonly RingPeriod[];
}

/** The Sudarśana cakra daśā. */
export interface SudarshanaData {
  /** The system, named as its operation. */
  readonly system: 'sudarshana';
  /** Its name. @names dasha */
  readonly name: string;
  /** Days in a year; null where the sky or the calendar sets its length. @minimum 300 @maximum 400 */
  readonly year_days: number | null;
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
  /** The years from birth on, by the point from which they are counted. */
  readonly rings: SudarshanaRings;
}

type Parsed = RashiInput & {
  readonly levels: number;
  readonly user_name: string;
  readonly cycles?: number | undefined;
};

const LONG = 3;
const CONFIRMED_LEVELS = 1;

function started(input: Parsed, sky: SkyContext) {
  refuseUncertainty(input.birth, 'birth');
  const natal = chartNatal(input.birth, sky);
  const ring = (from: Ring): PeriodSource<RingStretch, RingRuler> =>
    periodSource(natal, reckonRing(from, natal, input.cycles ?? RING_CYCLES));
  const rings = { ascendant: ring('ascendant'), moon: ring('moon'), sun: ring('sun') };
  const besides: Omit<SudarshanaData, 'rings'> = {
    system: 'sudarshana',
    name: 'Sudarshana Chakra',
    year_days: yearDays(sky),
    user_name: input.user_name,
  };
  const { years, within, ...words } = SUDARSHANA_WORDS;
  const unsure = input.levels > CONFIRMED_LEVELS;
  const { provenance, ...outcome } = dashaOutcome(natal, rings.ascendant, {
    ...words,
    conventions: {
      first_period: 'the first year begins at birth; every further one as long after',
      months: 'a twelfth of the year each, and their parts a twelfth of the month',
      cycles: `${input.cycles ?? RING_CYCLES}`,
    },
    rules: { 'rings.*': years, ...(unsure ? { 'rings.*.*.periods': within } : {}) },
    uses: ['node'],
    rests: ['rings.ascendant', 'rings.moon.*.start', 'rings.moon.*.sign', 'rings.sun.*.start'],
    otherSkies: conventionDisputes(sky, natal.chart()),
  });
  return {
    rings,
    besides,
    outcome: {
      ...outcome,
      provenance: { ...provenance, ...(unsure ? ({ experimental: true } as const) : {}) },
    },
  };
}

function textOf({ rings, besides }: ReturnType<typeof started>, levels: number, present: Present): Iterable<string> {
  const parts = RINGS.map((ring) => {
    const { course } = rings[ring];
    const describePeriod = periodDescriber(rings[ring]);
    const describe = (period: RingStretch): unknown => present(describePeriod(period), 'rings.*.*');
    describeFirst(course, describe);
    return { ring, course, describe };
  });
  function* text(): Generator<string, void, undefined> {
    yield `${JSON.stringify(present(besides)).slice(0, -1)},"rings":{`;
    for (const { ring, course, describe } of parts) {
      yield `${ring === RINGS[0] ? '' : ','}"${ring}":`;
      yield* periodsText(course, levels, () => 'periods', describe);
    }
    yield '}}';
  }
  return text();
}

/**
 * Returns the Sudarśana cakra of a birth: each year of life belongs to the next sign, and its house, from the ascendant, the Moon and the
 * Sun; months and their parts go on from the sign of the year.
 *
 * Three levels of 120 years are 56,000 periods: ask for fewer rounds.
 * @param input `birth`; optional `cycles` (1 … 10, default 10), `levels` (1 … 3, default 1), `ayanamsa` (default lahiri), `node` (default
 *   true), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 74, from memory; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chart 72.
 *
 * @example
 * ```ts
 * import { sudarshana } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = sudarshana({ birth: { date: '1990-08-15', time: '08:30:00', place }, cycles: 3 });
 * const { sign, house, year, start_date } = data.rings.moon[35] ?? {};
 * [sign, house, year, start_date]; // => ['Aries', 12, 36, '2025-08-15']
 * ```
 */
export const sudarshana = operation<SudarshanaInput, SudarshanaData>()({
  ...RASHI,
  name: 'dashas.sudarshana',
  summary: 'Sudarshana Chakra: the years of life as houses from ascendant, Moon and Sun, one to three levels',
  work: ({ levels, cycles = RING_CYCLES }) => periodsWork(3 * 12 ** levels * cycles),
  example: { ...EXAMPLE, levels: 1 },
  schema: () =>
    record({
      ...rashiEntries(),
      levels: v.optional(whole(1, RASHI_LEVELS), 1),
      cycles: v.optional(whole(1, RING_CYCLES)),
    }),
  run(input, sky) {
    const { rings, besides, outcome } = started(input, sky);
    const tree = (ring: Ring): PeriodTree<RingRuler>[] => treeOf(rings[ring], input.levels);
    return {
      data: { ...besides, rings: { ascendant: tree('ascendant'), moon: tree('moon'), sun: tree('sun') } },
      ...outcome,
    };
  },
  text(input, sky, present) {
    if (input.levels < LONG) return undefined;
    const begun = started(input, sky);
    return { text: textOf(begun, input.levels, present), ...begun.outcome };
  },
});
