import { DIGITS, LATIN, LETTERS } from './widths.gen.js';

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

/** Tenths of an em of what the table does not know: other scripts, ideographs, emoji. */
const UNKNOWN = 15;
/** Each Indian script has a block of 128 characters, the first at U+0900; of these the table has the first 78, and the ten digits from the 102nd on. */
const SCRIPTS = 0x900;
const BLOCK = 128;

function tenths(code: number): number {
  // Accents, once they are apart from their letters.
  if (code >= 0x300 && code < 0x370) return 0;
  const [script, place] = [Math.floor((code - SCRIPTS) / BLOCK), (code - SCRIPTS) % BLOCK];
  let width = Number.NaN;
  if (script >= 0 && script < DIGITS.length) {
    if (place < 78) width = LETTERS.charCodeAt(script * 78 + place);
    else if (place >= 102 && place < 112) width = DIGITS.charCodeAt(script);
  } else for (const [first, widths] of LATIN) width = widths.charCodeAt(code - first) || width;
  return Number.isNaN(width) ? UNKNOWN : width - 48;
}

/**
 * Returns how wide a text is at most, in ems, in the usual fonts of its script: a bound, not the width.
 *
 * @example
 * ```ts
 * emWidth('Su'); // => 1.4
 * ```
 */
export function emWidth(text: string): number {
  let sum = 0;
  for (const character of text.normalize('NFD')) sum += tenths(character.codePointAt(0) ?? 0);
  return sum / 10;
}

/** Returns whether {@link emWidth} is a bound for a text: whether every character has been measured. */
export function isMeasured(text: string): boolean {
  return [...text.normalize('NFD')].every((character) => tenths(character.codePointAt(0) ?? 0) !== UNKNOWN);
}

/** Returns a length with at most two decimals: the same characters in every engine, whose sines may differ in the last bit. */
export function n(value: number): string {
  // Rounded twice, so that a tie such as half of 0.01 falls the same way for 75.005 and 75.00499999999999; adding 0 turns −0 into 0.
  return String(Math.round(Math.round(value * 1e6) / 1e4) / 100 + 0);
}
