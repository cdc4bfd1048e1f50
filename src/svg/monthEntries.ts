import type { CalendarMonth } from '../calendar/index.js';
import { caption } from './captions.js';
import { dayNumber } from './daysOf.js';
import { type FestivalMark, festivalsByDate, masaText, wrapped } from './festivalMarks.js';
import { type Tone, textAt } from './frame.js';
import { refuse } from './refuse.js';
import { n } from './text.js';
import type { Words } from './words.js';

/** A lunar month as a sheet is told it: an entry of `calendar.months`. */
export type MonthMark = Pick<CalendarMonth, 'name' | 'is_adhika' | 'is_kshaya' | 'first_day' | 'last_day'>;

/** What is written into the cell of a date beside its limbs. */
export interface Entry {
  readonly text: string;
  readonly tone: Tone;
}

/** What a sheet has beside limbs. */
export interface Entries {
  /** Returns what is written for a date: the lunar month that begins, then the festivals. */
  readonly on: (date: string) => readonly Entry[];
  /** Returns whether a date lies in an intercalary month. */
  readonly isAdhika: (date: string) => boolean;
  /** The lunar months that a civil month touches, on one line; empty where none was given. */
  readonly months: (from: string, to: string) => string;
}

/** Returns what a sheet has beside limbs, from festivals and lunar months, which both may be missing. */
export function entriesOf(
  festivals: readonly FestivalMark[] | undefined,
  months: readonly MonthMark[] | undefined,
  words: Words,
): Entries {
  const kept = festivalsByDate(festivals);
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

/** Letters of an entry, from line to line, and what is more from entry to entry, in letters of the sheet. */
const SIZE = 0.74;
const LEADING = 0.96;
const BETWEEN = 0.26;
const MOST_LINES = 7;
/** The least width of a cell, in letters of the sheet, in which entries are written; in narrower ones a mark stands for them. */
const ROOM = 7;

/** A line of an entry, with its colour, and how far below the first line it stands, in letters of the sheet. */
interface EntryLine extends Entry {
  readonly down: number;
}

/** Returns whether entries are written into cells of a width, or below the sheet. */
export function isRoomy(width: number, letters: number): boolean {
  return width >= letters * ROOM;
}

/** Returns the lines of a cell's entries; the last says how many entries there is no room for. */
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

/** Returns how high the lines of a cell are, in letters of the sheet. */
export function linesHeight(lines: readonly EntryLine[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : last.down + LEADING;
}

/** Returns the lines of a cell from a height on. */
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

/** Returns the mark of a date whose entries stand below the sheet. */
export function mark(x: number, y: number, letters: number): string {
  return `<circle class="a" cx="${n(x)}" cy="${n(y)}" r="${n(letters * 0.22)}"/>`;
}

/** A date with its entries, as they stand below the sheet. */
export interface Listed {
  readonly date: string;
  readonly entries: readonly Entry[];
}

/** Returns the dates that have entries, below the sheet, from a height on; and how high they are. */
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
