import { refuseUncertainty } from '../../cast/birth.js';
import { type SkyContext, skyContext } from '../../cast/context.js';
import { conventionDisputes } from '../../cast/conventionWords.js';
import type { Present } from '../../operation/operation.js';
import type { Use } from '../../operation/provenance.js';
import type { Dispute, Rule, Source } from '../../types.js';
import { yearDays } from '../disputes.js';
import { type DashaInput, EXAMPLE } from '../input.js';
import { type ChartNatal, chartNatal } from '../natal.js';
import { type DashaPeriodData, periodSource, treeOf } from '../periods.js';
import { dashaOutcome } from '../provenance.js';
import { UNITS_PER_YEAR } from '../rules/course.js';
import { LONG, longData } from '../text.js';
import { periodsWork } from '../work.js';
import type { GrahaReckoning } from './reckon.js';

/** The fields of a daśā that is neither of nakṣatras nor of signs. */
export interface GrahaDashaData {
  /** Its name. @names dasha */
  readonly name: string;
  /** Days in a year; null where the sky or the calendar sets its length. @minimum 300 @maximum 400 */
  readonly year_days: number | null;
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
  /** The periods from birth on, in order of time. */
  readonly periods: readonly DashaPeriodData[];
}

export const sixth = (units: number): number => Math.round(units / (UNITS_PER_YEAR / 1_000_000)) / 1_000_000;

type Settled = DashaInput & { readonly levels: number };

/** What a daśā says of itself. */
export interface GrahaWords {
  readonly method: string;
  readonly conventions: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  readonly disputed: readonly Dispute[];
  readonly rules: Readonly<Record<string, Rule>>;
  readonly verified: string;
  readonly rests: readonly string[];
  readonly uses?: readonly Use[];
}

interface Own<Input extends Settled, Beside extends object, More extends object> {
  readonly name: string;
  readonly parts: (input: Input) => number;
  readonly periods: number;
  /** Milliseconds to find what opens it, beyond a chart. */
  readonly search?: number;
  readonly reckon: (natal: ChartNatal, input: Input) => GrahaReckoning<Beside>;
  readonly more: (beside: Beside, natal: ChartNatal, input: Input) => More;
  readonly words: (input: Input) => GrahaWords;
}

/** @internal */
export function grahaDasha<Input extends DashaInput>() {
  return <Beside extends object, More extends object>(own: Own<Input & Settled, Beside, More>) => partsOf(own);
}

function partsOf<Input extends Settled, Beside extends object, More extends object>({
  name,
  parts,
  periods,
  search = 0,
  reckon,
  more,
  words,
}: Own<Input, Beside, More>) {
  function begun(input: Input, sky: SkyContext) {
    refuseUncertainty(input.birth, 'birth');
    const natal = chartNatal(input.birth, sky);
    const { reckoning, beside } = reckon(natal, input);
    return {
      natal,
      source: periodSource(natal, reckoning),
      besides: {
        ...more(beside, natal, input),
        name,
        year_days: yearDays(sky),
        user_name: input.user_name ?? '',
      },
    };
  }
  function outcome({ natal, source }: ReturnType<typeof begun>, input: Input) {
    const { uses = ['node'], ...own } = words(input);
    const all = { ...own, uses, otherSkies: conventionDisputes(natal.sky, natal.chart()) };
    return dashaOutcome(natal, source, {
      ...all,
      conventions: { first_period: 'starts at birth and lasts its full years', ...own.conventions },
    });
  }
  return {
    units: 3,
    each: 'work',
    work(input: Input) {
      const found = periodsWork(periods * parts(input) ** (input.levels - 1));
      return { ...found, ms: found.ms + search };
    },
    schools: 'all',
    example: EXAMPLE,
    context: skyContext,
    run(input: Input, sky: SkyContext) {
      const started = begun(input, sky);
      return {
        data: {
          ...started.besides,
          periods: treeOf(started.source, input.levels) satisfies readonly DashaPeriodData[],
        },
        ...outcome(started, input),
      };
    },
    text(input: Input, sky: SkyContext, present: Present) {
      if (input.levels < LONG) return undefined;
      const started = begun(input, sky);
      return { text: longData(started.source, input.levels, started.besides, present), ...outcome(started, input) };
    },
  } as const;
}

/** Where a rule was seen in one program alone. */
export const PYJHORA: Source = {
  work: 'PyJHora (commit e20943c)',
  locus: 'dhasa/graha',
  note: 'order and years; nothing was taken but the rule',
};
