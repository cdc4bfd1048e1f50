import { SIGNS } from '../../zodiac/names.js';
import type { ChartPens } from './chartWords.js';
import { columnsOf, padAfter } from './text.js';

/** Columns of three two-letter names and the spaces between them. */
const LEAST_CELL = 8;
/** Columns of what stands beside the name of a sign: a line, a space, and its house. */
const BESIDE_NAME = 4;
const LINES = 2;

/** 0 = Aries, row by row; the four cells of the middle are one. */
const ROWS = [
  [11, 0, 1, 2],
  [10, 3],
  [9, 4],
  [8, 7, 6, 5],
] as const;

function inLines(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || columnsOf(last) + 1 + columnsOf(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function centred(text: string, width: number): string {
  const before = Math.max(0, Math.floor((width - columnsOf(text)) / 2));
  return padAfter(' '.repeat(before) + text, width);
}

/**
 * Returns the lines of a South Indian chart: the signs stand still, Pisces at the top left, and follow clockwise. The
 * edge of each cell names the sign and its whole-sign house.
 *
 * @param title words for the middle of the chart, one line each where they fit
 */
export function southIndianChart(lagna: string, title: readonly string[], pens: ChartPens): string[] {
  const { words, paint, labelsIn } = pens;
  const cell = Math.max(LEAST_CELL, ...SIGNS.map(({ name }) => columnsOf(words.shortSign(name)) + BESIDE_NAME));
  const centre = 2 * cell + 1;
  const first = SIGNS.findIndex(({ name }) => name === lagna);
  const cells = SIGNS.map(({ name }) => inLines(labelsIn(name), cell));
  const heights = ROWS.map((row) => Math.max(LINES, ...row.map((sign) => cells[sign]?.length ?? 0)));
  const edge = (sign: number): string => {
    const text = `─${paint('label', words.shortSign(SIGNS[sign]?.name ?? ''))} ${((sign - first + 12) % 12) + 1}`;
    return text + '─'.repeat(Math.max(0, cell - columnsOf(text)));
  };
  const inside = (sign: number, line: number): string => padAfter(cells[sign]?.[line] ?? '', cell);
  const [top, upper, lower, bottom] = ROWS;
  const lines = (row: number): number[] => Array.from({ length: heights[row] ?? LINES }, (_, line) => line);

  const middleHeight = lines(1).length + 1 + lines(2).length;
  const titleLines = title.flatMap((text) => inLines(text.split(' '), centre)).map((text) => paint('strong', text));
  const above = Math.max(0, Math.floor((middleHeight - titleLines.length) / 2));
  const middle = Array.from({ length: middleHeight }, (_, line) => centred(titleLines[line - above] ?? '', centre));
  const beside = (sides: readonly [number, number], row: number, from: number): string[] =>
    lines(row).map((line) => `│${inside(sides[0], line)}│${middle[from + line]}│${inside(sides[1], line)}│`);
  const across = (row: readonly number[], index: number): string[] =>
    lines(index).map((line) => `│${row.map((sign) => inside(sign, line)).join('│')}│`);
  const bar = '─'.repeat(cell);
  return [
    `┌${top.map(edge).join('┬')}┐`,
    ...across(top, 0),
    `├${edge(upper[0])}┼${bar}┴${bar}┼${edge(upper[1])}┤`,
    ...beside(upper, 1, 0),
    `├${edge(lower[0])}┤${middle[lines(1).length]}├${edge(lower[1])}┤`,
    ...beside(lower, 2, lines(1).length + 1),
    `├${edge(bottom[0])}┼${edge(bottom[1])}┬${edge(bottom[2])}┼${edge(bottom[3])}┤`,
    ...across(bottom, 3),
    `└${[bar, bar, bar, bar].join('┴')}┘`,
  ];
}
