import { shortHash } from '../math/hash.js';
import type { Settings } from './options.js';
import { emWidth, escaped, isMeasured, n } from './text.js';
import { styleSheet, type Tint } from './theme.js';

/** Where a text is held: at its start, in its middle, at its end. */
export type Anchor = 'start' | 'middle' | 'end';

/** What a text is drawn in: one of the classes of the theme. */
export type Tone = 'i' | 'm' | 'a';

/** Returns a text with its baseline at a point; `content` is escaped, and may hold elements. */
export function textAt(x: number, y: number, size: number, tone: Tone, anchor: Anchor, content: string): string {
  const held = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text class="${tone}" x="${n(x)}" y="${n(y)}" font-size="${n(size)}"${held}>${content}</text>`;
}

/** Returns a straight line. */
export function line(x1: number, y1: number, x2: number, y2: number, tone: 'l' | 'k' = 'l'): string {
  return `<path class="${tone}" d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"/>`;
}

/** Returns a rectangle. */
export function box(x: number, y: number, width: number, height: number, tone: string): string {
  return `<rect class="${tone}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;
}

/**
 * Returns the size at which a text fits a width: as large as allowed, or as small as needed down to the least one; undefined where even that
 * is too wide.
 */
export function fitted(text: string, width: number, largest: number, least: number): number | undefined {
  const size = Math.min(largest, width / emWidth(text));
  return size >= least ? size : undefined;
}

/**
 * What is cut off whole: a character with its accents and vowel signs, and the letters that a virama joins to it. Written out here, since engines
 * differ in the age of their own segmenters.
 */
const SYLLABLE =
  /[\s\S](?:[\p{M}\u200c\u200d]|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u200d])[\p{L}\p{So}])*/gu;

/** Returns as much of a text as fits a width at a size, cut between syllables, with an ellipsis where it is cut. */
export function cut(text: string, width: number, size: number): string {
  if (emWidth(text) * size <= width) return text;
  const parts = text.match(SYLLABLE) ?? [];
  while (parts.length > 0 && emWidth(`${parts.join('')}…`) * size > width) parts.pop();
  return `${parts.join('')}…`;
}

/**
 * Returns a text from outside, such as a name, on one line: shrunk, then cut. What holds characters of unknown width is clipped at the
 * width besides.
 */
export function caption(
  text: string,
  {
    x,
    y,
    width,
    size,
    tone,
    anchor,
  }: { x: number; y: number; width: number; size: number; tone: Tone; anchor: Anchor },
): string {
  const one = text.replace(/\s+/g, ' ');
  const fit = fitted(one, width, size, size * 0.7) ?? size * 0.7;
  const content = escaped(cut(one, width, fit));
  if (isMeasured(one)) return textAt(x, y, fit, tone, anchor, content);
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  const [top, height] = [y - fit * 1.2, fit * 1.7];
  return `<svg x="${n(x - shift)}" y="${n(top)}" width="${n(width)}" height="${n(height)}">${textAt(shift, fit * 1.2, fit, tone, anchor, content)}</svg>`;
}

/** A drawn picture before it has its frame. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What it is, in a few words. */
  readonly title: string;
  /** What it shows, in words. */
  readonly description: string;
  readonly body: string;
  /** The colours of the sky, where it has one. */
  readonly sky?: readonly Tint[];
}

/** Returns the whole document: size, theme, title and description round what was drawn. */
export function picture(
  { width, height, title, description, body, sky }: Drawing,
  { theme, id, words }: Settings,
): string {
  const drawn = `${box(0, 0, width, height, 'p')}${body}`;
  const texts = [escaped(title), escaped(description)] as const;
  const own = id ?? `s${shortHash(`${theme}${texts}${drawn}`)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${own}" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}" role="img" lang="${words.tag}" aria-labelledby="${own}-t ${own}-d"><title id="${own}-t">${texts[0]}</title><desc id="${own}-d">${texts[1]}</desc><style>${styleSheet(own, theme, drawn, sky)}</style>${drawn}</svg>\n`;
}
