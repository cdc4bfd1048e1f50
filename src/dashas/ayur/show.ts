import { resolveBirth } from '../../cast/birth.js';
import { skyContext } from '../../cast/context.js';
import { COUNT_FIELDS } from '../../longevity/fieldWords.js';
import { birthHeading, facts, table } from '../../operation/layout.js';
import { type Block, type Period, type Readings, reading, type View } from '../../operation/show.js';
import { LESS, LEVEL_NAMES, levelsField } from '../showPeriods.js';
import { amshayu } from './amshayu.js';
import { nisargayu } from './nisargayu.js';
import { AYUR_LEVELS, type AyurDashaData, type AyurInput, type AyurPeriod } from './operation.js';
import { pindayu } from './pindayu.js';

function periodsOf(periods: readonly AyurPeriod[]): readonly Period[] {
  return periods.map(({ lord, start_date, end_date, duration_years, periods: within = [] }) => ({
    name: lord ?? 'Ascendant',
    from: start_date,
    to: end_date,
    years: duration_years,
    within: periodsOf(within),
  }));
}

function show(view: View<AyurInput, AyurDashaData>): Block[] {
  const { input, data } = view;
  return [
    birthHeading(view, `${data.name} dasha`),
    {
      kind: 'timeline',
      levels: LEVEL_NAMES.slice(0, input.levels ?? AYUR_LEVELS),
      periods: periodsOf(data.periods),
      offsetSeconds: resolveBirth(input.birth, skyContext({}, input)).offsetSeconds,
      less: LESS,
    },
    facts('', [['Years', data.total_years.toFixed(2)]]),
    table(
      'Which count is used',
      ['Of', 'Graha', 'Virupas', 'Count'],
      data.evidence.map(({ of, graha, virupas, count, strongest }) => [
        of,
        graha,
        `${virupas.toFixed(1)}${strongest ? ' *' : ''}`,
        count,
      ]),
    ),
  ];
}

const FIELDS = {
  levels: levelsField(2),
  first: { summary: 'From whom the periods begin' },
  sharing: { summary: 'Who shares a period where several are in one place' },
  sensitive: { summary: 'Required: the periods are years of life' },
} as const;

export const AYUR_READINGS: Readings = {
  ...reading(pindayu, { show, fields: { ...FIELDS, ...COUNT_FIELDS.pindayu } }),
  ...reading(nisargayu, { show, fields: { ...FIELDS, ...COUNT_FIELDS.nisargayu } }),
  ...reading(amshayu, { show, fields: { ...FIELDS, ...COUNT_FIELDS.amshayu } }),
};
