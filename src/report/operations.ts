import * as v from 'valibot';
import { annualFields, YEAR_SAYING } from '../annual/input.js';
import { strengthFields } from '../annual/yearLord.js';
import { festivalsFields } from '../calendar/festivals.js';
import { CALENDAR_SCHOOLS } from '../calendar/input.js';
import { EXAMPLE_BIRTH, type NatalInput, natalFields } from '../cast/natalInput.js';
import { coupleFields, EXAMPLE_COUPLE } from '../compatibility/partner.js';
import { oneOf, record, someOf, whole } from '../input/schemas.js';
import type { Language } from '../names/language.js';
import { type Context, type Operation, operation } from '../operation/operation.js';
import { spanDays, type Work } from '../operation/work.js';
import { type AlmanacReportInput, type AlmanacReportOptions, writeAlmanac } from './almanac.js';
import { CHAPTERS } from './chapters.js';
import { birthFields, chartFields, coverFields, paperFields, playgroundField } from './fields.js';
import { type KundliOptions, writeKundli } from './kundli.js';
import { type MatchReportInput, type MatchReportOptions, writeMatch } from './match.js';
import type { ReportOptions } from './reportOptions.js';
import type { Written } from './written.js';
import { YEAR_CHAPTERS } from './year/chapters.js';
import { writeYear, type YearReportInput, type YearReportOptions } from './year.js';

/** A document. */
export interface ReportData {
  /** One HTML page to print, with everything in it: it loads nothing. */
  readonly html: string;
}

/** The options of a document but for the language, which a service takes from the call, and fonts, which are larger than its bodies. */
type Served<Options extends Pick<ReportOptions, 'language' | 'fonts'>> = Omit<Options, 'language' | 'fonts'>;

/** Whose horoscope, and how it is written. */
export interface KundliServiceInput extends NatalInput, Served<KundliOptions> {}

/** Which couple, and how their match is written. */
export interface MatchServiceInput extends MatchReportInput, Served<MatchReportOptions> {}

/** Which year of whose life, and how it is written. */
export interface YearServiceInput extends YearReportInput, Served<YearReportOptions> {
  /** An instant, ISO 8601 with an offset: what runs then is marked. Selects the year where neither `year` nor `completed_years` does. */
  readonly at?: string | undefined;
}

/** Which months of which place, and how they are written. */
export interface AlmanacServiceInput extends AlmanacReportInput, Served<AlmanacReportOptions> {}

const idsOf = <Id extends string>(chapters: readonly { readonly id: Id }[]) =>
  chapters.map(({ id }) => id) as [Id, ...Id[]];

const kundliOptions = () => ({ ...birthFields(), ...playgroundField(), chapters: v.optional(someOf(idsOf(CHAPTERS))) });

const matchOptions = () => ({ ...chartFields(), ...playgroundField() });

const yearOptions = () => ({ ...birthFields(), chapters: v.optional(someOf(idsOf(YEAR_CHAPTERS))) });

const almanacOptions = () => ({
  ...paperFields(),
  ...coverFields(),
  form: v.optional(oneOf(['wall', 'booklet'])),
  week: v.optional(oneOf(['sunday', 'monday'])),
});

/** What a service gives a document beside what every operation is given. */
interface ServedContext extends Context {
  /** English where it is left out. */
  readonly language?: Language | undefined;
}

/** Writes a document from an input that has its question and its options side by side. */
function written<Input, Options>(
  write: (input: Input, options: Options, context: Context) => Written,
  given: object,
  options: () => object,
  { language, ...context }: ServedContext,
): Written {
  const names = Object.keys(options());
  const isOption = ([name]: readonly [string, unknown]): boolean => names.includes(name);
  const entries = Object.entries(given);
  const input = Object.fromEntries(entries.filter((entry) => !isOption(entry)));
  return write(input as Input, { ...Object.fromEntries(entries.filter(isOption)), language } as Options, context);
}

function ofPlace({ html, result: { provenance, meta }, words }: Written) {
  const { ayanamsa } = meta;
  if (provenance === undefined || ayanamsa === undefined) throw new Error('A document is of a result with a school.');
  const fallbacks = words.stayedEnglish() ? { language_fallbacks: 'sentences' } : {};
  const conventions = { ...provenance.conventions, ...fallbacks };
  return { data: { html }, provenance: { ...provenance, conventions }, ayanamsa };
}

function ofBirth(document: Written) {
  const { birth_time_assumed: birthTimeAssumed, birth } = document.result.meta;
  if (birthTimeAssumed === undefined || birth === undefined) throw new Error('A document is of a result with a birth.');
  return { ...ofPlace(document), birthTimeAssumed, birth };
}

/** Of whole documents: names in a language take up to twice as long. Of an almanac what it has once, and what it has for each day. */
const KUNDLI: Work = { ms: 250, bytes: 250_000 };
const MATCH: Work = { ms: 40, bytes: 56_000 };
const YEAR: Work = { ms: 200, bytes: 140_000 };
const ALMANAC: Work = { ms: 70, bytes: 30_000 };
const DAY: Work = { ms: 1.8, bytes: 1000 };
const MOST_DAYS = 366;

const almanacDays = ({ from, to }: AlmanacServiceInput): number =>
  from === undefined || to === undefined ? MOST_DAYS : spanDays(from, to, MOST_DAYS);

const kundliOperation = operation<KundliServiceInput, ReportData>()({
  name: 'reports.kundli',
  summary: 'A horoscope to print: charts, periods, strengths, yogas, texts and sources',
  units: 20,
  work: KUNDLI,
  schools: 'all',
  schema: () => record({ ...natalFields(), ...kundliOptions() }),
  example: { birth: EXAMPLE_BIRTH, chapters: ['glance', 'method'] },
  context: (given: ServedContext) => given,
  run: (input, context) => ofBirth(written(writeKundli, input, kundliOptions, context)),
});

const matchOperation = operation<MatchServiceInput, ReportData>()({
  name: 'reports.match',
  summary: 'A match to print: both charts, the eight kutas, Mars, the ten poruthams and sources',
  units: 15,
  work: MATCH,
  schools: 'all',
  schema: () => record({ ...coupleFields(), ...matchOptions() }),
  example: EXAMPLE_COUPLE,
  context: (given: ServedContext) => given,
  run: (input, context) => ofBirth(written(writeMatch, input, matchOptions, context)),
});

const yearOperation = operation<YearServiceInput, ReportData>()({
  name: 'reports.year',
  summary: 'A year of life to print: annual chart, yogas, periods, transits and months',
  units: 20,
  work: YEAR,
  schools: 'all',
  schema: () =>
    record({ ...annualFields(), ...strengthFields(), year: v.optional(whole(1000, 2999)), ...yearOptions() }),
  alternatives: ['year', ...YEAR_SAYING],
  example: { birth: EXAMPLE_BIRTH, year: 2025, chapters: ['glance', 'method'] },
  context: (given: ServedContext) => given,
  run: (input, context) => ofBirth(written(writeYear, input, yearOptions, context)),
});

const almanacOperation = operation<AlmanacServiceInput, ReportData>()({
  name: 'reports.almanac',
  summary: 'An almanac to print: month sheets, festivals, phases, Ekadashis and eclipses',
  units: 20,
  work(input) {
    const days = almanacDays(input);
    return { ms: ALMANAC.ms + DAY.ms * days, bytes: ALMANAC.bytes + DAY.bytes * days };
  },
  ...CALENDAR_SCHOOLS,
  schema: () => record({ ...festivalsFields(), ...almanacOptions() }),
  alternatives: ['year', 'from'],
  example: {
    from: '2027-10-01',
    to: '2027-10-31',
    place: { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' },
  },
  context: (given: ServedContext) => given,
  run: (input, context) => ofPlace(written(writeAlmanac, input, almanacOptions, context)),
});

/**
 * The documents as operations, for the option `reports` of `createHandler`: `POST /v1/reports/kundli`, `match`, `year` and `almanac`. The input has
 * that of the function and its options side by side. They are in no list of the library, so that who serves none does not load what writes them.
 *
 * @example
 * ```ts
 * import { REPORTS } from 'siddhanta/report';
 * REPORTS.map(({ path }) => path);
 * // => ['/v1/reports/kundli', '/v1/reports/match', '/v1/reports/year', '/v1/reports/almanac']
 * ```
 */
export const REPORTS: readonly Operation[] = [kundliOperation, matchOperation, yearOperation, almanacOperation].map(
  ({ operation }) => operation as Operation,
);
