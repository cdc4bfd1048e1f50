import { type InferOutput, optional } from 'valibot';
import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { moonDisputes } from '../cast/conventionWords.js';
import { type DashaYears, fromBirth, type YearsFrom, yearDispute, yearsFrom, yearText } from '../cast/years.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { parseInput } from '../input/parse.js';
import { ayanamsaSchema, birthSchema, nameSchema, record, whole } from '../input/schemas.js';
import type { MicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { type Context, operation } from '../operation/operation.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { DASHA_VERIFICATION } from '../operation/verification.js';
import type { Ayanamsa, Birth, CivilDate, Provenance, Result, Varga } from '../types.js';
import type { Graha, Nakshatra } from '../zodiac/names.js';
import { type EclipticDegrees, nakshatraName, sixDecimals } from '../zodiac/position.js';
import { BALANCE, divisionDispute, seedDisputes, yearEffects } from './disputes.js';
import { pointsOf } from './natal.js';
import { STARTS, type Start, type VimshottariOptions, vimshottariEntries } from './options.js';
import { tree } from './periods.js';
import { referenceOf } from './reference.js';
import {
  cycleFrom,
  type DashaCycle,
  type DashaPeriod,
  openingOfStar,
  UNITS_PER_YEAR,
  walkPeriods,
} from './rules/cycle.js';
import { type DashaSensitivity, dashaSensitivity } from './sensitivity.js';
import { systemWith } from './systemWith.js';
import { VIMSHOTTARI_SYSTEM } from './tables/vimshottari.js';
import { describeFirst, LONG, periodsText } from './text.js';
import { isMoon, isPlain, needsPlanets, optionsIn, RASHI, seedName } from './vimshottariOptions.js';
import { vimshottariWork } from './work.js';

const UNITS_PER_MICROYEAR = UNITS_PER_YEAR / 1_000_000;

const NESTED = ['antardashas', 'pratyantardashas', 'sookshmadashas', 'pranadashas'] as const;
const MAX_LEVELS = NESTED.length + 1;
const nested = (level: number): string => at(NESTED, level - 1);

const schema = () =>
  record({
    birth: birthSchema(),
    ayanamsa: ayanamsaSchema(),
    levels: optional(whole(1, MAX_LEVELS), 2),
    user_name: nameSchema(),
    conventions: conventionsSchema(),
    ...vimshottariEntries(),
  });

/** The input of {@link vimshottari}. */
export interface VimshottariInput extends VimshottariOptions {
  /** Whose periods. */
  readonly birth: Birth;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /**
   * Levels to compute, 1 … 5; 2 by default. From 3 on a whole life is very large (6 MB for 5 levels): use `dashas.running` for a moment,
   * `dashas.timeline` for a span.
   */
  readonly levels?: number | undefined;
  /** At most 100 characters, handed back in `user_name`; empty by default. */
  readonly user_name?: string | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The fields of a period of any level. */
export interface DashaSpan {
  /** Lord of the period. */
  readonly planet: Graha;
  /** `YYYY-MM-DD` at the birthplace, with the UTC offset in force at birth. */
  readonly start_date: CivilDate;
  /** The date on which the next period begins. */
  readonly end_date: CivilDate;
  /** Years after birth, six decimals: sidereal years of 365.256363 days, or those of `conventions.year`. @minimum 0 @maximum 20 */
  readonly duration_years: number;
}

/** A fifth-level period. */
export type Pranadasha = DashaSpan;
/** A fourth-level period. */
export interface Sookshmadasha extends DashaSpan {
  /** Its sub-periods, with five levels. */
  readonly pranadashas?: readonly Pranadasha[];
}
/** A third-level period. */
export interface Pratyantardasha extends DashaSpan {
  /** Its sub-periods, from four levels on. */
  readonly sookshmadashas?: readonly Sookshmadasha[];
}
/** A second-level period. */
export interface Antardasha extends DashaSpan {
  /** Its sub-periods, from three levels on. */
  readonly pratyantardashas?: readonly Pratyantardasha[];
}
/** A first-level period. */
export interface Mahadasha extends DashaSpan {
  /** Its sub-periods, from two levels on. */
  readonly antardashas?: readonly Antardasha[];
}

/** The Vimśottarī daśā of a birth. */
export interface VimshottariData {
  /** Nine periods, with `tribhagi` 27 of a third of their length; the first starts at birth and lasts for the balance. @minItems 9 @maxItems 27 */
  readonly mahadashas: readonly Mahadasha[];
  /** Sidereal longitude of the Moon in decimal degrees, truncated to six decimals. */
  readonly moon_longitude: EclipticDegrees;
  /** Nakṣatra of the Moon. */
  readonly nakshatra_at_birth: Nakshatra;
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
  /** What is certain about the daśā over the span of an uncertain birth; only with `birth.uncertainty_minutes`. */
  readonly sensitivity?: DashaSensitivity;
  /** The point that opens the cycle, if it is not the Moon of the rāśi chart. */
  readonly from?: Start;
  /** The chart in which it stands, if it is not the rāśi chart. @names vargas */
  readonly varga?: Varga;
  /** Its sidereal longitude in that chart, in decimal degrees, truncated to six decimals; only with `from`. */
  readonly longitude?: EclipticDegrees;
  /** Its nakṣatra; only with `from`. */
  readonly nakshatra?: Nakshatra;
}

/** One period as {@link vimshottariPeriods} yields it. */
export interface VimshottariPeriod extends DashaSpan {
  /** 1 = mahādaśā … 5 = prāṇadaśā. @asType integer @minimum 1 @maximum 5 */
  readonly level: number;
  /** Lords from the mahādaśā down to this period. */
  readonly lords: readonly Graha[];
}

interface Cast {
  readonly input: InferOutput<ReturnType<typeof schema>>;
  readonly resolved: ResolvedBirth;
  readonly moon: MicroArcseconds;
  readonly reference: MicroArcseconds;
  readonly cycle: DashaCycle;
  readonly start: YearsFrom;
  readonly years: DashaYears;
  readonly describe: (period: DashaPeriod) => DashaSpan;
}

function cast(input: InferOutput<ReturnType<typeof schema>>, context: SkyContext): Cast {
  if (!isPlain(input)) refuseUncertainty(input.birth, 'birth');
  const { birth, from = STARTS[0], varga = RASHI } = input;
  const resolved = resolveBirth(birth, context);
  const points = pointsOf(birth, resolved, context);
  const moon = points.graha('Moon');
  const reference = isMoon(input) ? moon : referenceOf({ birth, ...points }, from, varga);
  const { lords, seed } = VIMSHOTTARI_SYSTEM;
  const cycle = cycleFrom(systemWith(VIMSHOTTARI_SYSTEM, input), openingOfStar(seed, lords.length, reference));
  const start = fromBirth(input.birth, resolved);
  const years = yearsFrom(start, context, UNITS_PER_YEAR);
  const dateAt = (units: number): string => years.dateAt(units - cycle.elapsed);
  // Most periods begin on the date on which the one before ended.
  let lastEnd = -1;
  let lastDate = '';
  const describe = ({ lord, start, end }: DashaPeriod): DashaSpan => {
    const from = Math.max(start, cycle.elapsed);
    const start_date = from === lastEnd ? lastDate : dateAt(from);
    lastEnd = end;
    lastDate = dateAt(end);
    const duration_years = Math.round((end - from) / UNITS_PER_MICROYEAR) / 1_000_000;
    return { planet: lord, start_date, end_date: lastDate, duration_years };
  };
  return { input, resolved, moon, reference, cycle, start, years, describe };
}

function besides({ input, resolved, moon, reference }: Cast, context: SkyContext): Omit<VimshottariData, 'mahadashas'> {
  const { from = STARTS[0], varga = RASHI } = input;
  return {
    moon_longitude: sixDecimals(moon),
    nakshatra_at_birth: nakshatraName(moon),
    user_name: input.user_name,
    ...dashaSensitivity(context, input.birth, resolved),
    ...(isMoon(input)
      ? {}
      : {
          from,
          ...(varga === RASHI ? {} : { varga }),
          longitude: sixDecimals(reference),
          nakshatra: nakshatraName(reference),
        }),
  };
}

function outcomeOf(started: Cast, context: SkyContext) {
  const { resolved } = started;
  return {
    provenance: () => provenanceOf(started, context),
    ayanamsa: context.ayanamsa,
    birthTimeAssumed: resolved.timeAssumed,
    birth: resolved.clock,
  };
}

function provenanceOf(started: Cast, context: SkyContext): Provenance {
  const { input, resolved, moon, cycle, start, years } = started;
  const balance = at(cycle.mahadashas, 0).end - cycle.elapsed;
  const { instant } = resolved;
  const { place } = input.birth;
  const year = yearDispute(start, context, balance / UNITS_PER_YEAR, years.msAt(balance));
  return {
    method: `${cycle.system.name} dasha from the ${isMoon(input) ? 'sidereal Moon' : `nakshatra of ${seedName(input)}`}, balance by longitude`,
    conventions: {
      ...(isPlain(input) ? {} : { options: JSON.stringify(optionsIn(input)) }),
      year_length: yearText(context),
      balance: 'share of the nakshatra by longitude, not by time',
      first_period:
        'starts at birth and lasts the balance; sub-periods are cut from the full notional period, those that ended before birth are left out',
      dates: 'at the birthplace, with the UTC offset in force at birth',
      clock: clockConvention(resolved),
      ...skyConventions(context, ['year'], instant.tt),
    },
    sources: [
      cite('bphs', '46.12–16', 'order, years and balance'),
      cite('uttaraKalamrita', '6.3–5', 'the same order and years'),
      cite('phaladeepika', '19', 'the same order and years'),
      ...skySources(context),
    ],
    disputed: [
      { ...year, note: `${year.note} ${yearEffects(context, years)}` },
      BALANCE,
      divisionDispute(cycle.system.division),
      ...seedDisputes(input),
      ...moonDisputes(context, { instant, utcMs: resolved.utcMs, place, moon }),
      ...ayanamsaDisputes(context),
      ...birthDisputes(input.birth, resolved, context),
    ],
    verified_against: DASHA_VERIFICATION,
  };
}

export const vimshottariOperation = operation<VimshottariInput, VimshottariData>()({
  name: 'dashas.vimshottari',
  summary: 'Vimshottari dasha of 120 years, one to five levels',
  units: 3,
  work: vimshottariWork,
  schools: 'all',
  schema,
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
    levels: 2,
  },
  context: luminaryContext,
  run(input, context) {
    const started = cast(input, context);
    return {
      data: { mahadashas: tree(started.cycle, input.levels, started.describe, nested), ...besides(started, context) },
      ...outcomeOf(started, context),
    };
  },
  text(input, context, present) {
    if (input.levels < LONG) return undefined;
    const started = cast(input, context);
    const rest = JSON.stringify(present(besides(started, context))).slice(1);
    const describe = (period: DashaPeriod): unknown => present(started.describe(period), 'mahadashas.*');
    describeFirst(started.cycle, describe);
    function* text(): Generator<string, void, undefined> {
      yield '{"mahadashas":';
      yield* periodsText(started.cycle, input.levels, nested, describe);
      yield `,${rest}`;
    }
    return { text: text(), ...outcomeOf(started, context) };
  },
});

/**
 * Returns the Vimśottarī daśā of a birth: nine mahādaśās that complete the cycle of 120 sidereal years, nested down to the requested level
 * (`antardashas`, `pratyantardashas`, `sookshmadashas`, `pranadashas`).
 *
 * With `birth.uncertainty_minutes`, `sensitivity` says what is certain if the time is wrong by that much, what changes and when, and how
 * far the end of the first period moves.
 *
 * The fifth level has some 59,000 periods; {@link vimshottariPeriods} yields them one by one.
 * @param input `birth`; optional `ayanamsa` (default lahiri), `levels` (1 … 5, default 2), `from` (`moon` by default; another point whose
 *   nakṣatra opens the cycle), `varga` (the chart in which it stands; `d1` by default), `tribhagi`, `antardasha_start`, `antardasha_direction`, `antardasha_split`, `user_name`, `conventions`
 * @param context optionally another ephemeris. The one that comes with this function has Sun, Moon and nodes: for `from: 'mars'` and the
 *   other four planets give `analytical` of `siddhanta/sky`; the service and the command line have it
 * @throws {SiddhantaError} for bad input, or a clock time that the clocks skipped (`nonexistent_time`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.12–16; year of 365.256363 days.
 *
 * @example
 * ```ts
 * import { vimshottari } from 'siddhanta';
 * const { data } = vimshottari({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 *   levels: 1,
 * });
 * data.mahadashas[1]; // => { planet: 'Mars', start_date: '1994-10-25', end_date: '2001-10-25', duration_years: 7 }
 * ```
 */
export function vimshottari(input: VimshottariInput, context?: Context): Result<VimshottariData> {
  needsPlanets(input, context);
  return vimshottariOperation(input, context);
}

function* flat({ cycle, describe }: Cast, levels: number): Generator<VimshottariPeriod> {
  let lords: readonly Graha[] = [];
  for (const period of walkPeriods(cycle, levels)) {
    lords = [...lords.slice(0, period.level - 1), period.lord];
    yield { level: period.level, lords, ...describe(period) };
  }
}

/**
 * Returns an iterator over the periods of {@link vimshottari} in order of time, each before its sub-periods, in constant memory.
 * @throws {SiddhantaError} as {@link vimshottari} does, on the call itself; `invalid_value` for `birth.uncertainty_minutes`, of which
 *   periods cannot speak
 * @example
 * ```ts
 * import { vimshottariPeriods } from 'siddhanta';
 * let count = 0;
 * for (const { level } of vimshottariPeriods({
 *   birth: { date: '1990-08-15', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } },
 *   levels: 3,
 * })) {
 *   if (level === 1) count++;
 * }
 * count; // => 9
 * ```
 */
export function vimshottariPeriods(
  input: VimshottariInput,
  context: Context = {},
): IterableIterator<VimshottariPeriod> {
  needsPlanets(input, context);
  const parsed = parseInput(schema(), input);
  refuseUncertainty(parsed.birth, 'birth');
  const started = cast(parsed, luminaryContext(context, parsed));
  return flat(started, started.input.levels);
}
