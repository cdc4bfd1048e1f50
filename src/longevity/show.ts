import { birthHeading, facts, table } from '../operation/layout.js';
import { type Block, type Readings, reading, type View } from '../operation/show.js';
import { amshayu } from './amshayu.js';
import { COUNT_FIELDS } from './fieldWords.js';
import type { LifeInput } from './input.js';
import { jivasharma } from './jivasharma.js';
import { nisargayu } from './nisargayu.js';
import { pindayu } from './pindayu.js';
import type { GrahaYears, LifeStep, LifeYearsData } from './result.js';

const words = (name: string): string => name.replaceAll('_', ' ');
const years = (value: number): string => value.toFixed(2);

function applied(steps: readonly LifeStep[]): string {
  const names = steps
    .filter(({ applies }) => applies)
    .map(({ rule, factor }) => `${words(rule)} × ${factor.toFixed(3)}`);
  return names.length === 0 ? '–' : names.join(', ');
}

function spared(steps: readonly LifeStep[]): string {
  const names = steps.flatMap(({ rule, reason }) => (reason === null ? [] : [`${words(rule)} (${words(reason)})`]));
  return names.length === 0 ? '–' : names.join(', ');
}

const row = ({ graha, base, steps, years: left }: GrahaYears): string[] => [
  graha,
  years(base),
  applied(steps),
  spared(steps),
  years(left),
];

const REQUIRED = { sensitive: { summary: 'Required: everything here concerns length of life' } } as const;

function show(view: View<LifeInput, LifeYearsData>): Block[] {
  const { grahas, lagna, sum, evidence, note } = view.data;
  return [
    birthHeading(view, note),
    table('Years of the grahas', ['Graha', 'Before', 'Applied', 'Not applied', 'Years'], grahas.map(row)),
    facts('', [
      ['Ascendant', `${years(lagna.years)} (${words(lagna.taken)})`],
      ['Sum', years(sum)],
    ]),
    table(
      'Which count is used',
      ['Of', 'Graha', 'Virupas', 'Count'],
      evidence.map(({ of, graha, virupas, count, strongest }) => [
        of,
        graha,
        `${virupas.toFixed(1)}${strongest ? ' *' : ''}`,
        count,
      ]),
    ),
  ];
}

export const READINGS: Readings = {
  ...reading(pindayu, { show, fields: { ...REQUIRED, ...COUNT_FIELDS.pindayu } }),
  ...reading(nisargayu, { show, fields: { ...REQUIRED, ...COUNT_FIELDS.nisargayu } }),
  ...reading(amshayu, { show, fields: { ...REQUIRED, ...COUNT_FIELDS.amshayu } }),
  ...reading(jivasharma, { show, fields: { ...REQUIRED, ...COUNT_FIELDS.jivasharma } }),
};
