// The names of the limbs of the pañcāṅga.
import { load, table } from './kit.mjs';

const { PAKSHAS, TITHIS, AMAVASYA, YOGAS, MOVABLE_KARANAS, FIXED_KARANAS, VARAS } = await load('zodiac/limbNames');

const HEAD = ['no.', 'name', 'IAST', 'Devanāgarī'];
const rows = (names, first = 1) => names.map(({ name, iast, devanagari }, i) => [i + first, name, iast, devanagari]);

/** The karaṇa of each half tithi of the month. */
const karanas = () =>
  Array.from({ length: 60 }, (_, half) => {
    const fixed = half === 0 ? 3 : half - 57;
    return (fixed >= 0 ? FIXED_KARANAS[fixed] : MOVABLE_KARANAS[(half - 1) % 7]).name;
  });

const panchanga = () => `# Pañcāṅga

The names of the five limbs and of the halves of the month. Yogas: Sūrya Siddhānta 2.65; karaṇas: 2.67–69.

## Pakṣas

${table(HEAD, rows(PAKSHAS))}

## Tithis

One for each 12° of the Moon's distance from the Sun. The dark half has the same names but for its fifteenth.

${table(HEAD, [...rows(TITHIS), ...rows([AMAVASYA], 30)])}

## Yogas

One for each 13°20′ of the sum of the longitudes of Sun and Moon.

${table(HEAD, rows(YOGAS))}

## Karaṇas

One for each half tithi. Seven movable ones come eight times a month, four fixed ones once.

${table(
  ['kind', ...HEAD.slice(1)],
  [
    ...MOVABLE_KARANAS.map(({ name, iast, devanagari }) => ['movable', name, iast, devanagari]),
    ...FIXED_KARANAS.map(({ name, iast, devanagari }) => ['fixed', name, iast, devanagari]),
  ],
)}

${table(
  ['tithi', 'first half', 'second half'],
  Array.from({ length: 30 }, (_, tithi) => [tithi + 1, ...karanas().slice(2 * tithi, 2 * tithi + 2)]),
)}

## Vāras

${table(
  ['no.', 'name', 'Sanskrit', 'IAST', 'Devanāgarī', 'lord'],
  VARAS.map(({ name, sanskrit, iast, devanagari, lord }, i) => [i + 1, name, sanskrit, iast, devanagari, lord]),
)}
`;

export const modules = ['zodiac/limbNames'];
export const pages = { 'panchanga.md': panchanga };
