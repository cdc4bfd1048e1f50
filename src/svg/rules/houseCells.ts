import { n } from '../text.js';
import type { Point, Polygon } from './cell.js';
import { type Board, outline, scaled } from './houses.js';

const MIDDLE: Point = [0.5, 0.5];

/**
 * First three houses of the North Indian style in the unit square: corners, the innermost first, and the way from there into the house. The
 * others are rotations.
 */
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

/** By quarters of a circle, counter-clockwise: in the unit square (`edge` 1), or about the origin (`edge` 0). */
function turned(points: Polygon, quarters: number, edge: number): Polygon {
  return quarters === 0
    ? points
    : turned(
        points.map(([u, v]): Point => [v, edge - u]),
        quarters - 1,
        edge,
      );
}

/** From 0: its corners, the innermost first, and the way from there into the house. */
export function northHouse(house: number, board: Board): { readonly cell: Polygon; readonly inward: Point } {
  const [corners, inward] = FIRST[house % 3] ?? [[], MIDDLE];
  const quarters = Math.floor(house / 3);
  return {
    cell: scaled(turned(corners, quarters, 1), board),
    inward: turned([inward], quarters, 0)[0] ?? MIDDLE,
  };
}

export function northFrame(board: Board): string {
  const { x, y, side } = board;
  const [right, bottom, mx, my] = [x + side, y + side, x + side / 2, y + side / 2].map(n);
  return `${outline(
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
}

/** Column and row of each sign from Aries, on a four by four board. */
const PLACES: readonly Point[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

/** Top left corner first. */
export function southCell(sign: number, board: Board): Polygon {
  const [column, row] = PLACES[sign] ?? MIDDLE;
  const [x, y] = [column / 4, row / 4];
  return scaled(
    [
      [x, y],
      [x + 0.25, y],
      [x + 0.25, y + 0.25],
      [x, y + 0.25],
    ],
    board,
  );
}
