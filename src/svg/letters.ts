import { LATIN } from './widths.gen.js';

/** Upper bound of a character's width, tenths of an em, in the usual fonts of its script; fifteen if it was not measured. */
export type Letters = (code: number) => number;

/** Other scripts, ideographs, emoji. */
export const UNKNOWN = 15;

/** {@link UNKNOWN} where the packed table has none. */
export function unpacked(widths: string, place: number): number {
  const width = widths.charCodeAt(place);
  return Number.isNaN(width) ? UNKNOWN : width - 48;
}

/** Latin letters, digits and punctuation; combining accents have no width. */
export const latinLetters: Letters = (code) => {
  if (code >= 0x300 && code < 0x370) return 0;
  const [first, widths] = LATIN.find(([start, own]) => code >= start && code < start + own.length) ?? [code, ''];
  return unpacked(widths, code - first);
};

/** Upper bound, in ems. */
export function widthBy(letters: Letters, text: string): number {
  let sum = 0;
  for (const character of text.normalize('NFD')) sum += letters(character.codePointAt(0) ?? 0);
  return sum / 10;
}

/** Whether {@link widthBy} is a bound: whether every character has been measured. */
export function isMeasuredBy(letters: Letters, text: string): boolean {
  return [...text.normalize('NFD')].every((character) => letters(character.codePointAt(0) ?? 0) !== UNKNOWN);
}
