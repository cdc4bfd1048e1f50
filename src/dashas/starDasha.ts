import { refuseUncertainty } from '../cast/birth.js';
import { type SkyContext, skyContext } from '../cast/context.js';
import { record } from '../input/schemas.js';
import type { MicroArcseconds } from '../math/angle.js';
import type { Present } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import type { Dispute, Rule, Source, Varga } from '../types.js';
import { nameOf28, starWithAbhijit } from '../zodiac/abhijit.js';
import type { Nakshatra } from '../zodiac/names.js';
import { type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { applicabilityOf, type DashaApplicability, factsOf } from './applicability.js';
import { BALANCE, divisionDispute, seedDisputes, yearDays } from './disputes.js';
import { type DashaInput, dashaEntries, EXAMPLE } from './input.js';
import { chartNatal } from './natal.js';
import {
  type AshtottariOptions,
  ashtottariEntries,
  STARTS,
  type StarOptions,
  type Start,
  starEntries,
} from './options.js';
import { type DashaPeriodData, periodSource, treeOf } from './periods.js';
import { dashaOutcome, restsOf } from './provenance.js';
import { UNITS_PER_YEAR } from './rules/course.js';
import type { DashaSystem } from './rules/system.js';
import { reckon } from './starEngine.js';
import { systemWith } from './systemWith.js';
import { STAR_SYSTEMS, type StarSystemId } from './tables/systems.js';
import { LONG, longData } from './text.js';
import { RASHI, seedName } from './vimshottariOptions.js';
import { cycleWork } from './work.js';

/** The input of a nakṣatra daśā. */
export interface StarDashaInput extends DashaInput, StarOptions {}

/** The input of Aṣṭottarī. */
export interface AshtottariInput extends DashaInput, AshtottariOptions {}

/** The fields of every daśā of a cycle of lords. */
export interface CycleDashaData {
  /** Years of one cycle. @asType integer @minimum 36 @maximum 120 */
  readonly total_years: number;
  /** Days in a year; null where the sky or the calendar sets its length. @minimum 300 @maximum 400 */
  readonly year_days: number | null;
  /** Years of the first period already past at birth, six decimals. @minimum 0 */
  readonly elapsed_years: number;
  /** Years left of it at birth, six decimals. @minimum 0 */
  readonly balance_years: number;
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
  /** The periods from birth on, in order of time. */
  readonly periods: readonly DashaPeriodData[];
}

/** A nakṣatra daśā of a birth. */
export interface StarDashaData extends CycleDashaData, ZodiacPosition {
  /** The system, named as its operation. */
  readonly system: StarSystemId;
  /** Its name. @names dasha */
  readonly name: string;
  /** The point whose nakṣatra opens the cycle; sign, nakṣatra and longitude are its. */
  readonly from: Start;
  /** The chart in which it stands, if it is not the rāśi chart. @names vargas */
  readonly varga?: Varga;
  /** Its nakṣatra among the 28 with Abhijit; in systems that count it. */
  readonly nakshatra_28?: Nakshatra | 'Abhijit';
  /** Whether the text applies this daśā to this birth. */
  readonly applicability: DashaApplicability;
}

const sixth = (units: number): number => Math.round(units / (UNITS_PER_YEAR / 1_000_000)) / 1_000_000;

export function cycleData(
  system: DashaSystem,
  sky: SkyContext,
  { elapsed, mahadashas }: ReturnType<typeof reckon>['course'],
): Pick<CycleDashaData, 'total_years' | 'year_days' | 'elapsed_years' | 'balance_years'> {
  return {
    total_years: system.totalYears,
    year_days: yearDays(sky),
    elapsed_years: sixth(elapsed),
    balance_years: sixth((mahadashas[0]?.end ?? 0) - elapsed),
  };
}

function placeOf(angle: MicroArcseconds, { seed }: DashaSystem) {
  return {
    ...zodiacPosition(angle),
    ...('sizes' in seed ? { nakshatra_28: nameOf28(starWithAbhijit(angle).index) } : {}),
  };
}

interface Own {
  readonly locus: string;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly sources?: readonly Source[];
  readonly disputed?: readonly Dispute[];
  readonly verified: string;
}

const CYCLES: Dispute = {
  element: 'repetition of the cycle',
  note: 'A cycle shorter than a life begins again here, as in every program; the text does not say so. cycles sets how often.',
};
const TRIBHAGI: Dispute = {
  element: 'tribhagi',
  note: 'Every period a third, the part spent before birth too, three times the cycles. Some programs take off the spent part of the full period.',
};

function started(id: StarSystemId, input: StarDashaInput & AshtottariOptions, sky: SkyContext) {
  refuseUncertainty(input.birth, 'birth');
  const natal = chartNatal(input.birth, sky);
  const row = STAR_SYSTEMS[id];
  const reckoning = reckon(row, natal, input);
  const { angle, course } = reckoning;
  return {
    natal,
    source: periodSource(natal, reckoning),
    besides: {
      system: id,
      name: row.name,
      from: input.from ?? STARTS[0],
      ...(input.varga === undefined || input.varga === RASHI ? {} : { varga: input.varga }),
      ...placeOf(angle, row),
      ...cycleData(row, sky, course),
      applicability: applicabilityOf(id, () => factsOf(natal)),
      user_name: input.user_name ?? '',
    } satisfies Omit<StarDashaData, 'periods'>,
  };
}

function wordsOf(id: StarSystemId, own: Own, input: StarDashaInput) {
  const row: DashaSystem = STAR_SYSTEMS[id];
  const { division, cycles } = systemWith(row, input);
  return {
    method: `${row.name} dasha of ${row.totalYears} years from the nakshatra of ${seedName(input)}, balance by longitude`,
    conventions: {
      from: seedName(input),
      cycles: `${cycles}`,
      tribhagi: `${input.tribhagi ?? false}`,
      balance: 'share of the nakshatra by longitude, not by time',
      applicability: 'told beside the periods, never a reason to leave them out',
    },
    sources: [cite('bphs', own.locus, 'order, years and balance'), ...(own.sources ?? [])],
    disputed: [
      BALANCE,
      divisionDispute(division),
      ...(own.disputed ?? []),
      ...(row.cycles > 1 ? [CYCLES] : []),
      ...(input.tribhagi === true ? [TRIBHAGI] : []),
      ...seedDisputes(input),
    ],
    rules: own.rules,
    verified: own.verified,
    uses: ['node', 'sunrise'] as const,
  };
}

/** @internal */
export function starDasha(id: StarSystemId, own: Own) {
  return {
    units: 3,
    each: 'work',
    schools: 'all',
    schema: () => record({ ...dashaEntries(), ...starEntries() }),
    example: EXAMPLE,
    context: skyContext,
    ...runsOf(id, own),
  } as const;
}

/** @internal */
export function ashtottariDasha(own: Own) {
  return {
    units: 3,
    each: 'work',
    schools: 'all',
    schema: () => record({ ...dashaEntries(), ...ashtottariEntries() }),
    example: EXAMPLE,
    context: skyContext,
    ...runsOf('ashtottari', own),
  } as const;
}

function runsOf(id: StarSystemId, own: Own) {
  const outcome = ({ natal, source, besides }: ReturnType<typeof started>, input: StarDashaInput) =>
    dashaOutcome(natal, source, { ...wordsOf(id, own, input), rests: restsOf(besides) });
  return {
    work: (input: StarDashaInput & { readonly levels: number }) =>
      cycleWork(systemWith(STAR_SYSTEMS[id], input), input),
    run(input: StarDashaInput & { readonly levels: number }, sky: SkyContext) {
      const begun = started(id, input, sky);
      return {
        data: { ...begun.besides, periods: treeOf(begun.source, input.levels) } satisfies StarDashaData,
        ...outcome(begun, input),
      };
    },
    text(input: StarDashaInput & { readonly levels: number }, sky: SkyContext, present: Present) {
      const { levels } = input;
      if (levels < LONG) return undefined;
      const begun = started(id, input, sky);
      return { text: longData(begun.source, levels, begun.besides, present), ...outcome(begun, input) };
    },
  };
}
