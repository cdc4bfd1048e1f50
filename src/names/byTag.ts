import type { Language } from './language.js';
import { en } from './languages/en.gen.js';
import * as core from './lookup.js';
import { languageOf } from './tags.js';

/** A language by its tag (`ta`, `hi-IN`), or as its module exports it. */
export type LanguageOrTag = Language | string;

/** An input whose language may be named by its tag; English where it is left out. */
type ByTag<Input extends { readonly language: unknown }> = Omit<Input, 'language'> & {
  /**
   * A tag of BCP 47, compared without regard to case: the longest known one that begins it counts.
   *
   * @default 'en'
   */
  readonly language?: LanguageOrTag;
};

/** Returns the language that is meant. */
export function meant(language: unknown): Language {
  if (language === undefined) return en;
  return typeof language === 'object' && language !== null ? (language as Language) : languageOf(language);
}

/** Returns an input with its language in place of the tag; what is no object is left to be judged. */
function resolved<Input extends { readonly language: Language }>(input: ByTag<Input>): Input {
  const given: unknown = input;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given as Input;
  return { ...given, language: meant((given as { language?: unknown }).language) } as Input;
}

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
