import { GENERAL_MATTER, KP_MATTERS, type KpMatter } from '../tables/matters.js';
import { KP_MATTERS_HINDI } from '../tables/mattersHindi.js';

/** A matter found in a question, with the keywords that decided. */
export interface MatterOfQuestion extends KpMatter {
  /** Keywords found, as the table spells them; none for the general matter. */
  readonly found: readonly string[];
}

interface Keyword {
  readonly text: string;
  /** Folded words, all of which must occur. */
  readonly words: readonly string[];
}

/** Keywords of each matter, folded; made when the first question is asked and never changed. */
let keywords: readonly { readonly matter: KpMatter; readonly keywords: readonly Keyword[] }[] | undefined;

/**
 * Returns a text without what the comparison of words leaves aside: case, Latin diacritics, the Devanāgarī nukta, the
 * difference between candrabindu and anusvāra, and invisible joiners.
 */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .toLowerCase();
}

/** Returns the folded words of a text: runs of letters, their marks and digits. */
function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

function keywordTable(): NonNullable<typeof keywords> {
  keywords ??= KP_MATTERS.map((matter) => {
    const hindi = KP_MATTERS_HINDI[matter.matter];
    if (hindi === undefined) throw new RangeError(`The matter ${matter.matter} has no Hindi keywords.`);
    const texts = [matter.english, ...hindi].flatMap((line) => line.split(' '));
    return { matter, keywords: texts.map((text) => ({ text, words: fold(text).split('+') })) };
  });
  return keywords;
}

/** Returns whether a word stands among others, itself or in its English plural. */
function occurs(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (!/[a-z]$/.test(word)) return false;
  return (
    words.has(`${word}s`) || words.has(`${word}es`) || (word.endsWith('y') && words.has(`${word.slice(0, -1)}ies`))
  );
}

/**
 * Returns the matter that a question is about.
 *
 * Whole words are compared, without regard to case and diacritics, in English and Hindi; English plurals count. A keyword
 * scores one, a keyword of several words two; the highest score wins, of equal ones the earlier row of the table. Without
 * a question or a keyword it is the general matter, the eleventh house.
 *
 * @example
 * ```ts
 * matterOf('When will my marriage take place?').house; // => 7
 * matterOf('मेरी नौकरी कब लगेगी?').house; // => 10
 * matterOf('').matter; // => 'general'
 * ```
 */
export function matterOf(question: string): MatterOfQuestion {
  const words = wordsOf(question);
  let best: MatterOfQuestion = { ...GENERAL_MATTER, found: [] };
  let bestScore = 0;
  if (words.size === 0) return best;
  for (const { matter, keywords: candidates } of keywordTable()) {
    const found = candidates.filter((keyword) => keyword.words.every((word) => occurs(word, words)));
    const score = found.reduce((sum, keyword) => sum + (keyword.words.length > 1 ? 2 : 1), 0);
    if (score > bestScore) {
      bestScore = score;
      best = { ...matter, found: found.map(({ text }) => text) };
    }
  }
  return best;
}
