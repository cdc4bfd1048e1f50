// Krishnamurti Paddhati: the 249 numbers and the matters of a question.
import { angle, disputes, load, sources, table } from './kit.mjs';

const { SIGNS } = await load('zodiac/names');
const kp = await load('kp/tables/planets');
const { GENERAL_MATTER, KP_MATTERS, KP_MATTER_SOURCES } = await load('kp/tables/matters');
const { KP_MATTERS_HINDI } = await load('kp/tables/mattersHindi');
const { latticeRows } = await load('kp/rules/lattice');

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

const matters = () => `# Matters of a question

The house of each matter, the houses that further it and those against it, and the words by which it is recognised; \`a+b\` asks
for both words. What no word tells is judged as *${GENERAL_MATTER.matter}*.

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

export const modules = ['kp/tables/planets', 'kp/tables/matters', 'kp/tables/mattersHindi'];
export const pages = { 'kp-249.md': numbers, 'kp-matters.md': matters };
