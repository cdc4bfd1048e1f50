import { WIDTHS } from './widths.gen.js';

/** Everything that XML 1.0 does not allow in a document, lone surrogates too: production 2, Char. */
const ILLEGAL = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Returns a text as it may stand in XML, in an element or between quotes: what would be markup is written as a reference, what XML
 * does not allow becomes U+FFFD.
 *
 * @example
 * ```ts
 * escaped('a < b & "c"'); // => 'a &#60; b &#38; &#34;c&#34;'
 * ```
 */
export function escaped(text: string): string {
  return text.replace(ILLEGAL, '\uFFFD').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Ems of what the table does not know: other scripts, ideographs, emoji. */
const UNKNOWN = 1.5;
const ZERO = 48;

function characterWidth(code: number): number {
  // Accents, once they are apart from their letters.
  if (code >= 0x300 && code < 0x370) return 0;
  for (const [first, widths] of WIDTHS) {
    const place = code - first;
    if (place >= 0 && place < widths.length) return (widths.charCodeAt(place) - ZERO) / 10;
  }
  return UNKNOWN;
}

/**
 * Returns how wide a text is at most, in ems, in the usual fonts of its script: a bound, not the width.
 *
 * @example
 * ```ts
 * emWidth('Su'); // => 1.5
 * ```
 */
export function emWidth(text: string): number {
  let tenths = 0;
  for (const character of text.normalize('NFD'))
    tenths += Math.round(characterWidth(character.codePointAt(0) ?? 0) * 10);
  return tenths / 10;
}

/** Returns whether {@link emWidth} is a bound for a text: whether every character has been measured. */
export function isMeasured(text: string): boolean {
  return [...text.normalize('NFD')].every((character) => characterWidth(character.codePointAt(0) ?? 0) < UNKNOWN);
}

/** Returns a length with at most two decimals: the same characters in every engine, whose sines may differ in the last bit. */
export function n(value: number): string {
  // Rounded twice, so that a tie such as half of 0.01 falls the same way for 75.005 and 75.00499999999999; adding 0 turns −0 into 0.
  return String(Math.round(Math.round(value * 1e6) / 1e4) / 100 + 0);
}
