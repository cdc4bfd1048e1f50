import { WORKS } from '../../../src/operation/sources.ts';
import { meanAyanamsa } from '../../../src/sky/ayanamsa.ts';
import { meanAyanamsaOf } from '../../../src/sky/ayanamsaOf.ts';
import { nutationTerms } from '../../../src/sky/tables/nutation.ts';
import * as precession from '../../../src/sky/tables/precession.ts';
import { AYANAMSA_NAMES } from '../../../src/types.ts';
import { AYANAMSA_SCHOOLS } from '../../../src/zodiac/ayanamsas.ts';
import { table } from './kit.mjs';

const J2000 = 2451545;

const ayanamsas = () => `# Ayanāṁśas

The mean ayanāṁśa of the six schools. A sidereal longitude is the longitude on the mean equinox of date minus this value.

${table(
  ['school', 'name', 'definition', 'at J2000.0', 'Swiss Ephemeris no.'],
  Object.entries(AYANAMSA_SCHOOLS).map(([school, { name, definition, swissNumber }]) => [
    `\`${school}\``,
    name,
    definition,
    `${meanAyanamsa(school, J2000).toFixed(6)}°`,
    swissNumber,
  ]),
)}

## Sources and disputes

${Object.entries(AYANAMSA_SCHOOLS)
  .map(
    ([school, { source, dispute }]) => `**\`${school}\`.** ${source.work}; ${source.locus}; ${source.note}.
Disputed: ${dispute.note}`,
  )
  .join('\n\n')}

## By name

What \`meanAyanamsaOf\` of \`siddhanta/sky\` knows: the numbers of Swiss Ephemeris in their order, then variants that other programs use.
Those tied to a star are given for its geometric place.

${table(
  ['name', 'at J2000.0', 'held by'],
  AYANAMSA_NAMES.map((name) => {
    const swings = meanAyanamsaOf(name, J2000, 'apparent') !== meanAyanamsaOf(name, J2000);
    return [`\`${name}\``, `${meanAyanamsaOf(name, J2000).toFixed(6)}°`, swings ? 'star or galactic centre' : ''];
  }),
)}
`;

const sources = () => `# Works cited

${table(
  ['key', 'work'],
  Object.entries(WORKS).map(([key, work]) => [`\`${key}\``, work]),
)}
`;

const nutation = () => `# Nutation

IAU 2000B, luni-solar terms: McCarthy & Luzum 2003, table 1. Unit 0.1 micro-arcsecond; T in Julian centuries TT from J2000.0.

${table(
  ['no.', 'l', 'l′', 'F', 'D', 'Ω', 'Δψ sin', 'Δψ T·sin', 'Δψ cos', 'Δε cos', 'Δε T·cos', 'Δε sin'],
  nutationTerms().map((term, i) => [i + 1, ...term]),
)}
`;

const precessionPage = () => `# Precession

Vondrák, Capitaine & Wallace 2011 (coefficients with the corrigendum of 2012). Arcseconds; periods in Julian centuries.

${[
  ['Pole of the ecliptic, polynomials of P_A and Q_A', ['T⁰', 'T¹', 'T²', 'T³'], precession.ECLIPTIC_POLE_POLYNOMIALS],
  [
    'Pole of the ecliptic, periodic terms',
    ['period', 'P cos', 'Q cos', 'P sin', 'Q sin'],
    precession.poleTerms().ecliptic,
  ],
  ['Pole of the equator, polynomials of X_A and Y_A', ['T⁰', 'T¹', 'T²', 'T³'], precession.EQUATOR_POLE_POLYNOMIALS],
  [
    'Pole of the equator, periodic terms',
    ['period', 'X cos', 'Y cos', 'X sin', 'Y sin'],
    precession.poleTerms().equator,
  ],
]
  .map(([title, head, rows]) => `## ${title}\n\n${table(head, rows)}`)
  .join('\n\n')}
`;

export const modules = [
  'zodiac/ayanamsas',
  'operation/sources',
  'sky/tables/nutation',
  'sky/tables/nutation.gen',
  'sky/tables/precession',
  'sky/tables/precession.gen',
];
export const pages = {
  'ayanamsas.md': ayanamsas,
  'sources.md': sources,
  'nutation.md': nutation,
  'precession.md': precessionPage,
};
