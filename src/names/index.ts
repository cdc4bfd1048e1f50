/**
 * Names in sixteen languages: signs, nakṣatras, planets, limbs, months and the words of a page, each with where it comes from. Results
 * keep their ASCII keys; what is here is text to show.
 *
 * A bundle of this entry holds every language. For one alone see `siddhanta/names/core`.
 *
 * @packageDocumentation
 */
export {
  type ByTag,
  type FindInput,
  find,
  type LanguageOrTag,
  type LineInput,
  type LookupInput,
  line,
  localise,
  lookup,
  type NumberInput,
  number,
  type TableInput,
  table,
  translate,
} from './byTag.js';
export type { Alternative } from './cells.js';
export type { ClockStyle } from './clockText.js';
export type { Found, NameMatch } from './find.js';
export type {
  ClockPatterns,
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
export type { Line, LineKind } from './line.js';
export type { Localised, LocalisedData } from './localise.js';
export type { Name, NameTable } from './lookup.js';
export type { Digits } from './numeral.js';
export type { NameOptions } from './options.js';
