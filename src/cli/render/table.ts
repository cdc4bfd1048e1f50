import type { Column, TableBlock } from '../../operation/show.js';
import { type Paint, PLAIN } from '../colour.js';
import { columnsOf, padAfter, padBefore } from './text.js';

interface Place extends Column {
  readonly width: number;
  readonly start: number;
}

function places({ columns, rows, foot = [] }: TableBlock): readonly Place[] {
  let end = 0;
  return columns.map((column, i) => {
    const cells = [...rows, ...foot].map((row) => columnsOf(row[i] ?? ''));
    const width = column.size ?? Math.max(columnsOf(column.title), ...cells);
    const start = i === 0 ? 0 : end + (column.tight === true ? 1 : 2);
    end = start + width;
    return { ...column, width, start };
  });
}

function rowLine(cells: readonly string[], columns: readonly Place[]): string {
  return columns
    .map(({ width, align, tight }, i) => {
      const cell = cells[i] ?? '';
      const gap = i === 0 ? '' : tight === true ? ' ' : '  ';
      return gap + (align === 'end' ? padBefore(cell, width) : padAfter(cell, width));
    })
    .join('')
    .trimEnd();
}

/** A title longer than its cells extends to the left where those are aligned at the end. */
function headLine(columns: readonly Place[]): string {
  let line = '';
  for (const { title, width, start, align } of columns) {
    if (title !== '')
      line = padAfter(line, align === 'end' ? Math.max(0, start + width - columnsOf(title)) : start) + title;
  }
  return line;
}

export function tableWidth(block: TableBlock): number {
  const last = places(block).at(-1);
  return last === undefined ? 0 : last.start + last.width;
}

/** Returns the lines of a table: titles over a rule where there are titles, the rows, and under another rule what sums them up. */
export function tableLines(block: TableBlock, paint: Paint = PLAIN): string[] {
  const columns = places(block);
  const head = block.continued === true ? '' : headLine(columns);
  const sized = columns.map(({ size, start, width }) => (size === undefined ? 0 : start + width));
  const rule = paint('faint', '─'.repeat(Math.max(columnsOf(head), ...sized)));
  const foot = block.foot ?? [];
  return [
    ...(head === '' ? [] : [paint('strong', head), rule]),
    ...block.rows.map((row) => rowLine(row, columns)),
    ...(foot.length === 0 ? [] : [rule, ...foot.map((row) => rowLine(row, columns))]),
  ];
}
