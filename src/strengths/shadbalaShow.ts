import { facts, table } from '../operation/layout.js';
import { type Block, type FieldWords, type Readings, reading, type TableBlock, type View } from '../operation/show.js';
import { birthLine, plainWords } from '../operation/words.js';
import { SIGN_LORDS, type SignLord } from '../zodiac/lords.js';
import { bhavaBala, type HouseStrength } from './bhavaBala.js';
import type { StrengthsInput } from './input.js';
import { rashmi } from './rashmi.js';
import { shadbala } from './shadbala.js';
import { departuresOf } from './shadbalaInput.js';
import type { PlanetShadbala, ShadbalaData } from './shadbalaResult.js';
import type { OfPlanets } from './tables/shadbala.js';
import type { ShadbalaChoices } from './tables/shadbalaChoices.js';
import { SCHEMES } from './tables/vimshopaka.js';
import { type PlanetVimshopaka, vimshopaka } from './vimshopaka.js';

const END = 'end' as const;
const two = (value: number): string => value.toFixed(2);

function heading({ input, meta }: View<StrengthsInput, unknown>, lines: readonly string[], rests: string): Block {
  const assumed = meta.birth_time_assumed === true ? [`No time of birth, and noon stands in: ${rests}.`] : [];
  return { kind: 'heading', lines: [birthLine(input.birth, meta), ...lines, ...assumed], measure: 'page' };
}

function rulesLine({ rules, choices }: Pick<ShadbalaData, 'rules' | 'choices'>): string {
  const departures = departuresOf(rules, choices);
  return departures === 'none' ? `Rules: ${rules}` : `Rules: ${rules}, with ${plainWords(departures)}`;
}

function partsTable(
  title: string,
  planets: OfPlanets<PlanetShadbala>,
  rows: Readonly<Record<string, (planet: PlanetShadbala) => number>>,
  foot: Readonly<Record<string, (planet: PlanetShadbala) => number>> = {},
): TableBlock {
  const cells = (of: typeof rows): string[][] =>
    Object.entries(of).map(([name, value]) => [name, ...SIGN_LORDS.map((planet) => two(value(planets[planet])))]);
  return {
    kind: 'table',
    title,
    columns: [{ title: '', size: 13 }, ...SIGN_LORDS.map((planet) => ({ title: planet, align: END, size: 7 }))],
    rows: cells(rows),
    foot: cells(foot),
  };
}

const SIX = ['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'] as const;

const totalOf = (planet: PlanetShadbala, part: (typeof SIX)[number]): number => {
  const value = planet[part];
  return typeof value === 'number' ? value : value.total;
};

function ranking(planets: OfPlanets<PlanetShadbala>): TableBlock {
  const order = [...SIGN_LORDS].sort((one, other) => planets[one].rank - planets[other].rank);
  return table(
    'Rank by strength over the required amount',
    [
      { title: '#', align: END },
      { title: 'Planet', size: 8 },
      { title: 'Rupas', align: END },
      { title: 'Needs', align: END },
      { title: 'Has', align: END },
      { title: 'Ishta', align: END },
      { title: 'Kashta', align: END },
    ],
    order.map((planet) => {
      const { rank, rupas, required_rupas, ratio, ishta_phala, kashta_phala } = planets[planet];
      return [
        String(rank),
        planet,
        two(rupas),
        two(required_rupas),
        `${(100 * ratio).toFixed(0)} %`,
        two(ishta_phala),
        two(kashta_phala),
      ];
    }),
  );
}

function shadbalaBlocks(view: View<StrengthsInput, ShadbalaData>): Block[] {
  const { data } = view;
  const { planets, lords, sky, wars } = data;
  const fought = wars.map(
    (war) => `${war.winner} takes ${two(war.virupas)} virupas in the war of ${war.planets.join(' and ')}.`,
  );
  return [
    heading(view, [rulesLine(data)], 'kendradi, dig, most of kala, and the sums that hold them rest on it'),
    ranking(planets),
    partsTable(
      'The six strengths, virupas',
      planets,
      Object.fromEntries(SIX.map((part) => [part, (planet: PlanetShadbala) => totalOf(planet, part)])),
      { total: (planet) => planet.total },
    ),
    partsTable(
      'Sthana, position',
      planets,
      {
        uccha: ({ sthana }) => sthana.uccha,
        saptavargaja: ({ sthana }) => sthana.saptavargaja.total,
        ojayugma: ({ sthana }) => sthana.ojayugma,
        kendradi: ({ sthana }) => sthana.kendradi,
        drekkana: ({ sthana }) => sthana.drekkana,
      },
      { sthana: ({ sthana }) => sthana.total },
    ),
    partsTable(
      'Kala, time',
      planets,
      {
        nathonnatha: ({ kala }) => kala.nathonnatha,
        paksha: ({ kala }) => kala.paksha,
        tribhaga: ({ kala }) => kala.tribhaga,
        abda: ({ kala }) => kala.abda,
        masa: ({ kala }) => kala.masa,
        vara: ({ kala }) => kala.vara,
        hora: ({ kala }) => kala.hora,
        ayana: ({ kala }) => kala.ayana,
        yuddha: ({ kala }) => kala.yuddha,
      },
      { kala: ({ kala }) => kala.total },
    ),
    facts('', [
      ['Benefic', data.benefics.join(', ')],
      [
        'Lords',
        `year ${lords.abda}, month ${lords.masa}, day ${lords.vara}, hour ${lords.hora} (hour ${data.hora_number} from sunrise), third ${data.tribhaga_lord}`,
      ],
      ['Sun', `rises ${sky.sunrise.slice(0, 19)}, sets ${sky.sunset.slice(0, 19)}`],
    ]),
    ...(sky.assumed.length === 0
      ? []
      : [
          {
            kind: 'prose' as const,
            lines: [
              'The Sun does not rise or set here on this day: 6 and 18 hours of apparent solar time are used instead.',
            ],
          },
        ]),
    ...(fought.length === 0 ? [] : [{ kind: 'prose' as const, lines: fought }]),
  ];
}

function vimshopakaRow(planet: SignLord, of: PlanetVimshopaka): string[] {
  return [planet, ...SCHEMES.flatMap((scheme) => [two(of[scheme].score), of[scheme].grade])];
}

const SCHEME_TITLES = { shadvarga: '6', saptavarga: '7', dashavarga: '10', shodashavarga: '16 vargas' } as const;

function houseRow({ house, madhya, lord, sign_class, ...strength }: HouseStrength): string[] {
  const { adhipati, dig, drishti, additions, rupas, rank } = strength;
  return [
    String(house),
    `${madhya.sign} ${madhya.degrees.replace(/ \d\d\.\d\d"$/, '')}`,
    lord,
    sign_class,
    two(adhipati),
    two(dig),
    two(drishti),
    two(additions.reduce((sum, { virupas }) => sum + virupas, 0)),
    two(rupas),
    String(rank),
  ];
}

const CHOICE_WORDS: Readonly<Record<keyof ShadbalaChoices, string>> = {
  saptavargaja: 'Points of the seven divisions',
  moolatrikona: 'Moolatrikona by its degrees, or the whole sign',
  drekkana: 'Which sex is strong in which third of a sign',
  dig: 'Corners of direction: the true meridian, or equal houses',
  nathonnatha: 'Day and night: by apparent time, or by the arc of the Sun from the ascendant',
  moon_rule: 'When the Moon is benefic',
  mercury_rule: 'When Mercury is malefic',
  ayana: 'Table of declinations',
  ayana_ayanamsa_degrees: 'Degrees added to longitudes for ayana: chart, or 0 to 360',
  yuddha: 'What a war of planets moves',
  cheshta_means: 'Mean longitudes of motion',
  cheshta_interval: 'Clock by which the days of the mean longitudes are counted',
  cheshta_midpoint: 'Midpoint of mean and true longitude',
  cheshta_luminaries: 'What Sun and Moon have for motion',
  drishti: 'Values of aspects',
  drik: 'Share of aspects that counts',
  required: 'Whose requirements',
  ishta: 'Ishta and kashta: by roots, or by means',
};

const RULES_FIELDS: Readonly<Record<string, FieldWords>> = {
  rules: { summary: 'Whose rules the strengths follow' },
  ...Object.fromEntries(
    Object.entries(CHOICE_WORDS).map(([name, summary]) => [
      `choices.${name}`,
      { value: 'CHOICE', summary: `${summary}; in place of what the rules have` },
    ]),
  ),
};

export const SHADBALA_READINGS: Readings = {
  ...reading(shadbala, { show: shadbalaBlocks, fields: RULES_FIELDS }),
  ...reading(vimshopaka, {
    show: (view) => [
      heading(
        view,
        [
          `Temporal friendship by the places of ${view.data.relations === 'rashi' ? 'the birth chart' : 'each division'}`,
        ],
        'the Moon, and planets in narrow divisions, may be elsewhere',
      ),
      table(
        'Strength in the divisions, out of twenty',
        [
          { title: 'Planet', size: 8 },
          ...SCHEMES.flatMap((scheme) => [
            { title: SCHEME_TITLES[scheme], align: END, size: 5 },
            { title: '', size: 6, tight: true as const },
          ]),
        ],
        SIGN_LORDS.map((planet) => vimshopakaRow(planet, view.data.planets[planet])),
      ),
    ],
    fields: { relations: { summary: 'Whose places decide temporal friendship' } },
  }),
  ...reading(bhavaBala, {
    show: (view) => [
      heading(view, [rulesLine(view.data), `Houses: ${view.data.method}`], 'every house rests on it'),
      table(
        'Strength of the houses: virupas of lord, direction, aspects and additions; rupas and rank',
        [
          { title: '', align: END, size: 2 },
          { title: 'Middle', size: 20 },
          { title: 'Lord', size: 7 },
          { title: 'Class', size: 11 },
          ...['Adhipati', 'Dig', 'Drishti', 'More', 'Rupas', '#'].map((title) => ({ title, align: END })),
        ],
        view.data.houses.map(houseRow),
      ),
    ],
    fields: { ...RULES_FIELDS, method: { summary: 'How the houses are reckoned' } },
  }),
  ...reading(rashmi, {
    show: (view) => [
      heading(view, [], 'the rays by motion rest on it'),
      table(
        'Rays',
        ['', ...['Uccha', 'Cheshta', 'Shubha', 'Ashubha'].map((title) => ({ title, align: END }))],
        Object.entries(view.data.planets).map(([planet, { uccha, cheshta, shubha, ashubha }]) => [
          planet,
          ...[uccha, cheshta, shubha, ashubha].map((rays) => rays.toFixed(2)),
        ]),
      ),
    ],
    fields: RULES_FIELDS,
  }),
};
