import { isMeasuredBy, type Letters, latinLetters, UNKNOWN, unpacked, widthBy } from './letters.js';
import { DIGITS, LETTERS } from './widths.gen.js';

/**
 * Each Indian script has a block of 128 characters, the first at U+0900; the table has the first 78 of each, and the ten digits from the
 * 102nd on.
 */
const SCRIPTS = 0x900;
const BLOCK = 128;
const MEASURED = 78;

/** All measured scripts: Latin, and those of India and Sri Lanka. */
export const allLetters: Letters = (code) => {
  const [script, place] = [Math.floor((code - SCRIPTS) / BLOCK), (code - SCRIPTS) % BLOCK];
  if (script < 0 || script >= DIGITS.length) return latinLetters(code);
  if (place < MEASURED) return unpacked(LETTERS, script * MEASURED + place);
  return place >= 102 && place < 112 ? unpacked(DIGITS, script) : UNKNOWN;
};

/**
 * Returns how wide a text is at most, in ems, in the usual fonts of its script: a bound, not the width.
 *
 * @example
 * ```ts
 * emWidth('Su'); // => 1.4
 * ```
 */
export function emWidth(text: string): number {
  return widthBy(allLetters, text);
}

/** Whether {@link emWidth} is a bound: whether every character has been measured. */
export function isMeasured(text: string): boolean {
  return isMeasuredBy(allLetters, text);
}
