import { textAt } from '../frame.js';
import { widthBy } from '../letters.js';
import { clip } from './cell.js';
import type { Figure } from './figure.js';
import { northFrame, northHouse } from './houseCells.js';
import { boardOf, drawHouses, titledAbove } from './houses.js';

export function drawNorth(figure: Figure): string {
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
    const half = (widthBy(words.letters, number) * small) / 2;
    // The distance that a box of the number's size needs between two sides at right angles, and some space.
    const away = half + small * 0.7;
    numbers.push(textAt(cx + dx * away, cy + dy * away + small * 0.35, small, 'm', 'middle', number));
    const free = clip(cell, dx, dy, dx * cx + dy * cy + away + (dx === 0 ? small * 0.55 : half + small * 0.2));
    return {
      cell,
      free,
      contains: ({ house }: { house: number }) => house === i + 1,
      tinted: figure.tinted.includes(i + 1),
    };
  });
  return titledAbove(figure, board, drawHouses(figure, board, cells, northFrame(board)) + numbers.join(''));
}
