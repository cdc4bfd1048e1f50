import { SIGNS } from '../../zodiac/names.js';
import { line } from '../frame.js';
import type { Figure } from './figure.js';
import { southCell } from './houseCells.js';
import { boardOf, drawHouses, framed, outline, titledWithin, withoutCorner } from './houses.js';

export function drawSouth(figure: Figure): string {
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
      contains: (body: { sign: number }) => body.sign === sign,
      tinted: figure.tinted.some((house) => figure.signs[house - 1] === sign),
    };
  });
  const frame = `${cells.map(({ cell }) => outline(cell, 'l')).join('')}${marks.join('')}`;
  const middle = titledWithin(figure, board, 0.44);
  return framed(figure, size, drawHouses(figure, board, cells, frame) + middle);
}
