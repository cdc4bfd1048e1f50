import type { CalendarMonth } from '../calendar/index.js';
import type { Language } from '../names/language.js';
import { caption } from './captions.js';
import { dayNumber } from './daysOf.js';
import { type FestivalMark, festivalsByDate, masaText, wrapped } from './festivalMarks.js';
import { type Tone, textAt } from './frame.js';
import { refuse } from './refuse.js';
import { n } from './text.js';
import type { Words } from './words.js';

/** A lunar month of a sheet: an entry of `calendar.months`. */
export type MonthMark = Pick<CalendarMonth, 'name' | 'is_adhika' | 'is_kshaya' | 'first_day' | 'last_day'>;

export interface Entry {
  readonly text: string;
  readonly tone: Tone;
}

export interface Entries {
  /** The lunar month that begins, then the festivals. */
  readonly on: (date: string) => readonly Entry[];
  readonly isAdhika: (date: string) => boolean;
  /** Lunar months of a civil month, on one line; empty where none was given. */
  readonly months: (from: string, to: string) => string;
}

/** Festivals and lunar months may both be missing. */
export function entriesOf(
  festivals: readonly FestivalMark[] | undefined,
  months: readonly MonthMark[] | undefined,
  words: Words,
  language: Language | undefined,
): Entries {
  const kept = festivalsByDate(festivals, language);
  if (months !== undefined && !Array.isArray(months))
    refuse('months', months, 'a list of lunar months, such as months(…).data.months');
  const list = months ?? [];
  for (const [i, { first_day, last_day }] of list.entries()) {
    dayNumber(first_day, `months.${i}.first_day`);
    dayNumber(last_day, `months.${i}.last_day`);
  }
  return {
    on: (date) => [
      ...list
        .filter(({ first_day }) => first_day === date)
        .map((month): Entry => ({ text: masaText(words, month), tone: 'm' })),
      ...(kept.get(date) ?? []).map((text): Entry => ({ text, tone: 'a' })),
    ],
    isAdhika: (date) =>
      list.some(({ is_adhika, first_day, last_day }) => is_adhika && first_day <= date && date <= last_day),
    months: (from, to) =>
      list
        .filter(({ first_day, last_day }) => first_day <= to && from <= last_day)
        .map((month) => masaText(words, month))
        .join(' – '),
  };
}

/** Letters, line spacing and spacing of entries, in letters of the sheet. */
const SIZE = 0.74;
const LEADING = 0.96;
const BETWEEN = 0.26;
const MOST_LINES = 7;
/** Smallest width of a cell, in letters of the sheet, for entries; narrower ones have a mark. */
const ROOM = 7;

/** Its distance below the first line is in letters of the sheet. */
interface EntryLine extends Entry {
  readonly down: number;
}

/** Whether entries are in the cells, or below the sheet. */
export function isRoomy(width: number, letters: number): boolean {
  return width >= letters * ROOM;
}

/** The last line says how many entries have no room. */
export function linesOf(entries: readonly Entry[], width: number, letters: number, words: Words): readonly EntryLine[] {
  const ems = (width - letters * 0.8) / (letters * SIZE);
  const lines: EntryLine[] = [];
  const add = (texts: readonly string[], tone: Tone): void => {
    let down = lines.length === 0 ? 0 : (lines.at(-1)?.down ?? 0) + LEADING + BETWEEN;
    for (const text of texts) {
      lines.push({ text, tone, down });
      down += LEADING;
    }
  };
  for (const [i, { text, tone }] of entries.entries()) {
    const own = wrapped(text, ems);
    const isLast = i === entries.length - 1;
    if (lines.length + own.length > MOST_LINES - (isLast ? 0 : 1)) {
      add([words.digits(`+ ${entries.length - i}`)], 'm');
      break;
    }
    add(own, tone);
  }
  return lines;
}

/** In letters of the sheet. */
export function linesHeight(lines: readonly EntryLine[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : last.down + LEADING;
}

export function drawLines(lines: readonly EntryLine[], x: number, top: number, width: number, letters: number): string {
  return lines
    .map(({ text, tone, down }) =>
      caption(text, {
        x: x + letters * 0.4,
        y: top + letters * (down + 0.75),
        width: width - letters * 0.8,
        size: letters * SIZE,
        tone,
        anchor: 'start',
      }),
    )
    .join('');
}

export function mark(x: number, y: number, letters: number): string {
  return `<circle class="a" cx="${n(x)}" cy="${n(y)}" r="${n(letters * 0.22)}"/>`;
}

export interface Listed {
  readonly date: string;
  readonly entries: readonly Entry[];
}

/** Dates with entries, below the sheet, and their height. */
export function listBelow(
  listed: readonly Listed[],
  {
    x,
    y,
    width,
    letters,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly letters: number },
): { readonly body: string; readonly height: number } {
  const size = letters * 0.95;
  const indent = size * 1.7;
  let down = 0;
  const body = listed.flatMap(({ date, entries }) => {
    const lines = wrapped(entries.map(({ text }) => text).join(', '), (width - indent) / size);
    const from = y + down;
    down += lines.length * size * 1.35;
    return [
      textAt(x + indent * 0.72, from + size, size, 'a', 'end', date),
      ...lines.map((text, i) =>
        caption(text, {
          x: x + indent,
          y: from + size * (1 + 1.35 * i),
          width: width - indent,
          size,
          tone: 'i',
          anchor: 'start',
        }),
      ),
    ];
  });
  return { body: body.join(''), height: down };
}
