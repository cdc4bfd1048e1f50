import { facts, table } from '../operation/layout.js';
import type { Declared } from '../operation/operation.js';
import type { Block, FieldWords, Readings, TableBlock } from '../operation/show.js';
import { reading } from '../operation/show.js';
import { birthLine, plainWords, wallClock } from '../operation/words.js';
import type { DashaApplicability } from './applicability.js';
import { type ApplicableSystem, applicable } from './applicable.js';
import { dwadashottari, panchottari, shatabdika, shodashottari } from './conditional.js';
import { GRAHA_READINGS } from './graha/show.js';
import { WINDOW_LEVELS } from './input.js';
import { kalachakra } from './kalachakra.js';
import { karanaChaturashiti, type LimbDashaData, tithiAshtottari, tithiYogini, yogaVimshottari } from './limbDasha.js';
import { naisargika } from './naisargika.js';
import { ashtottari, yogini } from './popular.js';
import { running } from './running.js';
import { chaturashitiSama, dwisaptatiSama, shashtihayani, shattrimshaSama } from './shortCycles.js';
import { dashaHeading, LEVEL_NAMES, levelsField, rulerName, timelineBlock } from './showPeriods.js';
import type { StarDashaData } from './starDasha.js';
import type { SystemId } from './systemIds.js';
import { ENGINES } from './systems.js';
import { timeline } from './timeline.js';

export const OPTION_FIELDS: Readonly<Record<string, FieldWords>> = {
  from: {
    value: 'POINT',
    summary: 'Point whose nakshatra opens the cycle: moon, ascendant, a planet, kshema, utpanna or adhana',
  },
  varga: { value: 'CHART', summary: 'Chart in which the point stands: d1, d9 or another division' },
  cycles: { value: 'NUMBER', summary: 'How often the cycle repeats' },
  tribhagi: { summary: 'Every period a third as long, three times as many cycles' },
  antardasha_start: { value: 'LORD', summary: 'Whose sub-period comes first: same, next or previous' },
  antardasha_direction: { value: 'WAY', summary: 'Whether sub-periods follow the order: forward or backward' },
  antardasha_split: { value: 'PARTS', summary: 'Sub-periods by the years of their lords, or equal' },
  ashtottari_elapsed: { value: 'READING', summary: 'Spent part of a group: star_blocks or arc_linear' },
  ashtottari_seed: { value: 'STAR', summary: 'Nakshatra with which the groups begin: ardra or krittika' },
  after_ninth: { value: 'READING', summary: 'What follows the ninth sign: next_pada or same_pada' },
};

export const inVarga = (varga: string | undefined): string => (varga === undefined ? '' : ` in ${varga.toUpperCase()}`);

const HELD = new Map([
  [true, 'holds'],
  [false, 'does not hold'],
  [null, 'not known'],
]);
const APPLIES = new Map([
  [true, 'applies'],
  [false, 'does not apply'],
  [null, 'not known without the time'],
]);

function conditionsBlock({ applies, conditions }: DashaApplicability): Block {
  return {
    kind: 'facts',
    title: `By the text this dasha ${APPLIES.get(applies) ?? ''}`,
    rows: conditions.map(({ text, holds, locus }) => ({
      label: text,
      value: HELD.get(holds) ?? '',
      remark: `Brihat Parashara Hora ${locus}`,
    })),
  };
}

const LEVELS_FIELD = { levels: levelsField() };

const starFields = (names: readonly string[]): Readonly<Record<string, FieldWords>> => ({
  ...LEVELS_FIELD,
  ...Object.fromEntries(names.map((name) => [name, OPTION_FIELDS[name] ?? { summary: name }])),
});
const CYCLE = ['cycles', 'tribhagi', 'antardasha_start', 'antardasha_direction', 'antardasha_split'];

type StarInput = Parameters<typeof yogini>[0] | Parameters<typeof ashtottari>[0];

function starReading(dasha: Declared<StarInput, StarDashaData>, more: readonly string[] = []): Readings {
  return reading(dasha, {
    show: ({ input, data, meta }) => {
      const { name, from, varga, longitude, nakshatra, periods, applicability, user_name } = data;
      const point = from === 'moon' ? 'Moon' : from;
      const line = `${name} dasha, ${point}${inVarga(varga)} ${longitude}° in ${nakshatra}`;
      return [
        dashaHeading(input, meta, user_name, [line]),
        timelineBlock(input, periods),
        conditionsBlock(applicability),
      ];
    },
    fields: starFields(['from', 'varga', ...CYCLE, ...more]),
  });
}

function opened({ from, tithi, yoga, karana, name }: LimbDashaData): string {
  return `${name} dasha, ${from} ${tithi ?? yoga ?? karana} at birth (experimental)`;
}

function limbReading(dasha: typeof tithiYogini): Readings {
  return reading(dasha, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [opened(data)]),
      timelineBlock(input, data.periods),
    ],
    fields: starFields(CYCLE),
  });
}

function applicableTable(systems: readonly ApplicableSystem[]): TableBlock {
  return table(
    '',
    ['Dasha', 'Applies', 'Condition', 'Holds', 'Verses'],
    systems.flatMap(({ name, applies, conditions }) =>
      conditions.map(({ text, holds, locus }, i) => [
        i === 0 ? name : '',
        i === 0 ? (applies === null ? 'not known' : applies ? 'yes' : 'no') : '',
        text,
        holds === null ? 'not known' : holds ? 'yes' : 'no',
        locus,
      ]),
    ),
  );
}

const SYSTEMS_FIELDS: Readonly<Record<string, FieldWords>> = {
  systems: { value: 'SYSTEMS', summary: 'Dashas by the names of their operations, as JSON: ["vimshottari","yogini"]' },
  options: { value: 'OPTIONS', summary: 'Options by system, as JSON: {"kalachakra":{"after_ninth":"same_pada"}}' },
};
const SPAN = [
  { title: 'From', size: 19 },
  { title: 'To', size: 19 },
] as const;
const level = (number: number): string => LEVEL_NAMES[number - 1]?.toLowerCase() ?? '';

function whyNone(system: SystemId, ended: string | undefined): string {
  if (ended === undefined)
    return system === 'tara' ? 'none: before birth, or no graha in a kendra' : 'none: before birth';
  const more = ENGINES[system].takes.includes('cycles') ? `; options.${system}.cycles may go on` : '';
  return `none: ended ${wallClock(ended)}${more}`;
}

export const SYSTEM_READINGS: Readings = {
  ...starReading(ashtottari, ['ashtottari_elapsed', 'ashtottari_seed']),
  ...starReading(yogini),
  ...starReading(shodashottari),
  ...starReading(dwadashottari),
  ...starReading(panchottari),
  ...starReading(shatabdika),
  ...starReading(chaturashitiSama),
  ...starReading(dwisaptatiSama),
  ...starReading(shashtihayani),
  ...starReading(shattrimshaSama),
  ...limbReading(tithiAshtottari),
  ...limbReading(tithiYogini),
  ...limbReading(yogaVimshottari),
  ...limbReading(karanaChaturashiti),
  ...GRAHA_READINGS,
  ...reading(naisargika, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, ['Naisargika dasha: the ages of the planets (experimental)']),
      timelineBlock(input, data.periods, 1),
    ],
  }),
  ...reading(kalachakra, {
    show: ({ input, data, meta }) => {
      const { longitude, nakshatra, pada, periods, deha, jeeva, paramayush_years, group, user_name } = data;
      const leaps = periods.flatMap((period) =>
        period.gati === null || period.gati === undefined
          ? []
          : [{ label: `${period.sign}, ${period.start_date}`, value: period.gati }],
      );
      return [
        dashaHeading(input, meta, user_name, [`Kalachakra dasha, Moon ${longitude}° in ${nakshatra}, pada ${pada}`]),
        facts('', [
          ['Row', `${group === undefined ? '' : plainWords(group)}, pada ${pada}, ${paramayush_years} years in all`],
          ['Deha', deha],
          ['Jeeva', jeeva],
        ]),
        timelineBlock(input, periods),
        ...(leaps.length === 0 ? [] : [{ kind: 'facts', title: 'Leaps', rows: leaps } as const]),
      ];
    },
    fields: starFields(['after_ninth']),
  }),
  ...reading(applicable, {
    show: ({ input, data, meta }) => [
      {
        kind: 'heading',
        title: data.user_name,
        lines: [
          birthLine(input.birth, meta),
          'Dashas that Parashara applies to this birth; any one condition suffices',
        ],
      },
      applicableTable(data.systems),
    ],
  }),
  ...reading(running, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [`What runs at ${wallClock(data.at)}`]),
      table(
        '',
        ['Dasha', 'Level', 'Period', ...SPAN, { title: 'Passed', align: 'end' }],
        data.running.flatMap(({ system, periods, ended }) =>
          periods.length === 0
            ? [[system, '', whyNone(system, ended), '', '', '']]
            : periods.map((period, i) => [
                i === 0 ? system : '',
                level(period.level),
                rulerName(period),
                wallClock(period.start),
                wallClock(period.end),
                `${(period.fraction_elapsed * 100).toFixed(1)}%`,
              ]),
        ),
      ),
    ],
    fields: {
      levels: levelsField(WINDOW_LEVELS),
      ...SYSTEMS_FIELDS,
      at: { value: 'INSTANT', summary: 'The moment, ISO 8601 with UTC offset' },
    },
  }),
  ...reading(timeline, {
    show: ({ input, data, meta }) => [
      dashaHeading(input, meta, data.user_name, [`Dashas from ${wallClock(data.start)} to ${wallClock(data.end)}`]),
      table(
        '',
        [...SPAN, 'Dasha', 'Level', 'Period'],
        data.periods.map((period) => [
          wallClock(period.start),
          wallClock(period.end),
          period.system,
          level(period.level),
          rulerName(period),
        ]),
      ),
      ...(data.periods.length > 0 && data.ended === undefined
        ? []
        : [
            {
              kind: 'prose' as const,
              lines: data.ended?.map(({ system, end }) => `${system}: ${whyNone(system, end)}.`) ?? [
                'No period touches the span, which ends before the birth.',
              ],
            },
          ]),
    ],
    fields: {
      levels: levelsField(WINDOW_LEVELS),
      ...SYSTEMS_FIELDS,
      start: { value: 'INSTANT', summary: 'Start of the span, ISO 8601 with UTC offset' },
      end: { value: 'INSTANT', summary: 'Where it ends' },
    },
  }),
};
