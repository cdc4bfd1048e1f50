import { resolveBirth } from '../cast/birth.js';
import { luminaryContext } from '../cast/context.js';
import { sensitivityBlocks } from '../cast/sensitivityWords.js';
import { table } from '../operation/layout.js';
import { type Period, type Readings, reading } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import { ayanamsaLabel } from '../zodiac/ayanamsas.js';
import { AYUR_READINGS } from './ayur/show.js';
import { karaka } from './karaka.js';
import { RASHI_READINGS } from './rashi/show.js';
import type { DashaSensitivity } from './sensitivity.js';
import { dashaHeading, LESS, LEVEL_NAMES, levelsField, timelineBlock } from './showPeriods.js';
import { inVarga, OPTION_FIELDS, SYSTEM_READINGS } from './showSystems.js';
import {
  type Antardasha,
  type Mahadasha,
  type Pratyantardasha,
  type Sookshmadasha,
  vimshottariOperation,
} from './vimshottari.js';

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

const VIMSHOTTARI_FIELDS = [
  'from',
  'varga',
  'tribhagi',
  'antardasha_start',
  'antardasha_direction',
  'antardasha_split',
];

export const READINGS: Readings = {
  ...SYSTEM_READINGS,
  ...reading(vimshottariOperation, {
    show: ({ input, data, meta }) => {
      const {
        mahadashas,
        moon_longitude,
        nakshatra_at_birth,
        user_name,
        sensitivity,
        from,
        longitude,
        nakshatra,
        varga,
      } = data;
      const opening =
        from === undefined
          ? `Moon ${moon_longitude}° in ${nakshatra_at_birth}`
          : `${from}${inVarga(varga)} ${longitude}° in ${nakshatra}`;
      const school = ayanamsaLabel(meta.ayanamsa ?? 'lahiri');
      return [
        {
          kind: 'heading',
          title: user_name,
          lines: [birthLine(input.birth, meta), `Vimshottari dasha, ${opening}, ${school} ayanamsa`],
        },
        {
          kind: 'timeline',
          levels: LEVEL_NAMES.slice(0, input.levels ?? 2),
          periods: periodsOf(mahadashas),
          offsetSeconds: resolveBirth(input.birth, luminaryContext({}, input)).offsetSeconds,
          less: LESS,
        },
        ...sensitivityBlocks(sensitivity, sensitivity === undefined ? [] : [firstEnd(sensitivity)]),
      ];
    },
    fields: {
      levels: levelsField(),
      ...Object.fromEntries(VIMSHOTTARI_FIELDS.map((name) => [name, OPTION_FIELDS[name] ?? { summary: name }])),
    },
    example: { levels: 3, birth: vimshottariOperation.operation.example.birth },
  }),
  ...RASHI_READINGS,
  ...reading(karaka, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [`${data.name} dasha`]),
      table(
        '',
        ['Karaka', 'Graha', 'Sign', 'Years'],
        data.karakas.map((row) => [row.karaka, row.planet, row.sign, String(row.years)]),
      ),
      timelineBlock(input, data.periods),
    ],
    fields: {
      levels: levelsField(),
      scheme: { summary: 'Chara karakas with Rahu (eight) or of the seven planets' },
      in_ascendant: { summary: 'Years of a karaka in the ascendant: twelve or none' },
      antardasha_first: { summary: 'Whose sub-period comes first: same or next' },
    },
  }),
  ...AYUR_READINGS,
};
