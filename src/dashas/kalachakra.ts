import { refuseUncertainty } from '../cast/birth.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import type { Dispute, Rule } from '../types.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import type { Sign } from '../zodiac/names.js';
import { type Pada, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { yearDays } from './disputes.js';
import { anyReckoning, type DashaEngine } from './engine.js';
import { type DashaInput, dashaEntries, EXAMPLE, WINDOW_LEVELS } from './input.js';
import { type DashaNatal, dashaNatal } from './natal.js';
import {
  AFTER_NINTH,
  KALACHAKRA_SCHOOLS,
  type KalachakraOptions,
  type KalachakraSchool,
  kalachakraEntries,
} from './options.js';
import { type PeriodOfSecond, type PlainPeriod, periodSource, type Reckoning, type Ruler, treeOf } from './periods.js';
import { dashaOutcome, restsOf } from './provenance.js';
import { UNITS_PER_YEAR } from './rules/course.js';
import {
  dehaIndex,
  type Gati,
  gatiOf,
  type Kalachakra,
  kalachakraOf,
  raghavacharyaOf,
  type SignPeriod,
  yearsOf,
} from './rules/kalachakra.js';
import { type KalachakraGroup, signOf } from './tables/kalachakra.js';
import { LONG, longData } from './text.js';
import { periodsWork } from './work.js';

/** The input of {@link kalachakra}. */
export interface KalachakraInput extends DashaInput, KalachakraOptions {}

/** The ruler of a kālacakra period. */
export interface KalachakraRuler extends Ruler {
  /** The lord of the sign, whose years it has. */
  readonly lord: SignLord;
  /** The sign. */
  readonly sign: Sign;
  /** How the row reaches the sign: by a leap of two signs, a monkey's step or a lion's look; null otherwise. First level only. */
  readonly gati?: Gati | null;
  /** Whether it is the deha of its row; first level only. */
  readonly is_deha?: boolean;
  /** Whether it is the jīva of its row; first level only. */
  readonly is_jeeva?: boolean;
}

/** A period of the kālacakra. */
export interface KalachakraPeriod extends KalachakraRuler, Omit<PlainPeriod, keyof Ruler> {
  /** Its sub-periods, at deeper levels. */
  readonly periods?: readonly PeriodOfSecond[];
}

/** The kālacakra daśā of a birth. */
export interface KalachakraData extends Omit<ZodiacPosition, 'pada'> {
  /** The system, named as its operation. */
  readonly system: 'kalachakra';
  /** Its name. @names dasha */
  readonly name: string;
  /** The point whose pada opens the daśā. */
  readonly from: 'moon';
  /** Whose kālacakra. */
  readonly school: KalachakraSchool;
  /** What follows the ninth sign of a row; null for Rāghavācārya, whose school has no rows of periods. */
  readonly after_ninth: (typeof AFTER_NINTH)[number] | null;
  /** The group of the nakṣatra. */
  readonly group: KalachakraGroup;
  /** The pada whose row runs at birth. */
  readonly pada: Pada;
  /** The sign of the body: the first of a savya row, the last of an apasavya row. */
  readonly deha: Sign;
  /** The sign of life: the other end of the row. */
  readonly jeeva: Sign;
  /** Sum of the years of the row. It measures the row and nothing else. @asType integer @minimum 83 @maximum 100 */
  readonly paramayush_years: number;
  /** Days in a year; null where the sky or the calendar sets its length. @minimum 300 @maximum 400 */
  readonly year_days: number | null;
  /** Years of the first period already past at birth, six decimals. @minimum 0 */
  readonly elapsed_years: number;
  /** Years left of it at birth, six decimals. @minimum 0 */
  readonly balance_years: number;
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
  /** Nine periods, from birth on. @minItems 9 @maxItems 9 */
  readonly periods: readonly KalachakraPeriod[];
}

function rulerOf({ standing }: Kalachakra): (period: SignPeriod) => KalachakraRuler {
  return ({ level, sign, place }) => {
    const own = { sign: signOf(sign), lord: lordOf(sign) };
    if (level > 1) return own;
    const { row, index } = standing(place);
    const deha = dehaIndex(row);
    return { ...own, gati: gatiOf(row, index), is_deha: index === deha, is_jeeva: index === 8 - deha };
  };
}

type KalachakraReckoning = Reckoning<SignPeriod, KalachakraRuler>;

function reckonKalachakra(natal: DashaNatal, options: KalachakraOptions) {
  const { after_ninth, kalachakra_school } = options;
  if (kalachakra_school === 'raghavacharya') {
    if (after_ninth !== undefined) {
      throw new SiddhantaError(
        'invalid_value',
        `after_ninth is "${after_ninth}" with kalachakra_school "raghavacharya", which does not use it. Leave it out, or choose kalachakra_school "parashara".`,
        { field: 'after_ninth' },
      );
    }
    const { course, row } = raghavacharyaOf(natal.graha('Moon'));
    const ruler = ({ sign }: SignPeriod): KalachakraRuler => ({ sign: signOf(sign), lord: lordOf(sign) });
    return { row, reckoning: { course, ruler, cycle: () => 1 } satisfies KalachakraReckoning };
  }
  const wheel = kalachakraOf(natal.graha('Moon'), after_ninth ?? AFTER_NINTH[0]);
  const reckoning: KalachakraReckoning = {
    course: wheel.course,
    ruler: rulerOf(wheel),
    cycle: ({ place }) => Math.floor(place / 9) + 1,
  };
  return { row: wheel.row, reckoning };
}

export const KALACHAKRA_ENGINE: DashaEngine = {
  id: 'kalachakra',
  name: 'Kalachakra',
  levels: WINDOW_LEVELS,
  takes: ['after_ninth', 'kalachakra_school'],
  experimental: ({ kalachakra_school }) => kalachakra_school === 'raghavacharya',
  begin: (natal, options) => anyReckoning(reckonKalachakra(natal, options).reckoning),
};

const DISPUTED: readonly Dispute[] = [
  {
    element: 'what follows the ninth sign',
    note: 'The row of the next pada here, after the fourth pada the first of the other group of the same direction (next_pada: P. V. R. Narasimha Rao, example 95 and exercise 34); the worked example of the translation of Bṛhat Parāśara Horā begins the same row again (same_pada). Both readings are old; the first alone has published numbers.',
  },
  {
    element: 'weight of the Moon',
    note: 'A minute of arc of the Moon moves every date by five months to half a year.',
  },
  {
    element: 'sub-periods of the first sign',
    note: 'Cut at birth here, from the full notional period, so that the last of them ends as the second sign begins. PyJHora has them run from birth at full length, over the beginning of the second sign, whose start by its own reckoning is the same as here: a slip of that program.',
  },
  {
    element: 'group of Revati',
    note: 'With Ashwini here, as 46.58 has it; PyJHora has it with Bharani.',
  },
  {
    element: 'school of Raghavacharya',
    note: 'The signs of the navamsha in plain order for the periods, the row of the pada for their parts: the default of PyJHora, which has it from Jagannatha Hora; no printed list was seen. kalachakra_school chooses.',
  },
];

const RULES: Readonly<Record<KalachakraSchool, Readonly<Record<string, Rule>>>> = {
  parashara: {
    periods: {
      rule: 'nine signs of the row of the pada; years of their lords: Sun 5, Moon 21, Mars 7, Mercury 9, Jupiter 10, Venus 16, Saturn 4',
      source: 'Brihat Parashara Hora 46.50–95; the same rows in PyJHora, Maitreya 8 and saravali.de',
      state: 'checked',
    },
    gati: {
      rule: 'leaps of two signs, to the fifth or ninth, and between Cancer and Leo beside a leap',
      source: 'Brihat Parashara Hora 46.96–100',
      state: 'agrees',
    },
  },
  raghavacharya: {
    periods: {
      rule: 'nine navamshas from that of the Moon, in the order of the zodiac; years of their lords, of the first as much as is left of the navamsha',
      source: 'PyJHora @e20943c',
      state: 'unconfirmed',
    },
    'periods.*.periods': {
      rule: 'the nine signs of the row of the pada, by their years; deeper the same row from the sign of the period on and round, which no source tells',
      source: 'PyJHora @e20943c for the second level',
      state: 'unconfirmed',
    },
  },
};

const sixth = (units: number): number => Math.round(units / (UNITS_PER_YEAR / 1_000_000)) / 1_000_000;

function begun(input: KalachakraInput, sky: SkyContext) {
  refuseUncertainty(input.birth, 'birth');
  const natal = dashaNatal(input.birth, sky);
  const { row, reckoning } = reckonKalachakra(natal, input);
  const { course } = reckoning;
  const school = input.kalachakra_school ?? KALACHAKRA_SCHOOLS[0];
  const deha = dehaIndex(row);
  return {
    natal,
    source: periodSource(natal, reckoning),
    besides: {
      system: 'kalachakra',
      name: KALACHAKRA_ENGINE.name,
      from: 'moon',
      ...zodiacPosition(natal.graha('Moon')),
      school,
      after_ninth: school === 'raghavacharya' ? null : (input.after_ninth ?? AFTER_NINTH[0]),
      group: row.group,
      pada: row.pada,
      deha: signOf(at(row.signs, deha)),
      jeeva: signOf(at(row.signs, 8 - deha)),
      paramayush_years: yearsOf(row),
      year_days: yearDays(sky),
      elapsed_years: sixth(course.elapsed),
      balance_years: sixth(at(course.mahadashas, 0).end - course.elapsed),
      user_name: input.user_name ?? '',
    } satisfies Omit<KalachakraData, 'periods'>,
  };
}

function outcomeOf({ natal, source, besides }: ReturnType<typeof begun>) {
  const { school, after_ninth } = besides;
  const plain = after_ninth === null;
  const { provenance, ...outcome } = dashaOutcome(natal, source, {
    method: plain
      ? 'Kalachakra dasha of Raghavacharya: the navamshas from that of the Moon, balance by longitude'
      : 'Kalachakra dasha from the pada of the Moon, balance by longitude',
    conventions: {
      kalachakra_school: school,
      ...(plain ? {} : { after_ninth }),
      balance: plain
        ? 'share of the navamsha by longitude, of the years of its sign'
        : 'share of the pada by longitude, of the years of the whole row',
      sub_periods: plain
        ? 'the nine signs of the row of the pada, by their years'
        : 'the nine signs from that of the period on, along the same sequence, by their years',
    },
    sources: [
      cite('bphs', '46.50–95', 'groups of nakshatras, rows of signs, years, deha and jiva'),
      ...(plain
        ? []
        : [
            cite('bphs', '46.96–100', 'the leaps; what the verses say of them is left out'),
            cite('rao', 'ch. 24, examples 95 and 97, exercise 34', 'what follows the ninth sign, sub-periods'),
          ]),
    ],
    disputed: DISPUTED,
    rules: {
      ...RULES[school],
      ...(plain
        ? {}
        : {
            after_ninth: {
              rule: 'next_pada: the row of the next pada; same_pada: the same row again',
              source: 'the book of P. V. R. Narasimha Rao; the worked example of the translation',
              state: after_ninth === 'next_pada' ? 'checked' : 'unconfirmed',
            },
          }),
    },
    rests: restsOf(besides),
    verified: plain
      ? 'nothing but our own reading of PyJHora (commit e20943c): no printed list was found'
      : 'examples 95 and 97 and exercise 34 of P. V. R. Narasimha Rao, and the example of the translation for Mrigashira',
  });
  return { ...outcome, provenance: { ...provenance, ...(plain ? ({ experimental: true } as const) : {}) } };
}

/**
 * Returns the kālacakra daśā of a birth: the nine signs of the row of the Moon's pada, with deha, jīva and the leaps between signs.
 *
 * Periods are half-open and begin at birth. Instants are ISO 8601 in local time at the birthplace, to the second; lengths are years of
 * 365.256363 days, or of `conventions.year`. One arcminute of the Moon moves the dates by five to six months.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `after_ninth` (`next_pada`, `same_pada`), `kalachakra_school` (`parashara`,
 *   `raghavacharya`), `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` for `after_ninth` with `raghavacharya`
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.50–100; P. V. R. Narasimha Rao for what follows the ninth sign.
 *
 * @example
 * ```ts
 * import { kalachakra } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = kalachakra({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * [data.group, data.pada, data.deha, data.jeeva]; // => ['apasavya_1', 3, 'Aquarius', 'Virgo']
 * data.periods.slice(0, 5).map(({ sign, gati, end_date }) => [sign, gati, end_date]);
 * // => [
 * //    ['Cancer', null, '1998-03-20'],
 * //    ['Gemini', null, '2007-03-21'],
 * //    ['Taurus', null, '2023-03-21'],
 * //    ['Aries', null, '2030-03-21'],
 * //    ['Sagittarius', 'simhavalokana', '2040-03-20'],
 * //  ]
 * ```
 */
export const kalachakra = operation<KalachakraInput, KalachakraData>()({
  name: 'dashas.kalachakra',
  summary: 'Kalachakra dasha: nine signs from the pada of the Moon, with deha, jiva and the leaps',
  units: 3,
  work: ({ levels }) => periodsWork(9 ** levels),
  schools: 'all',
  schema: () => record({ ...dashaEntries(), ...kalachakraEntries() }),
  example: EXAMPLE,
  context: luminaryContext,
  run(input, sky) {
    const started = begun(input, sky);
    const periods = treeOf(started.source, input.levels) as readonly KalachakraPeriod[];
    return { data: { ...started.besides, periods }, ...outcomeOf(started) };
  },
  text(input, sky, present) {
    if (input.levels < LONG) return undefined;
    const started = begun(input, sky);
    return { text: longData(started.source, input.levels, started.besides, present), ...outcomeOf(started) };
  },
});
