import { birthHeading, facts, prose, table } from '../operation/layout.js';
import { type Block, type Readings, reading, type View } from '../operation/show.js';
import { labelText, wallClock } from '../operation/words.js';
import type { Birth } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type GhataData, ghata } from './ghata.js';
import { type KotaData, kota } from './kota.js';
import { type LattaData, latta } from './latta.js';
import { type NavaTaraData, navaTara } from './navaTara.js';
import { type PersonCell, type SarvatobhadraData, sarvatobhadra } from './sarvatobhadra.js';
import { panchaShalaka, type ShalakaData, saptaShalaka } from './shalaka.js';
import { ENCLOSURES } from './tables/kota.js';
import { type TripatakiData, tripataki } from './tripataki.js';

const AT = { at: { summary: 'Moment whose grahas are drawn in; the birth by default' } } as const;
const names = (list: readonly string[]): string => (list.length === 0 ? '–' : list.join(', '));

const PARTS: Readonly<Record<PersonCell['part'], string>> = {
  nakshatra: 'Nakshatra',
  sign: 'Sign',
  tithi: 'Tithi',
  weekday: 'Weekday',
  consonant: 'Consonant',
  vowel: 'Vowel',
};

const moment = (view: View<{ readonly birth: Birth }, { readonly at: string }>): Block =>
  birthHeading(view, `Grahas of ${wallClock(view.data.at)}`);

function sarvatobhadraBlocks({ person, planets, note }: SarvatobhadraData): Block[] {
  return [
    table(
      'Parts of the person',
      ['', '', 'Benefics', 'Malefics'],
      person.map((cell) => [
        PARTS[cell.part],
        cell.nakshatra ?? cell.sign ?? cell.tithi ?? cell.weekday ?? cell.letter ?? '',
        names(cell.benefics),
        names(cell.malefics),
      ]),
    ),
    table(
      'Grahas',
      ['Planet', 'Nakshatra', 'Motion', 'Nature', 'Vedha'],
      GRAHAS.map((graha) => {
        const { nakshatra, motion, nature, directions } = planets[graha];
        return [graha, nakshatra, motion, nature, directions.join(', ')];
      }),
    ),
    ...(note === null ? [] : [prose(note)]),
  ];
}

function kotaBlocks({ birth_star, svami, pala, planets, malefics_inside, benefics_inside }: KotaData): Block[] {
  const inside = (enclosure: string): Graha[] => GRAHAS.filter((graha) => planets[graha].enclosure === enclosure);
  return [
    facts('Fort', [
      ['Birth star', birth_star],
      ['Svami', svami],
      ['Pala', pala],
      ['Malefics inside', names(malefics_inside)],
      ['Benefics inside', names(benefics_inside)],
    ]),
    table(
      'Enclosures',
      ['', 'Planet'],
      [...ENCLOSURES].reverse().map((enclosure) => [labelText(enclosure), names(inside(enclosure))]),
    ),
    table(
      'Grahas',
      ['Planet', 'Nakshatra', { title: 'Place', align: 'end' }, 'Enclosure', 'Heading', 'Nature'],
      GRAHAS.map((graha) => {
        const { nakshatra, place, enclosure, heading, nature } = planets[graha];
        return [graha, nakshatra, String(place), enclosure, heading.replace('_', ' '), nature];
      }),
    ),
  ];
}

function tripatakiBlocks({ ascendant, moon, lagna, planets, points }: TripatakiData): Block[] {
  const who = (
    point: string,
    sign: string,
    { benefics, malefics, with: together }: TripatakiData['moon'],
  ): string[] => [point, sign, names(benefics), names(malefics), names(together)];
  return [
    table(
      'Vedha',
      ['', 'Sign', 'Benefics', 'Malefics', 'With'],
      [who('Moon', planets.Moon.sign, moon), who('Ascendant', ascendant, lagna)],
    ),
    table(
      'Grahas',
      ['Planet', 'At birth', { title: 'Count', align: 'end' }, 'Sign', { title: 'House', align: 'end' }],
      GRAHAS.map((graha) => {
        const { natal_sign, count, sign, house } = planets[graha];
        return [graha, natal_sign, String(count), sign, String(house)];
      }),
    ),
    table(
      'Points',
      [{ title: 'House', align: 'end' }, 'Sign', 'Planet', 'Lines'],
      points.map(({ house, sign, grahas, lines }) => [String(house), sign, names(grahas), lines.join(', ')]),
    ),
  ];
}

function taraBlocks({ taras, special }: NavaTaraData): Block[] {
  const star = ({ nakshatra, grahas }: NavaTaraData['taras'][number]['stars'][number]): string =>
    grahas.length === 0 ? nakshatra : `${nakshatra} (${grahas.join(', ')})`;
  return [
    table(
      'Taras',
      ['', 'Tara', 'Lord', 'First', 'Second', 'Third'],
      taras.map(({ number, tara, lord, stars }) => [String(number), tara, lord, ...stars.map(star)]),
    ),
    table(
      'Special nakshatras',
      ['', { title: 'Count', align: 'end' }, 'Nakshatra', 'Benefics', 'Malefics'],
      special.map(({ name, count, nakshatra, benefics, malefics }) => [
        labelText(name),
        String(count),
        nakshatra,
        names(benefics),
        names(malefics),
      ]),
    ),
  ];
}

function ghataBlocks(data: GhataData): Block[] {
  const { moon_quarter: quarter, holding, at } = data;
  return [
    facts('Ghata', [
      ['Sign of birth', data.birth_sign],
      ['Month', data.month],
      ['Tithi', `${data.tithi_group}: ${data.tithis.join(', ')}`],
      ['Weekday', data.weekday],
      ['Nakshatra', data.nakshatra],
      ['Prahara', String(data.prahara)],
      ['Yoga', data.yoga],
      ['Karana', data.karana],
      ['Lagna', data.lagna],
      ['Moon', data.moon_sign],
      ['Moon, women', data.moon_sign_of_women],
      ['Quarter', `${quarter.nakshatra} ${quarter.pada}`],
    ]),
    ...(at === undefined || holding === undefined
      ? []
      : [facts('Holds', [[at, names(holding.map((item) => labelText(item)))]])]),
    prose('Month, yoga, karana, prahara and the Moon of women have no verse.'),
  ];
}

function lattaBlocks({ birth_star, planets, striking }: LattaData): Block[] {
  return [
    facts('Latta', [
      ['Birth star', birth_star],
      ['Struck by', names(striking)],
    ]),
    table(
      'Grahas',
      ['Planet', 'Nakshatra', { title: 'Count', align: 'end' }, 'Direction', 'Latta', 'Nature'],
      GRAHAS.map((graha) => {
        const { nakshatra, count, direction, latta: struck, nature } = planets[graha];
        return [graha, nakshatra, String(count), direction, struck, nature];
      }),
    ),
  ];
}

function shalakaBlocks({ points, lines }: ShalakaData): Block[] {
  const end = ({ nakshatra, grahas }: ShalakaData['lines'][number][number]): string =>
    grahas.length === 0 ? nakshatra : `${nakshatra} (${grahas.join(', ')})`;
  return [
    table(
      'Nakshatras of the birth',
      ['', 'Nakshatra', 'Opposite', 'Benefics', 'Malefics'],
      points.map(({ name, nakshatra, opposite, benefics, malefics }) => [
        labelText(name),
        nakshatra,
        opposite,
        names(benefics),
        names(malefics),
      ]),
    ),
    table(
      'Lines',
      ['', ''],
      lines.map(([one, other]) => [end(one), end(other)]),
    ),
  ];
}

export const READINGS: Readings = {
  ...reading(sarvatobhadra, {
    show: (view) => [moment(view), ...sarvatobhadraBlocks(view.data)],
    fields: {
      ...AT,
      vedha: { summary: 'Lines that count: motion, or all three' },
      steady_grahas: { summary: 'Lines of Sun, Moon and nodes: one, or all three' },
      side_tithis: { summary: 'Let lines to the sides reach the tithis, too' },
      name_letter: { value: 'LETTER', summary: 'Letter with which the name begins, in IAST' },
    },
  }),
  ...reading(kota, { show: (view) => [moment(view), ...kotaBlocks(view.data)], fields: AT }),
  ...reading(tripataki, {
    show: (view) => [
      birthHeading(view, `Year ${view.data.year}, from ${wallClock(view.data.return)}`),
      ...tripatakiBlocks(view.data),
    ],
    fields: { nodes: { summary: 'Way in which Rahu and Ketu are counted' } },
  }),
  ...reading(navaTara, {
    show: (view) => [moment(view), ...taraBlocks(view.data)],
    fields: {
      ...AT,
      from: { summary: 'Count from the natal Moon or from the ascendant' },
      counts: { summary: 'Whose counts of the special nakshatras' },
      abhijit: { summary: 'Count Abhijit among the special nakshatras' },
    },
  }),
  ...reading(ghata, { show: (view) => [birthHeading(view), ...ghataBlocks(view.data)], fields: AT }),
  ...reading(latta, {
    show: (view) => [moment(view), ...lattaBlocks(view.data)],
    fields: {
      ...AT,
      abhijit: { summary: 'Count Abhijit' },
      rahu_latta: { summary: 'Way in which Rahu and Ketu strike' },
    },
  }),
  ...reading(saptaShalaka, { show: (view) => [moment(view), ...shalakaBlocks(view.data)], fields: AT }),
  ...reading(panchaShalaka, { show: (view) => [moment(view), ...shalakaBlocks(view.data)], fields: AT }),
};
