import { table } from '../operation/layout.js';
import type { Block, Column, HeadingBlock } from '../operation/show.js';
import { clockText, placeText } from '../operation/words.js';
import type { Place } from '../types.js';
import type { PanchakaRahitaWindow } from './bala.js';
import type { MuhurtaDay, MuhurtaWindow } from './vedicDay.js';

export const clock = (instant: string, date: string): string =>
  clockText(instant.slice(0, 10), instant.slice(11, 19), date);

const WINDOW: readonly Column[] = [
  { title: 'From', size: 22 },
  { title: 'To', size: 22, tight: true },
];

/** @param date the day, on which times stand without their date */
export const windows = <Window extends MuhurtaWindow>(
  title: string,
  columns: readonly Column[],
  date: string,
  list: readonly Window[],
  wordsOf: (window: Window) => readonly string[],
): Block =>
  table(
    title,
    [...WINDOW, ...columns],
    list.map((window) => [clock(window.start, date), clock(window.end, date), ...wordsOf(window)]),
  );

export function dayHeading({ date, weekday }: MuhurtaDay, place: Place): HeadingBlock {
  return { kind: 'heading', title: `${date} ${weekday}, ${placeText(place)}`, lines: [] };
}

/** Of {@link partialLines}. */
const PARTIAL = 'The Sun does not rise or set here on this day: what is a part of day or night is missing.';

export const partial = (times_partial: boolean): Block[] =>
  times_partial ? [{ kind: 'prose', lines: [PARTIAL] }] : [];

/** The stretches of a day by what is left of nines. */
export const rahitas = (date: string, list: readonly PanchakaRahitaWindow[]): Block =>
  windows(
    'Panchaka rahita',
    [{ title: 'Left', size: 4, align: 'end' }, { title: '', size: 8 }, { title: 'Rising', size: 12 }, { title: '' }],
    date,
    list,
    ({ remainder, name, lagna_sign, quality }) => [String(remainder), name, lagna_sign, quality],
  );
