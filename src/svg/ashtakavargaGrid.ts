import {
  type AshtakavargaResult,
  BINDU_ROWS,
  type BinduRow,
  type BinduRowName,
  rowOf,
  signOf,
  toneOf,
} from './binduRows.js';
import { caption } from './captions.js';
import { line, picture, textAt } from './frame.js';
import { type PictureOptions, settle } from './options.js';
import { oneOf, refuse } from './refuse.js';
import { clip, middle, type Point } from './rules/cell.js';
import { signName } from './rules/figure.js';
import { northFrame, northHouse, southCell } from './rules/houseCells.js';
import { type Board, outline } from './rules/houses.js';
import { emWidth } from './scripts.js';
import type { Words } from './words.js';

/** Options of {@link ashtakavargaGrid}. */
export interface AshtakavargaGridOptions extends PictureOptions {
  /** Layout: a chart of the North (the default) or of the South. */
  readonly style?: 'north' | 'south' | undefined;
  /** Which tables are drawn, in this order; all eight and the sum by default. */
  readonly rows?: readonly BinduRowName[] | undefined;
}

/** Pixels; below this width there are two charts side by side, else three. */
const NARROW = 420;

function requestedRows(rows: unknown): readonly BinduRowName[] {
  if (rows === undefined) return BINDU_ROWS;
  const known: readonly unknown[] = BINDU_ROWS;
  if (
    !Array.isArray(rows) ||
    rows.length === 0 ||
    new Set(rows).size < rows.length ||
    !rows.every((row) => known.includes(row))
  )
    refuse('rows', rows, `a list of one or several of ${BINDU_ROWS.join(', ')}, none twice`);
  return rows;
}

function northChart(row: BinduRow, first: number, board: Board, words: Words): string {
  const { letters } = board;
  const small = Math.max(letters * 0.66, 8);
  const fills: string[] = [];
  const texts: string[] = [];
  for (let house = 0; house < 12; house++) {
    const sign = (first + house) % 12;
    const { cell, inward } = northHouse(house, board);
    const [dx, dy] = inward;
    const [cx, cy] = cell[0] ?? [0, 0];
    const number = words.digits(sign + 1);
    const half = (emWidth(number) * small) / 2;
    const away = half + small * 0.7;
    texts.push(textAt(cx + dx * away, cy + dy * away + small * 0.35, small, 'm', 'middle', number));
    const reach = dx * cx + dy * cy + away + (dx === 0 ? small * 0.55 : half);
    const [x, y] = middle(clip(cell, dx, dy, reach));
    if ((row.bindus[sign] ?? 0) >= row.large) fills.push(outline(cell, 'w'));
    texts.push(
      textAt(x, y + letters * 0.36, letters, toneOf(row, sign), 'middle', words.digits(row.bindus[sign] ?? 0)),
    );
  }
  return fills.join('') + northFrame(board) + texts.join('');
}

function southChart(row: BinduRow, first: number, board: Board, words: Words): string {
  const { letters, x, y, side } = board;
  const fills: string[] = [];
  const lines: string[] = [];
  const texts: string[] = [];
  for (let sign = 0; sign < 12; sign++) {
    const cell = southCell(sign, board);
    const [left, top]: Point = cell[0] ?? [0, 0];
    if ((row.bindus[sign] ?? 0) >= row.large) fills.push(outline(cell, 'w'));
    lines.push(outline(cell, 'l'));
    if (sign === first) {
      for (const reach of [side * 0.05, side * 0.068]) lines.push(line(left, top + reach, left + reach, top, 'k'));
    }
    const [cx, cy] = middle(cell);
    texts.push(
      textAt(cx, cy + letters * 0.36, letters, toneOf(row, sign), 'middle', words.digits(row.bindus[sign] ?? 0)),
    );
  }
  const [cx, cy] = [x + side / 2, y + side / 2];
  texts.push(
    caption(row.label, {
      x: cx,
      y: cy + letters * 0.05,
      width: side * 0.44,
      size: letters,
      tone: 'i',
      anchor: 'middle',
    }),
    textAt(cx, cy + letters * 1.25, letters * 0.8, 'm', 'middle', words.digits(row.total)),
  );
  return fills.join('') + lines.join('') + texts.join('');
}

/**
 * Returns aṣṭakavarga as SVG: a small chart for each table, the number of bindus in every sign, and one for the sum of the seven planets
 * (Σ). Signs with many bindus (5 to 8; of the sum above 30) are tinted, few (0 to 3; below 25) recede, and the number of the planet's own
 * sign is highlighted.
 *
 * @param result of `ashtakavarga`
 * @param options `style` (`north`, `south`), `rows`; size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { ashtakavarga } from 'siddhanta/strengths';
 * import { ashtakavargaGrid } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const result = ashtakavarga({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * const svg = ashtakavargaGrid(result, { style: 'south', rows: ['Saturn', 'sarva'] });
 * svg.includes('Saturn: Aries 3, Taurus 5, Gemini 5'); // => true
 * ```
 */
export function ashtakavargaGrid(result: AshtakavargaResult, options: AshtakavargaGridOptions = {}): string {
  const settings = settle(options, ['style', 'rows']);
  const { size, words, title = '' } = settings;
  const style = oneOf('style', options.style, ['north', 'south']);
  const names = requestedRows(options.rows);
  const first = signOf(result, 'Ascendant');
  const rows = names.map((name) => rowOf(result, name, words));

  const margin = size * 0.03;
  const inner = size - 2 * margin;
  const columns = Math.min(rows.length, size < NARROW ? 2 : 3);
  const gap = columns === 1 ? 0 : Math.max(size * 0.025, 8);
  const heading = Math.max(size * 0.022, 11);
  let y = margin + (title === '' ? 0 : heading * 2);
  const body: string[] = [
    title === ''
      ? ''
      : caption(title, {
          x: margin,
          y: margin + heading,
          width: inner,
          size: heading * 1.2,
          tone: 'i',
          anchor: 'start',
        }),
  ];
  for (let from = 0; from < rows.length; from += columns) {
    const line = rows.slice(from, from + columns);
    // A single last chart has the whole width.
    const side = line.length === 1 ? inner : (inner - (columns - 1) * gap) / columns;
    const letters = Math.max(side * 0.06, 10.5);
    const over = style === 'north' ? letters * 1.7 : 0;
    line.forEach((row, i) => {
      const board: Board = { x: margin + i * (side + gap), y: y + over, side, letters };
      const { x } = board;
      if (style === 'south') {
        body.push(southChart(row, first, board, words));
        return;
      }
      body.push(
        caption(row.label, { x, y: y + letters, width: side * 0.7, size: letters, tone: 'i', anchor: 'start' }),
        textAt(x + side, y + letters, letters * 0.86, 'm', 'end', words.digits(row.total)),
        northChart(row, first, board, words),
      );
    });
    y += over + side + gap;
  }
  const descriptions = rows.map(
    ({ label, bindus }) => `${label}: ${bindus.map((count, sign) => `${signName(words, sign)} ${count}`).join(', ')}.`,
  );
  return picture(
    {
      width: size,
      height: y - gap + margin,
      title: title === '' ? 'Ashtakavarga' : `${title} · Ashtakavarga`,
      description: words.digits(descriptions.join(' ')),
      body: body.join(''),
    },
    settings,
  );
}
