import { shortHash } from '../math/hash.js';
import type { Settings } from './options.js';
import { escaped, n } from './text.js';
import { styleSheet, type Tint } from './theme.js';

export type Anchor = 'start' | 'middle' | 'end';

/** One of the classes of the theme. */
export type Tone = 'i' | 'm' | 'a';

/** The baseline is at the point; `content` is escaped, and may contain elements. */
export function textAt(x: number, y: number, size: number, tone: Tone, anchor: Anchor, content: string): string {
  const anchorAttribute = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text class="${tone}" x="${n(x)}" y="${n(y)}" font-size="${n(size)}"${anchorAttribute}>${content}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, tone: 'l' | 'k' = 'l'): string {
  return `<path class="${tone}" d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"/>`;
}

export function box(x: number, y: number, width: number, height: number, tone: string): string {
  return `<rect class="${tone}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** A few words. */
  readonly title: string;
  /** For screen readers. */
  readonly description: string;
  readonly body: string;
  /** Only for pictures with a sky. */
  readonly sky?: readonly Tint[];
}

/** Adds size, theme, title and description. */
export function picture(
  { width, height, title, description, body, sky }: Drawing,
  { theme, id, words, role = 'img' }: Settings,
): string {
  const drawn = `${box(0, 0, width, height, 'p')}${body}`;
  const texts = [escaped(title), escaped(description)] as const;
  const own = id ?? `s${shortHash(`${theme}${texts}${drawn}`)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${own}" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}" role="${role}" lang="${words.tag}" aria-labelledby="${own}-t ${own}-d"><title id="${own}-t">${texts[0]}</title><desc id="${own}-d">${texts[1]}</desc><style>${styleSheet(own, theme, drawn, sky, words.fonts)}</style>${drawn}</svg>\n`;
}
