import { facts, table } from '../operation/layout.js';
import { type Block, type Column, type Readings, reading, type TableBlock } from '../operation/show.js';
import { clockText } from '../operation/words.js';
import type { Place } from '../types.js';
import { bhadra as bhadraOperation } from './bhadra.js';
import { choghadiya } from './choghadiya.js';
import { muhurtaDay } from './day.js';
import type { MuhurtaDayData, NakshatraWindow } from './dayData.js';
import { gowri } from './gowri.js';
import { hora } from './hora.js';
import type { LordlyData, LordlyPart } from './lordly.js';
import { rahuKalam } from './rahuKalam.js';
import { ACT_READINGS } from './showAct.js';
import { BALA_READINGS } from './showBala.js';
import { dayHeading, partial } from './showWindow.js';
import { WINDOW_READINGS } from './showWindows.js';
import type { MuhurtaWindow } from './vedicDay.js';
import { muhurtaYogas } from './yogas.js';

function clock(instant: string | null, date: string): string {
  return clockText(instant?.slice(0, 10) ?? null, instant?.slice(11, 19) ?? null, date);
}

const span = (window: MuhurtaWindow | null, date: string): string =>
  window === null ? 'none' : `${clock(window.start, date)} to ${clock(window.end, date)}`;

const WINDOW: readonly Column[] = [
  { title: 'From', size: 22 },
  { title: 'To', size: 22, tight: true },
];

const cells = ({ start, end }: MuhurtaWindow, date: string): string[] => [clock(start, date), clock(end, date)];

function windowTable(
  title: string,
  columns: readonly Column[],
  date: string,
  rows: readonly (readonly [window: MuhurtaWindow, ...words: string[]])[],
): TableBlock {
  return table(
    title,
    [...WINDOW, ...columns],
    rows.map(([window, ...words]) => [...cells(window, date), ...words]),
  );
}

function named(windows: Readonly<Record<string, unknown>>, words: Readonly<Record<string, string>>, date: string) {
  return Object.entries(words).flatMap(([field, label]) => {
    const value = windows[field];
    const list = (Array.isArray(value) ? value : [value]) as readonly (MuhurtaWindow | null)[];
    return list.map((window) => [
      label,
      ...(window === null ? ['none', ''] : [...cells(window, date), ...besides(window)]),
    ]);
  });
}

function besides(window: MuhurtaWindow): string[] {
  const { nakshatra, ghati, crosses_sunrise } = window as Partial<NakshatraWindow>;
  if (nakshatra === undefined) return [];
  return [`${nakshatra}, ghati ${ghati}${crosses_sunrise === true ? ', past the next sunrise' : ''}`];
}

const NAMED: readonly Column[] = [{ title: '', size: 17 }, ...WINDOW];

const GOOD_WORDS = {
  brahma_muhurta: 'Brahma muhurta',
  pratah_sandhya: 'Pratah sandhya',
  abhijit: 'Abhijit',
  vijaya: 'Vijaya',
  godhuli: 'Godhuli',
  sayahna_sandhya: 'Sayahna sandhya',
  nishita: 'Nishita',
  amrita_kala: 'Amrita kala',
} as const;

const BAD_WORDS = {
  rahu_kalam: 'Rahu kalam',
  yamaganda: 'Yamaganda',
  gulika_kalam: 'Gulika kalam',
  durmuhurta: 'Durmuhurta',
  varjyam: 'Varjyam',
  bhadra: 'Bhadra',
  panchaka: 'Panchaka',
  vinchudo: 'Vinchudo',
} as const;

const YOGA_WORDS = {
  amrita_siddhi: 'Amrita siddhi',
  sarvartha_siddhi: 'Sarvartha siddhi',
  ravi_yoga: 'Ravi yoga',
  dvipushkara: 'Dvipushkara',
  tripushkara: 'Tripushkara',
  ravi_pushya: 'Ravi Pushya',
  guru_pushya: 'Guru Pushya',
  aadal: 'Aadal',
  vidaal: 'Vidaal',
  jwalamukhi: 'Jwalamukhi',
  ganda_moola: 'Ganda moola',
} as const;

function parts<Part extends LordlyPart & { readonly lord: string }>(
  { day, parts: all, times_partial }: LordlyData<Part>,
  place: Place,
  nameOf: (part: Part) => string,
): Block[] {
  const columns: Column[] = [{ title: '', size: 8 }, { title: 'Lord', size: 8 }, { title: '' }];
  const half = (which: 'day' | 'night', title: string): TableBlock =>
    windowTable(
      title,
      columns,
      day.date,
      all
        .filter(({ part }) => part === which)
        .map((part): readonly [MuhurtaWindow, ...string[]] => [part, nameOf(part), part.lord, part.quality]),
    );
  return [dayHeading(day, place), half('day', 'By day'), half('night', 'By night'), ...partial(times_partial)];
}

export function windowTables({ day, good, bad }: Pick<MuhurtaDayData, 'day' | 'good' | 'bad'>): Block[] {
  const columns = [...NAMED, { title: '' }];
  return [
    table('Good windows', columns, named({ ...good }, GOOD_WORDS, day.date)),
    table('Windows to avoid', columns, named({ ...bad }, BAD_WORDS, day.date)),
  ];
}

export const READINGS: Readings = {
  ...ACT_READINGS,
  ...BALA_READINGS,
  ...WINDOW_READINGS,
  ...reading(rahuKalam, {
    show: ({ input, data: { day, eighth, rahu_kalam } }) => [
      dayHeading(day, input.place),
      {
        kind: 'facts',
        rows: [
          { label: 'Rahu kalam', value: span(rahu_kalam, day.date), remark: `eighth ${eighth} of the day` },
          { label: 'Sunrise', value: clock(day.sunrise, day.date) },
          { label: 'Sunset', value: clock(day.sunset, day.date) },
          { label: 'Next sunrise', value: clock(day.next_sunrise, day.date) },
        ],
      },
    ],
  }),
  ...reading(muhurtaDay, {
    show: ({ input, data: { muhurtas, disha_shool, times_partial, ...windows } }) => [
      dayHeading(windows.day, input.place),
      ...windowTables(windows),
      windowTable(
        'The thirty muhurtas',
        [{ title: '', size: 14 }, { title: '' }],
        windows.day.date,
        muhurtas.map((one): readonly [MuhurtaWindow, ...string[]] => [one, one.name, one.quality]),
      ),
      facts('', [['Disha shool', disha_shool]]),
      ...partial(times_partial),
    ],
    fields: {
      mula_varjyam: { summary: 'Ghati at which the varjya of Mula begins; both readings by default' },
      saturday_durmuhurta: { summary: "Fifteenths of Saturday's durmuhurtas" },
      godhuli: { summary: 'Whether godhuli begins at sunset or lies around it' },
      bhadra_parts: { summary: 'Mouth and tail of Bhadra by the tithi, or always first and last' },
    },
  }),
  ...reading(choghadiya, { show: ({ input, data }) => parts(data, input.place, ({ name }) => name) }),
  ...reading(hora, { show: ({ input, data }) => parts(data, input.place, ({ number }) => String(number)) }),
  ...reading(gowri, { show: ({ input, data }) => parts(data, input.place, ({ name }) => name) }),
  ...reading(muhurtaYogas, {
    show: ({ input, data }) => [
      dayHeading(data.day, input.place),
      windowTable(
        'Anandadi',
        [{ title: '', size: 14 }, { title: 'Nakshatra', size: 17 }, { title: '' }],
        data.day.date,
        data.anandadi.map((one): readonly [MuhurtaWindow, ...string[]] => [one, one.name, one.nakshatra, one.quality]),
      ),
      table('Combinations', NAMED, named({ ...data }, YOGA_WORDS, data.day.date)),
      ...partial(data.times_partial),
    ],
    fields: { abhijit_star: { summary: 'Abhijit as a place only, or with its own part of the zodiac' } },
  }),
  ...reading(bhadraOperation, {
    show: ({ input, data: { day, bhadra, times_partial } }) => [
      dayHeading(day, input.place),
      table(
        '',
        NAMED,
        bhadra.flatMap((one) => [
          ['Bhadra', ...cells(one, day.date)],
          ['Mukha', ...cells(one.mukha, day.date)],
          ['Puccha', ...cells(one.puccha, day.date)],
        ]),
      ),
      {
        kind: 'prose',
        lines:
          bhadra.length === 0
            ? ['No Bhadra touches this day.']
            : bhadra.map(({ dwelling, dwelling_changes: then }) => {
                const changes = then === null ? '' : `, from ${clock(then.at, day.date)} in ${then.dwelling}`;
                return `It dwells in ${dwelling}${changes}.`;
              }),
      },
      ...partial(times_partial),
    ],
    fields: { bhadra_parts: { summary: 'Mouth and tail by the tithi, or always the first and the last parts' } },
  }),
};
