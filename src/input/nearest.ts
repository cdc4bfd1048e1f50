import { editDistance } from '../math/editDistance.js';

/** Longer words are compared with nothing. */
const LONGEST = 40;

/** Returns a word as it is compared: capitals count for nothing, and `-` and a space as `_`. */
export const fold = (word: string): string => word.toLowerCase().replace(/[ -]/g, '_');

/**
 * Returns which of some names a word may have meant: one that it begins, or that differs from it in a letter of three, at most two; undefined
 * where none is near. Capitals count for nothing, and `-` and a space as `_`. A number is never taken for another.
 *
 * @example
 * ```ts
 * nearest('ayanamsha', ['birth', 'ayanamsa']); // => 'ayanamsa'
 * nearest('d15', ['d12', 'd16']); // => undefined
 * ```
 */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const limit = Math.min(2, Math.floor(word.length / 3));
  if (word === '' || word.length > LONGEST) return undefined;
  const given = fold(word);
  const digits = given.replace(/\D/g, '');
  let best: string | undefined;
  let least = limit + 1;
  for (const name of names) {
    const known = fold(name);
    const distance = limit > 0 && known.startsWith(given) ? 0 : editDistance(given, known, limit);
    if (distance < least && known.replace(/\D/g, '') === digits) [best, least] = [name, distance];
  }
  return best;
}

/** Returns ` Did you mean …?` where a word is near to one of some names, otherwise nothing. */
export function didYouMean(word: unknown, names: readonly string[], before = ''): string {
  const near = typeof word === 'string' ? nearest(word, names) : undefined;
  return near === undefined ? '' : ` Did you mean ${before}${near}?`;
}
