import { writeFileSync } from 'node:fs';
import { rasi } from '../../charts/rasi.js';
import { READINGS } from '../../charts/show.js';
import { isSiddhantaError } from '../../errors.js';
import { parseInput } from '../../input/parse.js';
import { type KundliOptions, kundli } from '../../report/index.js';
import { ATLAS_OPTION, contextFrom } from '../atlasFile.js';
import { type Command, type Io, type Option, UsageError, type Values } from '../command.js';
import { shellText, toArguments, toInput, withOptions } from '../input.js';
import { givenInput, INPUT_OPTION } from '../inputFile.js';
import { withPresent } from '../now.js';
import { optionsOf } from '../options.js';
import { pdfOf } from '../pdf.js';
import { withPlaceOptions, withPlaces, withPlacesOf } from '../place.js';

/** Options of the document, each the field of {@link KundliOptions} of the same name. */
const DOCUMENT: readonly Option[] = [
  { flag: 'style', kind: 'text', value: 'STYLE', summary: 'Style of the charts: north, south, east or chakra' },
  { flag: 'paper', kind: 'text', value: 'SIZE', summary: 'Size of paper: a4 or letter' },
  { flag: 'theme', kind: 'text', value: 'THEME', summary: 'Colours of the charts: light, dark, print or auto' },
  {
    flag: 'chapters',
    kind: 'text',
    value: 'NAMES',
    summary: 'Chapters to write, separated by commas; all but kp by default',
  },
  { flag: 'at', kind: 'text', value: 'MOMENT', summary: 'Mark what runs at this instant, or "now"' },
  { flag: 'sensitive', kind: 'switch', summary: 'Include statements about death, illness and children' },
  { flag: 'place-name', kind: 'text', value: 'TEXT', summary: 'How the place is called on the cover' },
  { flag: 'contact', kind: 'text', value: 'TEXT', summary: 'A line for the foot of the cover' },
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

const birthOptions = (): readonly Option[] =>
  withPlaceOptions(optionsOf(rasi.operation, READINGS[rasi.operation.name]));

/** Returns the options of a document from those of the command line. */
function documentOptions(values: Values, name: string | undefined, { now }: Io): KundliOptions {
  const { chapters, at, place, 'place-name': placeName = place, sensitive, ...rest } = values;
  const moment = at === 'now' ? now.toISOString().replace(/\.\d+Z$/, 'Z') : at;
  const plain = Object.fromEntries(['style', 'paper', 'theme', 'contact'].map((flag) => [flag, rest[flag]]));
  return {
    ...plain,
    name,
    place_name: placeName === undefined ? undefined : String(placeName),
    at: moment === undefined ? undefined : String(moment),
    sensitive: sensitive === true,
    ...(chapters === undefined ? {} : { chapters: String(chapters).split(',') as KundliOptions['chapters'] }),
  } as KundliOptions;
}

/** Options that are refused are named as they are typed. */
function written(make: () => string): string {
  try {
    return make();
  } catch (problem) {
    const isOption = isSiddhantaError(problem) && DOCUMENT.some(({ flag }) => flag === problem.field);
    throw isOption ? new UsageError(`--${problem.message}`) : problem;
  }
}

/** `siddhanta report kundli`: a horoscope to print. */
export const reportKundliCommand: Command = {
  name: 'report kundli',
  brief: true,
  summary: 'A horoscope to print: charts, periods, strengths, yogas and sources, as HTML or PDF',
  get options() {
    return [...birthOptions(), INPUT_OPTION, ATLAS_OPTION, ...DOCUMENT, ...FILES];
  },
  get example() {
    const words = toArguments(birthOptions(), rasi.operation.example);
    return `report kundli ${shellText(words)}`;
  },
  async run(given, io) {
    const options = birthOptions();
    const values = withPresent(await withPlaces(given, options, io), options, io);
    const { input: file, html, pdf } = values;
    const schema = rasi.operation.schema();
    const asked =
      file === undefined
        ? toInput(options, values, schema)
        : withOptions(await withPlacesOf(await givenInput(String(file), io), io), options, values);
    const { user_name: name, ...birth } = parseInput(schema, asked) as { readonly user_name?: string } & Parameters<
      typeof kundli
    >[0];
    const context = await contextFrom(values);
    const page = written(() =>
      kundli(
        birth,
        documentOptions({ ...values, ...(given.place === undefined ? {} : { place: given.place }) }, name, io),
        context,
      ),
    );
    if (pdf !== undefined) writeFileSync(String(pdf), await pdfOf(page));
    if (html !== undefined && html !== '-') writeFileSync(String(html), page);
    return html === '-' || (html === undefined && pdf === undefined) ? page : '';
  },
};

export const REPORT_COMMANDS: readonly Command[] = [reportKundliCommand];
