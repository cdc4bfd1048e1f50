import { table } from '../operation/layout.js';
import { type Block, type Column, type Readings, reading } from '../operation/show.js';
import { type HeliacalEvent, heliacal } from './heliacal.js';
import { orNone, spanHeading, when } from './showParts.js';

const PHASES: Readonly<Record<HeliacalEvent['phase'], string>> = {
  evening_last: 'last evening',
  morning_first: 'first morning',
  morning_last: 'last morning',
  evening_first: 'first evening',
};

const WHEN: Column = { title: 'When', size: 19 };

const WHY: Readonly<Record<'never_rises' | 'never_sets', string>> = {
  never_rises: 'never rises here',
  never_sets: 'never sets here',
};

export const SKY_READINGS: Readings = {
  ...reading(heliacal, {
    fields: {
      from: { value: 'INSTANT', summary: 'Begin of the span, ISO 8601 with its offset' },
      to: { value: 'INSTANT', summary: 'End of the span, in the same form' },
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
};
