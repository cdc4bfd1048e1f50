import { chartRows } from '../../operation/blocks.js';
import type { ChartBlock, TableBlock } from '../../operation/show.js';
import { NAKSHATRAS, SIGNS } from '../../zodiac/names.js';
import { type ChartWords, ENGLISH } from './chartWords.js';
import { CHART_WIDTH, southIndianChart } from './southIndian.js';
import { tableLines } from './table.js';
import { columnsOf, padAfter, WIDTH } from './text.js';

const GAP = 2;

const longest = (entries: readonly { readonly name: string }[]): number =>
  Math.max(...entries.map(({ name }) => name.length));

/** Returns the table of the positions of a chart: the lagna, then the bodies. */
function positions(block: ChartBlock, words: ChartWords): TableBlock {
  return {
    kind: 'table',
    columns: [
      { title: '', size: 7 },
      { title: 'Sign', size: longest(SIGNS) },
      { title: 'Degrees', size: 14, align: 'end', tight: true },
      { title: 'Nakshatra-pada', size: longest(NAKSHATRAS) + '-1'.length },
      { title: 'House', size: 2, align: 'end', tight: true },
      { title: '', size: 1, tight: true },
    ],
    rows: chartRows(block).map(({ body, sign, degrees, nakshatra, pada, house, retrograde }) => [
      words.label(body),
      words.name('signs', sign),
      degrees,
      `${words.name('nakshatras', nakshatra)}-${pada}`,
      String(house),
      retrograde,
    ]),
  };
}

/** Returns the lines of the table of positions: the lagna, then the bodies. */
export function positionsTable(block: ChartBlock, words: ChartWords = ENGLISH): string[] {
  return tableLines(words.table(positions(block, words)));
}

/** Returns a South Indian chart with the table of positions beside it, or below it where the terminal is narrow. */
export function chartLines(block: ChartBlock, columns = WIDTH, words: ChartWords = ENGLISH): string[] {
  const chart = southIndianChart(block.ascendant.sign, block.positions, block.title, words);
  const table = positionsTable(block, words);
  const width = CHART_WIDTH + GAP + Math.max(...table.map(columnsOf));
  if (columns < width) return [...chart, '', ...table];
  return Array.from({ length: Math.max(chart.length, table.length) }, (_, i) =>
    `${padAfter(chart[i] ?? '', CHART_WIDTH + GAP)}${table[i] ?? ''}`.trimEnd(),
  );
}
