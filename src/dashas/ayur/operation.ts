import * as v from 'valibot';
import { type SkyContext, skyContext } from '../../cast/context.js';
import { conventionDisputes } from '../../cast/conventionWords.js';
import { oneOf } from '../../input/schemas.js';
import { type LifeOptions, lifeChartOf, lifeOptionFields } from '../../longevity/input.js';
import { type CountEvidence, countEvidence, sixth } from '../../longevity/result.js';
import type { LifeRules } from '../../longevity/rules/chart.js';
import { lifeShares } from '../../longevity/rules/shares.js';
import type { LifeCount, NisargaBasis, SeveralLosses } from '../../longevity/tables/options.js';
import { lifeWords } from '../../longevity/words.js';
import { signIndex } from '../../math/angle.js';
import type { Dispute, Source } from '../../types.js';
import type { SignLord } from '../../zodiac/lords.js';
import type { Sign } from '../../zodiac/names.js';
import { yearDays } from '../disputes.js';
import { type DashaInput, dashaEntries, EXAMPLE } from '../input.js';
import { chartNatal } from '../natal.js';
import { type PlainPeriod, periodSource, treeOf } from '../periods.js';
import { dashaOutcome } from '../provenance.js';
import { type SensitiveInput, sensitiveEntries } from '../rashi/operation.js';
import { periodsWork } from '../work.js';
import { type AyurFirst, type AyurSharing, ayurCourse, FIRSTS, membersOf, rulerOf, SHARINGS } from './rules.js';

/** The counts of which daśās are made. @names none */
export type AyurSystem = Exclude<LifeCount, 'jivasharma'>;

/** The input of every daśā of years of life. */
export interface AyurInput extends DashaInput, LifeOptions, SensitiveInput {
  /** Levels to compute, 1 or 2; 2 by default. */
  readonly levels?: number | undefined;
  /** From whom they begin: the `strongest` of ascendant, Sun and Moon (the default), `lagna`, `sun`, `moon`. */
  readonly first?: AyurFirst | undefined;
  /** Who shares a period where several are in one place from its lord: `all` (the default), or the `strongest`. */
  readonly sharing?: AyurSharing | undefined;
}

/** A sub-period of years of life. Half-open: its end begins the next. */
export interface AyurSubPeriod extends Omit<PlainPeriod, 'lord' | 'sign' | 'yogini'> {
  /** The graha that gives the years; null for the ascendant. */
  readonly lord: SignLord | null;
  /** The sign of the ascendant, in its own periods. */
  readonly sign?: Sign;
}

/** A period as long as a graha or the ascendant gives years. */
export interface AyurPeriod extends AyurSubPeriod {
  /** Its sub-periods, with two levels. */
  readonly periods?: readonly AyurSubPeriod[];
}

/** A daśā of years of life. */
export interface AyurDashaData {
  /** The system, named as its operation. */
  readonly system: AyurSystem;
  /** Its name. @names none */
  readonly name: string;
  /** Days in a year; null where the sky or the calendar sets its length. @minimum 300 @maximum 400 */
  readonly year_days: number | null;
  /** All years together. @minimum 0 */
  readonly total_years: number;
  /** Which count, and so which of these daśās, the texts use. @minItems 3 @maxItems 3 */
  readonly evidence: readonly CountEvidence[];
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
  /** The periods from birth on. */
  readonly periods: readonly AyurPeriod[];
}

export const AYUR_LEVELS = 2;

/** @internal */
export const ayurEntries = (several: SeveralLosses) => ({
  ...dashaEntries(AYUR_LEVELS),
  ...lifeOptionFields(several),
  ...sensitiveEntries(),
  first: v.optional(oneOf(FIRSTS), FIRSTS[0]),
  sharing: v.optional(oneOf(SHARINGS), SHARINGS[0]),
});

/** @internal */
export const AYUR = {
  units: 4,
  work: ({ levels }: { readonly levels: number }) => periodsWork(8 ** levels),
  schools: 'all',
  experimental: true,
  example: { ...EXAMPLE, sensitive: true },
  context: skyContext,
} as const;

const NAMES: Readonly<Record<AyurSystem, string>> = {
  pindayu: 'Pindayu',
  nisargayu: 'Nisargayu',
  amshayu: 'Amshayu',
};

const SOURCES: readonly Source[] = [
  { work: 'Bṛhat Jātaka (Varāhamihira)', locus: '8.1–4', note: 'order of the periods and shares of the sub-periods' },
  { work: 'Phaladīpikā (Mantreśvara)', locus: '22.27', note: 'order of the periods' },
  { work: 'Laghujātaka (Varāhamihira)', locus: '10.1–6', note: 'the same' },
];

const DISPUTES: readonly Dispute[] = [
  {
    element: 'strength',
    note: 'Ṣaḍbala here, the lord’s for the ascendant; PyJHora compares by Jaimini’s rules. The option first begins with another.',
  },
  {
    element: 'sub-periods',
    note: 'Shares of Bṛhat Jātaka 8.3, in the order of the verse. PyJHora divides into eight equal parts, for which no text was found. Where several are in one place all share; the option sharing lets the strongest share alone.',
  },
  {
    element: 'order of natural years',
    note: 'In nisargayu they follow strength as the others do (Phaladīpikā 22.27–28). The fixed order of Bṛhat Jātaka 8.9 is dashas.naisargika.',
  },
];

type Settled = AyurInput & {
  readonly levels: number;
  readonly user_name: string;
  readonly first: AyurFirst;
  readonly sharing: AyurSharing;
};

export function ayurResult(
  system: AyurSystem,
  input: Settled,
  rules: LifeRules,
  sky: SkyContext,
  basis?: NisargaBasis,
) {
  const { chart } = lifeChartOf(input.birth, sky);
  const shares = lifeShares(chart, system, rules, basis);
  const natal = chartNatal(input.birth, sky);
  const rising = signIndex(chart.ascendant);
  const reckoning = {
    course: ayurCourse(membersOf(chart, shares), input),
    ruler: ({ giver }: { readonly giver: Parameters<typeof rulerOf>[0] }) => rulerOf(giver, rising),
    cycle: () => 1,
  };
  const source = periodSource(natal, reckoning);
  const words = lifeWords(system, chart, rules);
  const data: AyurDashaData = {
    system,
    name: NAMES[system],
    year_days: yearDays(sky),
    total_years: sixth(shares.sum),
    evidence: countEvidence(chart),
    user_name: input.user_name,
    periods: treeOf(source, input.levels) as readonly AyurPeriod[],
  };
  return {
    data,
    ...dashaOutcome(natal, source, {
      method:
        'Periods as long as the grahas and the ascendant give years, from the strongest of ascendant, Sun and Moon',
      conventions: {
        first_period: 'starts at birth and lasts its full years',
        first: input.first,
        sharing: input.sharing,
        ...words.conventions,
      },
      sources: [...SOURCES, ...words.sources],
      disputed: [...DISPUTES, ...words.disputed],
      rules: {
        periods: {
          rule: 'the first, then those in angles from him, in the houses after angles and in the others, each by strength',
          source: 'Brihat Jataka 8.1-2, Phaladipika 22.27, Laghujataka 10.2, read',
          state: 'agrees',
        },
        'periods.*.periods': {
          rule: 'the lord whole, his sign half, trines a third, the seventh a seventh, fourth and eighth a quarter',
          source: 'Brihat Jataka 8.3-4, Laghujataka 10.5-6, read',
          state: 'unconfirmed',
        },
      },
      verified:
        'the order of the circles, eight of eight, in one chart as PyJHora @e20943c prints it; the years as in the room longevity',
      uses: ['node'],
      rests: ['total_years', 'evidence', 'periods'],
      otherSkies: conventionDisputes(sky, natal.chart()),
    }),
  };
}
