/**
 * Texts: what the classics say of the placements of a chart, clause by clause, with verse, and whether each condition applies in it.
 *
 * @packageDocumentation
 */

export type { ClauseCount, TextsNotice, TextsWithheld } from '../operation/textClauses.js';
export type { SensitiveKind, TextReading, TextTone, TextTopic } from '../operation/textWords.gen.js';
export { antardasha } from './antardasha.js';
export { conjunction } from './conjunction.js';
export {
  forBirth,
  type SkippedTexts,
  type TextLine,
  type TextsForBirthData,
  type TextsForBirthInput,
  type TextsOnTopic,
} from './forBirth.js';
export { grahaInHouse } from './grahaInHouse.js';
export { grahaInSign } from './grahaInSign.js';
export type { TextsAtInput, TextsInput, TextsOptions } from './input.js';
export { lagna } from './lagna.js';
export { lordInHouse } from './lordInHouse.js';
export { mahadasha } from './mahadasha.js';
export { nakshatra } from './nakshatra.js';
export type { TextsData } from './placementOperation.js';
export type {
  ClauseApplies,
  ClauseLack,
  InChart,
  TextClause,
  TextEvidence,
  TextLocus,
  TextStatement,
} from './statement.js';
export type { TextKind, TextWork } from './tables/chapter.js';
export { transit } from './transit.js';
export { type TextsVerseData, type TextsVerseInput, verse } from './verse.js';
