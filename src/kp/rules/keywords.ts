import { KP_MATTERS, type NamedMatter } from '../tables/matters.js';
import { KP_MATTERS_HINDI } from '../tables/mattersHindi.js';
import { KP_MATTER_WORDS } from '../tables/matterWords.gen.js';

/** What the words of a question say of one matter. */
export interface KeywordHits {
  readonly score: number;
  /** Keywords found, as the tables spell them. */
  readonly found: readonly string[];
}

interface Keyword {
  readonly text: string;
  /** Folded words, all of which must occur. */
  readonly words: readonly string[];
}

/** A word that names a matter in one of many languages. */
interface NativeWord {
  readonly matter: NamedMatter;
  readonly text: string;
}

interface Tables {
  /** English and Hindi keywords of each matter. */
  readonly keywords: ReadonlyMap<NamedMatter, readonly Keyword[]>;
  /** Words of many languages, folded. */
  readonly whole: ReadonlyMap<string, NativeWord>;
  /** Folded stems of those that endings may follow. */
  readonly stems: ReadonlyMap<string, NativeWord>;
  /** Length of the longest stem. */
  readonly longest: number;
}

/** Made when the first question is asked and never changed. */
let tables: Tables | undefined;

/** Malayalam consonants without a vowel, each one code point, and what older texts write for them before a joiner. */
const CHILLUS: Readonly<Record<string, string>> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' };

/**
 * Returns a text without what the comparison of words leaves aside: case, Latin diacritics, the Devanāgarī nukta, the difference between
 * candrabindu and anusvāra, the two spellings of chillus, and invisible joiners. Marks beyond thirty in a row, which no script has, are
 * dropped first: engines order them in quadratic time.
 */
function fold(text: string): string {
  return text
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[\u0d7a-\u0d7f]/g, (chillu) => CHILLUS[chillu] ?? chillu)
    .toLowerCase()
    .normalize('NFC');
}

/** Returns the folded words of a text: runs of letters, their marks and digits. */
function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** Returns what stands before the endings of a folded word: a final m, anusvara or virama gives way to them. */
function stemOf(word: string): string {
  return word.replace(
    /(?:\u0bae\u0bcd|[\u0c02\u0c82\u0d02]|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])$/,
    '',
  );
}

function makeTables(): Tables {
  const keywords = new Map<NamedMatter, readonly Keyword[]>();
  const whole = new Map<string, NativeWord>();
  const stems = new Map<string, NativeWord>();
  for (const { matter, english } of KP_MATTERS) {
    const texts = [english, ...KP_MATTERS_HINDI[matter]].flatMap((line) => line.split(' '));
    keywords.set(
      matter,
      texts.map((text) => ({ text, words: fold(text).split('+') })),
    );
    for (const each of Object.values(KP_MATTER_WORDS[matter] ?? {}).flatMap((line) => line.split(' '))) {
      const text = each.replace('*', '');
      whole.set(fold(text), { matter, text });
      if (each !== text) stems.set(stemOf(fold(text)), { matter, text });
    }
  }
  return { keywords, whole, stems, longest: Math.max(...[...stems.keys()].map(({ length }) => length)) };
}

/** Returns whether a word stands among others, itself or in its English plural. */
function occurs(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (!/[a-z]$/.test(word)) return false;
  return (
    words.has(`${word}s`) || words.has(`${word}es`) || (word.endsWith('y') && words.has(`${word.slice(0, -1)}ies`))
  );
}

/** Returns the word of a table that a word of the question is, or else whose stem, the longest, it begins with. */
function nativeWord(word: string, { whole, stems, longest }: Tables): NativeWord | undefined {
  const same = whole.get(word);
  if (same !== undefined) return same;
  for (let length = Math.min(word.length, longest); length > 0; length--) {
    const found = stems.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns what the words of a question say of each matter that they name.
 *
 * A keyword in English or Hindi hits when all its words occur, English ones also in the plural, and scores one, of several words two. A
 * word of the other languages hits when it occurs, or when a word begins with its stem and endings may follow it; it scores one, unless a
 * keyword has counted that word already. Time grows with the length of the question and no faster.
 */
export function keywordHits(question: string): ReadonlyMap<NamedMatter, KeywordHits> {
  const words = wordsOf(question);
  const hits = new Map<NamedMatter, KeywordHits>();
  if (words.size === 0) return hits;
  tables ??= makeTables();
  const natives = new Map<NamedMatter, Set<string>>();
  for (const word of words) {
    const native = nativeWord(word, tables);
    if (native === undefined) continue;
    const counted = tables.keywords.get(native.matter)?.some((one) => one.words.length === 1 && one.words[0] === word);
    if (counted !== true) natives.set(native.matter, (natives.get(native.matter) ?? new Set()).add(native.text));
  }
  for (const [matter, candidates] of tables.keywords) {
    const found = candidates.filter((keyword) => keyword.words.every((word) => occurs(word, words)));
    const own = natives.get(matter) ?? [];
    const score = found.reduce((sum, keyword) => sum + (keyword.words.length > 1 ? 2 : 1), [...own].length);
    if (score > 0) hits.set(matter, { score, found: [...found.map(({ text }) => text), ...own] });
  }
  return hits;
}
