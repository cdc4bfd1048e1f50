import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH, natalFields } from '../cast/natalInput.js';
import { yearText } from '../cast/years.js';
import { momentMs } from '../dashas/several.js';
import { castChart } from '../doshas/chart.js';
import { SANKRANTI_WIDTHS, type SankrantiWidth } from '../doshas/tables/birthMoment.js';
import { momentSchema } from '../input/moment.js';
import { flagSchema, oneOf, record, someOf } from '../input/schemas.js';
import { CURSES_OF_83, requireSensitive, withheld } from '../operation/sensitive.js';
import type { Dispute, Source, Withheld } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type BirthPrescription, birthRites } from './births.js';
import { type CursePrescription, cursesOf } from './curses.js';
import { type GrahaRow, grahaRow } from './grahaRow.js';
import type { RemediesInput } from './input.js';
import { describePeriods, pairsOfBirth, type RunningPair, type TriggeredPeriod } from './periods.js';
import { DUHSTHA_DISPUTES, PERIOD_DISPUTES, QUOTES, ROW_DISPUTES, ROW_SOURCES } from './provenance.js';
import { childrenWithheld } from './rows.js';
import { DUHSTHA_WIDTHS, type DuhsthaWidth, type ReasonWithEvidence, singledOut } from './rules/duhstha.js';
import { type Attested, NOTICE, type Notice, read } from './tables/attested.js';

/** The parts of an answer. */
export const REMEDY_PARTS = ['duhstha', 'period', 'birth', 'curse'] as const;

/** One of the parts. */
export type RemedyPart = (typeof REMEDY_PARTS)[number];

/** The input of {@link forBirth}. */
export interface RemediesForBirthInput extends RemediesInput {
  /** A moment: only what runs then, and what follows in the same mahādaśā; all periods by default. ISO 8601 with its offset from UTC. */
  readonly at?: string | undefined;
  /** Which parts; all by default. */
  readonly select?: readonly RemedyPart[] | undefined;
  /** How many reasons mark a graha as duḥstha: one as in the verse (`verse`, the default), or two (`strict`). */
  readonly duhstha?: DuhsthaWidth | undefined;
  /** How near a saṅkrānti counts, as in `doshas.birth_moment`: `hindu_day` by default. */
  readonly sankranti?: SankrantiWidth | undefined;
  /** Whether to include verses known from memory alone; false by default. */
  readonly unconfirmed?: boolean | undefined;
  /** Whether to include what the rites do with the newborn child and its parents; false by default. */
  readonly sensitive?: boolean | undefined;
}

/** A reason, with its source. */
export interface DuhsthaReason extends ReasonWithEvidence, Attested {}

/** A duḥstha graha, and what the texts prescribe for it. */
export interface SelectedGraha {
  /** The graha. */
  readonly planet: Graha;
  /** Why. */
  readonly reasons: readonly DuhsthaReason[];
  /** Prescriptions of the texts for it. */
  readonly prescriptions: GrahaRow;
}

/** Grahas and circumstances of a birth that the texts name, and their prescriptions. Parts that were not requested are left out. */
export interface RemediesForBirthData {
  /** That all of it is quoted. */
  readonly notice: Notice;
  /** The grahas that are duḥstha, by the number of reasons. */
  readonly selected?: readonly SelectedGraha[];
  /** The others. */
  readonly not_selected?: readonly Graha[];
  /** The sub-period at the requested moment; null before the birth and after the cycle. */
  readonly running?: RunningPair | null;
  /** The sub-periods whose test holds: from the running one to the end of its mahādaśā, or all in the order of the chapters. */
  readonly periods?: readonly TriggeredPeriod[];
  /** The rites that the moment of birth calls for. */
  readonly birth?: readonly BirthPrescription[];
  /** Curses with a rule that applies; only with `sensitive`. */
  readonly curses?: readonly CursePrescription[];
  /** What is left out: `curses`, and each list `of_the_child`; only without `sensitive`. */
  readonly withheld?: Withheld;
}

const DUHSTHA_SOURCE = read('phaladeepika', '2.36');

const RESTS = {
  duhstha: ['selected', 'not_selected'],
  period: ['periods'],
  birth: ['birth'],
  curse: ['curses'],
} as const satisfies Readonly<Record<RemedyPart, readonly string[]>>;

const SOURCES: Readonly<Record<RemedyPart, readonly Source[]>> = {
  duhstha: [
    { work: DUHSTHA_SOURCE.source.work, locus: '2.36', note: 'when a graha is duhstha' },
    { work: read('bphs', '').source.work, locus: '84.26', note: 'whichever graha is duhstha, that one is worshipped' },
    ...ROW_SOURCES.graha,
  ],
  period: ROW_SOURCES.antardasha,
  birth: ROW_SOURCES.birth_rite,
  curse: ROW_SOURCES.curse,
};

const DISPUTES: Readonly<Record<RemedyPart, readonly Dispute[]>> = {
  duhstha: [...DUHSTHA_DISPUTES, ...ROW_DISPUTES.graha],
  period: PERIOD_DISPUTES,
  birth: ROW_DISPUTES.birth_rite,
  curse: ROW_DISPUTES.curse,
};

/**
 * Returns which grahas and circumstances of a birth the texts single out, by which test, and what they prescribe for each: grahas that are
 * duḥstha, sub-periods of Viṁśottarī, the moment of birth, curses.
 *
 * Quotations, not advice: no effect is promised. The test of duḥstha is wide: nearly half of all grahas pass it. Houses are whole signs; dates are
 * those of `dashas.vimshottari`. Without a time of birth noon stands in, and all of it rests on that.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset), `select` (`duhstha`, `period`, `birth`, `curse`; all by default), `duhstha` (`verse`,
 * `strict`), `sankranti`, `unconfirmed`, `sensitive`, `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for `curse` alone without `sensitive`; a clock time that never was (`nonexistent_time`), a latitude without an ascendant
 * (`undefined_at_latitude`)
 *
 * Source: Phaladīpikā 2.36; Bṛhat Parāśara Horā Śāstra 52–60, 83–95.
 *
 * @example
 * ```ts
 * import { forBirth } from 'siddhanta/remedies';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = forBirth({ birth: { date: '1990-05-15', time: '16:00:00', place }, select: ['duhstha'] });
 * data.selected?.map(({ planet, reasons }) => `${planet} ${reasons.map(({ id }) => id).join(' ')}`);
 * // => ['Sun enemy_sign', 'Mars house_6', 'Mercury house_8', 'Jupiter enemy_sign', 'Ketu enemy_sign']
 * ```
 */
export const forBirth = birthOperation<RemediesForBirthInput, RemediesForBirthData>()({
  name: 'remedies.for_birth',
  summary: 'Grahas, periods, births and curses that texts single out in a chart, and the rites they quote',
  units: 4,
  work: { ms: 6, bytes: 28_000 },
  schema: () =>
    record({
      ...natalFields(),
      at: v.optional(momentSchema()),
      select: v.optional(someOf(REMEDY_PARTS), [...REMEDY_PARTS]),
      duhstha: v.optional(oneOf(Object.keys(DUHSTHA_WIDTHS) as ['verse', 'strict']), 'verse'),
      sankranti: v.optional(oneOf(SANKRANTI_WIDTHS), 'hindu_day'),
      unconfirmed: flagSchema(),
      sensitive: flagSchema(),
    }),
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-01T00:00:00+05:30' },
  run(input, sky) {
    const { sensitive } = input;
    const onlyCurses = input.select.every((part) => part === 'curse');
    requireSensitive(input, 'the part "curse"', onlyCurses ? CURSES_OF_83 : undefined);
    const { birth, chart } = castChart(input.birth, sky);
    const { resolved } = birth;
    const has = (part: RemedyPart): boolean => input.select.includes(part);
    const parts = REMEDY_PARTS.filter((part) => has(part) && (sensitive || part !== 'curse'));
    const data: { -readonly [Field in keyof RemediesForBirthData]: RemediesForBirthData[Field] } = { notice: NOTICE };
    if (has('duhstha')) {
      const selected = singledOut(chart, input.duhstha);
      data.selected = selected.map(({ planet, reasons }) => ({
        planet,
        reasons: reasons.map((reason) => ({ ...reason, ...DUHSTHA_SOURCE })),
        prescriptions: grahaRow(planet, input.unconfirmed),
      }));
      data.not_selected = GRAHAS.filter((graha) => !selected.some(({ planet }) => planet === graha));
    }
    if (has('period')) {
      const ms = input.at === undefined ? undefined : momentMs(input.at, 'at');
      Object.assign(data, describePeriods(pairsOfBirth(input.birth, birth, sky), chart, ms));
    }
    if (has('birth')) {
      data.birth = birthRites(sky, {
        place: input.birth.place,
        ut: resolved.instant.ut,
        moon: birth.longitudes.Moon,
        sankranti: input.sankranti,
        sensitive,
      });
    }
    if (has('curse') && sensitive) data.curses = cursesOf(chart);
    if (!sensitive) {
      const children = childrenWithheld((data.birth ?? []).map(({ id }) => id));
      Object.assign(data, withheld([...children, ...(has('curse') ? [CURSES_OF_83] : [])]));
    }
    return {
      data,
      chart: birth,
      method: 'Each verse tested by itself; what it prescribes is quoted beside what makes it hold',
      conventions: {
        ...QUOTES,
        duhstha:
          'combust, in the sign of debilitation, in the sign of an enemy, or in the 6th, 8th or 12th from the ascendant',
        width: input.duhstha,
        periods: `Vimshottari by the Moon, as dashas.vimshottari; ${yearText(sky)}`,
        sankranti: input.sankranti,
      },
      sources: [...parts.flatMap((part) => SOURCES[part])],
      disputed: [...parts.flatMap((part) => DISPUTES[part])],
      verified_against:
        'twelve births through the test of duhstha by two programs on two ephemerides; ten through the 81 pairs by one (regression)',
      restsOnBirthTime: [...parts.flatMap((part) => RESTS[part]), ...(data.running === undefined ? [] : ['running'])],
    };
  },
});
