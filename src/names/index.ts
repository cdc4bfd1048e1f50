/**
 * Names in sixteen languages: signs, nakṣatras, planets, limbs, months and the words of a page, each with where it comes from. Results
 * keep their ASCII keys; what is here is text to show.
 *
 * A bundle of this entry holds every language. For one alone see `siddhanta/names/core`.
 *
 * @packageDocumentation
 */
export { type LanguageOrTag, type LookupInput, lookup, type TableInput, table } from './byTag.js';
export type { Alternative } from './cells.js';
export type { NameOptions } from './input.js';
export type {
  Language,
  LanguageTag,
  LinePattern,
  NameConfidence,
  NameGroup,
  NameState,
  PatternName,
  Script,
  Variant,
} from './language.js';
export { type LanguageEntry, languages, type NameCounts } from './languageList.js';
export type { Name, NameTable } from './lookup.js';
