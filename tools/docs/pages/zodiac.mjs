import { vargaLongitude } from '../../../src/charts/rules/varga.ts';
import { VIMSHOTTARI_YEARS } from '../../../src/dashas/tables/vimshottari.ts';
import { NAKSHATRA, SIGN } from '../../../src/math/angle.ts';
import { SIDEREAL_YEAR_DAYS, YEARS } from '../../../src/time/years.ts';
import { NAKSHATRAS, SIGNS } from '../../../src/zodiac/names.ts';
import { VIMSHOTTARI } from '../../../src/zodiac/vimshottari.ts';
import { angle, scripts, table } from './kit.mjs';

const SANSKRIT = 'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Meena'.split(' ');

const signs = () => `# Signs

Twelve signs of 30°. Lords: Bṛhat Parāśara Horā Śāstra (Santhanam) 4.6–24.

${table(
  ['no.', 'begins', 'name', 'Sanskrit', 'IAST', 'Devanāgarī', 'lord'],
  SIGNS.map(({ name, lord }, i) => [i + 1, angle(i * SIGN), name, SANSKRIT[i], ...scripts('signs', name), lord]),
)}
`;

const nakshatras = () => `# Nakṣatras

Twenty-seven nakṣatras of 13°20′, four padas of 3°20′ each. The lord is that of the Vimśottarī daśā.

${table(
  ['no.', 'begins', 'in', 'name', 'IAST', 'Devanāgarī', 'lord', 'navāṁśas of the padas'],
  NAKSHATRAS.map(({ name }, i) => {
    const start = i * NAKSHATRA;
    const padas = [0, 1, 2, 3].map((p) => SIGNS[vargaLongitude(start + (p * NAKSHATRA) / 4, 'd9') / SIGN].name);
    const place = `${SIGNS[Math.floor(start / SIGN)].name} ${angle(start % SIGN)}`;
    return [
      i + 1,
      angle(start),
      place,
      name,
      ...scripts('nakshatras', name),
      VIMSHOTTARI[i % 9].lord,
      padas.join(', '),
    ];
  }),
)}
`;

const vimshottari = () => {
  let year = 0;
  const rows = VIMSHOTTARI.map(({ lord, years }, i) => {
    const from = year;
    year += years;
    return [lord, years, `${from}–${year}`, [0, 9, 18].map((turn) => NAKSHATRAS[i + turn].name).join(', ')];
  });
  return `# Vimśottarī

Order and years of the nine lords, ${VIMSHOTTARI_YEARS} years of ${SIDEREAL_YEAR_DAYS} days in all: Bṛhat Parāśara Horā Śāstra
(Santhanam) 46.12–16.

${table(['lord', 'years', 'years of the cycle from Ketu', 'nakṣatras'], rows)}
`;
};

const GROWS = { 360: 'a turn of the Sun', 4320: '360 tithis: 4320° of the Moon from the Sun' };

const years = () => `# Years of daśās

The years in which programs reckon daśās. A year that is told by an angle lasts as long as the angle takes; its days are the mean.

${table(
  ['year', 'days', 'told by', 'days in 120 years, from sidereal'],
  Object.entries(YEARS).map(([name, { days, turn }]) => [
    `\`${name}\``,
    days ?? '',
    days === undefined ? 'twelve months of thirty days, added to the date as numbers' : (GROWS[turn] ?? ''),
    days === undefined || turn !== undefined ? '' : (120 * (days - YEARS.sidereal.days)).toFixed(4),
  ]),
)}
`;

export const modules = ['zodiac/names', 'zodiac/vimshottari', 'dashas/tables/vimshottari', 'time/years'];
export const pages = {
  'signs.md': signs,
  'nakshatras.md': nakshatras,
  'vimshottari.md': vimshottari,
  'years.md': years,
};
