import { clip, type Point, type Polygon } from './cell.js';
import { type ChartOptions, type ChartResult, figureOf } from './figure.js';
import { textAt } from './frame.js';
import { boardOf, drawHouses, outline, scaled, titledAbove } from './houses.js';
import { emWidth, n } from './text.js';

const MIDDLE: Point = [0.5, 0.5];

/** The first three houses in the unit square: corners, the innermost first, and the way from there into the house. The others are these, turned. */
const FIRST: readonly (readonly [corners: Polygon, inward: Point])[] = [
  [
    [MIDDLE, [0.25, 0.25], [0.5, 0], [0.75, 0.25]],
    [0, -1],
  ],
  [
    [
      [0.25, 0.25],
      [0, 0],
      [0.5, 0],
    ],
    [0, -1],
  ],
  [
    [
      [0.25, 0.25],
      [0, 0.5],
      [0, 0],
    ],
    [-1, 0],
  ],
];

/** Returns points turned by quarters of a circle, counter-clockwise: in the unit square (`edge` 1), or about the origin (`edge` 0). */
function turned(points: Polygon, quarters: number, edge: number): Polygon {
  return quarters === 0
    ? points
    : turned(
        points.map(([u, v]): Point => [v, edge - u]),
        quarters - 1,
        edge,
      );
}

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
  const { x, y, side, letters } = board;
  const small = letters * 0.86;

  const numbers: string[] = [];
  const cells = figure.signs.map((sign, i) => {
    const [corners, inward] = FIRST[i % 3] ?? [[], MIDDLE];
    const quarters = Math.floor(i / 3);
    const cell = scaled(turned(corners, quarters, 1), board);
    const [[dx, dy] = MIDDLE] = turned([inward], quarters, 0);
    const [cx, cy] = cell[0] ?? MIDDLE;
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
  const [right, bottom, mx, my] = [x + side, y + side, x + side / 2, y + side / 2].map(n);
  const frame = `${outline(
    scaled(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      board,
    ),
    'l',
  )}<path class="l" d="M${n(x)} ${n(y)}L${right} ${bottom}M${right} ${n(y)}L${n(x)} ${bottom}M${mx} ${n(y)}L${right} ${my}L${mx} ${bottom}L${n(x)} ${my}Z"/>`;
  return titledAbove(figure, board, drawHouses(figure, board, cells, frame) + numbers.join(''));
}
