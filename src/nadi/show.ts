import { shortHash } from '../math/hash.js';
import { utcDate } from '../operation/ics.js';
import { birthHeading, prose, table } from '../operation/layout.js';
import { ordinal } from '../operation/ordinal.js';
import { type Block, type CalendarEvent, type Column, type Readings, reading } from '../operation/show.js';
import { GRAHAS } from '../zodiac/names.js';
import { type BhriguBinduData, bhriguBindu } from './bhriguBindu.js';
import { bhriguChakra } from './bhriguChakra.js';
import { type BinduAspect, type BinduHit, type BinduTransitsData, binduTransits } from './binduTransits.js';
import { links as linksOperation, type NadiBirthLink, type NadiLink, type NadiLinksData } from './links.js';
import { nadyamsha } from './nadyamsha.js';
import { nadyamshaOf } from './nadyamshaOf.js';
import type { Nadyamsha } from './part.js';
import { progression } from './progression.js';
import { stellar } from './stellar.js';
import { RELATIONS, type Relation } from './tables/links.js';
import { PROGRESSED } from './tables/progression.js';

const when = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 19)}`;
const words = (name: string): string => name.replaceAll('_', ' ');
const columns = (...titles: readonly string[]): Column[] => titles.map((title) => ({ title }));
const end = (title: string): Column => ({ title, align: 'end' });
const list = (names: readonly (string | number)[]): string => (names.length === 0 ? '–' : names.join(', '));

const SPANS = { equal: 'equal parts of 12 minutes', unequal: 'parts at the boundaries of the sixteen vargas' } as const;
const LISTS = { deva_keralam: 'Deva Keralam', jhora: 'PyJHora' } as const;

const PART_COLUMNS: readonly Column[] = [end('Part'), end('Nadi'), ...columns('Name', 'Half'), end('Quarter')];
const partCells = ({ part, nadi, name, half, quarter }: Nadyamsha): string[] => [
  String(part),
  String(nadi),
  name,
  half,
  String(quarter),
];

const SAID: Readonly<Record<Relation, string>> = {
  same_sign: 'stands with',
  trine: 'in trine with',
  ahead: 'followed by',
  behind: 'preceded by',
  opposite: 'faced by',
  opposite_direction: 'aspected from the opposite direction by',
};

const TURNED: Readonly<Partial<Record<Relation, Relation>>> = { ahead: 'behind', behind: 'ahead' };

const turned = (link: NadiBirthLink): NadiBirthLink => ({
  ...link,
  from: link.to,
  to: link.from,
  distance: ((13 - link.distance) % 12) + 1,
  relation: TURNED[link.relation] ?? link.relation,
});

const toWhom = ({ to, distance, relation, motion }: NadiBirthLink): string => {
  const count = relation === 'same_sign' ? [] : [ordinal(distance)];
  const ways = motion === undefined || motion === 'same_motion' ? [] : [motion === 'exact' ? 'same degree' : motion];
  const remarks = [...count, ...ways];
  return remarks.length === 0 ? to : `${to} (${remarks.join(', ')})`;
};

/** "followed by Mercury (2nd); faced by Mars (7th)". */
export function linkWords(links: readonly NadiBirthLink[]): string {
  return RELATIONS.flatMap((relation) => {
    const found = links.filter((link) => link.relation === relation).map(toWhom);
    return found.length === 0 ? [] : [`${SAID[relation]} ${found.join(', ')}`];
  }).join('; ');
}

function everyone(links: readonly NadiBirthLink[]): (readonly [string, string])[] {
  const both = links.flatMap((link) => [link, turned(link)]);
  const names = [...new Set([...links.map(({ from }) => from), ...links.map(({ to }) => to)])];
  return names.map((name) => [name, linkWords(both.filter(({ from }) => from === name))] as const);
}

const regards = ({ friendship: { from_to: there, to_from: back } }: NadiLink): string =>
  `${there ?? 'nothing said'} / ${back ?? 'nothing said'}`;

function linkBlocks({
  directions,
  places,
  links,
  retrograde,
  exchanges,
  links_by_exchange,
  ...data
}: NadiLinksData): Block[] {
  const { star_exchanges, jiva, karma, karakas } = data;
  const facts = [
    ...(exchanges ?? []).flatMap(({ planets, signs }, i) => [
      { label: `Exchange of ${planets.join(' and ')}`, value: signs.join(', ') },
      ...everyone(links_by_exchange?.[i]?.links ?? [])
        .filter(([name]) => (planets as readonly string[]).includes(name))
        .map(([name, value]) => ({ label: `${name}, exchanged`, value })),
    ]),
    ...(star_exchanges ?? []).map((pair) => ({ label: 'Exchange of stars', value: pair.join(', ') })),
    ...(retrograde ?? []).map(({ planet, sign, same_sign, trine }) => ({
      label: `${planet}, retrograde, from ${sign}`,
      value: `stands with ${list(same_sign)}; in trine with ${list(trine)}`,
    })),
  ];
  return [
    table(
      'Directions, each by degrees within the signs',
      ['Direction', 'Signs', 'Planets'],
      directions.map(({ direction, signs, planets }) => [direction, signs.join(', '), list(planets)]),
    ),
    table(
      'Places',
      ['Planet', 'Sign', end('Degrees'), 'Motion', 'Through its sign'],
      GRAHAS.map((graha) => {
        const { sign, degrees, retrograde: back, moves } = places[graha];
        return [graha, sign, degrees, back ? 'retrograde' : 'direct', moves];
      }),
    ),
    { kind: 'facts', title: 'Who influences whom', rows: everyone(links).map(([label, value]) => ({ label, value })) },
    table(
      'Links',
      ['From', 'To', end('Count'), 'Relation', 'Motion', 'Regard, there and back'],
      links.map((link) => [
        link.from,
        link.to,
        String(link.distance),
        words(link.relation),
        words(link.motion ?? ''),
        regards(link),
      ]),
    ),
    ...(facts.length === 0
      ? []
      : [{ kind: 'facts', title: 'Exchanges and retrograde planets', rows: facts } satisfies Block]),
    {
      kind: 'facts',
      title: 'From the person and from the work',
      rows: [
        { label: 'Jupiter, the person (jiva)', value: linkWords(jiva) || '–' },
        { label: 'Saturn, the work (karma)', value: linkWords(karma) || '–' },
      ],
    },
    {
      kind: 'facts',
      title: 'Stand for',
      rows: GRAHAS.map((graha) => ({ label: graha, value: karakas[graha].join(', ') })),
    },
  ];
}

const aspectText = (aspect: BinduAspect): string => (aspect === 1 ? 'on the bindu' : `${ordinal(aspect)} aspect`);
const binduText = ({
  sign,
  degrees,
  nakshatra,
  pada,
  house,
}: Pick<BhriguBinduData, 'sign' | 'degrees' | 'nakshatra' | 'pada' | 'house'>) =>
  `${sign} ${degrees}, ${nakshatra} ${pada}, house ${house}`;

function transitBlock({ hits, intervals }: BinduTransitsData): Block {
  if (hits?.length === 0 || intervals?.length === 0) return { kind: 'prose', lines: ['There is none.'] };
  if (intervals !== undefined)
    return table(
      '',
      ['Planet', 'Aspect', 'In', 'From', 'To'],
      intervals.map((one) => [one.planet, aspectText(one.aspect), one.sign, when(one.start), when(one.end)]),
    );
  return table(
    '',
    ['When', 'Planet', 'Aspect', 'Motion'],
    (hits ?? []).map((one) => [when(one.at), one.planet, aspectText(one.aspect), one.motion]),
  );
}

const event = ({ at, planet, aspect, motion }: BinduHit): CalendarEvent => ({
  id: `${planet.toLowerCase()}_${aspect}_bhrigu_bindu_${motion}`,
  date: utcDate(at),
  at,
  title: aspect === 1 ? `${planet} on the bhrigu bindu` : `${planet} aspects the bhrigu bindu (${ordinal(aspect)})`,
  text: `${when(at)} (UTC${at.slice(19)})\n${motion}`,
});

const YEAR_FIELDS = {
  running_year: { value: 'YEAR', summary: 'The running year of life, 1 from the birth; or --at' },
  at: { value: 'MOMENT', summary: 'A moment with UTC offset in that year; or --running-year' },
  year_start: { summary: 'When a year begins: on the date of birth, or at the return of the Sun' },
} as const;
const PART_FIELDS = {
  span: { summary: 'How a sign is cut into 150 parts' },
  names: { summary: 'Whose names' },
} as const;
const MIDPOINT_FIELD = { midpoint: { summary: 'Definition of the middle between Rahu and the Moon' } } as const;

export const READINGS: Readings = {
  ...reading(nadyamsha, {
    show: (view): Block[] => {
      const { span, names, points, note } = view.data;
      return [
        birthHeading(view, `Nadyamsha, ${SPANS[span]}; names of ${LISTS[names]}`),
        table(
          '',
          ['', 'Sign', end('Degrees'), ...PART_COLUMNS],
          (['Ascendant', ...GRAHAS] as const).map((name) => {
            const point = points[name];
            return [name, point.sign, point.degrees, ...partCells(point)];
          }),
        ),
        prose(note),
      ];
    },
    fields: PART_FIELDS,
  }),
  ...reading(nadyamshaOf, {
    show: ({ data }): Block[] => [
      table('', ['Sign', end('Degrees'), ...PART_COLUMNS], [[data.sign, data.degrees, ...partCells(data)]]),
    ],
    fields: { longitude: { value: 'DEGREES', summary: 'Sidereal longitude, 0 to less than 360' }, ...PART_FIELDS },
  }),
  ...reading(linksOperation, {
    show: (view): Block[] => [
      birthHeading(view, 'Links by signs alone, without ascendant and houses'),
      ...linkBlocks(view.data),
    ],
    fields: {
      exchanges: { summary: 'Whether to list exchanges of signs and stars' },
      retrograde: { summary: 'Whether to list what retrograde planets reach from the sign before' },
    },
  }),
  ...reading(progression, {
    show: (view): Block[] => {
      const { running_year, start, end: until, planets } = view.data;
      return [
        birthHeading(
          view,
          `Year ${running_year} of life: ${when(start)} to ${when(until)}`,
          'Experimental: no published example was found.',
        ),
        table(
          '',
          ['Planet', 'At birth', 'Progressed to', 'There'],
          PROGRESSED.flatMap((planet) => {
            const found = planets[planet];
            if (found === undefined) return [];
            const met = found.links.map(
              ({ planet: whom, distance, relation }) => `${whom} ${words(relation)} (${ordinal(distance)})`,
            );
            return [[planet, found.natal_sign, found.sign, list(met)]];
          }),
        ),
      ];
    },
    fields: { ...YEAR_FIELDS, planets: { summary: 'Who is progressed' } },
  }),
  ...reading(bhriguBindu, {
    show: (view): Block[] => {
      const { data } = view;
      const { midpoints, occupants, lord, plain_is_opposite: opposite } = data;
      return [
        birthHeading(view),
        {
          kind: 'facts',
          rows: [
            {
              label: 'Bhrigu bindu',
              value: binduText(data),
              remark: `${words(data.midpoint)} midpoint, ${data.node} node`,
            },
            { label: 'Lord', value: lord },
            { label: 'In its sign', value: list(occupants) },
            {
              label: 'Forward',
              value: `${midpoints.forward.toFixed(4)}°`,
              remark: 'half-way from Rahu on to the Moon',
            },
            {
              label: 'Plain average',
              value: `${midpoints.plain.toFixed(4)}°`,
              remark: opposite ? 'the point opposite: the Moon has the lesser longitude' : 'the same point',
            },
            { label: 'Nearer', value: `${midpoints.nearer.toFixed(4)}°`, remark: 'the middle of the shorter arc' },
          ],
        },
      ];
    },
    fields: MIDPOINT_FIELD,
  }),
  ...reading(binduTransits, {
    show: (view): Block[] => [
      birthHeading(view, `Bhrigu bindu at ${binduText(view.data.bindu)}`),
      transitBlock(view.data),
    ],
    fields: {
      ...MIDPOINT_FIELD,
      from: { value: 'INSTANT', summary: 'Start of the span, ISO 8601 with UTC offset' },
      to: { value: 'INSTANT', summary: 'End of the span, the same' },
      planets: { summary: 'Planets; Jupiter, Saturn, Rahu and Ketu by default' },
      aspects: { value: 'NUMBERS', summary: 'Which aspects: 1 on the bindu, 7 the seventh …' },
      by: { summary: 'At the exact degree, or while in the sign' },
    },
    events: ({ input, data }) => ({
      name: `Bhrigu bindu ${input.from.slice(0, 10)} to ${input.to.slice(0, 10)}`,
      scope: shortHash(JSON.stringify([data.bindu.longitude, data.bindu.house])),
      events: (data.hits ?? []).map(event),
    }),
  }),
  ...reading(bhriguChakra, {
    show: (view): Block[] => {
      const { data } = view;
      return [
        birthHeading(view, `Year ${data.running_year} of life: ${when(data.start)} to ${when(data.end)}`),
        {
          kind: 'facts',
          rows: [
            { label: 'House of the year', value: `${data.house}, ${data.sign}`, remark: `round ${data.cycle}` },
            { label: 'Lord', value: `${data.lord}, in house ${data.lord_house}` },
            { label: 'In its sign', value: list(data.occupants) },
            { label: 'Looked on by', value: list(data.aspected_by) },
          ],
        },
      ];
    },
    fields: YEAR_FIELDS,
  }),
  ...reading(stellar, {
    show: (view): Block[] => [
      birthHeading(view, view.data.houses === 'placidus' ? 'Houses of Placidus' : 'Whole-sign houses'),
      table(
        '',
        ['Planet', 'Role', '', end('In house'), 'Owns'],
        GRAHAS.flatMap((graha) =>
          view.data.planets[graha].map(({ role, planet, occupies, owns }) => [
            role === 'self' ? planet : '',
            words(role),
            planet,
            String(occupies),
            list(owns),
          ]),
        ),
      ),
    ],
    fields: { houses: { summary: 'How houses are made' } },
  }),
};
