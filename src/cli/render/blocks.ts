import { dateOn, runningPeriods } from '../../operation/blocks.js';
import type { Block, FactsBlock, HeadingBlock, Measure, ProseBlock, TableBlock } from '../../operation/show.js';
import { painter } from '../colour.js';
import { chartLines, type TextStyle } from './chart.js';
import type { ChartWords } from './chartWords.js';
import { tableLines, tableWidth } from './table.js';
import { columnsOf, padAfter, WIDTH, wrap } from './text.js';
import { runningLine, timelineLines } from './timeline.js';

export interface Canvas {
  readonly now: Date;
  /** Width of the terminal; 100 when it has none. */
  readonly columns?: number | undefined;
  /** Whether only the running periods of a timeline are opened. */
  readonly onlyRunning?: boolean;
  /** The words of the faces' own labels; English by default. */
  readonly words?: ChartWords | undefined;
  /** Style of charts; South Indian by default. */
  readonly style?: TextStyle | undefined;
  /** Whether the text is written in colour; not by default. */
  readonly colour?: boolean | undefined;
}

function measured(text: string, indent: string, measure: Measure, { columns = WIDTH }: Canvas): string[] {
  if (measure === 'line') return [indent + text];
  return wrap(text, indent, measure === 'page' ? WIDTH : columns);
}

/** An indented line keeps its indent on every line that it is broken into. */
function textLines(lines: readonly string[], measure: Measure, canvas: Canvas): string[] {
  return lines.flatMap((line) => {
    const text = line.trimStart();
    return measured(text, line.slice(0, line.length - text.length), measure, canvas);
  });
}

function headingLines({ title = '', lines, measure = 'line' }: HeadingBlock, canvas: Canvas): string[] {
  return textLines(
    [title, ...lines].filter((line) => line !== ''),
    measure,
    canvas,
  );
}

const proseLines = ({ lines, measure = 'face' }: ProseBlock, canvas: Canvas): string[] =>
  textLines(lines, measure, canvas);

function factsLines({ rows, size, measure = 'face' }: FactsBlock, canvas: Canvas): string[] {
  const width = 2 + (size ?? Math.max(0, ...rows.map(({ label }) => columnsOf(label))));
  const indent = ' '.repeat(width);
  return rows.flatMap(({ label, value, remark }) => {
    const text = remark === undefined ? value : `${value}  (${remark})`;
    const [first = '', ...rest] = measured(text, indent, measure, canvas);
    return [padAfter(label, width) + first.slice(width), ...rest];
  });
}

/** A table without column sizes that is wider than the terminal is printed row by row. */
function fittedTable(block: TableBlock, canvas: Canvas): string[] {
  const { columns, rows } = block;
  const isFree = columns.every(({ size }) => size === undefined);
  if (!isFree || tableWidth(block) <= (canvas.columns ?? WIDTH)) return tableLines(block, painter(canvas.colour));
  const size = Math.max(...columns.map(({ title }) => columnsOf(title)));
  return rows.flatMap((row, i) => {
    const cells = columns.map(({ title }, column) => ({ label: title, value: row[column] ?? '' }));
    const names = cells.filter(({ label }) => label === '').map(({ value }) => value);
    const facts = cells.filter(({ label }) => label !== '');
    return [...(i === 0 ? [] : ['']), ...names, ...factsLines({ kind: 'facts', rows: facts, size }, canvas)];
  });
}

function blockLines(block: Block, canvas: Canvas): Iterable<string> {
  switch (block.kind) {
    case 'heading':
      return headingLines(block, canvas);
    case 'prose':
      return proseLines(block, canvas);
    case 'facts':
      return factsLines(block, canvas);
    case 'table':
      return fittedTable(block, canvas);
    case 'chart':
      return chartLines(block, { ...canvas, paint: painter(canvas.colour) });
    case 'timeline': {
      const paint = painter(canvas.colour);
      const today = dateOn(block, canvas.now);
      const running = runningPeriods(block.periods, today);
      return [
        paint('accent', runningLine(block.levels, running, today)),
        '',
        ...timelineLines(block, running, canvas.onlyRunning === true, canvas.words, paint),
      ];
    }
  }
}

function titleLines(block: Block, { colour }: Canvas): string[] {
  const title = block.kind === 'facts' || block.kind === 'table' ? block.title : undefined;
  return title === undefined ? [] : [painter(colour)('strong', title), ''];
}

/** Returns blocks as text: an empty line between them, but none between a heading and what it says runs now. */
export function draw(blocks: readonly Block[], canvas: Canvas): string {
  const lines: string[] = [];
  for (const [i, block] of blocks.entries()) {
    if (i > 0 && !(block.kind === 'timeline' && blocks[i - 1]?.kind === 'heading')) lines.push('');
    lines.push(...titleLines(block, canvas));
    for (const line of blockLines(block, canvas)) lines.push(line);
  }
  return `${lines.join('\n')}\n`;
}
