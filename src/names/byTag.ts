import type { Result } from '../types.js';
import * as finding from './find.js';
import type { Language, NameGroup } from './language.js';
import { en } from './languages/en.gen.js';
import * as lines from './line.js';
import * as localisation from './localise.js';
import * as core from './lookup.js';
import * as numbers from './number.js';
import type { NameOptions } from './options.js';
import { languageOf } from './tags.js';
import * as translation from './translate.js';

/** A language by its tag (`ta`, `hi-IN`), or as its module exports it. */
export type LanguageOrTag = Language | string;

/** An input whose language may be named by its tag; English where it is left out. */
export type ByTag<Input extends { readonly language: unknown }> = Omit<Input, 'language'> & {
  /**
   * A tag of BCP 47, compared without regard to case: the longest known one that begins it counts.
   *
   * @default 'en'
   */
  readonly language?: LanguageOrTag;
};

/** Returns the language that is meant. */
export function languageFrom(language: unknown): Language {
  if (language === undefined) return en;
  return typeof language === 'object' && language !== null ? (language as Language) : languageOf(language);
}

/** Returns an input with its language in place of the tag; what is no object is left to be judged. */
function resolved<Input extends { readonly language: Language }>(input: ByTag<Input>): Input {
  const given: unknown = input;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given as Input;
  return { ...given, language: languageFrom((given as { language?: unknown }).language) } as Input;
}

/** What {@link find} is asked. */
export type FindInput = ByTag<finding.FindInput>;
/** What {@link line} is asked. */
export type LineInput = ByTag<lines.LineInput>;
/** What {@link number} is asked. */
export type NumberInput = ByTag<numbers.NumberInput>;
/** What {@link lookup} is asked. */
export type LookupInput = ByTag<core.LookupInput>;
/** What {@link table} is asked. */
export type TableInput = ByTag<core.TableInput>;

/**
 * Returns a name in a language, or in the first of its fallbacks that has it: Sanskrit in IAST, then English, which has every name.
 *
 * @throws {SiddhantaError} `invalid_value`, field `group`, `key`, `language` or an option; `missing_field`; `unknown_field`
 *
 * @example
 * ```ts
 * import { lookup } from 'siddhanta/names';
 * lookup({ group: 'nakshatras', key: 'Rohini', language: 'ta-IN' }).text; // => 'ரோகிணி'
 * const { text, language, fallback } = lookup({ group: 'yogas', key: 'Priti', language: 'si' });
 * [text, language, fallback]; // => ['Prīti', 'sa-Latn', true]
 * ```
 */
export function lookup(input: LookupInput): core.Name {
  return core.lookup(resolved(input));
}

/**
 * Returns a whole group of names in a language, in the order of the almanac.
 *
 * @throws {SiddhantaError} as {@link lookup}
 *
 * @example
 * ```ts
 * import { table } from 'siddhanta/names';
 * table({ group: 'paksha', language: 'ta' }).items.map(({ text }) => text); // => ['சுக்ல பட்சம்', 'கிருஷ்ண பட்சம்']
 * table({ group: 'yogas', language: 'si' }).complete; // => false
 * ```
 */
export function table(input: TableInput): core.NameTable {
  return core.table(resolved(input));
}

/**
 * Returns the keys that a word of a language stands for: by the names themselves, or, where none is so written, by their other
 * spellings. Spaces and joiners do not count; nothing is guessed.
 *
 * @throws {SiddhantaError} `invalid_value`, `missing_field`, `unknown_field`
 *
 * @example
 * ```ts
 * import { find } from 'siddhanta/names';
 * find({ text: 'ज्येष्ठा', language: 'hi' }).matches; // => [{ group: 'nakshatras', key: 'Jyeshtha', as: 'name' }]
 * ```
 */
export function find(input: FindInput): finding.Found {
  return finding.find(resolved(input));
}

/**
 * Returns a line of an almanac in words that were read in the language, or, where none were found, in signs and numbers only.
 *
 * Times are rounded to the minute, half up. An end on another civil date than the line's is written with its date, or with the words for
 * the next day where the language has them; a line `then` is written so without what follows. Times and dates are written as CLDR 48 has
 * them, in every engine alike.
 *
 * @throws {SiddhantaError} `missing_field` where the kind of line needs more; `invalid_time`, `invalid_date`, `invalid_value`,
 *   `date_out_of_range`, `unknown_field`
 *
 * @example
 * ```ts
 * import { line } from 'siddhanta/names';
 * const panchami = { group: 'tithis', key: 'Panchami', time: '14:05', pattern: 'until' } as const;
 * line({ ...panchami, language: 'hi' }); // => { text: 'पंचमी – 14:05 तक', pattern_state: 'attested' }
 * line({ ...panchami, language: 'as', digits: 'native' }); // => { text: 'পঞ্চমী – ১৪:০৫', pattern_state: 'neutral' }
 * ```
 */
export function line(input: LineInput): lines.Line {
  return lines.line(resolved(input));
}

/**
 * Returns a number as a language writes it, by Intl: with its grouping, and as many decimals as the number has, up to 20.
 *
 * @throws {SiddhantaError} `invalid_value`, also where the runtime was built without the language or its digits; `missing_field`,
 *   `unknown_field`
 *
 * @example
 * ```ts
 * import { number } from 'siddhanta/names';
 * number({ value: 1234567.5, language: 'te', digits: 'native' }).text; // => '౧,౨౩౪,౫౬౭.౫'
 * ```
 */
export function number(input: NumberInput): { readonly text: string } {
  return numbers.number(resolved(input));
}

/**
 * Returns the text of a name in a language, by its key alone where that is enough.
 *
 * @param group the group that is meant; needed where a key has several texts, as Magha, which is a month and a star
 * @throws {SiddhantaError} `invalid_value`, field `key`, `language` or `group`
 *
 * @example
 * ```ts
 * import { translate } from 'siddhanta/names';
 * translate('Chaitra', 'hi'); // => 'चैत्र'
 * translate('Magha', 'hi', 'masas'); // => 'माघ'
 * ```
 */
export function translate(key: string, language: LanguageOrTag, group?: NameGroup): string {
  return translation.translate(key, languageFrom(language), group);
}

/**
 * Returns a copy of a result in which names are texts of a language: signs, nakṣatras, planets, limbs and the words of a match. Keys of objects,
 * numbers, dates, degrees, sentences and judgments stay as they are; who shows a name that is a key asks {@link lookup} for it.
 *
 * Names that are read as one list are all in the language, or all in the first of its fallbacks that has every one. In English the
 * result stays as it is.
 *
 * @param result what an operation returned
 * @throws {SiddhantaError} `invalid_value`, field `language`, an option, or `result`
 *
 * @example
 * ```ts
 * import { panchang } from 'siddhanta';
 * import { localise } from 'siddhanta/names';
 * const day = panchang({ date: '2025-11-22', place: { latitude: 6.9271, longitude: 79.8612, timezone: 'Asia/Colombo' } });
 * const { data, fallbacks } = localise(day, 'si');
 * data.panchanga.tithi.name; // => 'දියවක'
 * data.panchanga.yoga.name; // => 'Sukarmā'
 * fallbacks.includes('panchanga.yoga.name'); // => true
 * ```
 */
export function localise<Data>(
  result: Result<Data>,
  language: LanguageOrTag,
  options: NameOptions = {},
): localisation.Localised<Data> {
  return localisation.localise(result, languageFrom(language), options);
}
