import * as v from 'valibot';
import { refuseUncertainty } from '../cast/birth.js';
import { type SkyContext, skyContext } from '../cast/context.js';
import { conventionDisputes } from '../cast/conventionWords.js';
import { nodeSchema, oneOf, record } from '../input/schemas.js';
import { type CharaKaraka, KARAKA_SCHEMES, type KarakaScheme } from '../jaimini/tables/karakas.js';
import { signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { operation, type Present } from '../operation/operation.js';
import type { NodeKind, Rule } from '../types.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import { strengthChart } from '../zodiac/signStrength.js';
import { yearDays } from './disputes.js';
import { anyReckoning, type DashaEngine } from './engine.js';
import { type DashaInput, dashaEntries, EXAMPLE } from './input.js';
import { type ChartNatal, chartNatal } from './natal.js';
import { type DashaPeriodData, periodSource, type Reckoning, type Ruler, treeOf } from './periods.js';
import { dashaOutcome } from './provenance.js';
import { type KarakaOptions, karakaEntries } from './rashi/furtherOptions.js';
import { ANTARDASHA_FIRSTS, type AntardashaFirst } from './rashi/options.js';
import { type KarakaRow, type KarakaStretch, karakaCourse, karakaRows } from './rules/karakas.js';
import { LONG, longData } from './text.js';
import { periodsWork } from './work.js';

/** The input of {@link karaka}. */
export interface KarakaInput extends DashaInput, KarakaOptions {
  /** Lunar node used for Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** Whose sub-period comes first: the lord's own (`same`, the default), or the next kāraka's (`next`). */
  readonly antardasha_first?: AntardashaFirst | undefined;
}

/** A cara kāraka with its years. */
export interface KarakaYears {
  /** The kāraka. */
  readonly karaka: CharaKaraka;
  /** The graha that is it. */
  readonly planet: Graha;
  /** Its sign. */
  readonly sign: Sign;
  /** Its years. @asType integer @minimum 0 @maximum 12 */
  readonly years: number;
}

/** The Kāraka daśā. */
export interface KarakaData {
  /** The system, named as its operation. */
  readonly system: 'karaka';
  /** Its name. @names dasha */
  readonly name: string;
  /** With Rāhu, or the seven planets alone. */
  readonly scheme: KarakaScheme;
  /** Years of all kārakas. @asType integer @minimum 0 @maximum 96 */
  readonly total_years: number;
  /** Days in a year; null where the sky or the calendar sets its length. @minimum 300 @maximum 400 */
  readonly year_days: number | null;
  /** The kārakas from Ātma on. */
  readonly karakas: readonly KarakaYears[];
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
  /** The periods from birth on, in order of time. */
  readonly periods: readonly DashaPeriodData[];
}

type Options = Pick<KarakaInput, 'scheme' | 'in_ascendant' | 'antardasha_first'>;

interface KarakaReckoning extends Reckoning<KarakaStretch, Ruler> {
  readonly rows: readonly KarakaRow[];
}

const SAME: AntardashaFirst = 'same';
const TWELVE = 12;

function reckonKaraka(
  natal: ChartNatal,
  { scheme = KARAKA_SCHEMES[0], in_ascendant: home, antardasha_first: first = SAME }: Options,
): KarakaReckoning {
  const { ascendant, grahas } = natal.chart();
  const chart = strengthChart(recordOf(GRAHAS, (graha) => grahas[graha].longitude));
  const rows = karakaRows(chart, signIndex(ascendant), scheme, home === 'none' ? 0 : TWELVE);
  return {
    rows,
    course: karakaCourse(rows, first === SAME ? 0 : 1),
    ruler: ({ lord }) => ({ lord }),
    cycle: () => 1,
  };
}

function rulesOf({ antardasha_first: first = SAME }: Options, levels: number): Readonly<Record<string, Rule>> {
  return {
    periods: {
      rule: 'the chara karakas from Atma on; signs from the ascendant to each',
      source: 'Bṛhat Parāśara Horā Śāstra 46.178',
      state: 'agrees',
    },
    ...(levels > 1
      ? {
          'periods.*.periods': {
            rule: `in proportion to the years, from ${first === SAME ? 'the lord itself' : 'the next'} on`,
            source: first === SAME ? 'Bṛhat Parāśara Horā Śāstra 51.1–2' : 'PyJHora @e20943c',
            state: first === SAME ? 'unconfirmed' : 'agrees',
          },
        }
      : {}),
  };
}

const isUnsure = (options: Options, levels: number): boolean =>
  Object.values(rulesOf(options, levels)).some(({ state }) => state === 'unconfirmed');

/** For `dashas.running` and its like. */
export const KARAKA_ENGINE: DashaEngine = {
  id: 'karaka',
  name: 'Karaka',
  levels: 5,
  takes: ['scheme', 'in_ascendant', 'antardasha_first'],
  experimental: isUnsure,
  begin: (natal, options) => anyReckoning(reckonKaraka(natal, options)),
};

type Settled = KarakaInput & { readonly levels: number; readonly user_name: string };

function begun(input: Settled, sky: SkyContext) {
  refuseUncertainty(input.birth, 'birth');
  const natal = chartNatal(input.birth, sky);
  const reckoning = reckonKaraka(natal, input);
  const { rows } = reckoning;
  return {
    natal,
    source: periodSource(natal, reckoning),
    besides: {
      system: 'karaka',
      name: KARAKA_ENGINE.name,
      scheme: input.scheme ?? KARAKA_SCHEMES[0],
      total_years: rows.reduce((sum, { years }) => sum + years, 0),
      year_days: yearDays(sky),
      karakas: rows.map(({ karaka: name, graha, sign, years }) => ({
        karaka: name,
        planet: graha,
        sign: at(SIGNS, sign).name,
        years,
      })),
      user_name: input.user_name,
    } satisfies Omit<KarakaData, 'periods'>,
  };
}

function outcomeOf({ natal, source }: ReturnType<typeof begun>, input: Settled) {
  const { provenance, ...outcome } = dashaOutcome(natal, source, {
    method: 'Karaka dasha: the chara karakas from Atma on, each with the signs from the ascendant to it as years',
    conventions: {
      first_period: 'starts at birth and lasts its full years',
      sub_periods: 'in proportion to the years of the karakas',
      scheme: input.scheme ?? KARAKA_SCHEMES[0],
      in_ascendant: input.in_ascendant ?? 'twelve',
      antardasha_first: input.antardasha_first ?? SAME,
    },
    sources: [
      { work: 'Bṛhat Parāśara Horā Śāstra (Sanskrit e-text)', locus: '46.178', note: 'order and years' },
      { work: 'Bṛhat Parāśara Horā Śāstra (Sanskrit e-text)', locus: '51.1–2', note: 'sub-periods' },
    ],
    disputed: [
      {
        element: 'kāraka in the ascendant',
        note: 'The verse counts to the kāraka in the words in which Cara counts to the lord, who has twelve years at home. So has a kāraka in the ascendant here; PyJHora gives it none. in_ascendant chooses.',
      },
      {
        element: 'first sub-period',
        note: 'The lord’s own (51.2); PyJHora begins with the next kāraka. antardasha_first chooses.',
      },
      {
        element: 'kārakas',
        note: 'Eight with Rāhu, or seven without him and the Pitṛ kāraka. scheme chooses.',
      },
    ],
    verified:
      'a list of 1996 in the tests of PyJHora @e20943c: 8 periods, and 64 sub-periods with antardasha_first next',
    rules: rulesOf(input, input.levels),
    rests: ['total_years', 'karakas', 'periods'],
    uses: ['node'],
    otherSkies: conventionDisputes(natal.sky, natal.chart()),
  });
  return {
    ...outcome,
    provenance: { ...provenance, ...(isUnsure(input, input.levels) ? ({ experimental: true } as const) : {}) },
  };
}

/**
 * Returns the Kāraka daśā of a birth: the cara kārakas from Ātma on, each with as many years as its sign is from the ascendant.
 * @param input `birth`; optional `scheme` (`eight`, `seven`), `in_ascendant` (`twelve`, `none`), `antardasha_first` (`same`, `next`),
 *   `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 5, default 2), `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.178, 51.1–2.
 *
 * @example
 * ```ts
 * import { karaka } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = karaka({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.karakas.map(({ karaka, planet, years }) => `${karaka} ${planet} ${years}`).slice(0, 3);
 * // => ['Atma Sun 10', 'Amatya Mars 7', 'Bhratri Saturn 3']
 * data.total_years; // => 63
 * ```
 */
export const karaka = operation<KarakaInput, KarakaData>()({
  name: 'dashas.karaka',
  summary: 'Karaka dasha: the chara karakas, years by the signs from the ascendant',
  units: 3,
  each: 'work',
  // A kāraka in the ascendant may have no years.
  work: ({ levels, scheme, in_ascendant }) => {
    const karakas = ((scheme ?? KARAKA_SCHEMES[0]) === 'eight' ? 8 : 7) - (in_ascendant === 'none' ? 1 : 0);
    return periodsWork(karakas ** levels);
  },
  schools: 'all',
  schema: () =>
    record({
      ...dashaEntries(),
      node: nodeSchema(),
      ...karakaEntries(),
      antardasha_first: v.optional(oneOf(ANTARDASHA_FIRSTS)),
    }),
  example: EXAMPLE,
  context: skyContext,
  run(input, sky) {
    const started = begun(input, sky);
    return {
      data: { ...started.besides, periods: treeOf(started.source, input.levels) } satisfies KarakaData,
      ...outcomeOf(started, input),
    };
  },
  text(input, sky, present: Present) {
    if (input.levels < LONG) return undefined;
    const started = begun(input, sky);
    return { text: longData(started.source, input.levels, started.besides, present), ...outcomeOf(started, input) };
  },
});
