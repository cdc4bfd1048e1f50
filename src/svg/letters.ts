import { LATIN } from './widths.gen.js';

/** Returns the width of a character at most, in tenths of an em, in the usual fonts of its script: fifteen of one that was not measured. */
export type Letters = (code: number) => number;

/** Tenths of an em of what no table knows: other scripts, ideographs, emoji. */
export const UNKNOWN = 15;

/** Returns a width of a packed table; {@link UNKNOWN} where it has none. */
export function unpacked(widths: string, place: number): number {
  const width = widths.charCodeAt(place);
  return Number.isNaN(width) ? UNKNOWN : width - 48;
}

/** The widths of Latin letters, digits and punctuation; accents, once they are apart from their letters, have none. */
export const latinLetters: Letters = (code) => {
  if (code >= 0x300 && code < 0x370) return 0;
  const [first, widths] = LATIN.find(([start, own]) => code >= start && code < start + own.length) ?? [code, ''];
  return unpacked(widths, code - first);
};

/** Returns how wide a text is at most, in ems. */
export function widthBy(letters: Letters, text: string): number {
  let sum = 0;
  for (const character of text.normalize('NFD')) sum += letters(character.codePointAt(0) ?? 0);
  return sum / 10;
}

/** Returns whether {@link widthBy} is a bound for a text: whether every character has been measured. */
export function isMeasuredBy(letters: Letters, text: string): boolean {
  return [...text.normalize('NFD')].every((character) => letters(character.codePointAt(0) ?? 0) !== UNKNOWN);
}
