import { cellAt, GROUPS, keysOf } from './cells.js';
import type { Language, LanguageTag, Script } from './language.js';
import { LANGUAGES } from './languages.gen.js';

/** How many names a language has, by their state. */
export interface NameCounts {
  /** Read in the language; with confidence 3, 2 and 1. */
  readonly attested: number;
  readonly attested_c3: number;
  readonly attested_c2: number;
  readonly attested_c1: number;
  /** Made by rule from Sanskrit stems. */
  readonly transliterated: number;
  /** Written for this table. */
  readonly author: number;
  readonly missing: number;
  /** Names that have no sense in it, such as the solar months of others. */
  readonly not_applicable: number;
}

/** A language as {@link languages} lists it. */
export interface LanguageEntry {
  readonly language: LanguageTag;
  /** In English. */
  readonly name: string;
  /** By ISO 15924. */
  readonly script: Script;
  readonly intl_tag: string;
  /** The digits that are usual in it, by the names of Unicode. */
  readonly default_numbering: string;
  readonly native_numbering: string;
  /** The digits of its own script, from 0 to 9. */
  readonly native_digits: readonly string[];
  /** What may be expected of its table. */
  readonly quality: string;
  readonly counts: NameCounts;
}

function countsOf(language: Language): NameCounts {
  const cells = GROUPS.flatMap((group) => keysOf(group).map((_, index) => cellAt(language, group, index)));
  const count = (isCounted: (cell: (typeof cells)[number]) => boolean) => cells.filter(isCounted).length;
  return {
    attested: count((cell) => cell?.state === 'attested'),
    attested_c3: count((cell) => cell?.confidence === 3),
    attested_c2: count((cell) => cell?.confidence === 2),
    attested_c1: count((cell) => cell?.confidence === 1),
    transliterated: count((cell) => cell?.state === 'transliterated'),
    author: count((cell) => cell?.state === 'author'),
    missing: count((cell) => cell === undefined) - language.not_applicable,
    not_applicable: language.not_applicable,
  };
}

/**
 * Returns the languages that there are, English first, with what may be expected of each.
 *
 * @example
 * ```ts
 * import { languages } from 'siddhanta/names';
 * const tamil = languages().find(({ language }) => language === 'ta');
 * [tamil?.name, tamil?.script, tamil?.native_numbering, tamil?.counts.transliterated]; // => ['Tamil', 'Taml', 'tamldec', 0]
 * ```
 */
export function languages(): readonly LanguageEntry[] {
  return LANGUAGES.map((language) => ({
    language: language.tag,
    name: language.name,
    script: language.script,
    intl_tag: language.intl_tag,
    default_numbering: language.default_numbering,
    native_numbering: language.native_numbering,
    native_digits: [...language.native_digits],
    quality: language.quality,
    counts: countsOf(language),
  }));
}
