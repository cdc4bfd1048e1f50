import { type Anchor, type Tone, textAt } from '../frame.js';
import { isMeasuredBy, type Letters, widthBy } from '../letters.js';
import { escaped, n } from '../text.js';

/** Largest size at which a text fits a width; undefined where even the smallest is too wide. */
export function fittedBy(
  letters: Letters,
  text: string,
  width: number,
  largest: number,
  least: number,
): number | undefined {
  const size = Math.min(largest, width / widthBy(letters, text));
  return size >= least ? size : undefined;
}

/**
 * Unit of cutting: a character with its accents and vowel signs, and the letters that a virama joins to it. Written out here, since engines
 * differ in the age of their segmenters.
 */
const SYLLABLE =
  /[\s\S](?:[\p{M}\u200c\u200d]|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u200d])[\p{L}\p{So}])*/gu;

/** Cuts a text to a width between syllables, with an ellipsis. */
export function cutBy(letters: Letters, text: string, width: number, size: number): string {
  if (widthBy(letters, text) * size <= width) return text;
  const parts = text.match(SYLLABLE) ?? [];
  while (parts.length > 0 && widthBy(letters, `${parts.join('')}…`) * size > width) parts.pop();
  return `${parts.join('')}…`;
}

export interface CaptionPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly tone: Tone;
  readonly anchor: Anchor;
}

/** A foreign text, such as a name, on one line: shrunk, then cut. Text with characters of unknown width is clipped as well. */
export function captionBy(letters: Letters, text: string, { x, y, width, size, tone, anchor }: CaptionPlace): string {
  const one = text.replace(/\s+/g, ' ');
  const fit = fittedBy(letters, one, width, size, size * 0.7) ?? size * 0.7;
  const content = escaped(cutBy(letters, one, width, fit));
  if (isMeasuredBy(letters, one)) return textAt(x, y, fit, tone, anchor, content);
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  const [top, height] = [y - fit * 1.2, fit * 1.7];
  return `<svg x="${n(x - shift)}" y="${n(top)}" width="${n(width)}" height="${n(height)}">${textAt(shift, fit * 1.2, fit, tone, anchor, content)}</svg>`;
}
