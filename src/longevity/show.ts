import { birthHeading, facts, table } from '../operation/layout.js';
import { type Block, type Readings, reading, type View } from '../operation/show.js';
import { amshayu } from './amshayu.js';
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

const FIELDS = {
  sensitive: { summary: 'Required: everything here concerns length of life' },
  relation: { summary: "Whose sign is an enemy's: by nature, or with the place as well" },
  enemy_exempt: { summary: "Who loses nothing in an enemy's sign" },
  combustion: { summary: 'Limits within which the Sun burns' },
  visible_half: { summary: 'Loss in the visible half: by houses of signs, or in proportion' },
  in_one_sign: { summary: 'Who loses there where several share a sign' },
  several: { summary: 'Which of several losses count' },
  lagna_years: { summary: 'Years of the ascendant: by navamsha, sign, stronger lord, or both' },
} as const;
const RISING = { rising_malefic: { summary: 'What a malefic in the ascendant takes' } } as const;

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
  ...reading(pindayu, { show, fields: { ...FIELDS, ...RISING } }),
  ...reading(nisargayu, {
    show,
    fields: {
      ...FIELDS,
      ...RISING,
      basis: { summary: 'Natural years in proportion and reduced, or the same for everyone' },
    },
  }),
  ...reading(amshayu, { show, fields: { ...FIELDS, bharana: { summary: 'The text that increases years' } } }),
  ...reading(jivasharma, { show, fields: { ...FIELDS, ...RISING } }),
};
