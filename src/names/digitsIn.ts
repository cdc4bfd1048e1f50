import type { Language } from './language.js';
import { type Digits, numeral } from './numeral.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what begins the code of a colour.
const NUMBERS = /(?<=^|[^A-Za-z_\d]|\u001b\[\d{1,3}m)\d{1,15}(?![A-Za-z_\d])/g;

/** Returns a text with its numbers in the digits of a language; what belongs to a word, as in D9, stays. */
export function digitsIn(language: Language, digits: Digits, text: string): string {
  const written = new Map<string, string>();
  return text.replace(NUMBERS, (run) => {
    const known =
      written.get(run) ??
      numeral(language, Number(run), { digits, minimumIntegerDigits: run.length, useGrouping: false });
    written.set(run, known);
    return known;
  });
}
