// Parts that the diagrams of nakṣatras share: names, grahas with the mark of their nature, and what a click on a part says.

import { NAKSHATRAS } from '../zodiac/names.js';
import type { Nature } from '../zodiac/nature.js';
import { caption, fitted } from './captions.js';
import { textAt } from './frame.js';
import type { PictureOptions } from './options.js';
import { oneOf } from './refuse.js';
import { emWidth } from './scripts.js';
import { escaped, n } from './text.js';
import type { Words } from './words.js';

/** Options of the diagrams of nakṣatras. */
export interface StarPictureOptions extends PictureOptions {
  /**
   * Whether each part has the attribute `data-about`: its name and the grahas that are in it or pierce it, for a page that answers clicks;
   * false by default.
   */
  readonly about?: boolean | undefined;
}

/** Place of Abhijit in the group `kalas`. */
const ABHIJIT = 3;

export const aboutOption = ({ about }: StarPictureOptions): boolean => oneOf('about', about, [false, true]);

/** By its name in the result. */
export function starName(words: Words, star: string): string {
  const index = NAKSHATRAS.findIndex(({ name }) => name === star);
  // The languages have the muhūrta of Abhijit, whose first word is the name.
  return index === -1
    ? (words.word('kalas', ABHIJIT, star).split(' ')[0] ?? star)
    : words.word('nakshatras', index, star);
}

/** A group whose part a page can name; the names are those of the result, in English. */
export function aboutGroup(about: boolean, names: readonly string[], content: string): string {
  return about ? `<g data-about="${escaped([...new Set(names)].join(', '))}">${content}</g>` : content;
}

/** The largest size at which every word of some names fits a width, so that names have one size; longer words than six tenths of it let in are cut. */
export function evenSize(names: readonly string[], width: number, largest: number): number {
  const least = largest * 0.6;
  return names
    .flatMap((name) => name.split(' '))
    .reduce((size, word) => fitted(word, width, size, least) ?? least, largest);
}

/** A text that takes two lines where it has two words and one line is too narrow. */
export function nameIn(
  text: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly size: number },
  tone: 'i' | 'm' | 'a',
): string {
  const { x, y, width, size } = place;
  const at = text.indexOf(' ');
  const line = (one: string, baseline: number): string =>
    caption(one, {
      x,
      y: baseline,
      width,
      size: fitted(one, width, size, size * 0.45) ?? size * 0.45,
      tone,
      anchor: 'middle',
    });
  if (at === -1 || fitted(text, width, size, size * 0.9) !== undefined) return line(text, y);
  return line(text.slice(0, at), y - size * 0.55) + line(text.slice(at + 1), y + size * 0.55);
}

/** A filled disc for a malefic, a ring for a benefic, so that a print in grey loses nothing. */
export function natureMark(nature: Nature, x: number, y: number, radius: number): string {
  return nature === 'malefic'
    ? `<circle class="a" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`
    : `<circle class="l" cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.8)}" stroke-width="${n(radius * 0.5)}"/>`;
}

export interface MarkedBody {
  readonly graha: string;
  readonly nature: Nature;
}

const GAP = 0.35;
const MARK = 0.5;

/** Grahas in rows about a middle, each with its mark; letters shrink until all have room. */
export function bodiesIn(
  words: Words,
  bodies: readonly MarkedBody[],
  { x, y, width, height, size }: Readonly<Record<'x' | 'y' | 'width' | 'height' | 'size', number>>,
): string {
  if (bodies.length === 0) return '';
  const parts = bodies.map(({ graha, nature }) => {
    const label = words.bodyLabel(graha);
    return { label, nature, ems: emWidth(label) + MARK + GAP };
  });
  const rowsAt = (letters: number): (typeof parts)[] => {
    const rows: (typeof parts)[] = [];
    let used = Number.POSITIVE_INFINITY;
    for (const part of parts) {
      if (used + part.ems * letters > width) {
        rows.push([]);
        used = 0;
      }
      rows.at(-1)?.push(part);
      used += part.ems * letters;
    }
    return rows;
  };
  let letters = size;
  const widest = Math.max(...parts.map(({ ems }) => ems));
  while (letters > 4 && (rowsAt(letters).length * letters * 1.15 > height || widest * letters > width)) letters *= 0.94;
  const rows = rowsAt(letters);
  const top = y - ((rows.length - 1) * letters * 1.15) / 2;
  return rows
    .map((row, i) => {
      const whole = row.reduce((sum, { ems }) => sum + ems, 0) - GAP;
      const base = top + i * letters * 1.15 + letters * 0.35;
      let from = x - (whole * letters) / 2;
      return row
        .map(({ label, nature, ems }) => {
          const begin = from;
          from += ems * letters;
          const mark = begin + (ems - GAP - MARK / 2) * letters;
          return (
            textAt(begin, base, letters, 'i', 'start', escaped(label)) +
            natureMark(nature, mark, base - letters * 0.6, letters * 0.16)
          );
        })
        .join('');
    })
    .join('');
}

/** The two captions above a picture: its title, or what it is called, and at the right what it is called under a title, with its moment. */
export function headingOf(
  { title, called, when }: { readonly title: string; readonly called: string; readonly when: string },
  place: {
    readonly margin: number;
    readonly right: number;
    readonly size: number;
    readonly letters: number;
  },
): string {
  const { margin, right, size, letters } = place;
  const y = margin + letters * 1.1;
  const start = { x: margin, y, width: size * 0.55, size: letters * 1.2, tone: 'i', anchor: 'start' } as const;
  const end = { x: right, y, width: size * 0.38, size: letters * 0.9, tone: 'm', anchor: 'end' } as const;
  return caption(title === '' ? called : title, start) + caption(`${title === '' ? '' : `${called} · `}${when}`, end);
}
