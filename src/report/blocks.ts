import { runningPeriods } from '../operation/blocks.js';
import type { Block, Column, FactsBlock, TableBlock, TimelineBlock } from '../operation/show.js';
import { boxed, element, type Html, text } from './html.js';
import type { Wording } from './wording.js';

/** Tables with more columns have the size of notes. */
const WIDE = 7;

/** Tables with at most so many rows are not split between pages. */
const SHORT = 14;

type RowTest = (row: readonly string[], index: number) => boolean;

/** More characters in a cell do not fit in half the width. */
const LONG = 18;

const isTextual = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((row) => row.some((cell) => cell.length > LONG));

function alignments({ columns, rows }: Pick<TableBlock, 'columns' | 'rows'>): readonly boolean[] {
  const isNumber = (cell = ''): boolean => /^[−-]?\d[\d.,]*( ?[%°]|)$|^[·–]?$/.test(cell);
  return columns.map(
    ({ align }, i) =>
      align === 'end' ||
      (i > 0 && rows.some((row) => /\d/.test(row[i] ?? '')) && rows.every((row) => isNumber(row[i]))),
  );
}

/** Tables of at most so many columns are set in two halves side by side, where they have rows enough. */
const NARROW = 3;
const TALL = 10;

const notNow = (): boolean => false;

/** Returns a table as markup: hairlines at the head, numbers at the end; a narrow tall one in two halves. */
export function tableHtml(block: Omit<TableBlock, 'kind'>, isNow: RowTest = notNow): Html {
  const { title, columns, rows, foot = [] } = block;
  if (columns.length > NARROW || rows.length < TALL || rows.length > 2 * SHORT || foot.length > 0 || isTextual(rows))
    return wholeTable(block, isNow);
  const half = Math.ceil(rows.length / 2);
  const ends = alignments(block);
  const sided = columns.map((column, i) => (ends[i] === true ? { ...column, align: 'end' as const } : column));
  const [one, other] = [rows.slice(0, half), rows.slice(half)].map((part, i) =>
    wholeTable({ columns: sided, rows: part }, (row, index) => isNow(row, index + i * half)),
  );
  return (title === undefined ? '' : element('h4', {}, text(title))) + boxed('div', 'halves', one ?? '', other ?? '');
}

function wholeTable({ title, columns, rows, foot = [] }: Omit<TableBlock, 'kind'>, isNow: RowTest): Html {
  const ends = alignments({ columns, rows });
  const side = (i: number): string | undefined => (ends[i] === true ? 'end' : undefined);
  const cells = (row: readonly string[]): Html =>
    columns.map((_, i) => element('td', { class: side(i) }, text(row[i] ?? ''))).join('');
  const head = columns.map((column: Column, i) => element('th', { class: side(i), scope: 'col' }, text(column.title)));
  const hasHead = columns.some((column) => column.title !== '');
  const classes = [columns.length > WIDE ? 'wide' : '', rows.length <= SHORT ? 'short' : ''].filter(
    (name) => name !== '',
  );
  return element(
    'table',
    { class: classes.length === 0 ? undefined : classes.join(' ') },
    title === undefined ? '' : element('caption', {}, text(title)),
    hasHead ? element('thead', {}, element('tr', {}, ...head)) : '',
    element(
      'tbody',
      {},
      ...rows.map((row, i) => element('tr', { class: isNow(row, i) ? 'now' : undefined }, cells(row))),
    ),
    foot.length === 0 ? '' : element('tfoot', {}, ...foot.map((row) => element('tr', {}, cells(row)))),
  );
}

/** Returns labels with their values as markup, in two columns; a long value takes both. */
export function factsHtml({ title, rows }: Omit<FactsBlock, 'kind'>): Html {
  const list = rows.map(({ label, value, remark }) =>
    element(
      'div',
      { class: value.length + (remark ?? '').length > 48 ? 'long' : undefined },
      element('dt', {}, text(label)),
      element('dd', {}, text(value), remark === undefined ? '' : boxed('span', 'note', text(` ${remark}`))),
    ),
  );
  return (title === undefined ? '' : element('h3', {}, text(title))) + boxed('dl', 'facts', ...list);
}

/** Returns the heads of two columns with dates. */
export const fromTo = ({ term }: Wording): readonly Column[] => [
  { title: term('From', 'ui', 'from'), align: 'end' },
  { title: term('To', 'ui', 'until'), align: 'end' },
];

function timelineHtml({ periods, levels }: TimelineBlock, words: Wording, today: string | undefined): Html {
  const [running] = today === undefined ? [] : runningPeriods(periods, today);
  return tableHtml(
    {
      columns: [{ title: levels[0] ?? '' }, ...fromTo(words), { title: words.label('Years'), align: 'end' }],
      rows: periods.map(({ name, from, to, years }) => [name, words.date(from), words.date(to), years.toFixed(2)]),
    },
    (_, i) => periods[i] === running,
  );
}

/** Returns a block of a reading as markup; charts are drawn elsewhere. */
export function blockHtml(block: Block, words: Wording, today: string | undefined): Html {
  switch (block.kind) {
    case 'heading':
      return block.title === undefined ? '' : element('h3', {}, text(block.title));
    case 'facts':
      return factsHtml(block);
    case 'table':
      return block.rows.length === 0 ? '' : tableHtml(block);
    case 'timeline':
      return timelineHtml(block, words, today);
    case 'prose':
      return block.lines.map((line) => boxed('p', 'note', text(line.trim()))).join('');
    case 'chart':
      return '';
  }
}
