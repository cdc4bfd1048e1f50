import type { Polygon } from './cell.js';
import type { Figure } from './figure.js';
import { boardOf, drawHouses, framed, outline, scaled, titledWithin } from './houses.js';

const A = 1 / 3;
const B = 2 / 3;

/** From Aries, in the unit square. */
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

export function drawEast(figure: Figure): string {
  const { size } = figure.settings;
  const board = boardOf(size, false);
  const cells = CELLS.map((corners, sign) => {
    const cell = scaled(corners, board);
    return {
      cell,
      free: cell,
      contains: (body: { sign: number }) => body.sign === sign,
      tinted: sign === figure.signs[0] || figure.tinted.some((house) => figure.signs[house - 1] === sign),
    };
  });
  const frame = cells.map(({ cell }) => outline(cell, 'l')).join('');
  return framed(figure, size, drawHouses(figure, board, cells, frame) + titledWithin(figure, board, 0.3));
}
