/**
 * Matching of two births.
 *
 * @packageDocumentation
 */
export {
  type AshtakootaData,
  type AshtakootaInput,
  ashtakoota,
  type MatchBirthDetails,
  type MatchPartner,
  type MatchSide,
  type NumberedPosition,
} from './ashtakoota.js';
export {
  type AshtakootaOptions,
  ashtakootaFromMoon,
  ashtakootaFromMoons,
  type BrideAndGrooms,
  type MoonPair,
} from './fromMoon.js';
export type { BhakootRule } from './rules/kutas.js';
export type { GunaMilanResults, KutaScore, KutaScores } from './rules/report.js';
export type { CompatibilityLevel, MoonMatch } from './rules/score.js';
export type { Kuta, SignLord } from './tables/kutas.js';
