import type { NatalInput } from '../cast/natalInput.js';
import { facts, table } from '../operation/layout.js';
import { type Block, type Column, type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import { deities } from './deities.js';
import { type CountedPart, type SensitiveData, sensitive } from './sensitive.js';
import {
  type Sphuta,
  type SphutaData,
  type SphutaParity,
  type SphutasData,
  sphuta,
  sphutas,
  type YogiDescription,
} from './sphutas.js';
import type { MrityuList } from './tables/mrityuBhagas.js';
import type { SphutaId } from './tables/sphutas.js';

const end = (title: string): Column => ({ title, align: 'end' });
const heading = ({ input, meta }: View<NatalInput, unknown>, ...lines: readonly (string | null)[]): HeadingBlock => ({
  kind: 'heading',
  lines: [birthLine(input.birth, meta), ...lines.filter((line) => line !== null)],
  measure: 'page',
});

const SPHUTA_COLUMNS: readonly Column[] = [
  { title: '' },
  { title: 'Sign' },
  end('Degrees'),
  { title: 'Nakshatra' },
  end('Pada'),
  end('House'),
  { title: 'Lord' },
];
const WORDS: Readonly<Record<SphutaId, string>> = {
  tri: 'Tri',
  chatus: 'Chatus',
  pancha: 'Pancha',
  prana: 'Prana',
  deha: 'Deha',
  mrityu: 'Mrityu',
  sukshma_tri: 'Sukshma-tri',
  bija: 'Bija',
  kshetra: 'Kshetra',
  tithi: 'Tithi',
  yoga: 'Yoga',
  rahu_tithi: 'Rahu-tithi',
  yogi: 'Yogi',
  avayogi: 'Avayogi',
};
const LISTS: Readonly<Record<MrityuList, string>> = {
  phaladipika: 'Phaladipika',
  jataka_parijata: 'Jataka Parijata',
  table: 'Table',
};
const sphutaRow = (one: Sphuta): string[] => [
  WORDS[one.id],
  one.sign,
  one.degrees,
  one.nakshatra,
  String(one.pada),
  String(one.house),
  one.lord,
];
const sumBlock = (all: readonly Sphuta[]): Block =>
  table(
    'Sums',
    ['', 'Sum', 'Star lord'],
    all.map(({ id, formula, nakshatra_lord }) => [WORDS[id], formula, nakshatra_lord]),
  );

const parityBlock = (rows: readonly (readonly [string, SphutaParity | undefined])[]): Block =>
  table(
    'Odd and even',
    ['', 'Sign', 'Navamsha', 'Parity', 'The verse asks for'],
    rows.flatMap(([id, parity]) =>
      parity === undefined ? [] : [[id, parity.sign, parity.navamsha, parity.navamsha_parity, parity.asked]],
    ),
  );

const yogiBlock = ({ yogi, duplicate_yogi, avayogi, tithi, paksha, dagdha }: YogiDescription): Block =>
  facts('Yogi', [
    ['Yogi', yogi],
    ['Duplicate yogi', duplicate_yogi],
    ['Avayogi', avayogi],
    ['Tithi', `${tithi}, ${paksha}`],
    ['Dagdha signs', dagdha.length === 0 ? '–' : dagdha.join(', ')],
  ]);

const gulikaLine = ({ gulika }: SphutasData | SphutaData): string =>
  `Gulika ${gulika.sign} ${gulika.degrees}, at the ${gulika.point} of Saturn’s part, ${gulika.at.slice(11, 19)}`;

const FIELDS = {
  point: { summary: 'Point of Saturn’s part at which Gulika rises' },
  varga: { value: 'CHART', summary: 'Chart in which they are shown: d1, d9 …' },
} as const;

const counted = (title: string, part: CountedPart | undefined): string[][] =>
  part === undefined
    ? []
    : [
        [title, 'Ascendant', part.ascendant.sign, part.ascendant.lord],
        [title, 'Moon', part.moon.sign, part.moon.lord],
      ];

const yes = (one: boolean): string => (one ? 'yes' : '');

function deathBlocks({ mrityu_bhaga: degrees, drekkana_22, navamsha_64 }: SensitiveData): Block[] {
  if (degrees === undefined) return [];
  return [
    table(
      'Mrityu-bhaga',
      ['', 'Sign', end('Degree'), end('Apart'), 'In it', 'List'],
      Object.entries(degrees).map(([body, one]) => [
        body,
        one.sign,
        String(one.degree),
        one.apart.toFixed(4),
        yes(one.applies),
        LISTS[one.list],
      ]),
    ),
    table(
      'Counted parts',
      ['', 'From', 'Sign', 'Lord'],
      [...counted('22nd drekkana', drekkana_22), ...counted('64th navamsha', navamsha_64)],
    ),
  ];
}

export const SPHUTA_READINGS: Readings = {
  ...reading(sphutas, {
    show: (view): Block[] => {
      const { sphutas: all, note } = view.data;
      return [
        heading(view, gulikaLine(view.data), note),
        table('Sphutas', SPHUTA_COLUMNS, Object.values(all).map(sphutaRow)),
        sumBlock(Object.values(all)),
        parityBlock([
          [WORDS.bija, all.bija.parity],
          [WORDS.kshetra, all.kshetra.parity],
        ]),
        ...(all.yogi.yogi === undefined ? [] : [yogiBlock(all.yogi.yogi)]),
      ];
    },
    fields: FIELDS,
  }),
  ...reading(sphuta, {
    show: (view): Block[] => {
      const { sphuta: one, note } = view.data;
      return [
        heading(view, gulikaLine(view.data), note),
        table('', SPHUTA_COLUMNS, [sphutaRow(one)]),
        sumBlock([one]),
        table(
          'Terms',
          [end('Times'), 'Point', end('Degrees of the zodiac')],
          one.terms.map(({ times, point, longitude }) => [String(times), point, longitude.toFixed(4)]),
        ),
        ...(one.parity === undefined ? [] : [parityBlock([[WORDS[one.id], one.parity]])]),
        ...(one.yogi === undefined ? [] : [yogiBlock(one.yogi)]),
      ];
    },
    fields: { ...FIELDS, sphuta: { value: 'NAME', summary: 'The sphuta' } },
  }),
  ...reading(sensitive, {
    show: (view): Block[] => [
      heading(view),
      table(
        'Pushkara',
        ['', 'Sign', 'Navamsha', 'In pushkara navamsha', end('Degree'), 'In it'],
        Object.entries(view.data.pushkara).map(([body, one]) => [
          body,
          one.sign,
          one.navamsha_sign,
          yes(one.navamsha),
          String(one.degree),
          yes(one.bhaga),
        ]),
      ),
      table(
        'Marana-karaka',
        ['', end('House'), end('Its house'), 'Applies'],
        Object.entries(view.data.marana_karaka).map(([graha, one]) => [
          graha,
          String(one.house),
          String(one.of_graha),
          yes(one.applies),
        ]),
      ),
      ...deathBlocks(view.data),
    ],
    fields: {
      pushkara: { summary: 'List of pushkara degrees' },
      mrityu_bhaga: { summary: 'List of mrityu-bhagas' },
      sensitive: { summary: 'Include what is read for death' },
    },
  }),
  ...reading(deities, {
    show: (view): Block[] => [
      heading(view),
      ...view.data.vargas.map(({ varga, bodies }) =>
        table(
          varga.toUpperCase(),
          ['', 'Sign', end('Part'), 'Deity'],
          Object.entries(bodies).map(([body, { sign, part, iast }]) => [body, sign, String(part), iast]),
        ),
      ),
    ],
    fields: {
      varga: { value: 'DIVISION', summary: 'One division; all fifteen by default' },
      drekkana: { summary: 'How the sages of the drekkanas go on in a sign' },
    },
  }),
};
