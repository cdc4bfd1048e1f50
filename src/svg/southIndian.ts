import { SIGNS } from '../zodiac/names.js';
import { type ChartOptions, type ChartResult, figureOf } from './figure.js';
import { line } from './frame.js';
import { southCell } from './houseCells.js';
import { boardOf, drawHouses, framed, outline, titledWithin, withoutCorner } from './houses.js';

/**
 * Returns a chart in the South Indian style as SVG: each sign has its square, Pisces at the top left, then Aries and the others clockwise; two
 * short diagonals mark the sign from which the houses are counted. The middle holds the title.
 *
 * @param result of `rasi`, `divisional`, `kpCusps` or `kpHorary`
 * @param options as for {@link northIndian}
 * @throws {SiddhantaError} as {@link northIndian} does
 *
 * Source of the layout: common practice, as told for instance by edithhathaway.com, “How to read a South Indian chart” (Pisces in the upper left
 * corner, then Aries, clockwise).
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { southIndian } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const chart = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * southIndian(chart, { lagna: 'Moon' }).includes('Sun: Cancer 28°18′, house 3.'); // => true
 * ```
 */
export function southIndian(result: ChartResult, options: ChartOptions = {}): string {
  const figure = figureOf(result, options);
  const { size } = figure.settings;
  const board = boardOf(size, false);
  const { letters } = board;
  const lagna = figure.signs[0];
  const marks: string[] = [];
  const cells = SIGNS.map((_, sign) => {
    const cell = southCell(sign, board);
    const [x = 0, y = 0] = cell[0] ?? [];
    if (sign === lagna) {
      for (const reach of [letters * 0.95, letters * 1.25]) marks.push(line(x, y + reach, x + reach, y, 'k'));
    }
    return {
      cell,
      free:
        sign === lagna
          ? withoutCorner(cell, [x, y], [Math.SQRT1_2, Math.SQRT1_2], letters * 1.25 * Math.SQRT1_2)
          : cell,
      holds: (body: { sign: number }) => body.sign === sign,
      tinted: figure.tinted.some((house) => figure.signs[house - 1] === sign),
    };
  });
  const frame = `${cells.map(({ cell }) => outline(cell, 'l')).join('')}${marks.join('')}`;
  const middle = titledWithin(figure, board, 0.44);
  return framed(figure, size, drawHouses(figure, board, cells, frame) + middle);
}
