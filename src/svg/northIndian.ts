import { clip } from './cell.js';
import { type ChartOptions, type ChartResult, figureOf } from './figure.js';
import { textAt } from './frame.js';
import { northFrame, northHouse } from './houseCells.js';
import { boardOf, drawHouses, titledAbove } from './houses.js';
import { emWidth } from './text.js';

/**
 * Returns a chart in the North Indian style as SVG: the first house is the diamond at the top, the others follow counter-clockwise, and the
 * number in each is that of its sign, 1 (Aries) … 12 (Pisces).
 *
 * Charts of Krishnamurti Paddhati have their houses begin at the cusps: the cusp stands in its house as `I` … `XII` with its degree.
 *
 * @param result of `rasi`, `divisional`, `kpCusps` or `kpHorary`
 * @param options size in pixels (240 … 4000), theme, language, what is marked, whose houses
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * Source of the layout: common practice, as told for instance by saranam.com, “Vedic Horoscope” (first house at the top middle, the
 * rest counter-clockwise, signs as numbers).
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { northIndian } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const svg = northIndian(rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } }), { theme: 'dark', size: 480 });
 * svg.slice(0, 38); // => '<svg xmlns="http://www.w3.org/2000/svg'
 * svg.includes('Sun: Cancer 28°18′, house 11.'); // => true
 * ```
 */
export function northIndian(result: ChartResult, options: ChartOptions = {}): string {
  const figure = figureOf(result, options);
  const { size, words } = figure.settings;
  const board = boardOf(size, true);
  const { letters } = board;
  const small = letters * 0.86;

  const numbers: string[] = [];
  const cells = figure.signs.map((sign, i) => {
    const {
      cell,
      inward: [dx, dy],
    } = northHouse(i, board);
    const [cx = 0, cy = 0] = cell[0] ?? [];
    const number = words.digits(sign + 1);
    const half = (emWidth(number) * small) / 2;
    // As far from the corner as a box of the number's size needs between two sides at right angles, and a little air.
    const away = half + small * 0.7;
    numbers.push(textAt(cx + dx * away, cy + dy * away + small * 0.35, small, 'm', 'middle', number));
    const free = clip(cell, dx, dy, dx * cx + dy * cy + away + (dx === 0 ? small * 0.55 : half + small * 0.2));
    return {
      cell,
      free,
      holds: ({ house }: { house: number }) => house === i + 1,
      tinted: figure.tinted.includes(i + 1),
    };
  });
  return titledAbove(figure, board, drawHouses(figure, board, cells, northFrame(board)) + numbers.join(''));
}
