import { KP_MATTERS, type NamedMatter } from '../tables/matters.js';
import { KP_MATTERS_HINDI } from '../tables/mattersHindi.js';
import { KP_MATTER_WORDS } from '../tables/matterWords.gen.js';

export interface KeywordHits {
  readonly score: number;
  readonly found: readonly string[];
}

interface Keyword {
  readonly text: string;
  readonly words: readonly string[];
}

interface NativeWord {
  readonly matter: NamedMatter;
  readonly text: string;
}

interface Tables {
  readonly keywords: ReadonlyMap<NamedMatter, readonly Keyword[]>;
  readonly whole: ReadonlyMap<string, NativeWord>;
  readonly stems: ReadonlyMap<string, NativeWord>;
  readonly longest: number;
}

let tables: Tables | undefined;

/** Malayalam consonants without a vowel, one code point each, and how older texts write them before a joiner. */
const CHILLUS: Readonly<Record<string, string>> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' };

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

function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

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

function occurs(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (!/[a-z]$/.test(word)) return false;
  return (
    words.has(`${word}s`) || words.has(`${word}es`) || (word.endsWith('y') && words.has(`${word.slice(0, -1)}ies`))
  );
}

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
 * Scores the matters that the words of a question name.
 *
 * A keyword in English or Hindi hits when all its words occur, English ones also in the plural, and scores one; one of several words scores
 * two. A word of the other languages hits when it occurs, or when a word begins with its stem and endings may follow it; it scores one,
 * unless a keyword has already counted that word. Time is linear in the length of the question.
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
