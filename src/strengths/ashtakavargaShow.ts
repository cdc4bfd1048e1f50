import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { type Block, type Column, type Readings, reading, type TableBlock } from '../operation/show.js';
import { GRAHAS, SIGNS } from '../zodiac/names.js';
import { type AshtakavargaData, ashtakavarga, type TwelveCounts } from './ashtakavarga.js';
import { type AshtakavargaTransitData, ashtakavargaTransit } from './ashtakavargaTransit.js';
import { ashtakavargaVarga } from './ashtakavargaVarga.js';
import { birthHeading } from './heading.js';
import { CONTRIBUTORS, type OfEight } from './tables/ashtakavarga.js';

const count = 'end' as const;

const tableLine = ({ table }: Pick<AshtakavargaData, 'table'>): string => `Table of bindus: ${table}`;

function grid(
  title: string,
  { signs, sarva }: Pick<AshtakavargaData, 'signs' | 'sarva'>,
  rows: OfEight<TwelveCounts>,
  foot: readonly (readonly string[])[],
  sum: boolean,
): TableBlock {
  const first = SIGNS.findIndex(({ name }) => name === signs.Ascendant);
  return {
    kind: 'table',
    title,
    columns: [
      { title: 'House', align: count },
      { title: 'Sign', size: 13 },
      ...CONTRIBUTORS.map((name): Column => ({ title: name, align: count })),
      ...(sum ? [{ title: 'Sarva', align: count }] : []),
    ],
    rows: SIGNS.map(({ name }, sign) => [
      String(((sign - first + 12) % 12) + 1),
      name,
      ...CONTRIBUTORS.map((one) => String(at(rows[one], sign))),
      ...(sum ? [String(at(sarva.bindus, sign))] : []),
    ]),
    foot,
  };
}

function ashtakavargaBlocks(data: AshtakavargaData): Block[] {
  const { bhinna, sarva, trikona, ekadhipatya, pinda } = data;
  const row = (name: string, values: (one: (typeof CONTRIBUTORS)[number]) => number, ...last: number[]): string[] => [
    '',
    name,
    ...CONTRIBUTORS.map((one) => String(values(one))),
    ...last.map(String),
  ];
  const bindus = recordOf(CONTRIBUTORS, (one) => bhinna[one].bindus);
  return [
    grid(
      'Bindus',
      data,
      bindus,
      [
        row('Total', (one) => bhinna[one].total, sarva.total),
        [...row('In own sign', (one) => bhinna[one].in_own_sign), ''],
      ],
      true,
    ),
    grid('After the trines (trikona shodhana)', data, trikona, [], false),
    grid(
      'After the signs of one lord too (ekadhipatya shodhana)',
      data,
      ekadhipatya,
      [
        row('Rashi pinda', (one) => pinda[one].rashi),
        row('Graha pinda', (one) => pinda[one].graha),
        row('Shodhya pinda', (one) => pinda[one].shodhya),
      ],
      false,
    ),
  ];
}

function transitBlock({ transits }: AshtakavargaTransitData): TableBlock {
  return {
    kind: 'table',
    columns: [
      { title: 'Graha', size: 7 },
      { title: 'Sign', size: 11 },
      { title: 'Degrees', align: count },
      { title: '' },
      { title: 'From Moon', align: count },
      { title: 'From lagna', align: count },
      { title: 'Bindus', align: count },
      { title: 'Sarva', align: count },
      { title: 'Kakshya', size: 11 },
      { title: 'Gives' },
    ],
    rows: GRAHAS.map((graha) => {
      const { kakshya, ...found } = transits[graha];
      return [
        graha,
        found.sign,
        found.degrees,
        found.retrograde,
        String(found.house_from_moon),
        String(found.house_from_lagna),
        found.bindus === null ? '–' : String(found.bindus),
        String(found.sarva_bindus),
        kakshya === null ? '–' : `${kakshya.number} ${kakshya.lord}`,
        kakshya === null ? '' : kakshya.active ? 'yes' : 'no',
      ];
    }),
  };
}

const OCCUPANCY = {
  value: 'WHO',
  summary: 'Who makes a sign occupied in the second reduction: the seven, the ascendant too, or the nodes too',
};
const FIELDS = {
  // --table is already an option for CSV.
  table: { name: 'bindu-table', value: 'NAME', summary: 'Whose table of bindus' },
  occupancy: OCCUPANCY,
  virgo_multiplier: { name: 'virgo', value: 'NUMBER', summary: 'Multiplier of Virgo in the pindas' },
};

export const ASHTAKAVARGA_READINGS: Readings = {
  ...reading(ashtakavarga, {
    show: (view) => [birthHeading(view, tableLine(view.data)), ...ashtakavargaBlocks(view.data)],
    fields: FIELDS,
  }),
  ...reading(ashtakavargaTransit, {
    show: (view) => [birthHeading(view, `Sky of ${view.data.at}`, tableLine(view.data)), transitBlock(view.data)],
    fields: {
      ...FIELDS,
      at: { value: 'DATETIME', summary: 'Moment with UTC offset, such as 2026-01-01T00:00:00+05:30' },
    },
  }),
  ...reading(ashtakavargaVarga, {
    show: (view) => [
      birthHeading(view, `Division ${view.data.varga}`, tableLine(view.data)),
      ...ashtakavargaBlocks(view.data),
    ],
    fields: FIELDS,
  }),
};
