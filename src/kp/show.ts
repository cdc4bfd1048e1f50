import { sensitivityBlocks } from '../cast/sensitivityWords.js';
import { toMicroArcseconds } from '../math/angle.js';
import { formatInSign } from '../math/dms.js';
import { prose, table } from '../operation/layout.js';
import { type Block, type Column, type Readings, reading } from '../operation/show.js';
import { birthLine, placeText, utcText } from '../operation/words.js';
import type { Place } from '../types.js';
import { type KpCuspsData, kpCusps } from './cusps.js';
import { type KpHoraryChart, kpHorary } from './horary.js';
import { horary2193 } from './horary2193.js';
import { CHART_READINGS } from './showCharts.js';
import { SPAN_READINGS } from './showSpans.js';
import { TOOL_READINGS } from './showTools.js';

const tight = true;

const CUSP_COLUMNS: readonly Column[] = [
  { title: 'Cusp', size: 7 },
  { title: 'Degrees', size: 12, align: 'end', tight },
  { title: 'Sign', size: 11, tight },
  { title: 'Nakshatra', size: 17, tight },
  { title: 'Star', size: 7, tight },
];

function cuspTables({ house_cusps, planets, significators }: KpCuspsData): Block[] {
  return [
    table(
      '',
      [...CUSP_COLUMNS, { title: 'Sub', tight }],
      Object.values(house_cusps).map(({ chart_label, longitude, sign, nakshatra, star_lord, sub_lord }) => [
        chart_label,
        longitude,
        sign,
        nakshatra,
        star_lord,
        sub_lord,
      ]),
    ),
    table(
      '',
      [
        { title: 'Planet', size: 7 },
        ...CUSP_COLUMNS.slice(1),
        { title: 'Sub', size: 7, tight },
        { title: 'House', size: 5, align: 'end', tight },
      ],
      Object.entries(planets).map(([name, { longitude, sign, nakshatra, star_lord, sub_lord, house }]) => [
        name,
        longitude,
        sign,
        nakshatra,
        star_lord,
        sub_lord,
        String(house),
      ]),
    ),
    table(
      '',
      [
        { title: 'House', size: 4, align: 'end' },
        { title: 'A star of occupant', size: 32 },
        { title: 'B occupant', size: 26, tight },
        { title: 'C star of owner', size: 26, tight },
        { title: 'D', tight },
      ],
      Object.entries(significators).map(([house, { A, B, C, D }]) => [
        house,
        ...[A, B, C, D].map((grahas) => grahas.join(' ')),
      ]),
    ),
  ];
}

const HORARY_COLUMNS: readonly Column[] = [
  { title: '', size: 8 },
  { title: 'Degrees', size: 12, align: 'end', tight },
  { title: 'Sign', size: 11, tight },
  { title: 'Star', size: 8, tight },
  { title: 'Sub', size: 8, tight },
  { title: 'Sub-sub', size: 8, tight },
  { title: '4th', size: 8, tight },
  { title: 'House', size: 5, tight },
];

const degrees = (longitude: number): string => formatInSign(toMicroArcseconds(longitude), 0);

function verdict(data: KpHoraryChart): Block {
  const { final_judgment, chart_radicality, moon_void_of_course: moon, matter_from, question } = data;
  const { yes_no, confidence, timing_estimate } = final_judgment;
  const cautions = [
    matter_from === 'none' && question.trim() !== '' ? 'no word of the question names a matter' : '',
    chart_radicality.early_ascendant ? 'the ascendant is early in its sign' : '',
    chart_radicality.late_ascendant ? 'the ascendant is late in its sign' : '',
    moon.void_of_course ? `the Moon is void of course for ${moon.degrees_left.toFixed(2)}°` : '',
  ].filter((caution) => caution !== '');
  return {
    kind: 'heading',
    title: `${yes_no}, confidence ${confidence}`,
    lines: [
      ...(timing_estimate === null || yes_no === 'NO' ? [] : [timing_estimate.event_estimate]),
      ...(cautions.length === 0 ? [] : [`Caution: ${cautions.join('; ')}`]),
    ],
  };
}

function horaryBlocks(data: KpHoraryChart, number: string, place: Place): Block[] {
  const { ascendant, house_cusps, planets, ruling_planets: rulers } = data;
  return [
    {
      kind: 'heading',
      title: data.question,
      lines: [
        `Number ${number}, ${ascendant.sign} ${degrees(ascendant.longitude)}`,
        `${data.date} ${data.time} (${utcText(data.tz_offset)}), ${placeText(place)}`,
      ],
    },
    verdict(data),
    prose(data.final_judgment.rationale),
    prose(data.sub_lord_chain_judgment.rationale),
    table(
      '',
      HORARY_COLUMNS,
      house_cusps.map((cusp) => [
        `cusp ${cusp.house}`,
        degrees(cusp.longitude),
        cusp.sign,
        cusp.nakshatra_lord,
        cusp.sub_lord,
        cusp.sub_sub_lord,
        cusp.sub_sub_sub_lord,
      ]),
    ),
    {
      kind: 'table',
      columns: HORARY_COLUMNS,
      continued: true,
      rows: planets.map((planet) => [
        planet.retrograde ? `${planet.name} R` : planet.name,
        degrees(planet.longitude),
        planet.sign,
        planet.nakshatra_lord,
        planet.sub_lord,
        planet.sub_sub_lord,
        planet.sub_sub_sub_lord,
        String(planet.house_occupied),
      ]),
    },
    prose(
      `Ruling planets: ascendant star ${rulers.asc_star_lord}, ascendant sign ${rulers.asc_sign_lord}, Moon star ${rulers.moon_star_lord}, Moon sign ${rulers.moon_sign_lord}, day ${rulers.day_lord}`,
      `Running: ${data.vimshottari_dasha.map(({ level, lord }) => `${level} ${lord}`).join(', ')}`,
    ),
  ];
}

const HORARY_FIELDS = {
  moment: {
    value: 'DATETIME',
    summary: 'Moment of judgment with UTC offset, such as 2024-02-05T15:51:00+05:30',
  },
  question: { summary: 'Question in English or a language of South Asia; it only selects the house of the matter' },
  house: { value: 'N', summary: 'House of the matter, whatever the question says' },
  matter: { value: 'NAME', summary: 'Matter, whatever the question says' },
  sunrise: {
    value: 'DEFINITION',
    summary:
      'What sunrise means for the lord of the day: the upper limb with refraction, or (hindu) the centre without',
  },
} as const;

export const READINGS: Readings = {
  ...reading(kpHorary, {
    show: ({ input, data }) => horaryBlocks(data, String(data.horary_number), input.place),
    fields: {
      horary_number: { name: 'number', value: 'N', summary: 'Number that the querent has chosen' },
      ...HORARY_FIELDS,
    },
    example: {
      horary_number: 140,
      moment: '2024-02-05T15:51:00+05:30',
      place: { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' },
      question: 'Will I get the job?',
    },
  }),
  ...reading(kpCusps, {
    show: ({ input, data, meta }) => {
      const { metadata, user_name } = data;
      return [
        {
          kind: 'heading',
          title: user_name,
          lines: [
            birthLine(input.birth, meta),
            `KP cusp chart, ${metadata.house_system} houses, KP ayanamsa ${metadata.ayanamsa_value.toFixed(6)}°, ${metadata.node_calculation}`,
          ],
        },
        ...cuspTables(data),
        ...sensitivityBlocks(data.sensitivity),
      ];
    },
  }),
  ...reading(horary2193, {
    show: ({ input, data }) => horaryBlocks(data, `${data.number} of 2193 (${data.horary_number} of 249)`, input.place),
    fields: { number: { value: 'N', summary: 'Number from 1 to 2193 that the querent has chosen' }, ...HORARY_FIELDS },
  }),
  ...TOOL_READINGS,
  ...CHART_READINGS,
  ...SPAN_READINGS,
};
