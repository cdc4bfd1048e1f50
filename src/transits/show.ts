import { prose } from '../operation/layout.js';
import { type Block, type Column, type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import { GRAHAS } from '../zodiac/names.js';
import { aspects as aspectsOperation, type TransitAspectsData, type TransitAspectsInput } from './aspects.js';
import { calendar, type TransitCalendarData } from './calendar.js';
import { calendarEvents, scopeOf } from './calendarEvents.js';
import type { TransitPart } from './divisions.js';
import type { TransitHit } from './hitList.js';
import { ingresses } from './ingresses.js';
import type { BirthOrSigns, NatalReferences } from './natal.js';
import { now, type TransitsNowData } from './now.js';
import type { TransitPlace } from './nowData.js';
import type { TransitPairHit } from './pairs.js';
import { orNone, spanTitle, when } from './showParts.js';
import { SKY_READINGS } from './showSky.js';
import { stations } from './stations.js';

const day = (instant: string | null): string => instant?.slice(0, 10) ?? 'not known';

function heading(title: string, { input, meta }: View<BirthOrSigns, unknown>, natal?: NatalReferences): HeadingBlock {
  const { moon, ascendant } = natal ?? {};
  const whose = [
    ...(input.birth === undefined ? [] : [birthLine(input.birth, meta)]),
    ...(moon === undefined
      ? []
      : [`Natal Moon in ${moon.sign}${ascendant === undefined ? '' : `, ascendant in ${ascendant.sign}`}.`]),
    ...(meta.birth_time_assumed === true ? ['Time of birth unknown: noon is used, houses may differ.'] : []),
  ];
  return { kind: 'heading', title, lines: whose, measure: 'page' };
}

const degreesText = (degrees: string): string => degrees.replace(/ \d\d\.\d\d"$/, '');
const house = (number: number | undefined): string => (number === undefined ? '' : String(number));

function judged({ result, vedha_by, favourable }: TransitPlace): string {
  if (result === 'obstructed') return `obstructed by ${vedha_by.join(', ')}`;
  return result ?? (favourable === null ? '' : favourable ? 'good' : 'neutral');
}

function nowTable({ planets }: TransitsNowData): Block {
  const { house_from_lagna, tara, ashtakavarga } = planets.Sun;
  const columns: Column[] = [
    { title: 'Planet', size: 7 },
    { title: 'Sign', size: 11 },
    { title: 'Degrees', align: 'end', size: 7 },
    { title: 'Motion', size: 19 },
    { title: 'From Moon', align: 'end' },
    ...(house_from_lagna === undefined ? [] : [{ title: 'Lagna', align: 'end' } as const]),
    ...(ashtakavarga === undefined ? [] : [{ title: 'Bindus', align: 'end' } as const]),
    ...(tara === undefined ? [] : [{ title: 'Tara', size: 9 }]),
    { title: 'House is' },
  ];
  const rows = GRAHAS.map((graha) => {
    const place = planets[graha];
    return [
      graha,
      place.sign,
      degreesText(place.degrees),
      [place.retrograde ? 'retrograde' : 'direct', ...(place.combust ? ['combust'] : [])].join(', '),
      house(place.house_from_moon),
      ...(house_from_lagna === undefined ? [] : [house(place.house_from_lagna)]),
      ...(ashtakavarga === undefined ? [] : [String(place.ashtakavarga?.bindus ?? '')]),
      ...(tara === undefined ? [] : [place.tara?.name ?? '']),
      judged(place),
    ];
  });
  return { kind: 'table', columns, rows };
}

function stayTable({ planets }: TransitsNowData): Block[] {
  if (planets.Sun.stay === undefined) return [];
  const others = GRAHAS.flatMap((graha) => {
    const { sign, stay } = planets[graha];
    const { visit = 1, visits = [] } = stay ?? {};
    return visits.flatMap(({ start, end }, i) =>
      i === visit - 1 ? [] : [[graha, sign, day(start), day(end), `${i + 1} of ${visits.length}`]],
    );
  });
  return [
    {
      kind: 'table',
      title: 'In the sign',
      columns: [
        { title: 'Planet', size: 7 },
        { title: 'Sign', size: 11 },
        { title: 'Since', size: 19 },
        { title: 'Until', size: 19 },
        { title: 'Visit' },
      ],
      rows: GRAHAS.map((graha) => {
        const { sign, stay } = planets[graha];
        const { start = null, end = null, visit = 1, visits = [] } = stay ?? {};
        const which = visits.length < 2 ? '' : `${visit} of ${visits.length}`;
        return [graha, sign, start === null ? 'not known' : when(start), end === null ? 'not known' : when(end), which];
      }),
    },
    ...(others.length === 0
      ? []
      : [
          {
            kind: 'table',
            title: 'Other visits of the same passage',
            columns: [
              { title: 'Planet', size: 7 },
              { title: 'Sign', size: 11 },
              { title: 'Since', size: 10 },
              { title: 'Until', size: 10 },
              { title: 'Visit' },
            ],
            rows: others,
          } as const,
        ]),
  ];
}

const partText = ({ number, sign, nakshatra, pada, sub_lord, varga_sign, start_longitude }: TransitPart): string => {
  if (sub_lord !== undefined) return `${number} ${sign} ${nakshatra} ${sub_lord}`;
  if (pada !== undefined) return `${nakshatra} ${pada}`;
  return nakshatra ?? sign ?? varga_sign ?? `${number} from ${start_longitude}°`;
};

function calendarBlocks(data: TransitCalendarData): Block {
  return orNone(data.events, {
    kind: 'table',
    columns: [{ title: 'When', size: 19 }, { title: 'What' }],
    rows: data.events.map(({ at, title }) => [when(at), title]),
  });
}

type Hits = View<TransitAspectsInput, TransitAspectsData>;

const hitColumns = (other: string, { input }: Hits, counted: boolean): Column[] => [
  { title: 'When', size: 19 },
  { title: 'Planet', size: 7 },
  { title: 'Aspect', size: 18 },
  { title: other, size: 9 },
  { title: 'Stands in', size: 11 },
  { title: 'Degrees', align: 'end', size: 7 },
  { title: 'Motion', size: 10 },
  ...(counted ? [{ title: 'Hit', size: 6 }] : []),
  ...(input.orb === undefined ? [] : [{ title: 'Within the orb' }]),
];

const hitCells = (
  { at, planet, kind, angle, sign, degrees, motion, orb_start, orb_end }: TransitHit | TransitPairHit,
  other: string,
  { input }: Hits,
  counted: readonly string[],
): string[] => [
  when(at),
  planet,
  kind === 'conjunction' ? 'conjunction' : `${kind.replaceAll('_', ' ')} ${angle}°`,
  other,
  sign,
  degreesText(degrees),
  motion,
  ...counted,
  ...(input.orb === undefined ? [] : [`${day(orb_start ?? null)} to ${day(orb_end ?? null)}`]),
];

function hitTables(view: Hits): Block[] {
  const { data, input } = view;
  const { aspects, between } = data;
  const onPoints = orNone(aspects, {
    kind: 'table',
    columns: hitColumns('Natal', view, true),
    rows: aspects.map((one) => hitCells(one, one.point, view, [`${one.hit} of ${one.of}`])),
  });
  if (between === undefined) return [onPoints];
  const ofTwo = orNone(between, {
    kind: 'table',
    title: (input.between ?? []).join(' and '),
    columns: hitColumns('Other', view, false),
    rows: between.map((one) => hitCells(one, one.other.planet, view, [])),
  });
  return input.birth === undefined && input.points === undefined ? [ofTwo] : [onPoints, ofTwo];
}

const NATAL_FIELDS = {
  'natal.moon_sign_number': { value: 'NUMBER', summary: 'Sign of the Moon at birth, in place of a birth' },
  'natal.moon_nakshatra_number': { value: 'NUMBER', summary: 'Nakshatra of the Moon at birth' },
  'natal.ascendant_sign_number': { value: 'NUMBER', summary: 'Sign of the ascendant at birth' },
  'natal.sun_sign_number': { value: 'NUMBER', summary: 'Sign of the Sun at birth' },
  timezone: { name: 'clock-zone', value: 'ZONE', summary: 'IANA zone of the instants in the result' },
} as const;
const SPAN_FIELDS = {
  from: { value: 'INSTANT', summary: 'Begin of the span, ISO 8601 with its offset' },
  to: { value: 'INSTANT', summary: 'End of the span, in the same form' },
  ...NATAL_FIELDS,
} as const;
const NODE_ASPECTS_FIELD = { node_aspects: { summary: 'Aspects of the nodes' } } as const;
const PLANETS_FIELD = { planets: { summary: 'Planets; the nine without the Moon by default' } } as const;

export const READINGS: Readings = {
  ...reading(now, {
    fields: {
      at: { value: 'INSTANT', summary: 'The moment, ISO 8601 with its offset' },
      ...NATAL_FIELDS,
      nodes_favourable: { summary: 'Which houses are good for the nodes' },
      vedha_nodes: { summary: 'Whether the nodes obstruct' },
      vipareeta: { summary: 'Include vipareeta vedha' },
      ...NODE_ASPECTS_FIELD,
      table: { summary: 'Table of bindus' },
      stays: { summary: 'Show how long each graha is in its sign' },
    },
    show: (view) => [
      heading(`Transits at ${when(view.data.at)} (${view.data.at.slice(19)})`, view, view.data.natal),
      nowTable(view.data),
      ...stayTable(view.data),
      prose(view.data.note),
    ],
  }),
  ...reading(ingresses, {
    fields: {
      ...SPAN_FIELDS,
      ...PLANETS_FIELD,
      division: { summary: 'Division of the zodiac' },
      boundaries: { summary: 'Custom boundaries, degrees' },
    },
    show: (view) => [
      heading(spanTitle('Entries', view.data), view, view.data.natal),
      orNone(view.data.ingresses, {
        kind: 'table',
        columns: [
          { title: 'When', size: 19 },
          { title: 'Planet', size: 7 },
          { title: 'Leaves' },
          { title: 'Enters' },
          { title: 'Motion', size: 10 },
          { title: 'Crossing' },
          ...(view.data.natal === undefined
            ? []
            : [{ title: 'From Moon', align: 'end' } as const, { title: 'Murthi' }]),
        ],
        rows: view.data.ingresses.map((one) => [
          when(one.at),
          one.planet,
          partText(one.leaves),
          partText(one.enters),
          one.motion,
          `${one.entry_number}${one.retrograde_reentry ? ', back' : ''}`,
          ...(view.data.natal === undefined ? [] : [house(one.house_from_moon), one.murthi ?? '']),
        ]),
      }),
    ],
  }),
  ...reading(stations, {
    fields: {
      ...SPAN_FIELDS,
      planets: { summary: 'Planets; Mars, Mercury, Jupiter, Venus and Saturn by default' },
      zodiac: { summary: 'Zodiac in which a planet stands still' },
    },
    show: (view) => [
      heading(spanTitle('Stations', view.data), view, view.data.natal),
      orNone(view.data.stations, {
        kind: 'table',
        columns: [
          { title: 'When', size: 19 },
          { title: 'Planet', size: 7 },
          { title: 'Becomes', size: 10 },
          { title: 'Sign', size: 11 },
          { title: 'Degrees', align: 'end' },
          ...(view.data.natal === undefined ? [] : [{ title: 'From Moon', align: 'end' } as const]),
        ],
        rows: view.data.stations.map((one) => [
          when(one.at),
          one.planet,
          one.becomes,
          one.sign,
          degreesText(one.degrees),
          ...(view.data.natal === undefined ? [] : [house(one.house_from_moon)]),
        ]),
      }),
    ],
  }),
  ...reading(aspectsOperation, {
    fields: {
      ...SPAN_FIELDS,
      ...PLANETS_FIELD,
      natal_points: { summary: 'Points of the birth' },
      between: { summary: 'Two planets, for their hits on each other' },
      kinds: { summary: 'Conjunctions, aspects of the transiting planet, aspects of the natal one on it' },
      angles: { summary: 'Custom angles, degrees' },
      ...NODE_ASPECTS_FIELD,
      orb: { value: 'DEGREES', summary: 'Orb in degrees: show when it begins and ends' },
    },
    show: (view) => [heading(spanTitle('Aspects', view.data), view, view.data.natal), ...hitTables(view)],
  }),
  ...reading(calendar, {
    fields: { ...SPAN_FIELDS, ...PLANETS_FIELD, include: { summary: 'Kinds of events' } },
    show: (view) => [heading(spanTitle('Transits', view.data), view, view.data.natal), calendarBlocks(view.data)],
    events: ({ input, data }) => ({
      name: `Transits ${data.from.slice(0, 10)} to ${data.to.slice(0, 10)}`,
      scope: scopeOf(input, data),
      events: calendarEvents(data),
    }),
  }),
  ...SKY_READINGS,
};
