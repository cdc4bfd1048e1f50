import type { Polygon } from './cell.js';
import { type ChartOptions, type ChartResult, figureOf } from './figure.js';
import { boardOf, drawHouses, framed, outline, scaled, titledWithin } from './houses.js';

const A = 1 / 3;
const B = 2 / 3;

/** The cells of the signs from Aries, in the unit square. */
const CELLS: readonly Polygon[] = [
  [
    [A, 0],
    [B, 0],
    [B, A],
    [A, A],
  ],
  [
    [0, 0],
    [A, 0],
    [A, A],
  ],
  [
    [0, 0],
    [A, A],
    [0, A],
  ],
  [
    [0, A],
    [A, A],
    [A, B],
    [0, B],
  ],
  [
    [0, B],
    [A, B],
    [0, 1],
  ],
  [
    [0, 1],
    [A, B],
    [A, 1],
  ],
  [
    [A, B],
    [B, B],
    [B, 1],
    [A, 1],
  ],
  [
    [B, B],
    [1, 1],
    [B, 1],
  ],
  [
    [B, B],
    [1, B],
    [1, 1],
  ],
  [
    [B, A],
    [1, A],
    [1, B],
    [B, B],
  ],
  [
    [1, 0],
    [1, A],
    [B, A],
  ],
  [
    [B, 0],
    [1, 0],
    [B, A],
  ],
];

/**
 * Returns a chart in the East Indian style (Bengal, Odisha) as SVG: each sign has its place, Aries at the top middle, the others
 * counter-clockwise, two in each corner with a diagonal between. The sign from which the houses are counted is tinted; the middle holds the
 * title.
 *
 * @param result of `rasi`, `divisional`, `kpCusps` or `kpHorary`
 * @param options as for {@link northIndian}
 * @throws {SiddhantaError} as {@link northIndian} does
 *
 * Source of the layout: common practice of Bengal and Odisha; no printed source is cited for it here.
 *
 * @example
 * ```ts
 * import { divisional } from 'siddhanta';
 * import { eastIndian } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const d9 = divisional({ varga: 'd9', birth: { date: '1990-08-15', time: '08:30:00', place } });
 * eastIndian(d9).includes('<title id="'); // => true
 * ```
 */
export function eastIndian(result: ChartResult, options: ChartOptions = {}): string {
  const figure = figureOf(result, options);
  const { size } = figure.settings;
  const board = boardOf(size, false);
  const cells = CELLS.map((corners, sign) => {
    const cell = scaled(corners, board);
    return {
      cell,
      free: cell,
      holds: (body: { sign: number }) => body.sign === sign,
      tinted: sign === figure.signs[0] || figure.tinted.some((house) => figure.signs[house - 1] === sign),
    };
  });
  const frame = cells.map(({ cell }) => outline(cell, 'l')).join('');
  return framed(figure, size, drawHouses(figure, board, cells, frame) + titledWithin(figure, board, 0.3));
}
