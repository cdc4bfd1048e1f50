import { refuseUncertainty } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { describe } from '../input/parse.js';
import { requireSensitive, SENSITIVE_DASHAS, sensitiveOf } from '../operation/sensitive.js';
import { cite } from '../operation/sources.js';
import { parseMoment } from '../time/moment.js';
import { BALANCE } from './disputes.js';
import type { DashaInput } from './input.js';
import { type ChartNatal, chartNatal } from './natal.js';
import { type BarePeriod, type PeriodSource, periodDescriber, periodSource, type Ruler, unitsOf } from './periods.js';
import { dashaOutcome } from './provenance.js';
import { livingPeriods, type Stretch } from './rules/course.js';
import type { SystemId } from './systemIds.js';
import { ENGINES, type OptionsOfSystems } from './systems.js';

/** The input of operations on several systems. */
export interface SeveralInput extends Omit<DashaInput, 'levels'> {
  /** Levels to compute, 1 … 7; 2 by default. A system has as many of them as its own rules divide: the nakṣatra daśās all seven. */
  readonly levels?: number | undefined;
  /** The systems; `vimshottari` alone by default. */
  readonly systems?: readonly SystemId[] | undefined;
  /** Options of the systems, by their ids; each takes those of its own operation. */
  readonly options?: OptionsOfSystems | undefined;
  /** Must be true if one of the systems is used for death or the length of life: `sthira`, `shoola`, `niryana_shoola`, `brahma`, `varnada`. */
  readonly sensitive?: boolean | undefined;
}

/** A period with the fields that all systems share. */
export type CommonPeriod = BarePeriod;

export function momentMs(text: string, field: string): number {
  const moment = parseMoment(text);
  if (moment === undefined)
    throw new SiddhantaError('invalid_moment', `${field} is ${describe(text)}; it must be an ISO 8601 instant.`, {
      field,
    });
  return Math.round(moment.utcMs / 1000) * 1000;
}

export function lastEnd<Period extends Stretch>({
  course,
  years,
}: Pick<PeriodSource<Period>, 'course' | 'years'>): number | undefined {
  const last = livingPeriods(course).at(-1);
  return last === undefined ? undefined : Math.round(years.msAt(unitsOf(course, last)[1]) / 1000) * 1000;
}

export function common({ lord, sign, yogini, tara, nakshatra, svara, ...period }: BarePeriod): CommonPeriod {
  const { level, cycle, start, end, start_date, end_date, duration_years } = period;
  return {
    lord,
    ...(sign === undefined ? {} : { sign }),
    ...(yogini === undefined ? {} : { yogini }),
    ...(tara === undefined ? {} : { tara }),
    ...(nakshatra === undefined ? {} : { nakshatra }),
    ...(svara === undefined ? {} : { svara }),
    level,
    ...(cycle === undefined ? {} : { cycle }),
    start,
    end,
    start_date,
    end_date,
    duration_years,
  };
}

type Use<Result> = <Period extends Stretch, Own extends Ruler>(
  source: PeriodSource<Period, Own>,
  describe: (period: Period) => CommonPeriod,
  levels: number,
) => Result;

interface SeveralRequest {
  readonly input: SeveralInput & { readonly levels: number };
  readonly systems: readonly SystemId[];
  readonly options: OptionsOfSystems;
}

export function ofSystems<Result>(
  { input, systems, options }: SeveralRequest,
  sky: SkyContext,
  use: Use<Result>,
): { readonly natal: ChartNatal; readonly found: readonly { readonly system: SystemId; readonly result: Result }[] } {
  refuseUncertainty(input.birth, 'birth');
  const twice = systems.find((id, i) => systems.indexOf(id) !== i);
  if (twice !== undefined) {
    throw new SiddhantaError('invalid_value', `systems has "${twice}" twice; name each system once.`, {
      field: 'systems',
    });
  }
  for (const system of systems) requireSensitive(input, `dashas.${system}`, sensitiveOf(SENSITIVE_DASHAS, system));
  const natal = chartNatal(input.birth, sky);
  const found = systems.map((system) => {
    const { begin, levels } = ENGINES[system];
    const result = begin(natal, options[system] ?? {}).open((reckoning) => {
      const source = periodSource(natal, reckoning);
      const describe = periodDescriber(source);
      return use(source, (period) => common(describe(period)), Math.min(levels, input.levels));
    });
    return { system, result };
  });
  return { natal, found };
}

export function severalOutcome(
  natal: ChartNatal,
  { input, systems, options }: SeveralRequest,
  method: string,
  rests: string,
) {
  const source = periodSource(natal, {
    course: { elapsed: 0, mahadashas: [], within: () => [] },
    ruler: rulerless,
    cycle: () => 1,
  });
  const unsure = systems.filter((id) => ENGINES[id].experimental(options[id] ?? {}, input.levels));
  const { provenance, ...outcome } = dashaOutcome(natal, source, {
    method,
    conventions: {
      systems: systems.map((id) => ENGINES[id].name).join(', '),
      options: JSON.stringify(options),
      each: 'the operation of each system tells its rules, sources and disputes',
      ...(unsure.length === 0
        ? {}
        : { experimental: `${unsure.map((id) => ENGINES[id].name).join(', ')}: not all of it is confirmed by print` }),
    },
    sources: [cite('bphs', '46', 'the systems; the operation of each names its verses')],
    disputed: [BALANCE],
    verified: `what its parts are: ${systems.map((id) => `dashas.${id}`).join(', ')}`,
    uses: ['node', 'sunrise'],
    rests: [rests],
  });
  return {
    ...outcome,
    provenance: { ...provenance, ...(unsure.length === 0 ? {} : ({ experimental: true } as const)) },
  };
}

const rulerless = (): Ruler => ({ lord: null });
