import type { BadWindows, GoodWindows, MuhurtaDayData, MuhurtaWindow } from '../muhurta/index.js';
import type { Language, NameGroup } from '../names/language.js';
import { caption } from './captions.js';
import { dayNumber, hoursSince } from './daysOf.js';
import { box, textAt } from './frame.js';
import { messageOf } from './message.js';
import { refuse } from './refuse.js';
import { emWidth } from './scripts.js';
import { escaped } from './text.js';
import { UI_AUSPICIOUS, UI_INAUSPICIOUS, type Words } from './words.js';

/** The result of `muhurta.day`, or a day of `muhurta.span`. */
export type WindowsOfDay = { readonly data: MuhurtaDayData } | MuhurtaDayData;

export interface WindowRow {
  readonly name: string;
  readonly tone: 'g' | 'a';
  /** Hours since midnight of the date, cut to the day. */
  readonly bars: readonly { readonly from: number; readonly to: number }[];
  /** Printed beginnings and ends. */
  readonly times: string;
}

export interface WindowGroup {
  readonly name: string;
  readonly rows: readonly WindowRow[];
}

/** English name, and the group and place of the name in other languages. */
type Called = readonly [english: string, group?: NameGroup, place?: number];

const GOOD: Readonly<Record<keyof GoodWindows, Called>> = {
  brahma_muhurta: ['Brahma muhurta', 'kalas', 4],
  pratah_sandhya: ['Pratah sandhya'],
  abhijit: ['Abhijit', 'kalas', 3],
  vijaya: ['Vijaya'],
  godhuli: ['Godhuli'],
  sayahna_sandhya: ['Sayahna sandhya'],
  nishita: ['Nishita', 'kalas', 9],
  amrita_kala: ['Amrita kala', 'kalas', 7],
};

const BAD: Readonly<Record<keyof BadWindows, Called>> = {
  rahu_kalam: ['Rahu kalam', 'kalas', 0],
  yamaganda: ['Yamaganda', 'kalas', 1],
  gulika_kalam: ['Gulika kalam', 'kalas', 2],
  durmuhurta: ['Durmuhurta', 'kalas', 5],
  varjyam: ['Varjya', 'kalas', 6],
  bhadra: ['Bhadra'],
  panchaka: ['Panchaka'],
  vinchudo: ['Vinchudo'],
};

interface StripOfDay {
  /** Days from 1970-01-01. */
  readonly day: number;
  readonly whole: { readonly from: number; readonly to: number };
  readonly words: Words;
  readonly language: Language | undefined;
}

function rowsOf(
  windows: GoodWindows | BadWindows,
  called: Readonly<Record<string, Called>>,
  tone: WindowRow['tone'],
  { day, whole, words, language }: StripOfDay,
): WindowRow[] {
  const listed: Readonly<Record<string, MuhurtaWindow | readonly MuhurtaWindow[] | null | undefined>> = { ...windows };
  return Object.entries(called).flatMap(([field, [english, group, place = 0]]) => {
    const found = listed[field];
    const list = found === null || found === undefined ? [] : ([found].flat() as readonly MuhurtaWindow[]);
    if (list.length === 0) return [];
    const hour = (at: string): number => hoursSince(day, at.slice(0, 10), at.slice(11, 19), `muhurta.${field}`);
    const bars = list
      .map(({ start, end }) => ({ from: Math.max(hour(start), whole.from), to: Math.min(hour(end), whole.to) }))
      .filter(({ from, to }) => from < to);
    // A window before sunrise belongs to the day, but has no strip: its time is at the edge.
    const before = bars.length === 0 ? '‹ ' : '';
    const times = list.map(({ start, end }) => `${start.slice(11, 16)}–${end.slice(11, 16)}`).join(', ');
    const name = group === undefined ? messageOf(language, english) : words.word(group, place, english);
    return [{ name, tone, bars, times: words.digits(`${before}${times}`) }];
  });
}

const HOUR_SECONDS = 3600;
/** Seconds: printed times may differ so much from the day's clock where its UTC offset has seconds. */
const WRITTEN = 30.5;

/** Good windows first, then those to avoid. */
export function windowGroups(given: WindowsOfDay, date: string, time: string, strip: StripOfDay): WindowGroup[] {
  const data = ('data' in given ? given.data : given) as Partial<MuhurtaDayData> | undefined;
  const { day, good, bad } = data ?? {};
  if (day === undefined || good === undefined || bad === undefined)
    return refuse('muhurta', given, 'the result of muhurta.day');
  const hour = (clock: string): number => hoursSince(dayNumber(date, 'date'), date, clock, 'muhurta');
  const apart = day.sunrise === null ? 0 : Math.abs(hour(day.sunrise.slice(11, 19)) - hour(time)) * HOUR_SECONDS;
  if (day.date !== date || apart > WRITTEN)
    refuse(
      'muhurta',
      day.sunrise ?? day.date,
      `the result of muhurta.day for the day drawn, ${date}, whose sunrise is ${time}`,
    );
  const { words } = strip;
  return [
    { name: words.word('ui', UI_AUSPICIOUS, 'Auspicious'), rows: rowsOf(good, GOOD, 'g', strip) },
    { name: words.word('ui', UI_INAUSPICIOUS, 'Inauspicious'), rows: rowsOf(bad, BAD, 'a', strip) },
  ].filter(({ rows }) => rows.length > 0);
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly margin: number;
  readonly letters: number;
  readonly at: (hour: number) => number;
  readonly label: (text: string, y: number) => string;
}

/** In letters. */
const ROW = 1.75;
const HEAD = 1.6;

export function groupsHeight(groups: readonly WindowGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + HEAD + ROW * rows.length, 0);
}

export function drawGroups(
  groups: readonly WindowGroup[],
  top: number,
  { left, right, margin, letters, at, label }: Plot,
): string {
  const drawn: string[] = [];
  let y = top;
  for (const { name, rows } of groups) {
    const width = right - margin;
    drawn.push(
      caption(name, { x: margin, y: y + letters * 1.15, width, size: letters * 0.8, tone: 'm', anchor: 'start' }),
    );
    y += letters * HEAD;
    for (const { name: of, tone, bars, times } of rows) {
      drawn.push(label(of, y + letters * 1.05));
      const size = Math.min(letters * 0.8, (right - left) / emWidth(times));
      const wide = emWidth(times) * size;
      const starts = Math.max(left, Math.min(bars[0] === undefined ? left : at(bars[0].from), right - wide));
      drawn.push(textAt(starts, y + letters * 0.95, size, 'i', 'start', escaped(times)));
      for (const { from, to } of bars)
        drawn.push(box(at(from), y + letters * 1.25, at(to) - at(from), letters * 0.32, tone));
      y += letters * ROW;
    }
  }
  return drawn.join('');
}
