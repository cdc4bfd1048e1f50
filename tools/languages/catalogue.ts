// Collects what the faces say in English: the messages to be said in other languages, into fixtures/sources/messages/en.json, by subject.
//   npx tsx tools/languages/catalogue.ts           writes it
//   npx tsx tools/languages/catalogue.ts --check   fails when it differs
//
// Sentences with places for values, `until {time}`, are written by hand, in sentences/ beside it, a file a subject. Of readings: titles, heads, labels and whole cells without a number that the sources have literally; a name of siddhanta/names is none of
// them. Of the playground: what its sources say by `say('…')`, and its tables of words. Of disputes: what they are about, and notes without a value.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SAHAMS } from '../../src/annual/tables/sahams.js';
import { ADHIKA_EKADASHIS, EKADASHI_NAMES } from '../../src/calendar/tables/ekadashis.js';
import { FESTIVALS } from '../../src/calendar/tables/festivals.js';
import * as figure from '../../src/calendar/tables/sankrantiFigure.js';
import { CHOICES } from '../../src/conventions/list.js';
import { PROFILE_EVIDENCE } from '../../src/conventions/tables/profiles.js';
import { FOR_BIRTHS } from '../../src/muhurta/tables/actProvenance.js';
import { ACTS } from '../../src/muhurta/tables/acts.js';
import { KARAKAS } from '../../src/nadi/tables/links.js';
import { cellAt, GROUPS, keysOf } from '../../src/names/cells.js';
import { labelsIn } from '../../src/names/labels.js';
import { en } from '../../src/names/languages/en.gen.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import type { Block } from '../../src/operation/show.js';
import { blocksOf, READINGS } from '../../src/readings.js';
import { OPERATIONS } from '../../src/registry.js';
import { NOTICE } from '../../src/remedies/tables/attested.js';
import { BIRTH_RITES, type BirthRiteRow } from '../../src/remedies/tables/birthRites.js';
import { CURSE_RITES, type CurseRiteRow } from '../../src/remedies/tables/curseRites.js';
import { DANA } from '../../src/remedies/tables/dana.js';
import { DOSHA_RITES, type DoshaRiteRow } from '../../src/remedies/tables/doshaRites.js';
import { GEM_POLICIES, GEM_PRACTICE, GEMS } from '../../src/remedies/tables/gems.js';
import { GRAHA_TEXTS, type GrahaField } from '../../src/remedies/tables/grahas.js';
import { NAKSHATRA_RITES } from '../../src/remedies/tables/nakshatras.js';
import { RITES } from '../../src/remedies/tables/rites.js';
import { TRIGGERS } from '../../src/remedies/tables/triggers.js';
import { FORMS, JAPA_COUNTS, OFFERINGS, SAMIDH_DRESSING } from '../../src/remedies/tables/worship.js';
import { TEXT_CHAPTERS } from '../../src/texts/tables/chapters.gen.js';
import { AYANAMSAS } from '../../src/types.js';
import { readingName } from '../../src/yogas/readingNames.js';
import { YOGA_RESULTS } from '../../src/yogas/tables/results.gen.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { inputsOf } from '../../test/support/readings.js';

/** The subjects whose readings are in the catalogue. */
const SUBJECTS = [
  'charts',
  'strengths',
  'doshas',
  'jaimini',
  'dashas',
  'panchang',
  'muhurta',
  'calendar',
  'transits',
  'eclipses',
  'compatibility',
  'kp',
  'yogas',
  'annual',
  'longevity',
  'chakras',
  'prashna',
  'texts',
  'nadi',
  'conventions',
  'remedies',
];
const ROOT = join(import.meta.dirname, '../..');
const LONGEST = 60;
const FILE = join(ROOT, 'fixtures/sources/messages/en.json');
const SENTENCES = join(ROOT, 'fixtures/sources/messages/sentences');
const PLAY = join(ROOT, 'site/play/src');

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const GRAHAS: readonly string[] = keysOf('grahas');
const known = new Set(
  GROUPS.flatMap((group) =>
    keysOf(group).flatMap((key, i) => [key.toLowerCase(), `${cellAt(en, group, i)?.text}`.toLowerCase()]),
  ),
);
const isName = (text: string): boolean =>
  text.split(/, | and /).every((part) => known.has(part.toLowerCase())) ||
  text.split(' ').every((word) => GRAHAS.includes(word));
/** Whether a label has a name already: what a page says is no name of another sense, Bala of a day no age of a graha. */
const inHindi = labelsIn(hi);
const isLabel = (text: string): boolean => inHindi(text) !== text;

/** The literals of the library's sources. */
const literals = new Set(
  sourcesOf(join(ROOT, 'src'))
    .filter((file) => !file.includes('/src/names/'))
    .flatMap((file) => literalsOf(parsed(file))),
);

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function walked(node: ts.Node): readonly ts.Node[] {
  const all: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    all.push(each);
    each.forEachChild(visit);
  };
  visit(node);
  return all;
}

function literalsOf(source: ts.SourceFile): readonly string[] {
  return walked(source).flatMap((node) =>
    ts.isStringLiteralLike(node)
      ? [node.text]
      : ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)
        ? [node.name.text]
        : [],
  );
}

/** What a source says: the literals that `say` is called with. */
function saidIn(file: string): readonly string[] {
  return walked(parsed(file)).flatMap((node) => {
    if (!ts.isCallExpression(node) || !/(?:^|\.)say$/.test(node.expression.getText())) return [];
    const [first] = node.arguments;
    return first !== undefined && ts.isStringLiteralLike(first) ? [first.text] : [];
  });
}

/** Where a document has no words of its own: its style, links, and what it refuses. */
const UNSAID =
  /\/(?:style|options|permalink|reportFont|reportOptions|fields|chapterChoice|request|html|wording|operations|dates|vargas)\.ts$/;

/** What a document says: the literals of its sources that begin as a line does, but for those of errors and of sums. */
function writtenIn(file: string): readonly string[] {
  return walked(parsed(file)).flatMap((node) => {
    if (!ts.isStringLiteralLike(node) || !/^\p{Lu}[\p{L} ]*\p{Ll}/u.test(node.text)) return [];
    const { parent } = node;
    // A term has its name in the tables.
    const isTerm = ts.isCallExpression(parent) && /(?:^|\.)term$/.test(parent.expression.getText());
    const isElse = ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent) || ts.isNewExpression(parent);
    return isTerm || isElse ? [] : [node.text.trim()];
  });
}

/** Operations whose conventions and sources the documents list. */
const METHODS: readonly string[] = [
  'charts.rasi',
  'compatibility.porutham',
  'annual.chart',
  'annual.strengths',
  'annual.yogas',
  'annual.sahams',
  'annual.dashas',
  'calendar.festivals',
];

/** Conventions that are sentences with values. */
const WITH_VALUES: readonly string[] = ['ephemeris', 'clock', 'ids', 'place'];

/** How the documents say that they were computed: conventions with what they are, and what sources are for. */
function methodTexts(): readonly string[] {
  return OPERATIONS.filter(({ name }) => METHODS.includes(name)).flatMap((operation) => {
    const schools = operation.name === 'charts.rasi' ? AYANAMSAS : [undefined];
    return schools.flatMap((ayanamsa) => {
      const { conventions = {}, sources = [] } =
        operation.call({ ...(operation.example as object), ayanamsa }).provenance ?? {};
      return [
        ...Object.entries(conventions).flatMap(([name, value]) =>
          WITH_VALUES.includes(name) ? [spoken(name)] : [spoken(name), value],
        ),
        ...sources.map(({ note = '' }) => note),
      ];
    });
  });
}

/** What makes a dispute of its arguments. */
const DISPUTES: ReadonlySet<string> = new Set(['dispute', 'parts']);

/** The literals of an object that is a dispute, or of which a function makes one. */
function disputedIn(file: string): readonly string[] {
  return walked(parsed(file)).flatMap((node) => {
    if (ts.isCallExpression(node))
      return DISPUTES.has(node.expression.getText()) ? node.arguments.filter(ts.isStringLiteralLike).map(textOf) : [];
    if (!ts.isObjectLiteralExpression(node)) return [];
    const parts = node.properties.filter(ts.isPropertyAssignment);
    const said = parts.filter(({ name }) => ['element', 'note'].includes(name.getText()));
    return said.length < 2
      ? []
      : said.flatMap(({ initializer: one }) => (ts.isStringLiteralLike(one) ? [one.text] : []));
  });
}

const textOf = ({ text }: ts.StringLiteralLike): string => text;

/** Whether it is what a person types, `lahiri_jhora`. */
const isIdentifier = (text: string): boolean => /^[a-z\d]+(?:_[a-z\d]+)+$/.test(text);

/** Whether the sources have a text as it is, or as an identifier that is shown in words. */
function isLiteral(text: string): boolean {
  const forms = [text, text.toLowerCase().replaceAll(' ', '_'), `${text.charAt(0).toLowerCase()}${text.slice(1)}`];
  return forms.some((form) => literals.has(form));
}

function textsOf(block: Block): readonly (string | undefined)[] {
  switch (block.kind) {
    case 'heading':
      return [block.title, ...block.lines];
    case 'table':
      return [
        block.title,
        ...block.columns.map(({ title }) => title),
        ...[...block.rows, ...(block.foot ?? [])].flat(),
      ];
    case 'facts':
      return [block.title, ...block.rows.flatMap(({ label, value, remark }) => [label, value, remark])];
    case 'timeline':
      return block.levels;
    case 'prose':
      return block.lines;
    case 'chart':
      return [];
  }
}

function readIn(subject: string): readonly string[] {
  const texts = OPERATIONS.filter(({ name }) => name.startsWith(`${subject}.`))
    .flatMap((operation) => inputsOf(operation))
    .flatMap(([input, result]) => blocksOf(READINGS, input, result).flatMap(textsOf));
  return [...new Set(texts)].filter(
    (text): text is string =>
      text !== undefined &&
      text.length <= LONGEST &&
      /\p{L}{2}/u.test(text) &&
      !/\d/.test(text) &&
      !isName(text) &&
      !isIdentifier(text) &&
      isLiteral(text),
  );
}

interface Panel {
  readonly title: string;
  readonly subject: string;
  readonly about: string;
  readonly needsTime?: string;
}
type Choice = readonly [value: string, label: string];

// By their paths, since the playground has a tsconfig of its own.
const { PANELS } = (await import(join(PLAY, 'panels.ts'))) as { readonly PANELS: readonly Panel[] };
const { GLOSSARY } = (await import(join(PLAY, 'glossary.ts'))) as {
  readonly GLOSSARY: Readonly<Record<string, { readonly meaning: string }>>;
};
const choices = Object.values((await import(join(PLAY, 'choices.ts'))) as object).flatMap(choicesIn);

/** The labels of choices, however deep they stand in a table. */
function choicesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string'))
    return [(value as unknown as Choice)[1]];
  return Object.values(value).flatMap(choicesIn);
}

const ekadashis = [...Object.values(EKADASHI_NAMES), ADHIKA_EKADASHIS].flatMap(({ shukla, krishna }) => [
  shukla,
  krishna,
]);

const acts = Object.values(ACTS);
const conditionsOfActs = [...acts.flatMap(({ conditions }) => conditions), ...FOR_BIRTHS];

const spoken = (id: string): string => id.replaceAll('_', ' ');
const figures = [
  figure.SANKRANTI_NAMES,
  figure.SANKRANTI_KINDS,
  Object.values(figure.POSTURES),
  figure.VEHICLES,
  figure.GARMENTS,
  figure.WEAPONS,
  figure.FOODS,
  figure.PASTES,
  figure.BEINGS,
  figure.FLOWERS,
].flat();

const readingsOfYogas = YOGA_CATALOGUE.flatMap(({ variants = {} }) => Object.entries(variants));

const itemsOf = (rows: readonly (string | { readonly text: string; readonly of?: string })[] = []): readonly string[] =>
  rows.flatMap((row) => (typeof row === 'string' ? [row] : [row.text, row.of ?? '']));
const policies = Object.values(GEM_POLICIES);
const birthRites: readonly BirthRiteRow[] = Object.values(BIRTH_RITES);
const curseRites: readonly CurseRiteRow[] = Object.values(CURSE_RITES);
const doshaRites: readonly DoshaRiteRow[] = Object.values(DOSHA_RITES);
const fields: readonly GrahaField<unknown>[] = [...Object.values(GRAHA_TEXTS), GEMS, JAPA_COUNTS];
const notesOf = ({ note = '', notes = {}, variants = [] }: GrahaField<unknown>): readonly string[] => [
  note,
  ...Object.values(notes),
  ...variants.map((variant) => variant.note ?? ''),
];
/** What the texts prescribe; opening words of hymns are nobody's to translate. */
const prescribed = [
  NOTICE,
  ...Object.values(RITES).map(({ text }) => text),
  ...Object.values(TRIGGERS),
  ...Object.values(DANA).flatMap((lists) => lists.flatMap(({ items }) => itemsOf(items))),
  ...fields.flatMap(notesOf),
  ...Object.values(GRAHA_TEXTS.dakshina.values),
  ...NAKSHATRA_RITES.flatMap(({ trees_elsewhere }) => itemsOf(trees_elsewhere)),
  ...birthRites.flatMap((row) => [
    row.circumstance,
    ...[row.deities, row.images, row.samidh, row.rites, row.gifts, row.avoid, row.of_the_child].flatMap(itemsOf),
    row.note ?? '',
  ]),
  ...curseRites.flatMap(({ rites, gifts }) => [...itemsOf(rites), ...itemsOf(gifts)]),
  ...doshaRites.flatMap(({ in_texts_read, nearest = '', practice, note = '' }) => [
    in_texts_read ?? '',
    nearest,
    ...itemsOf(practice),
    note,
  ]),
  ...Object.values(FORMS).flatMap(({ colour, dress, seat, holds, carriage }) => [
    ...[colour, dress ?? '', seat ?? '', carriage ?? ''],
    ...holds,
  ]),
  ...OFFERINGS.items,
  ...SAMIDH_DRESSING.dressed_with,
  ...policies.map(({ rule }) => rule),
  GEM_PRACTICE.note,
];

const statements = TEXT_CHAPTERS.flatMap(({ rows }) => rows.flatMap(({ clauses }) => clauses));
const results = Object.values(YOGA_RESULTS).flatMap((rows) => rows.flatMap(({ clauses }) => clauses));

const collected: readonly (readonly [string, readonly string[]])[] = [
  ['play', sourcesOf(PLAY).flatMap(saidIn)],
  ['play: panels', PANELS.flatMap(({ title, subject, about, needsTime }) => [title, subject, about, needsTime ?? ''])],
  ['play: choices', choices],
  ['play: words of the field', Object.values(GLOSSARY).map(({ meaning }) => meaning)],
  ['festivals', [...FESTIVALS.map(({ name }) => name)]],
  ['ekadashis', ekadashis],
  ['yogas: names', YOGA_CATALOGUE.map(({ name }) => name)],
  ['yogas: readings', readingsOfYogas.map(([variant]) => readingName(variant))],
  [
    'yogas: definitions',
    [...YOGA_CATALOGUE, ...readingsOfYogas.map(([, one]) => one)].map(({ definition }) => definition),
  ],
  ['acts', [...acts.map(({ name }) => name), ...conditionsOfActs.flatMap(({ asks, verse }) => [asks, verse])]],
  ['entries of the Sun', figures.map(spoken)],
  ['sahams', SAHAMS.map(({ name }) => name)],
  ['yogas: results', results.map(({ says }) => says)],
  ['texts: statements', statements.map(({ says }) => says)],
  ['texts: conditions', statements.map(({ unsaid = '' }) => unsaid)],
  ['remedies: prescribed', prescribed],
  ['nadi: significations', Object.values(KARAKAS).flat()],
  [
    'conventions: evidence',
    [
      ...Object.values(PROFILE_EVIDENCE).map(({ sure }) => sure),
      ...Object.values(CHOICES).map(({ meaning }) => meaning),
    ],
  ],
  ...SUBJECTS.map((subject) => [subject, readIn(subject)] as const),
  ['disputes', sourcesOf(join(ROOT, 'src')).flatMap(disputedIn)],
  ...readdirSync(SENTENCES)
    .sort()
    .map(
      (file) =>
        [
          `sentences: ${file.replace('.json', '')}`,
          JSON.parse(readFileSync(join(SENTENCES, file), 'utf8')) as readonly string[],
        ] as const,
    ),
  [
    'reports',
    sourcesOf(join(ROOT, 'src/report'))
      .filter((file) => !UNSAID.test(file))
      .flatMap(writtenIn)
      .filter((text) => !isName(text)),
  ],
  ['reports: method', methodTexts().filter((text) => !isName(text))],
];

const seen = new Set(['']);
const catalogue = Object.fromEntries(
  collected.map(([where, texts]) => {
    const own = [...new Set(texts)].filter((text) => !seen.has(text) && !text.includes('\n') && !isLabel(text)).sort();
    for (const text of own) seen.add(text);
    return [where, own];
  }),
);
const text = `${JSON.stringify(catalogue, null, 1)}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text)
    throw new Error('The catalogue of messages is out of date. Run npx tsx tools/languages/catalogue.ts.');
} else writeFileSync(FILE, text);
