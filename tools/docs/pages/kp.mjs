import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latticeRows } from '../../../src/kp/rules/lattice.ts';
import { subSubRows } from '../../../src/kp/subSubTable.ts';
import { GENERAL_MATTER, KP_MATTER_SOURCES, KP_MATTERS } from '../../../src/kp/tables/matters.ts';
import { KP_MATTERS_HINDI } from '../../../src/kp/tables/mattersHindi.ts';
import { KP_MATTER_WORDS } from '../../../src/kp/tables/matterWords.gen.ts';
import * as kp from '../../../src/kp/tables/planets.ts';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES } from '../../../src/kp/tables/tools.ts';
import { SIGNS } from '../../../src/zodiac/names.ts';
import { ROOT } from '../../lib/package.mjs';
import { angle, disputes, sources, table } from './kit.mjs';

const MICRO = 1_000_000;
const SIGN_SECONDS = 30 * 3600;

const numbers = () => `# The 249 numbers of Krishnamurti Paddhati

Each number is one stretch of the zodiac: a sub of a nakṣatra, cut where a sign begins. What begins at a boundary owns it.

${table(
  [
    'no.',
    'begins',
    'sign',
    'in the sign',
    'sign lord',
    'star lord',
    'sub lord',
    'sub-sub lord there',
    'sub-sub-sub lord there',
  ],
  latticeRows().map(({ number, start, sign, lords }) => [
    number,
    angle(start * MICRO),
    SIGNS[sign].name,
    angle((start % SIGN_SECONDS) * MICRO),
    lords.sign,
    lords.star,
    lords.sub,
    lords.subSub,
    lords.subSubSub,
  ]),
)}

## Misprints of published tables

${table(
  ['boundary', 'sign', 'exact', 'printed'],
  kp.MISPRINTED_BOUNDARIES.map(({ number, exact, printed }) => [
    `${number - 1}/${number}`,
    SIGNS[Math.floor(exact / SIGN_SECONDS)].name,
    angle((exact % SIGN_SECONDS) * MICRO),
    angle((printed % SIGN_SECONDS) * MICRO),
  ]),
)}

## Bodies

${table(['body', 'label'], kp.KP_PLANETS)}

Labels of the cusps: ${kp.CUSP_LABELS.join(', ')}.

## Sources

${sources([...kp.KP_LATTICE_SOURCES, ...kp.KP_SIGNIFICATOR_SOURCES, ...kp.KP_HORARY_SOURCES])}

## Disputed

${disputes([...kp.KP_DISPUTES, ...kp.KP_HORARY_DISPUTES])}
`;

const SUB_SUB_COLUMNS = [
  'no.',
  'begins',
  'units',
  'ends, units',
  'sign',
  'nakshatra',
  'star lord',
  'sub lord',
  'sub-sub lord',
  'of 249',
];
const subSubCells = (row) => [
  row.number,
  row.degrees,
  row.start_units,
  row.end_units,
  row.sign,
  row.nakshatra,
  row.star_lord,
  row.sub_lord,
  row.sub_sub_lord,
  row.horary_number,
];
const halves = (row, before) =>
  before !== undefined &&
  row.sign !== before.sign &&
  ['star_lord', 'sub_lord', 'sub_sub_lord'].every((lord) => row[lord] === before[lord]);

const subSubs = () => {
  const rows = subSubRows();
  const cut = rows.flatMap((row, i) => (halves(row, rows[i - 1]) ? [rows[i - 1], row] : []));
  return `# The 2193 sub-subs of Krishnamurti Paddhati

Each sub is divided once more: 2187 parts, and 6 that a sign boundary cuts in two. Boundaries are whole units of 1/36″ from Aries 0°. \`kp.sub_sub_table\` has all
rows; here are the first 27 and the twelve halves.

## The first 27

${table(SUB_SUB_COLUMNS, rows.slice(0, 27).map(subSubCells))}

## The six that a sign cuts

${table(SUB_SUB_COLUMNS, cut.map(subSubCells))}

## Sources of the further tools

${sources(Object.values(KP_TOOL_SOURCES))}

## Disputed

${disputes(Object.values(KP_TOOL_DISPUTES))}
`;
};

const matters = () => `# Matters of a question

The house of each matter, the houses that further it and those against it, and the English and Hindi words by which it is recognised;
\`a+b\` asks for both words. [Words in other languages](kp-matter-words.md) have a page of their own.

How \`kp.horary\` finds the house:

1. The input \`matter\`, a name of the first column, is judged as its row says.
2. The input \`house\` without a matter is judged with that house and the eleventh for it and the twelfth from each against it. Beside a matter it
   must be the house of the matter, or the call is refused.
3. The words of the question. A keyword scores one, a keyword of several words two; the highest score wins, of equal ones the earlier row.
   Where another row scored the same, \`provenance.disputed\` names it.
4. What no word tells is judged as *${GENERAL_MATTER.matter}*; \`rationale\` and \`disputed\` say so.

\`matter_from\` in the result is \`matter\`, \`house\`, \`keyword\` or \`none\`; \`matter\` beside it is the row that was judged, null for a house alone.
Whatever the language of the question, the prose of the result is English.

${table(
  ['matter', 'house', 'for', 'against', 'English', 'Hindi', 'Hindi in Latin letters', 'sources'],
  [...KP_MATTERS, GENERAL_MATTER].map(({ matter, house, good, bad, english, sources: seen }) => {
    const [devanagari = '', latin = ''] = KP_MATTERS_HINDI[matter] ?? [];
    return [matter, house, good.join(', '), bad.join(', '), english, devanagari, latin, seen.join(', ')];
  }),
)}

## Sources

${Object.entries(KP_MATTER_SOURCES)
  .map(([key, work]) => `- **${key}:** ${work}`)
  .join('\n')}
`;

const KEYWORDS = JSON.parse(readFileSync(join(ROOT, 'fixtures/sources/kp-keywords.json'), 'utf8'));

const attested = (matter, language) =>
  (KEYWORDS.words[matter]?.[language] ?? []).map(
    ({ word, cldr, page }) => `${word}: ${[cldr && `CLDR ${cldr.join(' ')}`, page].filter(Boolean).join('; ')}`,
  );

const matterWords = () => `# Words that name a matter

Words of many languages by which \`kp.horary\` finds [the matter of a question](kp-matters.md), beside the English and Hindi ones of that page. The words of all
languages are looked at together: a question has no language. Other matters than these have English and Hindi words only; there, and where a
cell is empty, the inputs \`matter\` and \`house\` are the sure way.

A word of the question hits when it equals one of the table. Where the table has a \`*\`, it also hits when it begins with the stem, the word less a final m,
anusvara or virama, so that case endings may follow: திருமணத்தில், ఉద్యోగానికి. Words whose stem has fewer than three graphemes hit whole only, as do
${KEYWORDS.whole_only.map(({ word, reason }) => `${word} (${reason})`).join('; ')}. An ending that changes the stem itself is not seen (வீட்டில் of வீடு). ZWJ
and ZWNJ are left aside.

${Object.entries(KEYWORDS.languages)
  .map(
    ([language, name]) => `## ${name}

${table(
  ['matter', 'words', 'attested'],
  Object.entries(KP_MATTER_WORDS).map(([matter, words]) => [
    matter,
    (words[language] ?? '').replaceAll('*', '\\*'),
    attested(matter, language).join(' · '),
  ]),
)}`,
  )
  .join('\n\n')}

## Sources

- **CLDR:** ${KEYWORDS.sources.cldr}; names or keywords of the signs beside the word.
- Else the page on which the word stands in that sense; an excerpt was read.

That a word points to a matter is a choice, which no native speaker has reviewed.
`;

export const modules = [
  'kp/tables/planets',
  'kp/tables/tools',
  'kp/tables/matters',
  'kp/tables/mattersHindi',
  'kp/tables/matterWords.gen',
];
export const pages = {
  'kp-249.md': numbers,
  'kp-2193.md': subSubs,
  'kp-matters.md': matters,
  'kp-matter-words.md': matterWords,
};
