import type { KEYS, LANGUAGE_TAGS, NEUTRAL_PATTERNS } from './keys.gen.js';

/** The tag of a language that has a table: `ta`, `sa-Latn`. */
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** A group of names: `signs`, `nakshatras`, `graha_abbr`. */
export type NameGroup = keyof typeof KEYS;

/** The script of a language, by ISO 15924. */
export type Script = 'Latn' | 'Deva' | 'Gujr' | 'Beng' | 'Orya' | 'Guru' | 'Taml' | 'Telu' | 'Knda' | 'Mlym' | 'Sinh';

/**
 * Where a word comes from: it was read in the language (`attested`), made by rule from its Sanskrit stem (`transliterated`), or written
 * for this table (`author`: English labels, Sanskrit stems).
 */
export type NameState = 'attested' | 'transliterated' | 'author';

/** How sure an attested word is, 3 the surest; null where it is not attested. */
export type NameConfidence = 3 | 2 | 1 | null;

/** The kinds of lines that a language may have words for. */
export type PatternName = keyof typeof NEUTRAL_PATTERNS | 'until_next_day' | 'next_day';

/** A sentence of an almanac with places for a name and times. */
export interface LinePattern {
  readonly text: string;
  readonly state: 'attested' | 'author';
}

/** How a language writes clock times and dates: `{h}` the hour, `{m}` the minute, of a date `{d}` the day and `{m}` the month. */
export interface ClockPatterns {
  readonly h24: string;
  /** By twelve hours, before noon. */
  readonly am: string;
  readonly pm: string;
  readonly date: string;
  /** The short months from January, divided by |. */
  readonly months: string;
  /** A month of a year: `{m}` the month, `{y}` the year. */
  readonly month_year?: string;
  /** The months of the civil year in full from January, divided by |; none where CLDR has names of lunar months in their place (Sinhala). */
  readonly months_long?: string;
}

/** Other names for a whole group. */
export interface Variant {
  /** The names in the order of the group's keys, divided by |. */
  readonly texts: string;
  readonly sources: string;
}

/** The sentences and words of the faces, beside the names: packed, a line each, in the order of the English ones; an empty line for none. */
export interface Messages {
  readonly english: string;
  readonly texts: string;
}

/**
 * A language with its names, as its own module: a bundle that imports one holds that one, Sanskrit in IAST and English, to which it
 * falls back, and no other. Use it with the functions of `siddhanta/names/core`; its rows are packed, and read by them.
 */
export interface Language {
  readonly tag: LanguageTag;
  /** Its name in English. */
  readonly name: string;
  readonly script: Script;
  /** The tag by which Intl knows it. */
  readonly intl_tag: string;
  /** The digits that are usual in it, by the names of Unicode: `latn`, `deva`. */
  readonly default_numbering: string;
  /** The digits of its own script. */
  readonly native_numbering: string;
  /** These digits from 0 to 9. */
  readonly native_digits: string;
  /** What may be expected of its table. */
  readonly quality: string;
  /** How many keys have no sense in it: the solar months of others. */
  readonly not_applicable: number;
  readonly clock: ClockPatterns;
  /** The names by group, packed. */
  readonly cells: Readonly<Partial<Record<NameGroup, string>>>;
  /** Other spellings by group and key, packed. */
  readonly alternatives: Readonly<Partial<Record<NameGroup, Readonly<Record<string, string>>>>>;
  readonly variants: Readonly<Partial<Record<NameGroup, Variant>>>;
  readonly patterns: Readonly<Partial<Record<PatternName, LinePattern>>>;
  /** Only where it is of `siddhanta/languages`: those of its files. */
  readonly messages?: readonly Messages[];
  /** The languages that are asked in turn for a name that it lacks; the last is English, which has all. */
  readonly fallback: readonly Language[];
}
