import { chartRows } from '../../operation/blocks.js';
import type { ChartBlock, TableBlock } from '../../operation/show.js';
import { NAKSHATRAS, SIGNS } from '../../zodiac/names.js';
import { type Paint, PLAIN } from '../colour.js';
import { type ChartWords, ENGLISH, framed, pensOf } from './chartWords.js';
import { northIndianChart } from './northIndian.js';
import { southIndianChart } from './southIndian.js';
import { tableLines } from './table.js';
import { columnsOf, padAfter, WIDTH } from './text.js';

const GAP = 2;

const longest = (entries: readonly { readonly name: string }[]): number =>
  Math.max(...entries.map(({ name }) => name.length));

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
export function positionsTable(block: ChartBlock, words: ChartWords = ENGLISH, paint: Paint = PLAIN): string[] {
  return tableLines(words.table(positions(block, words)), paint);
}

const STYLES = { south: southIndianChart, north: northIndianChart } as const;

export type TextStyle = keyof typeof STYLES;

export const TEXT_STYLES = Object.keys(STYLES) as readonly TextStyle[];

interface ChartLook {
  readonly columns?: number | undefined;
  readonly words?: ChartWords | undefined;
  readonly style?: TextStyle | undefined;
  readonly paint?: Paint;
}

/** Returns a chart with the table of positions beside it, or below it where the terminal is narrow. */
export function chartLines(block: ChartBlock, look: ChartLook = {}): string[] {
  const { columns = WIDTH, words = ENGLISH, style = 'south', paint = PLAIN } = look;
  const chart = framed(
    STYLES[style](block.ascendant.sign, block.title.map(words.title), pensOf(block, words, paint)),
    paint,
  );
  const table = positionsTable(block, words, paint);
  const beside = Math.max(...chart.map(columnsOf)) + GAP;
  if (columns < beside + Math.max(...table.map(columnsOf))) return [...chart, '', ...table];
  return Array.from({ length: Math.max(chart.length, table.length) }, (_, i) =>
    `${padAfter(chart[i] ?? '', beside)}${table[i] ?? ''}`.trimEnd(),
  );
}
