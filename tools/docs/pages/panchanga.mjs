import {
  AMAVASYA,
  FIXED_KARANAS,
  MOVABLE_KARANAS,
  PAKSHAS,
  TITHIS,
  VARAS,
  YOGAS,
} from '../../../src/zodiac/limbNames.ts';
import { scripts, table } from './kit.mjs';

const HEAD = ['no.', 'name', 'IAST', 'Devanāgarī'];
const rows = (group, names, first = 1) => names.map(({ name }, i) => [i + first, name, ...scripts(group, name)]);
const SANSKRIT = 'Ravivara Somavara Mangalavara Budhavara Guruvara Shukravara Shanivara'.split(' ');

const karanas = () =>
  Array.from({ length: 60 }, (_, half) => {
    const fixed = half === 0 ? 3 : half - 57;
    return (fixed >= 0 ? FIXED_KARANAS[fixed] : MOVABLE_KARANAS[(half - 1) % 7]).name;
  });

const panchanga = () => `# Pañcāṅga

The names of the five limbs and of the halves of the month. Yogas: Sūrya Siddhānta 2.65; karaṇas: 2.67–69.

## Pakṣas

${table(HEAD, rows('paksha', PAKSHAS))}

## Tithis

One for each 12° of the Moon's distance from the Sun. The dark half has the same names but for its fifteenth.

${table(HEAD, [...rows('tithis', TITHIS), ...rows('tithis', [AMAVASYA], 30)])}

## Yogas

One for each 13°20′ of the sum of the longitudes of Sun and Moon.

${table(HEAD, rows('yogas', YOGAS))}

## Karaṇas

One for each half tithi. Seven movable ones come eight times a month, four fixed ones once.

${table(
  ['kind', ...HEAD.slice(1)],
  [
    ...MOVABLE_KARANAS.map(({ name }) => ['movable', name, ...scripts('karana_kinds', name)]),
    ...FIXED_KARANAS.map(({ name }) => ['fixed', name, ...scripts('karana_kinds', name)]),
  ],
)}

${table(
  ['tithi', 'first half', 'second half'],
  Array.from({ length: 30 }, (_, tithi) => [tithi + 1, ...karanas().slice(2 * tithi, 2 * tithi + 2)]),
)}

## Vāras

${table(
  ['no.', 'name', 'Sanskrit', 'IAST', 'Devanāgarī', 'lord'],
  VARAS.map(({ name, lord }, i) => [i + 1, name, SANSKRIT[i], ...scripts('varas', name), lord]),
)}
`;

export const modules = ['zodiac/limbNames'];
export const pages = { 'panchanga.md': panchanga };
