import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { chart as annualChart } from '../../annual/chart.js';
import { annualFields } from '../../annual/input.js';
import { READINGS as ANNUAL_READINGS } from '../../annual/show.js';
import { strengthFields } from '../../annual/yearLord.js';
import { festivalsOperation } from '../../calendar/festivals.js';
import { READINGS as CALENDAR_READINGS } from '../../calendar/show.js';
import { type RasiInput, rasi } from '../../charts/rasi.js';
import { READINGS } from '../../charts/show.js';
import { porutham } from '../../compatibility/porutham.js';
import { READINGS as MATCH_READINGS } from '../../compatibility/show.js';
import { isSiddhantaError } from '../../errors.js';
import { parseInput } from '../../input/parse.js';
import { record, whole } from '../../input/schemas.js';
import type { Context, Operation } from '../../operation/operation.js';
import type { Reading } from '../../operation/show.js';
import {
  type AlmanacReportInput,
  type AlmanacReportOptions,
  almanac,
  type KundliOptions,
  kundli,
  type MatchReportInput,
  match,
  type ReportOptions,
  type YearReportInput,
  type YearReportOptions,
  year,
} from '../../report/index.js';
import { ATLAS_OPTION, contextFrom } from '../atlasFile.js';
import { type Command, type Io, type Option, UsageError, type Values } from '../command.js';
import { FONTS_OPTION, withFonts } from '../fonts.js';
import { shellText, toArguments, toInput, withOptions } from '../input.js';
import { givenInput, INPUT_OPTION } from '../inputFile.js';
import { LANGUAGE_OPTIONS, pictureWords } from '../languageOptions.js';
import { withPresent } from '../now.js';
import { optionsOf } from '../options.js';
import { pdfOf } from '../pdf.js';
import { withPlaceOptions, withPlaces, withPlacesOf } from '../place.js';

const STYLE: Option = {
  flag: 'style',
  kind: 'text',
  value: 'STYLE',
  summary: 'Style of the charts: north, south, east or chakra',
};

const PLAYGROUND: Option = {
  flag: 'playground',
  kind: 'text',
  value: 'URL',
  summary: 'Link from the last chapter to the same chart in the playground at this address',
};

const COMMON: readonly Option[] = [
  { flag: 'paper', kind: 'text', value: 'SIZE', summary: 'Size of paper: a4 or letter' },
  { flag: 'theme', kind: 'text', value: 'THEME', summary: 'Colours of the charts: light, dark, print or auto' },
  { flag: 'contact', kind: 'text', value: 'TEXT', summary: 'A line for the foot of the cover' },
];

const chaptersOption = (fallback: string): Option => ({
  flag: 'chapters',
  kind: 'text',
  value: 'NAMES',
  summary: `Chapters to write, separated by commas; ${fallback} by default`,
});

const PLACE_NAME: Option = {
  flag: 'place-name',
  kind: 'text',
  value: 'TEXT',
  summary: 'How the place is called on the cover',
};

const OF_BIRTH: readonly Option[] = [
  STYLE,
  { flag: 'at', kind: 'text', value: 'MOMENT', summary: 'Mark what runs at this instant, or "now"' },
  { flag: 'sensitive', kind: 'switch', summary: 'Include statements about death, illness and children' },
  PLACE_NAME,
];

const OF_KUNDLI: readonly Option[] = [chaptersOption('all but kp'), ...OF_BIRTH, PLAYGROUND];

const OF_YEAR: readonly Option[] = [
  { flag: 'name', kind: 'text', value: 'TEXT', summary: 'Whose year it is, on the cover' },
  chaptersOption('all'),
  ...OF_BIRTH,
];

const FILES: readonly Option[] = [
  {
    flag: 'html',
    kind: 'text',
    value: 'FILE',
    dash: true,
    summary: 'Write the document as HTML; - for the standard output (the default)',
  },
  {
    flag: 'pdf',
    kind: 'text',
    value: 'FILE',
    summary: 'Write it as PDF through an installed Chromium (npm install playwright-core)',
  },
];

interface Document<Input> {
  readonly name: string;
  readonly summary: string;
  readonly operation: Pick<Operation<Input>, 'schema' | 'example'>;
  readonly reading: Reading | undefined;
  readonly own: readonly Option[];
  write(input: Input, values: Values, words: ReportOptions, io: Io, context: Context): string;
}

const commonOptions = ({ style, paper, theme, contact, playground }: Values): object => ({
  style,
  paper,
  theme,
  contact,
  ...(playground === undefined ? {} : { playground }),
});

function birthOptions<Chapters>(values: Values, name: string | undefined, { now }: Io) {
  const { chapters, at, place, 'place-name': placeName = place, sensitive } = values;
  const moment = at === 'now' ? now.toISOString().replace(/\.\d+Z$/, 'Z') : at;
  return {
    ...commonOptions(values),
    name,
    place_name: placeName === undefined ? undefined : String(placeName),
    at: moment === undefined ? undefined : String(moment),
    sensitive: sensitive === true,
    ...(chapters === undefined ? {} : { chapters: String(chapters).split(',') as Chapters }),
  };
}

/** Refusals name options as they are typed. */
function written(options: readonly Option[], make: () => string): string {
  try {
    return make();
  } catch (problem) {
    const isOption = isSiddhantaError(problem) && options.some(({ flag }) => flag === problem.field);
    throw isOption ? new UsageError(`--${problem.message}`) : problem;
  }
}

function reportCommand<Input>(document: Document<Input>): Command {
  const { operation, own } = document;
  const isOwn = ({ flag }: Option): boolean => own.some((option) => option.flag === flag);
  const inputOptions = (): readonly Option[] =>
    withPlaceOptions(optionsOf(operation, document.reading)).filter((option) => !isOwn(option));
  const drawing = [...COMMON, FONTS_OPTION, ...own, ...LANGUAGE_OPTIONS];
  return {
    name: document.name,
    brief: true,
    summary: document.summary,
    get options() {
      return [...inputOptions(), INPUT_OPTION, ATLAS_OPTION, ...drawing, ...FILES];
    },
    get example() {
      return `${document.name} ${shellText(toArguments(inputOptions(), operation.example))}`;
    },
    async run(given, io) {
      const options = inputOptions();
      const values = withPresent(await withPlaces(given, options, io), options, io);
      const { input: file, html, pdf } = values;
      const schema = operation.schema();
      const asked =
        file === undefined
          ? toInput(options, values, schema)
          : withOptions(await withPlacesOf(await givenInput(String(file), io), io), options, values);
      const input = parseInput(schema, asked) as Input;
      const context = await contextFrom(values);
      const words = await pictureWords(values);
      const named = given.place === undefined ? values : { ...values, place: given.place };
      const page = await withFonts(values, (fonts) =>
        written(drawing, () => document.write(input, named, { ...words, fonts }, io, context)),
      );
      if (pdf !== undefined) writeFileSync(String(pdf), await pdfOf(page));
      if (html !== undefined && html !== '-') writeFileSync(String(html), page);
      return html === '-' || (html === undefined && pdf === undefined) ? page : '';
    },
  };
}

/** `siddhanta report kundli`: a horoscope to print. */
export const reportKundliCommand: Command = reportCommand<RasiInput>({
  name: 'report kundli',
  summary: 'A horoscope to print: charts, periods, strengths, yogas and sources, as HTML or PDF',
  operation: rasi.operation,
  reading: READINGS[rasi.operation.name],
  own: OF_KUNDLI,
  write({ user_name: name, ...birth }, values, words, io, context) {
    return kundli(birth, { ...birthOptions<KundliOptions['chapters']>(values, name, io), ...words }, context);
  },
});

/** `siddhanta report match`: a match to print. Its input is that of the poruthams, which every school has. */
export const reportMatchCommand: Command = reportCommand<MatchReportInput>({
  name: 'report match',
  summary: 'A match to print: both charts, the eight kutas, Mars, the ten poruthams and sources, as HTML or PDF',
  operation: porutham.operation,
  reading: MATCH_READINGS[porutham.operation.name],
  own: [STYLE, PLAYGROUND],
  write: (couple, values, words, _io, context) => match(couple, { ...commonOptions(values), ...words }, context),
});

const YEAR_READING: Reading = {
  fields: {
    ...ANNUAL_READINGS[annualChart.operation.name]?.fields,
    year: {
      value: 'YEAR',
      summary: 'Calendar year of the birthday that begins the year of life; or --completed-years, or --at',
    },
    completed_years: { value: 'YEARS', summary: 'Years completed at the return; or --year, or --at' },
    'place.latitude': {
      name: 'return-lat',
      value: 'DEGREES',
      summary: 'Latitude of the place of the annual chart; the birthplace by default',
    },
    'place.longitude': { name: 'return-lon', value: 'DEGREES', summary: 'Its longitude, west negative' },
    'place.timezone': { name: 'return-tz', value: 'ZONE', summary: 'IANA name of its zone' },
    'conventions.year': {
      name: 'conventions-year',
      summary: 'Year in which dashas are reckoned, by name or as { "days": 360 }',
    },
  },
};

/** `siddhanta report year`: the varshaphala of a year to print. */
export const reportYearCommand: Command = reportCommand<YearReportInput>({
  name: 'report year',
  summary: 'A year of life to print: annual chart, yogas, periods, transits and months, as HTML or PDF',
  operation: {
    schema: () => record({ ...annualFields(), ...strengthFields(), year: v.optional(whole(1000, 2999)) }),
    example: { birth: annualChart.operation.example.birth, year: 2026 },
  },
  reading: YEAR_READING,
  own: OF_YEAR,
  write(input, values, words, io, context) {
    const name = values.name === undefined ? undefined : String(values.name);
    return year(input, { ...birthOptions<YearReportOptions['chapters']>(values, name, io), ...words }, context);
  },
});

/** `siddhanta report almanac`: a year of months to print. Its input is that of the festivals. */
export const reportAlmanacCommand: Command = reportCommand<AlmanacReportInput>({
  name: 'report almanac',
  summary: 'An almanac to print: month sheets, festivals, phases, Ekadashis and eclipses, as HTML or PDF',
  operation: {
    schema: festivalsOperation.operation.schema,
    example: { year: 2027, place: festivalsOperation.operation.example.place },
  },
  reading: CALENDAR_READINGS[festivalsOperation.operation.name],
  own: [
    { flag: 'name', kind: 'text', value: 'TEXT', summary: 'Whose almanac it is, on the cover' },
    {
      flag: 'form',
      kind: 'text',
      value: 'FORM',
      summary: 'wall, a sheet a month (the default), or booklet, with a page of days for each',
    },
    { flag: 'week', kind: 'text', value: 'DAY', summary: 'First day of the week: sunday (the default) or monday' },
    PLACE_NAME,
  ],
  write(input, values, words, _io, context) {
    const { paper, theme, contact, name, form, week, place, 'place-name': placeName = place } = values;
    const own = { paper, theme, contact, name, form, week, place_name: placeName } as AlmanacReportOptions;
    return almanac(input, { ...own, ...words }, context);
  },
});

export const REPORT_COMMANDS: readonly Command[] = [
  reportKundliCommand,
  reportMatchCommand,
  reportYearCommand,
  reportAlmanacCommand,
];
