import { resolveBirth } from '../../cast/birth.js';
import { skyContext } from '../../cast/context.js';
import type { Declared } from '../../operation/operation.js';
import {
  type Block,
  type FieldWords,
  type Period,
  type Readings,
  reading,
  type TimelineBlock,
  type View,
} from '../../operation/show.js';
import { birthLine } from '../../operation/words.js';
import { ayanamsaLabel } from '../../zodiac/ayanamsas.js';
import { LESS } from '../showPeriods.js';
import { chara } from './chara.js';
import type { BrahmaData, DashaSeed, PlainSignPeriod, RashiDashaData, SignPeriod } from './data.js';
import { drig } from './drig.js';
import { FURTHER_FIELDS, furtherReadings } from './furtherShow.js';
import { lagnamsaka } from './lagnamsaka.js';
import { mandooka } from './mandooka.js';
import { moola } from './moola.js';
import { narayana } from './narayana.js';
import { niryanaShoola } from './niryanaShoola.js';
import type { RashiInput } from './operation.js';
import {
  antardashaEntries,
  charaEntries,
  drigEntries,
  exaltationEntries,
  mandookaEntries,
  narayanaEntries,
  occupantEntries,
  RINGS,
  roundEntries,
  sthiraEntries,
  strengthEntries,
} from './options.js';
import { shoola } from './shoola.js';
import { sthira } from './sthira.js';
import { sudarshana } from './sudarshana.js';
import { sudasa } from './sudasa.js';
import { trikona } from './trikona.js';

const LEVELS = ['Mahadasha', 'antardasha', 'pratyantardasha'] as const;

function periodsOf(periods: readonly (PlainSignPeriod & Pick<SignPeriod, 'periods'>)[]): readonly Period[] {
  return periods.map(({ sign, start_date, end_date, duration_years, periods: within = [] }) => ({
    name: sign,
    from: start_date,
    to: end_date,
    years: duration_years,
    within: periodsOf(within),
  }));
}

function timeline({ input }: View<RashiInput, unknown>, periods: readonly SignPeriod[], levels: number): TimelineBlock {
  return {
    kind: 'timeline',
    levels: LEVELS.slice(0, levels),
    periods: periodsOf(periods),
    offsetSeconds: resolveBirth(input.birth, skyContext({}, input)).offsetSeconds,
    less: LESS,
  };
}

export const words = (rule: string): string => rule.replaceAll('_', ' ');

function seedLine({ sign, from, compared, decided_by }: DashaSeed, direction: RashiDashaData['direction']): string {
  const way = direction === null ? '' : `, ${direction}`;
  const others = (compared ?? []).filter((one) => one !== sign);
  const by =
    decided_by === null || others.length === 0 ? '' : `, before ${others.join(' and ')} by ${words(decided_by)}`;
  return `Begins with ${sign} (${words(from)}${by})${way}`;
}

function brahmaLine({ planet, candidates }: BrahmaData): string {
  const others = candidates.filter((one) => one.planet !== planet).map((one) => one.planet);
  return `Brahma ${planet}${others.length === 0 ? '' : `, before ${others.join(' and ')}`}`;
}

function blocks<Data extends RashiDashaData>(view: View<RashiInput, Data>, ...more: readonly string[]): Block[] {
  const { input, data, meta } = view;
  const skipped = data.skipped_signs.map(({ sign, cycle }) => `${sign} (round ${cycle})`);
  return [
    {
      kind: 'heading',
      title: data.user_name,
      lines: [
        birthLine(input.birth, meta),
        [`${data.name} dasha`, ...more, `${ayanamsaLabel(meta.ayanamsa ?? 'lahiri')} ayanamsa`].join(', '),
        seedLine(data.seed, data.direction),
      ],
    },
    timeline(view, data.periods, input.levels ?? 2),
    ...(skipped.length === 0
      ? []
      : [{ kind: 'prose', lines: [`Without years: ${skipped.join(', ')}`] } satisfies Block]),
  ];
}

const FIELDS: Readonly<Record<string, FieldWords>> = {
  levels: { value: 'NUMBER', summary: 'Levels of periods: 1 mahadasha, 2 antardasha, 3 pratyantardasha' },
  nodes_exalted: { summary: 'Signs in which Rahu and Ketu are exalted' },
  co_lords: { summary: 'Lord of Scorpio and Aquarius: the stronger of two, or Mars and Saturn' },
  exaltation: { summary: 'Whether an exalted lord adds a year and a debilitated one takes one' },
  cycles: { value: 'NUMBER', summary: 'Rounds of twelve signs' },
  school: { summary: 'Whose Chara' },
  antardasha_first: { summary: 'The first sub-period: the next sign, or the sign itself' },
  sex: { summary: 'Sex of the native; raghava_bhatta needs it' },
  varga: { summary: 'The chart it is reckoned in' },
  aspects: { summary: 'Order of the aspected signs' },
  brahma: { value: 'PLANET', summary: 'The Brahma, instead of the computed one' },
  sign_years: { summary: 'How years are counted' },
  mercury_in_virgo: { summary: 'Whether Mercury in Virgo adds a year to Gemini: textbook yes, article no' },
  antardasha_rule: { summary: 'How sub-periods are ordered' },
  saturn_ketu: { summary: 'What Saturn and Ketu in the first sign change' },
  order: { summary: 'How it begins and leaps' },
  ...FURTHER_FIELDS,
};

const fieldsOf = (entries: Readonly<Record<string, unknown>>): Readonly<Record<string, FieldWords>> =>
  Object.fromEntries(Object.entries(FIELDS).filter(([name]) => name === 'levels' || name in entries));

function plain<Input extends RashiInput>(
  dasha: Declared<Input, RashiDashaData>,
  entries: Readonly<Record<string, unknown>>,
): Readings {
  return reading(dasha, { show: (view) => blocks(view), fields: fieldsOf(entries) });
}

export const RASHI_READINGS: Readings = {
  ...furtherReadings(blocks, fieldsOf, brahmaLine),
  ...reading(chara, {
    show: (view) => blocks(view, view.data.school === 'kn_rao' ? 'K. N. Rao' : 'Raghava Bhatta'),
    fields: fieldsOf(charaEntries()),
  }),
  ...reading(narayana, {
    show: (view) => blocks(view, ...(view.data.varga === 'd1' ? [] : [view.data.varga.toUpperCase()])),
    fields: fieldsOf(narayanaEntries()),
  }),
  ...plain(lagnamsaka, { ...strengthEntries(), ...exaltationEntries(), ...antardashaEntries() }),
  ...plain(moola, { ...strengthEntries(), ...exaltationEntries(), ...occupantEntries() }),
  ...reading(sudasa, {
    show: (view) => blocks(view, `Sree lagna ${view.data.sree_lagna}°`),
    fields: fieldsOf({ ...strengthEntries(), ...exaltationEntries(), ...antardashaEntries(), ...occupantEntries() }),
  }),
  ...plain(drig, drigEntries()),
  ...plain(trikona, {
    ...strengthEntries(),
    ...exaltationEntries(),
    ...roundEntries(),
    ...antardashaEntries(),
  }),
  ...reading(sthira, {
    show: (view) => blocks(view, ...(view.data.brahma === null ? [] : [brahmaLine(view.data.brahma)])),
    fields: fieldsOf(sthiraEntries()),
  }),
  ...plain(shoola, { ...strengthEntries(), ...roundEntries() }),
  ...plain(niryanaShoola, { ...strengthEntries(), ...antardashaEntries(), ...occupantEntries() }),
  ...plain(mandooka, mandookaEntries()),
  ...reading(sudarshana, {
    show: (view) => {
      const { input, data, meta } = view;
      return RINGS.flatMap((ring) => [
        {
          kind: 'heading',
          ...(ring === RINGS[0] ? { title: data.user_name } : {}),
          lines: [
            ...(ring === RINGS[0] ? [birthLine(input.birth, meta)] : []),
            `${data.name}, years from ${ring === 'ascendant' ? 'the ascendant' : ring === 'moon' ? 'the Moon' : 'the Sun'}`,
          ],
        },
        timeline(view, data.rings[ring], input.levels ?? 1),
      ]) satisfies Block[];
    },
    fields: { ...fieldsOf({}), cycles: { value: 'NUMBER', summary: 'Rounds of twelve years' } },
  }),
};
