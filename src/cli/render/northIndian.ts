import { SIGNS } from '../../zodiac/names.js';
import type { ChartPens } from './chartWords.js';
import { columnsOf } from './text.js';

/** Lines in quarters of the chart's height, columns in half quarters of its width. */
interface Cell {
  readonly column: number;
  readonly from: number;
  readonly to: number;
  readonly corner: 'first' | 'last' | 'left' | 'right';
}

/** From the lagna, at the top, against the clock. */
const CELLS: readonly Cell[] = [
  { column: 4, from: 0, to: 2, corner: 'last' },
  { column: 2, from: 0, to: 1, corner: 'last' },
  { column: 0, from: 0, to: 2, corner: 'right' },
  { column: 2, from: 1, to: 3, corner: 'right' },
  { column: 0, from: 2, to: 4, corner: 'right' },
  { column: 2, from: 3, to: 4, corner: 'first' },
  { column: 4, from: 2, to: 4, corner: 'first' },
  { column: 6, from: 3, to: 4, corner: 'first' },
  { column: 8, from: 2, to: 4, corner: 'left' },
  { column: 6, from: 1, to: 3, corner: 'left' },
  { column: 8, from: 0, to: 2, corner: 'left' },
  { column: 6, from: 0, to: 1, corner: 'last' },
];

/** Lines of a quarter, to be legible. */
const LEAST = 4;

interface Span {
  readonly line: number;
  readonly first: number;
  readonly last: number;
}

interface Mark {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

function grid(quarter: number): string[][] {
  const [height, width] = [4 * quarter, 8 * quarter];
  return Array.from({ length: height + 1 }, (_, line) =>
    Array.from({ length: width + 1 }, (_, column) => {
      if (line === 0 || line === height) {
        const corners = line === 0 ? '┌┐' : '└┘';
        return column === 0 ? corners.charAt(0) : column === width ? corners.charAt(1) : '─';
      }
      if (column === 0 || column === width) return '│';
      const falls = column === 2 * line || Math.abs(column - 2 * line) === width / 2;
      const rises = column + 2 * line === width || Math.abs(column + 2 * line - width) === width / 2;
      return falls && rises ? '╳' : falls ? '╲' : rises ? '╱' : ' ';
    }),
  );
}

function spansOf({ column, from, to }: Cell, chart: readonly (readonly string[])[], quarter: number): Span[] {
  const start = Math.min(Math.max(column * quarter, 1), 8 * quarter - 1);
  return Array.from({ length: (to - from) * quarter - 1 }, (_, i) => {
    const line = from * quarter + 1 + i;
    let [first, last] = [start, start];
    while (chart[line]?.[first - 1] === ' ') first--;
    while (chart[line]?.[last + 1] === ' ') last++;
    return { line, first, last };
  });
}

const middleOf = ({ first, last }: Span, width: number): number => Math.floor((first + last + 2 - width) / 2);

function numbered({ corner }: Cell, spans: readonly Span[], text: string): { mark: Mark; free: readonly Span[] } {
  const index = { first: 0, last: spans.length - 1, left: (spans.length - 1) / 2, right: (spans.length - 1) / 2 }[
    corner
  ];
  const { line, first, last } = spans[index] ?? { line: 0, first: 0, last: 0 };
  const width = columnsOf(text);
  if (corner === 'left') {
    const mark = { line, column: first + 1, text };
    return { mark, free: spans.map((span) => (span.line === line ? { line, first: first + 2 + width, last } : span)) };
  }
  if (corner === 'right') {
    const mark = { line, column: last - width, text };
    return { mark, free: spans.map((span) => (span.line === line ? { line, first, last: last - width - 2 } : span)) };
  }
  const mark = { line, column: middleOf({ line, first, last }, width), text };
  return { mark, free: spans.filter((span) => span.line !== line) };
}

function laid(labels: readonly string[], spans: readonly Span[]): Mark[] | undefined {
  const lines = spans.map((): string[] => []);
  let at = 0;
  for (const label of labels) {
    const fits = (i: number): boolean => {
      const { first, last } = spans[i] ?? { first: 0, last: -1 };
      return columnsOf([...(lines[i] ?? []), label].join(' ')) <= last - first + 1;
    };
    while (at < spans.length && !fits(at)) at++;
    if (at === spans.length) return undefined;
    lines[at]?.push(label);
  }
  return spans.flatMap((span, i) => {
    let column = middleOf(span, columnsOf(lines[i]?.join(' ') ?? ''));
    return (lines[i] ?? []).map((text): Mark => {
      const mark = { line: span.line, column, text };
      column += columnsOf(text) + 1;
      return mark;
    });
  });
}

/** In the middle, on as few lines as needed, off the edges where possible. */
function packed(labels: readonly string[], free: readonly Span[]): Mark[] | undefined {
  const room = free.map(({ first, last }) => Math.max(0, last - first));
  const all = room.reduce((sum, width) => sum + width, 0);
  const centre = room.reduce((sum, width, i) => sum + width * i, 0) / all;
  for (const margin of [1, 0]) {
    const spans = free.map(({ line, first, last }) => ({ line, first: first + margin, last: last - margin }));
    for (let count = 1; count <= spans.length; count++) {
      const starts = Array.from({ length: spans.length - count + 1 }, (_, start) => start);
      const off = (start: number): number => Math.abs(start + (count - 1) / 2 - centre);
      for (const start of starts.sort((a, b) => off(a) - off(b))) {
        const marks = laid(labels, spans.slice(start, start + count));
        if (marks !== undefined) return marks;
      }
    }
  }
  return undefined;
}

interface House {
  readonly number: string;
  readonly labels: readonly string[];
}

function marksIn(houses: readonly House[], chart: readonly (readonly string[])[], quarter: number): Mark[] | undefined {
  const marks: Mark[] = [];
  for (const [i, { number, labels }] of houses.entries()) {
    const cell = CELLS[i];
    if (cell === undefined) return undefined;
    const { mark, free } = numbered(cell, spansOf(cell, chart, quarter), number);
    const bodies = packed(labels, free);
    if (bodies === undefined) return undefined;
    marks.push(mark, ...bodies);
  }
  return marks;
}

function set(chart: readonly (readonly string[])[], marks: readonly Mark[]): string[] {
  return chart.map((characters, line) => {
    const cells = [...characters];
    for (const { column, text } of marks.filter((mark) => mark.line === line))
      cells.splice(column, columnsOf(text), text, ...Array.from({ length: columnsOf(text) - 1 }, () => ''));
    return cells.join('');
  });
}

function edge(title: string, columns: number): string {
  const text = columnsOf(title) > columns - 6 ? '' : ` ${title} `;
  return `┌─${text}${'─'.repeat(columns - 3 - columnsOf(text))}┐`;
}

/**
 * Returns the lines of a North Indian chart: the houses stand still, the first in the middle above, and follow against the clock. The
 * number in the corner of a house is that of its sign, from 1 for Aries. It is as large as its fullest house needs.
 *
 * @param title words for its upper edge, where they fit
 */
export function northIndianChart(lagna: string, title: readonly string[], pens: ChartPens): string[] {
  const { paint, labelsIn } = pens;
  const first = SIGNS.findIndex(({ name }) => name === lagna);
  const houses = CELLS.map((_, i): House => {
    const sign = (first + i) % 12;
    return { number: paint('label', String(sign + 1)), labels: labelsIn(SIGNS[sign]?.name ?? '') };
  });
  for (let quarter = LEAST; ; quarter++) {
    const chart = grid(quarter);
    const marks = marksIn(houses, chart, quarter);
    if (marks === undefined) continue;
    const [, ...rest] = set(chart, marks);
    return [edge(paint('strong', title.join(' · ')), 8 * quarter + 1), ...rest];
  }
}
