import { type Graha, NAKSHATRAS, SIGNS } from '../../zodiac/names.js';
import type { PlanetaryPosition, ZodiacPosition } from '../../zodiac/position.js';
import { CHART_WIDTH, southIndianChart } from './southIndian.js';
import { WIDTH } from './text.js';

const GAP = 2;

/** What a chart drawing needs: part of the result of every chart operation. */
export interface ChartData {
  readonly ascendant: ZodiacPosition;
  readonly notes: { readonly ayanamsa: string; readonly chart_type: string };
  readonly planetary_positions: Readonly<Record<Graha, PlanetaryPosition>>;
}

const longest = (entries: readonly { readonly name: string }[]): number =>
  Math.max(...entries.map(({ name }) => name.length));

/** Returns the lines of the table of positions: the lagna, then the nine grahas. */
export function positionsTable({ ascendant, planetary_positions }: ChartData): string[] {
  const rows = [
    { body: 'Lagna', ...ascendant, house: 1, retrograde: '' },
    ...Object.entries(planetary_positions).map(([body, position]) => ({ body, ...position })),
  ].map(({ nakshatra, pada, ...rest }) => ({ ...rest, mansion: `${nakshatra}-${pada}` }));
  const sign = longest(SIGNS);
  const mansion = longest(NAKSHATRAS) + '-1'.length;
  const head = `${' '.repeat(9)}${'Sign'.padEnd(sign)} ${'Degrees'.padStart(14)}  ${'Nakshatra-pada'.padEnd(mansion - 2)}House`;
  return [
    head,
    '─'.repeat(head.length + 2),
    ...rows.map((row) =>
      [
        row.body.padEnd(7),
        ` ${row.sign.padEnd(sign)}`,
        row.degrees.padStart(14),
        ` ${row.mansion.padEnd(mansion)}`,
        String(row.house).padStart(2),
        row.retrograde,
      ]
        .join(' ')
        .trimEnd(),
    ),
  ];
}

/** Returns a South Indian chart with the table of positions beside it, or below it where the terminal is narrow. */
export function chartBlock(data: ChartData, columns = WIDTH): string[] {
  const { ascendant, planetary_positions, notes } = data;
  const chart = southIndianChart(ascendant.sign, planetary_positions, [notes.chart_type, notes.ayanamsa]);
  const table = positionsTable(data);
  const width = CHART_WIDTH + GAP + Math.max(...table.map((line) => line.length));
  if (columns < width) return [...chart, '', ...table];
  return Array.from({ length: Math.max(chart.length, table.length) }, (_, i) =>
    `${(chart[i] ?? '').padEnd(CHART_WIDTH + GAP)}${table[i] ?? ''}`.trimEnd(),
  );
}
