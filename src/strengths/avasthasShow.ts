import { table } from '../operation/layout.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { labelText } from '../operation/words.js';
import { SIGN_LORDS } from '../zodiac/lords.js';
import { GRAHAS } from '../zodiac/names.js';
import { type AvasthasData, avasthas } from './avasthas.js';
import { birthHeading } from './heading.js';
import { SCHEMES } from './tables/vimshopaka.js';
import { type VaisheshikamshaData, vaisheshikamsha } from './vaisheshikamsha.js';

const end = { align: 'end' } as const;

function avasthaBlocks({ planets }: AvasthasData): Block[] {
  return [
    table(
      'Age and waking, with the share of results',
      ['Graha', 'Age', { title: 'Share', ...end }, 'Waking', { title: 'Share', ...end }],
      GRAHAS.map((graha) => {
        const { baladi, age_share, jagradadi, waking_share } = planets[graha];
        return [graha, baladi, age_share === null ? 'some' : String(age_share), jagradadi, String(waking_share)];
      }),
    ),
    table(
      'Light and mood',
      ['Graha', 'Light', 'Mood'],
      GRAHAS.map((graha) => {
        const { deeptadi, lajjitadi } = planets[graha];
        return [graha, deeptadi.join(', '), lajjitadi.join(', ')];
      }),
    ),
    table(
      'The twelve states',
      [
        'Graha',
        'State',
        { title: 'Number', ...end },
        { title: 'Star', ...end },
        { title: 'Part', ...end },
        { title: 'Birth star', ...end },
        { title: 'Ghati', ...end },
        { title: 'Lagna', ...end },
        { title: 'Sum', ...end },
        'Effective',
      ],
      GRAHAS.map((graha) => {
        const { state, number, terms, sum, activity } = planets[graha].shayanadi;
        const { star, part, birth_star, ghati, lagna } = terms;
        return [graha, state, ...[number, star, part, birth_star, ghati, lagna, sum].map(String), activity ?? '–'];
      }),
    ),
  ];
}

function vaisheshikamshaBlocks({ planets }: VaisheshikamshaData): Block[] {
  const titles = { shadvarga: 'Of 6', saptavarga: 'Of 7', dashavarga: 'Of 10', shodashavarga: 'Of 16' } as const;
  return [
    table(
      'Own places in the divisions',
      ['Graha', ...SCHEMES.flatMap((scheme) => [{ title: titles[scheme], ...end }, '']), 'Spoiled by'],
      SIGN_LORDS.map((planet) => [
        planet,
        ...SCHEMES.flatMap((scheme) => {
          const { count, name } = planets[planet][scheme];
          return [String(count), name === null ? '–' : labelText(name)];
        }),
        planets[planet].spoiled_by.map((one) => one.replaceAll('_', ' ')).join(', '),
      ]),
    ),
    table(
      'Divisions that count',
      ['Graha', 'Divisions'],
      SIGN_LORDS.map((planet) => [planet, planets[planet].shodashavarga.vargas.join(' ')]),
    ),
  ];
}

const NATURE_FIELDS = {
  moon_rule: { summary: 'When the Moon is benefic' },
  mercury_rule: { summary: 'When Mercury is malefic' },
};

export const AVASTHAS_READINGS: Readings = {
  ...reading(avasthas, {
    show: (view) => [birthHeading(view), ...avasthaBlocks(view.data)],
    fields: {
      name_sound: { value: 'LETTER', summary: 'First sound of the name in Devanagari, for what is effective' },
      part: { summary: 'What multiplies star and graha in the twelve states: navamsha or degree' },
      ghati: { summary: 'The ghati that runs, or those that are over' },
      node_dignity: { summary: 'Dignities of the nodes' },
      moolatrikona: { summary: 'Degrees of moolatrikona' },
      deeptadi: { summary: 'List of the states of light' },
      ...NATURE_FIELDS,
    },
  }),
  ...reading(vaisheshikamsha, {
    show: (view) => [birthHeading(view), ...vaisheshikamshaBlocks(view.data)],
    fields: { counts: { summary: 'Which places count: own and exalted signs, or own signs alone' } },
  }),
};
