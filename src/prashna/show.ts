import { facts, table } from '../operation/layout.js';
import { type Block, type HeadingBlock, type Readings, reading } from '../operation/show.js';
import { labelText, placeText, wallClock } from '../operation/words.js';
import type { Place } from '../types.js';
import { GRAHAS } from '../zodiac/names.js';
import { type ArudhaData, arudha } from './arudha.js';
import { ashtamangala } from './ashtamangala.js';
import { chart, type QuestionChartData, type QuestionMatter } from './chart.js';
import type { QuestionSide } from './rules/evidence.js';
import { type Significator, type SignificatorsData, significators } from './significators.js';
import { type QuestionTajikaData, tajika } from './tajika.js';

const names = (list: readonly string[]): string => (list.length === 0 ? '–' : list.join(', '));

const heading = (at: string, place: Place): HeadingBlock => ({
  kind: 'heading',
  title: `Question of ${wallClock(at)}`,
  lines: [placeText(place)],
});

interface Told {
  readonly side: QuestionSide;
  readonly text: string;
  readonly planets: readonly string[];
  readonly verse: string;
}

const evidence = (rows: readonly Told[]): Block =>
  table(
    'Evidence',
    ['', 'Rule', 'Planet', 'Verse'],
    (['for', 'against'] as const).flatMap((side) =>
      rows
        .filter((row) => row.side === side)
        .map(({ text, planets, verse }) => [side, labelText(text), names(planets), verse]),
    ),
  );

const matterRows = ({ name, house, sign, lord, lord_house }: QuestionMatter): [string, string][] => [
  ['Matter', name === null ? '–' : labelText(name)],
  ['House', `${house}, ${sign}`],
  ['Lord of the house', `${lord}, in house ${lord_house}`],
];

function chartBlocks({ lagna, planets, matter, evidence: found }: QuestionChartData): Block[] {
  return [
    facts('', [
      ['Lagna', `${lagna.sign} ${lagna.degrees}`],
      ['Rises by', lagna.rising],
      ['Kind', lagna.modality],
      ['Lord of the lagna', lagna.lord],
      ['Navamsha', lagna.navamsha],
      ...(matter === null ? [] : matterRows(matter)),
    ]),
    table(
      'Grahas',
      ['Planet', 'Sign', 'House', 'Nature', 'States'],
      GRAHAS.map((graha) => {
        const { sign, house, nature, states } = planets[graha];
        return [graha, sign, String(house), nature, names(states)];
      }),
    ),
    evidence(found.map(({ rule, ...rest }) => ({ text: rule, ...rest }))),
  ];
}

function tajikaBlocks(data: QuestionTajikaData): Block[] {
  const { lagna, lagna_lord, matter, pair, days, moon_pairs, yogas, evidence: found } = data;
  return [
    facts('', [
      ['Lagna', lagna],
      ['Lord of the lagna', lagna_lord],
      ...matterRows(matter),
      ...(days === null ? [] : [['Days', String(days)] as const]),
    ]),
    table(
      'Pairs',
      ['Pair', 'Aspect', 'Degrees', 'Orb', 'Yoga'],
      [...(pair === null ? [] : [pair]), ...moon_pairs].map((one) => [
        one.planets.join('–'),
        one.aspect === null ? '–' : labelText(one.aspect),
        one.difference_degrees.toFixed(2),
        String(one.limit_degrees),
        one.yoga ?? '–',
      ]),
    ),
    table(
      'Yogas',
      ['Yoga', 'Planet', 'Through'],
      yogas.map(({ name, planets, through }) => [labelText(name), names(planets), through ?? '–']),
    ),
    evidence(found.map(({ fact, ...rest }) => ({ text: fact, verse: 'Adawal IV.9', ...rest }))),
  ];
}

function arudhaBlocks({ by, arudha: asker, lagna, chatra, evidence: found }: ArudhaData): Block[] {
  return [
    facts('', [
      ['Arudha', `${asker.sign}, house ${asker.house}`],
      ['Found by', by],
      ...(asker.navamsha_sign === null ? [] : [['Navamsha', `${asker.navamsha}, ${asker.navamsha_sign}`] as const]),
      ['Lagna', lagna],
      ['Chatra', `${chatra.sign}, path of ${chatra.path}`],
    ]),
    evidence(found.map(({ rule, ...rest }) => ({ text: rule, ...rest }))),
  ];
}

const significatorRow = (stands: string, one: Significator): string[] => [
  stands,
  one.planet,
  String(one.house),
  names(one.states),
  names(one.helped_by),
  names(one.hindered_by),
];

function significatorBlocks(data: SignificatorsData): Block[] {
  const { matter, lagna_lord, lord, karaka, occupants, aspecting, around, helped_by, hindered_by } = data;
  return [
    facts('', [
      ...matterRows(matter),
      ['In the house', names(occupants)],
      ['Aspecting it', names(aspecting)],
      ['Around it', names(around)],
      ['Helped by', names(helped_by)],
      ['Hindered by', names(hindered_by)],
    ]),
    table(
      'Significators',
      ['', 'Planet', 'House', 'States', 'Helped by', 'Hindered by'],
      [
        significatorRow('Lord of the lagna', lagna_lord),
        significatorRow('Lord of the house', lord),
        significatorRow('Karaka', karaka),
      ],
    ),
  ];
}

const MATTER = {
  matter: { summary: 'What the question is about; or --house' },
  house: { value: 'HOUSE', summary: 'The house of the matter, 1 to 12; or --matter' },
} as const;
const AT = { at: { value: 'MOMENT', summary: 'Moment of the question with its UTC offset' } } as const;

export const READINGS: Readings = {
  ...reading(chart, {
    show: ({ data, input }) => [heading(data.at, input.place), ...chartBlocks(data)],
    fields: { ...AT, ...MATTER },
  }),
  ...reading(tajika, {
    show: ({ data, input }) => [heading(data.at, input.place), ...tajikaBlocks(data)],
    fields: {
      ...AT,
      ...MATTER,
      orb: { summary: 'Half the sum of two deeptamshas, or the smaller' },
      neutral_aspects: { summary: 'Whether signs 2/12 apart aspect each other' },
      khallasara: { summary: 'Whose rule of khallasara' },
      relation: { summary: 'Friends and enemies by places, or in two camps' },
      drekkana: { summary: 'Lord of the drekkana' },
    },
  }),
  ...reading(arudha, {
    show: ({ data, input }) => [heading(data.at, input.place), ...arudhaBlocks(data)],
    fields: {
      ...AT,
      number: { value: 'NUMBER', summary: 'A number that the asker names, 1 to 108' },
      azimuth: { value: 'DEGREES', summary: 'Where the asker is, clockwise from north' },
      syllable: { value: 'TEXT', summary: 'First syllable of the question' },
      path: { summary: 'Whose path gives the chatra' },
    },
  }),
  ...reading(significators, {
    show: ({ data, input }) => [heading(data.at, input.place), ...significatorBlocks(data)],
    fields: { ...AT, ...MATTER },
  }),
  ...reading(ashtamangala, {
    show: ({ data }) => [
      facts('', [['Number', String(data.number)]]),
      table(
        'Heaps',
        ['Time', 'Cowries', 'Remainder', 'Planet', 'Yoni', ''],
        data.heaps.map(({ time, cowries, remainder, planet, yoni, side }) => [
          time,
          String(cowries),
          String(remainder),
          planet,
          labelText(yoni),
          side,
        ]),
      ),
    ],
    fields: { heaps: { value: 'NUMBERS', summary: 'Cowries of the left, middle and right heap, 108 together' } },
  }),
};
