import { picture } from '../frame.js';
import { n } from '../text.js';
import { captionBy } from './captions.js';
import { clip, inset, type Point, type Polygon } from './cell.js';
import type { Figure } from './figure.js';
import { rowsIn } from './rows.js';

/** To pixels. */
export function scaled(cell: Polygon, { x, y, side }: Board): Polygon {
  return cell.map(([u, v]): Point => [x + u * side, y + v * side]);
}

export interface Board {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Size of labels with enough room. */
  readonly letters: number;
}

/** Without margins and a line of title. */
export function boardOf(size: number, titled: boolean): Board {
  const margin = size * 0.03;
  return {
    x: margin,
    y: titled ? size * 0.095 : margin,
    side: size - 2 * margin,
    letters: Math.max(size * 0.027, 10.5),
  };
}

export function outline(cell: Polygon, tone: string): string {
  return `<path class="${tone}" d="M${cell.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z"/>`;
}

export interface HouseCell {
  /** In pixels. */
  readonly cell: Polygon;
  /** Before margins. */
  readonly free: Polygon;
  readonly contains: (body: Figure['bodies'][number]) => boolean;
  readonly tinted: boolean;
}

/** Tints first, then the lines of the style, then texts. */
export function drawHouses(figure: Figure, board: Board, cells: readonly HouseCell[], frame: string): string {
  const fills = cells.filter(({ tinted }) => tinted).map(({ cell }) => outline(cell, 'w'));
  const texts = cells.map(({ free, contains }) => {
    const rows = figure.bodies.filter(contains).map(({ row }) => row);
    return rows.length === 0
      ? ''
      : rowsIn(figure.settings.words.letters, inset(free, board.letters * 0.5), rows, board.letters);
  });
  return `${fills.join('')}${frame}${texts.join('')}`;
}

/** The title is above the chart: its name at the start, kind and school at the end. */
export function titledAbove(figure: Figure, board: Board, body: string): string {
  const { x, y, side, letters } = board;
  const place = { y: y - letters * 0.75, size: letters * 1.1 };
  const { letters: widths } = figure.settings.words;
  const above = `${captionBy(widths, figure.title, { ...place, x, width: side * 0.58, tone: 'i', anchor: 'start' })}${
    figure.subtitle === ''
      ? ''
      : captionBy(widths, figure.subtitle, {
          ...place,
          x: x + side,
          width: side * 0.4,
          size: letters * 0.86,
          tone: 'm',
          anchor: 'end',
        })
  }`;
  return framed(figure, y + side + (figure.settings.size - side) / 2, `${above}${body}`);
}

export function framed(figure: Figure, height: number, body: string): string {
  const { title, subtitle, description, settings } = figure;
  return picture(
    {
      width: settings.size,
      height,
      title: [title, subtitle].filter((part) => part !== '').join(' · '),
      description,
      body,
    },
    settings,
  );
}

/** Title and kind in the empty middle of a board. */
export function titledWithin(
  { title, subtitle, settings }: Figure,
  { x, y, side, letters }: Board,
  share: number,
): string {
  const { letters: widths } = settings.words;
  const place = { x: x + side / 2, width: side * share, anchor: 'middle' as const };
  const [first, second] = subtitle === '' ? [0.35, 0] : [-0.1, 1.35];
  return `${captionBy(widths, title, { ...place, y: y + side / 2 + first * letters, size: letters * 1.25, tone: 'i' })}${
    subtitle === ''
      ? ''
      : captionBy(widths, subtitle, { ...place, y: y + side / 2 + second * letters, size: letters * 0.86, tone: 'm' })
  }`;
}

/** Cuts off a right-angled corner within `reach`, along both sides together. */
export function withoutCorner(cell: Polygon, [x, y]: Point, [dx, dy]: Point, reach: number): Polygon {
  return clip(cell, dx, dy, dx * x + dy * y + reach);
}
