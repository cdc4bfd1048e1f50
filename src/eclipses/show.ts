import { facts, table } from '../operation/layout.js';
import { type Block, type Column, type Readings, reading } from '../operation/show.js';
import { clockText, placeText } from '../operation/words.js';
import type { Contact } from './contact.js';
import type { EclipsePoint } from './describe.js';
import { type EclipseListData, type GlobalLunarEclipse, type GlobalSolarEclipse, list } from './list.js';
import { local } from './local.js';
import type { LocalLunarEclipse } from './localLunar.js';
import type { LocalSolarEclipse } from './localSolar.js';
import { type EclipseRitual, type EclipseWindow, ritual } from './ritual.js';

type Local = LocalSolarEclipse | LocalLunarEclipse;

function clock(instant: string | null, date: string): string {
  return clockText(instant?.slice(0, 10) ?? null, instant?.slice(11, 19) ?? null, date);
}

const span = (window: EclipseWindow | null, date: string): string =>
  window === null ? 'none' : `${clock(window.start, date)} to ${clock(window.end, date)}`;

function titleOf({ type, kind }: Pick<Local, 'type' | 'kind'>): string {
  return `${type.slice(0, 1).toUpperCase()}${type.slice(1)} ${kind} eclipse`;
}

const pointText = ({ sign, nakshatra, pada }: EclipsePoint): string => `${sign}, ${nakshatra} pada ${pada}`;

const LIST_COLUMNS: readonly Column[] = [
  { title: 'Greatest (UTC)', size: 19 },
  { title: 'Eclipse', size: 15 },
  { title: 'Magnitude', align: 'end' },
  { title: 'Gamma', align: 'end' },
  { title: 'Saros', align: 'end' },
  { title: 'Moon in', size: 10 },
  { title: 'Nakshatra' },
];

function listRow(eclipse: GlobalSolarEclipse | GlobalLunarEclipse): string[] {
  const { kind, type, greatest, gamma, saros, moon } = eclipse;
  const magnitude = eclipse.kind === 'solar' ? eclipse.magnitude : eclipse.umbral_magnitude;
  return [
    `${greatest.slice(0, 10)} ${greatest.slice(11, 19)}`,
    `${kind} ${type}`,
    magnitude.toFixed(4),
    gamma.toFixed(4),
    String(saros),
    moon.sign,
    moon.nakshatra,
  ];
}

function listBlocks({ eclipses }: EclipseListData, from: string, to: string): Block[] {
  return [
    {
      kind: 'heading',
      title: `Eclipses from ${from} to ${to}`,
      lines:
        eclipses.length === 0 ? ['There is none.'] : ['Magnitude: of the Sun’s diameter; of the Moon’s in the umbra'],
    },
    ...(eclipses.length === 0 ? [] : [table('', LIST_COLUMNS, eclipses.map(listRow)) satisfies Block]),
  ];
}

const SOLAR_CONTACTS = {
  c1: 'Begins',
  c2: 'Central phase begins',
  max: 'Maximum',
  c3: 'Central phase ends',
  c4: 'Ends',
} as const;
const LUNAR_CONTACTS = {
  p1: 'Enters the penumbra',
  u1: 'Enters the umbra',
  u2: 'All in the umbra',
  max: 'Greatest',
  u3: 'Leaves it again',
  u4: 'Out of the umbra',
  p4: 'Out of the penumbra',
} as const;

const CONTACT_COLUMNS: readonly Column[] = [
  { title: '', size: 20 },
  { title: 'Time', size: 8 },
  { title: 'Altitude', align: 'end' },
  { title: 'Azimuth', align: 'end' },
  { title: '' },
];

function contactRow(name: string, contact: Contact | null, date: string): string[][] {
  if (contact === null) return [];
  const { at, altitude, azimuth, above_horizon } = contact;
  return [
    [
      name,
      clock(at, date),
      `${altitude.toFixed(1)}°`,
      `${azimuth.toFixed(1)}°`,
      above_horizon ? '' : 'below the horizon',
    ],
  ];
}

function seenText(eclipse: Local): string {
  const { date, type, type_visible: seen, greatest_visible: greatest } = eclipse;

  if (greatest === null) return 'Not seen from here.';
  const most = clock(greatest, date);
  if (eclipse.kind === 'solar') {
    const other = seen === type ? '' : `, ${type === 'total' ? 'never all of it' : 'no ring'}`;
    return `Most is seen at ${most}: ${(eclipse.obscuration_visible * 100).toFixed(0)} % of the Sun covered${other}.`;
  }
  const umbral = eclipse.umbral_magnitude_visible ?? 0;
  if (umbral <= 0) return `Most is seen at ${most}: the Moon in the penumbra alone.`;
  return umbral >= 1
    ? `Most is seen at ${most}: all of the Moon in the umbra.`
    : `Most is seen at ${most}: ${(umbral * 100).toFixed(0)} % of the Moon’s diameter in the umbra.`;
}

function localBlocks(eclipse: Local): Block[] {
  const { date, sun, moon, saros } = eclipse;
  const rows =
    eclipse.kind === 'solar'
      ? Object.entries(SOLAR_CONTACTS).flatMap(([key, name]) =>
          contactRow(name, eclipse.contacts[key as keyof typeof SOLAR_CONTACTS], date),
        )
      : Object.entries(LUNAR_CONTACTS).flatMap(([key, name]) =>
          contactRow(name, eclipse.contacts[key as keyof typeof LUNAR_CONTACTS], date),
        );
  const [rising, setting] =
    eclipse.kind === 'solar'
      ? ([
          ['Sunrise', eclipse.sunrise],
          ['Sunset', eclipse.sunset],
        ] as const)
      : ([
          ['Moonrise', eclipse.moonrise],
          ['Moonset', eclipse.moonset],
        ] as const);
  const magnitude = eclipse.kind === 'solar' ? eclipse.magnitude : eclipse.umbral_magnitude;
  return [
    { kind: 'heading', title: `${date} ${titleOf(eclipse)}`, lines: [seenText(eclipse)] },
    table('', CONTACT_COLUMNS, rows),
    {
      kind: 'facts',
      rows: [
        { label: eclipse.kind === 'solar' ? 'Magnitude' : 'Umbral magnitude', value: magnitude.toFixed(4) },
        ...[rising, setting].flatMap(([label, at]) => (at === null ? [] : [{ label, value: clock(at, date) }])),
        { label: 'Sun', value: pointText(sun) },
        { label: 'Moon', value: pointText(moon) },
        { label: 'Saros', value: String(saros) },
      ],
    },
  ];
}

function ritualBlocks({ date, why, sutak, sutak_children, punya_kala, observed, eclipse }: EclipseRitual): Block[] {
  return [
    { kind: 'heading', title: `${date} ${titleOf(eclipse)}`, lines: [why] },
    ...(observed
      ? [
          facts('', [
            ['Sutak', span(sutak, date)],
            ['Sutak of children, old and sick', span(sutak_children, date)],
            ['Punya kala', span(punya_kala, date)],
          ]) satisfies Block,
        ]
      : []),
  ];
}

function placeBlocks(
  { from, to, place }: { readonly from: string; readonly to: string; readonly place: Parameters<typeof placeText>[0] },
  eclipses: readonly (readonly Block[])[],
): Block[] {
  return [
    {
      kind: 'heading',
      title: `Eclipses from ${from} to ${to}, ${placeText(place)}`,
      lines: eclipses.length === 0 ? ['There is none.'] : [],
    },
    ...eclipses.flat(),
  ];
}

const SPAN_FIELDS = {
  from: { value: 'DATE', summary: 'First date' },
  to: { value: 'DATE', summary: 'Last date, at most 100 years later' },
  kind: { summary: 'Kind of eclipses' },
  shadow: { summary: 'Size of the shadow of the Earth' },
  moon_radius: { summary: 'One radius of the Moon, or a smaller one for the umbra as in NASA’s canons' },
  central_magnitude: {
    summary: 'Magnitude of a central eclipse: covered share of the diameter, or ratio of the discs',
  },
} as const;
const PLACE_FIELDS = {
  ...SPAN_FIELDS,
  'place.elevation': { name: 'elevation', value: 'METRES', summary: 'Height of the place above the sea' },
  min_magnitude: { summary: 'Smallest visible magnitude' },
  visible_only: { summary: 'Leave out invisible eclipses' },
} as const;

export const READINGS: Readings = {
  ...reading(list, {
    fields: SPAN_FIELDS,
    show: ({ input, data }) => listBlocks(data, input.from, input.to),
  }),
  ...reading(local, {
    fields: PLACE_FIELDS,
    show: ({ input, data }) => placeBlocks(input, data.eclipses.map(localBlocks)),
  }),
  ...reading(ritual, {
    fields: {
      ...PLACE_FIELDS,
      sutak: { summary: 'Sutak by quarters of day and night, or by hours' },
      minimum: { summary: 'Leave slight eclipses unobserved: under 1/12 of the Sun, 1/16 of the Moon' },
    },
    show: ({ input, data }) => placeBlocks(input, data.rituals.map(ritualBlocks)),
  }),
};
