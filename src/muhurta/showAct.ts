import { prose, table } from '../operation/layout.js';
import { type Block, reading } from '../operation/show.js';
import { placeText } from '../operation/words.js';
import { act } from './act.js';
import type { ActConditionData, ActData, ActReason } from './actData.js';
import { type LattadiCause, lattadi } from './lattadi.js';
import type { LattadiFaultName } from './tables/lattadi.js';
import type { MuhurtaWindow } from './vedicDay.js';

const hour = (instant: string): string => instant.slice(11, 16);
const day = (instant: string): string => `${instant.slice(0, 10)} ${hour(instant)}`;

function partText(during: readonly MuhurtaWindow[] | undefined): string {
  return during === undefined ? '' : ` (${during.map(({ start, end }) => `${hour(start)}–${hour(end)}`).join(', ')})`;
}

/** What runs, or where nothing has a name, what is asked. */
function reasonText({ condition, value, during }: ActReason, conditions: readonly ActConditionData[]): string {
  const asks = conditions.find(({ id }) => id === condition)?.asks ?? condition;
  return `${value === '' ? asks : value}${partText(during)}`;
}

export function actTables({ dates, windows, conditions }: ActData): Block[] {
  const reasons = (list: readonly ActReason[]): string => list.map((one) => reasonText(one, conditions)).join('; ');
  return [
    table(
      'Dates',
      [{ title: 'Date', size: 10 }, { title: 'Weekday', size: 9 }, { title: 'Hours', align: 'end', size: 5 }, 'Score'],
      dates.map(({ date, weekday, minutes, score }) => [date, weekday, (minutes / 60).toFixed(1), String(score)]),
    ),
    table(
      'Windows',
      [
        { title: 'From', size: 16 },
        { title: 'To', size: 16 },
        { title: 'Score', align: 'end', size: 5 },
        { title: 'Speaks for it', size: 40 },
        'Speaks against it',
      ],
      windows.map((window) => [
        day(window.start),
        day(window.end),
        String(window.score),
        reasons(window.for),
        reasons(window.against),
      ]),
    ),
  ];
}

export function conditionTable({ conditions }: ActData): Block {
  return table(
    'Conditions',
    [
      { title: 'Text says', size: 9 },
      { title: 'Required', size: 8 },
      { title: 'Excludes hours', align: 'end', size: 14 },
      { title: 'Condition', size: 50 },
      'Source',
    ],
    conditions.map(({ says, required, hours, asks, verse }) => [
      says,
      required ? 'yes' : 'no',
      hours.toFixed(1),
      asks,
      verse,
    ]),
  );
}

const FAULTS: Readonly<Record<LattadiFaultName, string>> = {
  latta: 'Latta',
  pata: 'Pata',
  yuti: 'Yuti',
  vedha: 'Vedha',
  jamitra: 'Jamitra',
  panchaka: 'Panchaka',
  ekargala: 'Ekargala',
  upagraha: 'Upagraha',
  kranti_samya: 'Kranti samya',
  dagdha_tithi: 'Dagdha tithi',
};

const causeText = ({ graha, by, exact }: LattadiCause): string =>
  `${graha === undefined ? '' : `${graha} `}${by}${exact ? '' : ', not by the narrow reading'}`;

const LATTADI_READINGS = reading(lattadi, {
  show: ({ input, data }) => [
    {
      kind: 'heading',
      title: `${day(data.at)}, ${placeText(input.place)}`,
      lines: [`Moon in ${data.nakshatra}, quarter ${data.quarter}`, `${data.straight} of ten lines straight`],
    },
    table(
      '',
      [{ title: 'Line', size: 13 }, { title: '', size: 9 }, { title: 'By', size: 44 }, 'Counts in'],
      data.faults.map(({ fault, causes, region }) => [
        FAULTS[fault],
        causes.length === 0 ? 'straight' : 'bent',
        causes.map(causeText).join('; '),
        causes.length === 0 ? '' : (region ?? 'every country'),
      ]),
    ),
  ],
  fields: { rahu_latta: { summary: 'Whether Rahu kicks behind him, by the verse, or ahead' } },
});

export const ACT_READINGS = {
  ...LATTADI_READINGS,
  ...reading(act, {
    show: ({ input, data }) => [
      {
        kind: 'heading',
        title: `${data.name}: ${input.from} to ${input.to}, ${placeText(input.place)}`,
        lines: ['By the limbs of the day, seasons and planets; the chart of the moment is not judged'],
      },
      ...(data.found === 0
        ? [prose('No window meets every required condition. The table of conditions shows what each excludes.')]
        : actTables(data)),
      ...(data.truncated ? [prose(`${data.found} windows; the first ${data.windows.length} are listed.`)] : []),
      conditionTable(data),
    ],
    fields: {
      strictness: { summary: 'Conditions of printed lists, all that is necessary, or also all that is to be avoided' },
      asta: { summary: 'Jupiter and Venus invisible by degrees of time, or by degrees of longitude' },
      births: { summary: 'List of births or of their Moons, for chandra and tara', value: 'JSON' },
      minimum_minutes: { summary: 'Shortest window in minutes' },
      limit: { summary: 'How many windows to list' },
    },
  }),
};
