import { birthHeading, table } from '../operation/layout.js';
import { type Block, type Column, type Readings, reading } from '../operation/show.js';
import { conjunctions, type TransitConjunctionsData } from './conjunctions.js';
import { ephemeris } from './ephemeris.js';
import { type HeliacalEvent, heliacal } from './heliacal.js';
import { murti } from './murti.js';
import { returns } from './returns.js';
import { orNone, spanHeading, spanTitle, when } from './showParts.js';

const PHASES: Readonly<Record<HeliacalEvent['phase'], string>> = {
  evening_last: 'last evening',
  morning_first: 'first morning',
  morning_last: 'last morning',
  evening_first: 'first evening',
};

const WHEN: Column = { title: 'When', size: 19 };

const FROM = { value: 'INSTANT', summary: 'Begin of the span, ISO 8601 with its offset' } as const;
const TO = { value: 'INSTANT', summary: 'End of the span, in the same form' } as const;
const ZONE = { name: 'clock-zone', value: 'ZONE', summary: 'IANA zone of the instants in the result' } as const;
const NATAL_FIELDS = {
  'natal.moon_sign_number': { value: 'NUMBER', summary: 'Sign of the Moon at birth, in place of a birth' },
  'natal.moon_nakshatra_number': { value: 'NUMBER', summary: 'Nakshatra of the Moon at birth' },
  'natal.ascendant_sign_number': { value: 'NUMBER', summary: 'Sign of the ascendant at birth' },
  'natal.sun_sign_number': { value: 'NUMBER', summary: 'Sign of the Sun at birth' },
} as const;
const PLANET: Column = { title: 'Planet', size: 7 };
const degreesText = (degrees: string): string => degrees.replace(/ \d\d\.\d\d"$/, '');
const dayOrNone = (instant: string | null): string => (instant === null ? 'not known' : when(instant));

function warTable({ wars }: TransitConjunctionsData): Block[] {
  if (wars.length === 0) return [];
  return [
    table(
      'Planetary wars',
      ['Planets', { title: 'From', size: 19 }, { title: 'To', size: 19 }, { title: 'Judged at', size: 19 }, 'Winner'],
      wars.map(({ planet, other, start, end, at, winner }) => [
        `${planet}, ${other}`,
        dayOrNone(start),
        dayOrNone(end),
        when(at),
        winner,
      ]),
    ),
  ];
}

const WHY: Readonly<Record<'never_rises' | 'never_sets', string>> = {
  never_rises: 'never rises here',
  never_sets: 'never sets here',
};

export const SKY_READINGS: Readings = {
  ...reading(heliacal, {
    fields: {
      from: FROM,
      to: TO,
      planets: { summary: 'Planets; Mars, Mercury, Jupiter, Venus and Saturn by default' },
      stars: { summary: 'Stars; Agastya (Canopus) by default' },
      method: { summary: 'What is measured of planets' },
      combustion_limits: { summary: 'Table of limits' },
    },
    show: ({ data }): Block[] => [
      spanHeading('First and last visibilities', data),
      orNone(
        data.events,
        table(
          '',
          [
            WHEN,
            { title: 'Body', size: 13 },
            { title: 'Visibility', size: 13 },
            { title: 'Limit', align: 'end' },
            'Sign',
          ],
          data.events.map(({ at, planet, star, phase, limit, sign }) => [
            when(at),
            planet ?? star ?? '',
            PHASES[phase],
            `${limit}°`,
            sign ?? '',
          ]),
        ),
      ),
      ...(data.unseen.length === 0
        ? []
        : [
            table(
              'Stars without a first visibility',
              ['Star', 'Why'],
              data.unseen.map(({ star, why }) => [star, WHY[why]]),
            ),
          ]),
    ],
  }),
  ...reading(conjunctions, {
    fields: {
      from: FROM,
      to: TO,
      ...NATAL_FIELDS,
      timezone: ZONE,
      planets: { summary: 'Planets; the nine without the Moon by default' },
      varga: { value: 'VARGA', summary: 'Chart in which longitudes are compared: d9 …' },
      war_limit: { value: 'DEGREES', summary: 'Degrees within which two are at war' },
      war_winner: { summary: 'Rule for the winner' },
    },
    show: ({ data }): Block[] => [
      spanHeading(data.varga === undefined ? 'Conjunctions' : `Conjunctions in ${data.varga.toUpperCase()}`, data),
      orNone(
        data.conjunctions,
        table(
          '',
          [WHEN, PLANET, { title: 'With', size: 7 }, { title: 'Sign', size: 11 }, { title: 'Degrees', align: 'end' }, { title: 'North by', align: 'end' }], // biome-ignore format: one line
          data.conjunctions.map(({ at, planet, other, sign, degrees, latitude_apart }) => [
            when(at),
            planet,
            other,
            sign,
            degreesText(degrees),
            `${latitude_apart.toFixed(2)}°`,
          ]),
        ),
      ),
      ...warTable(data),
    ],
  }),
  ...reading(ephemeris, {
    fields: {
      from: FROM,
      to: TO,
      timezone: ZONE,
      step: { summary: 'Unit of the step' },
      every: { value: 'NUMBER', summary: 'Units in a step' },
      planets: { summary: 'Planets; the nine grahas by default' },
    },
    show: ({ data }): Block[] => [
      spanHeading('Positions', data),
      table(
        '',
        [WHEN, PLANET, { title: 'Longitude', align: 'end' }, { title: 'Speed', align: 'end' }, 'Motion', { title: 'Latitude', align: 'end' }, { title: 'Declination', align: 'end' }], // biome-ignore format: one line
        data.rows.map(({ at, planet, longitude, speed, retrograde, latitude, declination }) => [
          when(at),
          planet,
          longitude.toFixed(6),
          speed.toFixed(6),
          retrograde ? 'retrograde' : 'direct',
          latitude.toFixed(4),
          declination.toFixed(4),
        ]),
      ),
    ],
  }),
  ...reading(murti, {
    fields: {
      from: FROM,
      to: TO,
      ...NATAL_FIELDS,
      timezone: ZONE,
      planets: { summary: 'Planets; the nine without the Moon by default' },
    },
    show: ({ data }): Block[] => [
      spanHeading('Murtis of entries', data),
      orNone(
        data.entries,
        table(
          '',
          [
            WHEN,
            PLANET,
            { title: 'Enters', size: 11 },
            { title: 'Moon in', size: 11 },
            ...(data.natal === undefined ? [] : [{ title: 'Murti' }]),
            'Gold for',
            'Silver for',
          ],
          data.entries.map(({ at, planet, sign, moon_sign, murthi, moon_signs }) => [
            when(at),
            planet,
            sign,
            moon_sign,
            ...(data.natal === undefined ? [] : [murthi ?? '']),
            moon_signs.swarna.join(', '),
            moon_signs.rajata.join(', '),
          ]),
        ),
      ),
    ],
  }),
  ...reading(returns, {
    fields: { from: FROM, to: TO, timezone: ZONE, planets: { summary: 'Grahas; all but the Moon by default' } },
    show: (view): Block[] => [
      birthHeading(view, spanTitle('Returns', view.data)),
      orNone(
        view.data.returns,
        table(
          '',
          [WHEN, PLANET, { title: 'Longitude', align: 'end' }, { title: 'Round', align: 'end' }, 'Motion'],
          view.data.returns.map(({ at, planet, longitude, round, motion }) => [
            when(at),
            planet,
            longitude.toFixed(4),
            String(round),
            motion,
          ]),
        ),
      ),
    ],
  }),
};
