import { resolveBirth } from '../cast/birth.js';
import { luminaryContext } from '../cast/context.js';
import { sensitivityBlocks } from '../cast/sensitivityWords.js';
import { type Period, type Readings, reading } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import { ayanamsaLabel } from '../zodiac/ayanamsas.js';
import type { DashaSensitivity } from './sensitivity.js';
import {
  type Antardasha,
  type Mahadasha,
  type Pratyantardasha,
  type Sookshmadasha,
  vimshottariOperation,
} from './vimshottari.js';

/** Names of the levels from the first. */
const LEVELS = ['Mahadasha', 'antardasha', 'pratyantardasha', 'sookshmadasha', 'pranadasha'] as const;

/** Returns the periods of a daśā with those within them, whatever the lists of the levels are called. */
export function periodsOf(
  periods: readonly (Mahadasha & Antardasha & Pratyantardasha & Sookshmadasha)[],
): readonly Period[] {
  return periods.map((period) => {
    const { planet, start_date, end_date, duration_years } = period;
    const within = period.antardashas ?? period.pratyantardashas ?? period.sookshmadashas ?? period.pranadashas ?? [];
    return { name: planet, from: start_date, to: end_date, years: duration_years, within: periodsOf(within) };
  });
}

function firstEnd({ first_end: { earliest, latest } }: DashaSensitivity): string {
  return `The first mahadasha ends on ${earliest} for a birth at one end, on ${latest} for one at the other`;
}

/** How the daśās are read. */
export const READINGS: Readings = {
  ...reading(vimshottariOperation, {
    show: ({ input, data, meta }) => {
      const { mahadashas, moon_longitude, nakshatra_at_birth, user_name, sensitivity } = data;
      const school = ayanamsaLabel(meta.ayanamsa ?? 'lahiri');
      return [
        {
          kind: 'heading',
          title: user_name,
          lines: [
            birthLine(input.birth, meta),
            `Vimshottari dasha, Moon ${moon_longitude}° in ${nakshatra_at_birth}, ${school} ayanamsa`,
          ],
        },
        {
          kind: 'timeline',
          levels: LEVELS.slice(0, input.levels ?? 2),
          periods: periodsOf(mahadashas),
          offsetSeconds: resolveBirth(input.birth, luminaryContext({}, input)).offsetSeconds,
        },
        ...sensitivityBlocks(sensitivity, sensitivity === undefined ? [] : [firstEnd(sensitivity)]),
      ];
    },
    fields: {
      levels: {
        value: 'NUMBER',
        summary: `Levels of periods: ${LEVELS.map((name, i) => `${i + 1} ${name.toLowerCase()}`).join(', ')}`,
      },
    },
    example: { levels: 3, birth: vimshottariOperation.example.birth },
  }),
};
