import * as v from 'valibot';
import type { BirthWords } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { flagSchema, oneOf, record } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import { SENSITIVE_SAHAMS, sensitiveOf, withheld } from '../operation/sensitive.js';
import type { Dispute, Provenance, Withheld } from '../types.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import type { EclipticDegrees } from '../zodiac/position.js';
import { sixDecimals } from '../zodiac/position.js';
import { type AnnualYear, annualOperation, describeYear } from './describe.js';
import { type AnnualInput, annualFields, YEAR_SAYING } from './input.js';
import type { TajikaChart } from './rules/chart.js';
import { type SahamFound, sahamOf, sahamsOf, type TermFound } from './rules/sahams.js';
import { type AnnualRequest, type AnnualSky, annualSky, natalChart, returnSky, tajikaChart } from './sky.js';
import { pvr } from './sources.js';
import { SAHAM_IDS, type SahamId, type SahamName, UNCONFIRMED_SAHAMS } from './tables/sahams.js';

export const SAHAM_CHARTS = ['annual', 'natal'] as const;

/** The chart in which sahams are computed. */
export type SahamChart = (typeof SAHAM_CHARTS)[number];

/** The input of {@link sahams}. */
export interface SahamsInput extends AnnualInput {
  /** The chart: of the year (`annual`, the default), or of the birth (`natal`). */
  readonly chart?: SahamChart | undefined;
  /** Whether to include sahams of death, illness or adultery (`mrityu`, `apamrityu`, `roga`, `jadya`, `paradara`); false by default. */
  readonly sensitive?: boolean | undefined;
}

/** The input of {@link saham}. */
export interface SahamInput extends SahamsInput {
  /** The saham. */
  readonly saham: SahamId;
}

/** A term of a formula, with its position. */
export interface SahamTermTold {
  /** The term: a graha, `ascendant`, `house:8`, `lord:9`, `lord_of:Sun`, `degree:105`, or `saham:punya`. @names term */
  readonly term: string;
  /** Its position, degrees. */
  readonly longitude: EclipticDegrees;
}

/** A saham, with its formula a − b + c. */
export interface Saham extends HousedPosition {
  /** Identifier. */
  readonly id: SahamId;
  /** Name. */
  readonly name: SahamName;
  /** Lord of its sign. */
  readonly lord: SignLord;
  /** The formula used, by day or night: `Moon - Sun + ascendant`. */
  readonly formula: string;
  /** The terms of the formula. */
  readonly terms: { readonly a: SahamTermTold; readonly b: SahamTermTold; readonly c: SahamTermTold };
  /** Whether terms were exchanged for a night birth. */
  readonly reversed: boolean;
  /** Whether 30° were added because c is not met going forward from b to a. */
  readonly plus_30: boolean;
}

/** The sahams of a year. */
export interface SahamsData extends AnnualYear {
  /** The chart used. */
  readonly chart: SahamChart;
  /** Whether the Sun is up in that chart. */
  readonly day: boolean;
  /** The sahams in the order of the book; sensitive ones only on request. */
  readonly sahams: readonly Saham[];
  /** The number of sahams left out, and their subjects; only without `sensitive`. */
  readonly withheld?: Withheld;
}

/** One saham of a year. */
export interface SahamData extends AnnualYear {
  /** The chart used. */
  readonly chart: SahamChart;
  /** Whether the Sun is up in that chart. */
  readonly day: boolean;
  /** The requested saham. */
  readonly saham: Saham;
  /** The sahams in its formula, each with its own, the innermost last. */
  readonly nested: readonly Saham[];
}

const describeTerm = ({ term, longitude }: TermFound): SahamTermTold => ({ term, longitude: sixDecimals(longitude) });

function describeSaham({ row, longitude, a, b, c, reversed, plus30 }: SahamFound, { ascendant }: TajikaChart): Saham {
  return {
    id: row.id,
    name: row.name,
    ...housedPosition(longitude, ascendant),
    lord: lordOf(signIndex(longitude)),
    formula: `${a.term} - ${b.term} + ${c.term}`,
    terms: { a: describeTerm(a), b: describeTerm(b), c: describeTerm(c) },
    reversed,
    plus_30: plus30,
  };
}

const SAHAM = /^saham:/;

function nestedIn(chart: TajikaChart, { a, b, c }: SahamFound): SahamFound[] {
  return [a, b, c].flatMap(({ term }) => {
    if (!SAHAM.test(term)) return [];
    const found = sahamOf(chart, term.replace(SAHAM, '') as SahamId);
    return [found, ...nestedIn(chart, found)];
  });
}

const DISPUTED: readonly Dispute[] = [
  {
    element: '30° added to a saham',
    note: 'Where C is not met going forward from B to A, by degrees (Narasimha Rao, example 121); PyJHora looks at whole signs, so that about one saham in seven differs by 30°; some never add.',
  },
  {
    element: 'Roga by night',
    note: 'Reversed it becomes the Moon itself: here the same by day and night, as PyJHora has it.',
  },
  { element: 'Labha by night', note: 'The same by day and night (Narasimha Rao); PyJHora reverses it.' },
];

const RULES: NonNullable<Provenance['rules']> = {
  sahams: {
    rule: 'a − b + c; by night a and b change places unless the table says otherwise; 30° more where c is not met from b to a',
    source: 'Narasimha Rao 31.2–31.3, read; five printed values, and PyJHora modulo 30° in 300 charts',
    state: 'checked',
  },
  'sahams.roga, sahams.labha': {
    rule: 'the same by day and night',
    source: 'Narasimha Rao 31.3, read; others differ by night',
    state: 'unconfirmed',
  },
};

const wordsOf = (chart: SahamChart): BirthWords => ({
  method: 'Arcs from one point of a chart to another, laid off from a third',
  conventions: {
    chart: chart === 'annual' ? 'annual: the chart of the return' : 'natal: the chart of the birth',
    houses: 'house points stand 30° apart from the degree of the ascendant',
  },
  sources: [pvr('31.2–31.3, example 121', 'the thirty-six formulas, night, and the 30°')],
  disputed: DISPUTED,
  verified_against:
    'four values that a textbook prints (1′), and eight annual charts in which two separately written programs share all thirty-six',
  rules: RULES,
});

function chartOf(input: AnnualRequest & { readonly chart: SahamChart }, year: AnnualSky): TajikaChart {
  return input.chart === 'annual' ? tajikaChart(returnSky(year)) : natalChart(year.natal);
}

const fields = () => ({
  ...annualFields(),
  chart: v.optional(oneOf(SAHAM_CHARTS), SAHAM_CHARTS[0]),
  sensitive: flagSchema(),
});

/**
 * Returns the thirty-six sahams of an annual chart or of the birth chart: each with its position, the formula used by day or night, the
 * values of its terms, and whether 30° were added.
 * @param input `birth`; `completed_years` or `at`; optional `chart` (`annual`, `natal`), `sensitive` (default false), `place`, `zodiac`,
 *   `ayanamsa`, `node`, `conventions`
 * @throws {SiddhantaError} for bad input; `date_out_of_range`; `undefined_at_latitude`
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 31.2–31.3; the table in docs/tables/annual.md.
 *
 * @example
 * ```ts
 * import { sahams } from 'siddhanta/annual';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = sahams({ birth: { date: '1990-08-15', time: '08:30:00', place }, completed_years: 35 });
 * const [punya] = data.sahams;
 * punya?.formula; // => 'Moon - Sun + ascendant'
 * punya?.degrees; // => '8° 05\' 27.95"'
 * ```
 */
export const sahams = annualOperation<SahamsInput, SahamsData>()({
  name: 'annual.sahams',
  summary: 'The thirty-six sahams of a year or a birth, with formula, day or night, and the 30 degrees',
  units: 3,
  schema: () => record(fields()),
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35 },
  run(input, context) {
    const year = annualSky(input, context);
    const chart = chartOf(input, year);
    return {
      data: {
        ...describeYear(year),
        chart: input.chart,
        day: chart.day,
        sahams: sahamsOf(chart)
          .filter(({ row }) => input.sensitive || sensitiveOf(SENSITIVE_SAHAMS, row.id) === undefined)
          .map((found) => describeSaham(found, chart)),
        ...withheld(input.sensitive ? [] : Object.values(SENSITIVE_SAHAMS)),
      },
      chart: year,
      ...wordsOf(input.chart),
      restsOnBirthTime: ['return', 'next_return', 'day', 'sahams'],
    };
  },
});

/**
 * Returns one saham by its name, with its formula and the sahams in it.
 * @param input that of {@link sahams}, and `saham`: `punya`, `vidya` …
 * @throws {SiddhantaError} as {@link sahams} does; `invalid_value` for a name that there is not, or at `sensitive` for one that speaks of
 *   death, illness or adultery without it
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 31.2–31.3.
 *
 * @example
 * ```ts
 * import { saham } from 'siddhanta/annual';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = saham({ birth, completed_years: 35, saham: 'yashas' });
 * data.saham.formula; // => 'Jupiter - saham:punya + ascendant'
 * data.nested.map(({ id }) => id); // => ['punya']
 * ```
 */
export const saham = annualOperation<SahamInput, SahamData>()({
  name: 'annual.saham',
  summary: 'One saham by name: its reckoning, term by term, with the sahams that its formula takes in',
  units: 1,
  schema: () =>
    record({
      ...fields(),
      saham: oneOf(SAHAM_IDS),
    }),
  family: { field: 'saham', members: SAHAM_IDS },
  sensitive: SENSITIVE_SAHAMS,
  experimental: UNCONFIRMED_SAHAMS,
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35, saham: 'punya' },
  run(input, context) {
    const year = annualSky(input, context);
    const chart = chartOf(input, year);
    const found = sahamOf(chart, input.saham);
    return {
      data: {
        ...describeYear(year),
        chart: input.chart,
        day: chart.day,
        saham: describeSaham(found, chart),
        nested: nestedIn(chart, found).map((inner) => describeSaham(inner, chart)),
      },
      chart: year,
      ...wordsOf(input.chart),
      restsOnBirthTime: ['return', 'next_return', 'day', 'saham', 'nested'],
    };
  },
});
