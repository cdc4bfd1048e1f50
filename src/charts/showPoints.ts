import type { NatalInput } from '../cast/natalInput.js';
import { birthHeading, facts, table } from '../operation/layout.js';
import { type Block, type Column, type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import type { HousedPosition } from '../zodiac/housed.js';
import { GRAHAS } from '../zodiac/names.js';
import { avakahada } from './avakahada.js';
import { bhava } from './bhava.js';
import { moon as moonOperation, sun as sunOperation } from './luminaryChart.js';
import { specialLagnas } from './specialLagnas.js';
import { sudarshana } from './sudarshana.js';
import { KALA_VELA_NAMES, SOLAR_UPAGRAHAS } from './tables/upagrahas.js';
import { upagrahas } from './upagrahas.js';

function heading({ input, meta }: View<NatalInput, unknown>, ...lines: readonly (string | null)[]): HeadingBlock {
  return {
    kind: 'heading',
    lines: [birthLine(input.birth, meta), ...lines.filter((line) => line !== null)],
    measure: 'page',
  };
}

const PLACE: readonly Column[] = [
  { title: 'Sign' },
  { title: 'Degrees', align: 'end' },
  { title: 'Nakshatra' },
  { title: 'Pada', align: 'end' },
  { title: 'House', align: 'end' },
];
const place = ({ sign, degrees, nakshatra, pada, house }: HousedPosition): string[] => [
  sign,
  degrees,
  nakshatra,
  String(pada),
  String(house),
];

const LAGNA_WORDS = {
  bhava: 'Bhava',
  hora: 'Hora',
  ghati: 'Ghati',
  vighati: 'Vighati (experimental)',
  pranapada: 'Pranapada',
  sree: 'Sree',
  bhrigu_bindu: 'Bhrigu bindu',
} as const;

const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));
const six = (degrees: number): string => degrees.toFixed(4);
const clock = (instant: string): string => instant.slice(11, 19);

function luminary(chart: typeof moonOperation, graha: 'Moon' | 'Sun'): Readings {
  return reading(chart, {
    show: (view) => [
      heading(view, `Houses from ${view.data.reference.sign}, the sign of the ${graha}`),
      {
        kind: 'chart',
        title: ['Rasi', `from ${graha}`],
        ascendant: view.data.planetary_positions[graha],
        positions: view.data.planetary_positions,
      },
    ],
  });
}

export const POINT_READINGS: Readings = {
  ...reading(specialLagnas, {
    show: (view): Block[] => {
      const { lagnas, varnada, sunrise, seconds_since_sunrise: seconds, note } = view.data;
      return [
        heading(view, `${(seconds / 3600).toFixed(4)} hours after sunrise at ${clock(sunrise)}`, note),
        table(
          'Special lagnas',
          ['', ...PLACE],
          [
            ...(Object.keys(LAGNA_WORDS) as (keyof typeof LAGNA_WORDS)[]).map((name) => [
              LAGNA_WORDS[name],
              ...place(lagnas[name]),
            ]),
            ['Indu', lagnas.indu.sign, '', '', '', String(lagnas.indu.house)],
          ],
        ),
        table(
          'Varnada of each house',
          [{ title: 'House', align: 'end' }, 'Sign', { title: 'Falls in', align: 'end' }],
          varnada.map(({ house, sign, falls_in }) => [String(house), sign, String(falls_in)]),
        ),
      ];
    },
    fields: {
      varnada: { summary: 'How varnada is found: by the parity of the signs or of the counts, or by longitudes' },
      varga: { value: 'CHART', summary: 'Chart in which they are shown: d1, d9 …' },
    },
  }),
  ...reading(upagrahas, {
    show: (view): Block[] => {
      const { from_sun: solar, kala_velas: velas, day_birth, weekday, sunrise, sunset, next_sunrise, note } = view.data;
      return [
        heading(
          view,
          `${day_birth ? 'Day' : 'Night'} birth of ${weekday}: sunrise ${clock(sunrise)}, sunset ${clock(sunset)}, next sunrise ${clock(next_sunrise)}`,
          note,
        ),
        table(
          'Rising with an eighth of the day or night',
          ['', 'Eighth of', { title: 'Part', align: 'end' }, 'At', ...PLACE],
          KALA_VELA_NAMES.map((name) => {
            const vela = velas[name];
            return [name, vela.ruler, String(vela.part), clock(vela.at), ...place(vela)];
          }),
        ),
        table(
          'Made by the Sun',
          ['', ...PLACE],
          SOLAR_UPAGRAHAS.map((name) => [name, ...place(solar[name])]),
        ),
      ];
    },
    fields: {
      scheme: { summary: 'Upagrahas by the text or by Jagannatha Hora' },
      point: { summary: 'Point of its part at which each rises' },
      order: { summary: 'The one of eight parts without a lord' },
      varga: { value: 'CHART', summary: 'Chart in which they are shown: d1, d9 …' },
    },
  }),
  ...reading(bhava, {
    show: (view): Block[] => [
      heading(view),
      table(
        'Houses, degrees of the zodiac',
        [
          { title: 'House', align: 'end' },
          { title: 'Begins', align: 'end' },
          { title: 'Middle', align: 'end' },
          { title: 'Ends', align: 'end' },
          'Sign',
          'Lord',
          'Grahas',
        ],
        view.data.houses.map(({ house, start, madhya, end, sign, lord, planets }) => [
          String(house),
          six(start),
          six(madhya),
          six(end),
          sign,
          lord,
          list(planets),
        ]),
      ),
      table(
        'Grahas in them',
        [
          '',
          ...PLACE.slice(0, 2),
          { title: 'House', align: 'end' },
          { title: 'By sign', align: 'end' },
          { title: 'Phala', align: 'end' },
        ],
        GRAHAS.map((graha) => {
          const { sign, degrees, house, whole_sign_house: whole, moved, bhava_phala: phala } = view.data.planets[graha];
          return [
            graha,
            sign,
            degrees,
            String(house),
            moved ? `${whole} moved` : String(whole),
            phala?.toFixed(3) ?? '–',
          ];
        }),
      ),
    ],
    fields: {
      system: { summary: 'House system' },
      cusp: { summary: 'Ascendant as the middle or the beginning of the first equal house' },
    },
  }),
  ...luminary(moonOperation, 'Moon'),
  ...luminary(sunOperation, 'Sun'),
  ...reading(sudarshana, {
    show: (view): Block[] => {
      const { ascendant, moon, sun } = view.data.rings;
      return [
        heading(view),
        table(
          'Houses from ascendant, Moon and Sun',
          [{ title: 'House', align: 'end' }, 'Ascendant', 'Moon', 'Sun'],
          (Object.keys(ascendant.houses) as (keyof typeof ascendant.houses)[]).map((key) => [
            key,
            ...[ascendant, moon, sun].map((ring) => {
              const { sign, planets } = ring.houses[key];
              return planets.length === 0 ? sign : `${sign}: ${planets.join(', ')}`;
            }),
          ]),
        ),
      ];
    },
  }),
  ...reading(avakahada, {
    show: (view): Block[] => {
      const { ascendant, moon, sun, akshara, paya, panchanga, note, ...data } = view.data;
      return [
        birthHeading(view, ...(note === null ? [] : [note])),
        table(
          '',
          [
            '',
            'Sign',
            'Lord of its sign',
            'Nakshatra',
            'Star lord',
            { title: 'Pada', align: 'end' },
            'Lord of its pada',
            { title: 'House', align: 'end' },
          ],
          Object.entries({ Ascendant: ascendant, Moon: moon, Sun: sun }).map(([point, one]) => [
            point,
            one.sign,
            one.lord,
            one.nakshatra,
            one.nakshatra_lord,
            String(one.pada),
            one.pada_lord,
            String(one.house),
          ]),
        ),
        facts('Moon', [
          ['Name letter', `${akshara.iast} ${akshara.devanagari}`],
          ['Varna', data.varna],
          ['Vashya', data.vashya],
          ['Yoni', data.yoni],
          ['Gana', data.gana],
          ['Nadi', data.nadi],
          ['Rajju', data.rajju],
          ['Tattva', data.tattva],
          ['Yunja', data.yunja],
          ['Paya by house', paya.by_house],
          ['Paya by nakshatra', paya.by_nakshatra],
          ['Paya by nakshatra, other list', paya.by_nakshatra_other],
        ]),
        facts('Panchanga', [
          ['Vara', panchanga.vara],
          ['Paksha', panchanga.paksha],
          ['Tithi', panchanga.tithi],
          ['Yoga', panchanga.yoga],
          ['Karana', panchanga.karana],
        ]),
      ];
    },
  }),
};
