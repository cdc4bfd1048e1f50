import { facts, table } from '../../operation/layout.js';
import type { FieldWords, Readings } from '../../operation/show.js';
import { reading } from '../../operation/show.js';
import { wallClock } from '../../operation/words.js';
import { dashaHeading, levelsField, timelineBlock } from '../showPeriods.js';
import { buddhiGati } from './buddhiGati.js';
import { grahaKendradi } from './grahaKendradi.js';
import { kala } from './kala.js';
import { panchasvara } from './panchasvara.js';
import { saptarishi } from './saptarishi.js';
import { tara } from './tara.js';

const LEVELS = { levels: levelsField() };
const NODES: Readonly<Record<string, FieldWords>> = {
  nodes_exalted: {
    value: 'SIGNS',
    summary: 'Signs in which the nodes are exalted: gemini_sagittarius or taurus_scorpio',
  },
};
const SEED: Readonly<Record<string, FieldWords>> = {
  from: {
    value: 'POINT',
    summary: 'Point whose nakshatra is the first: moon, ascendant, a planet, kshema, utpanna or adhana',
  },
  varga: { value: 'CHART', summary: 'Chart in which the point stands: d1, d9 or another division' },
};
const SECTIONS = { khanda: 'sunrise twilight', purna: 'day', sudha: 'sunset twilight', mugdha: 'night' } as const;

export const GRAHA_READINGS: Readings = {
  ...reading(kala, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [`${data.name} dasha (experimental)`]),
      facts('', [
        ['Section', SECTIONS[data.section]],
        ['From', wallClock(data.section_start)],
        ['To', wallClock(data.section_end)],
        ['Ghatis past', `${data.ghatis_past} of ${data.ghatis}`],
      ]),
      timelineBlock(input, data.periods),
    ],
    fields: {
      ...LEVELS,
      kala_twilight: { value: 'READING', summary: 'Length of the twilights: temporal or clock' },
      kala_parts: { value: 'PARTS', summary: 'Division of a period: nine or eighteen' },
    },
  }),
  ...reading(tara, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [`${data.name} dasha`]),
      facts('', [
        ['In kendras', data.kendra_grahas.length === 0 ? 'none' : data.kendra_grahas.join(', ')],
        ['First lord', data.first_lord ?? 'none'],
      ]),
      timelineBlock(input, data.periods),
    ],
    fields: {
      ...LEVELS,
      ...NODES,
      tara_order: { value: 'ORDER', summary: 'Order of the lords: vimshottari or rath' },
    },
  }),
  ...reading(saptarishi, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [`${data.name} dasha (experimental)`]),
      timelineBlock(input, data.periods),
    ],
    fields: { ...LEVELS, ...SEED },
  }),
  ...reading(buddhiGati, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [`${data.name} dasha (experimental)`]),
      table(
        '',
        ['Planet', { title: 'House', align: 'end' }, { title: 'Years', align: 'end' }],
        data.order.map(({ planet, house, years }) => [planet, `${house}`, `${years}`]),
      ),
      timelineBlock(input, data.periods),
    ],
    fields: { ...LEVELS, ...NODES },
  }),
  ...reading(grahaKendradi, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [`${data.name} dasha (experimental)`]),
      facts('', [['Atma karaka', data.atma_karaka]]),
      table(
        '',
        ['Planet', { title: 'House', align: 'end' }, { title: 'Years', align: 'end' }],
        data.order.map(({ planet, house, years }) => [planet, `${house}`, `${years}`]),
      ),
      timelineBlock(input, data.periods),
    ],
    fields: {
      ...LEVELS,
      ...NODES,
      scheme: { summary: 'Chara karakas with Rahu (eight) or of the seven planets' },
      kendras_of: { value: 'POINT', summary: 'Whose kendras come first: atma_karaka or ascendant' },
    },
  }),
  ...reading(panchasvara, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [`${data.name} dasha (experimental)`]),
      facts('', [
        ['Letter', data.akshara ?? ''],
        ['Vowel', data.svara],
      ]),
      timelineBlock(input, data.periods),
    ],
    fields: { ...LEVELS, svara: { value: 'VOWEL', summary: 'Vowel of the first letter of the name: a, i, u, e or o' } },
  }),
};
