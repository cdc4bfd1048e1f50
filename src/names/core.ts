/**
 * Names in a language that is imported by itself, `siddhanta/names/ta`: a bundle holds that language and what it falls back to, and no
 * other. `siddhanta/names` has the same functions for all languages by their tags.
 *
 * @packageDocumentation
 */
export type { Alternative, Cell } from './cells.js';
export type { ClockStyle } from './clockText.js';
export { type FindInput, type Found, find, type NameMatch } from './find.js';
export { labelsIn } from './labels.js';
export type {
  ClockPatterns,
  Language,
  LanguageTag,
  LinePattern,
  Messages,
  NameConfidence,
  NameGroup,
  NameState,
  PatternName,
  Script,
  Variant,
} from './language.js';
export { type Line, type LineInput, type LineKind, line } from './line.js';
export { type Localised, type LocalisedData, localise } from './localise.js';
export { type LookupInput, lookup, type Name, type NameTable, type TableInput, table } from './lookup.js';
export { type NumberInput, number } from './number.js';
export { type Digits, type NumeralOptions, numeral } from './numeral.js';
export type { NameOptions } from './options.js';
export { type NameRef, type Texts, type Threshold, text, texts } from './resolve.js';
export { type Say, sayIn } from './say.js';
export { translate } from './translate.js';
