/**
 * Matching of two births.
 *
 * @packageDocumentation
 */

export type { SignLord } from '../zodiac/lords.js';
export type { Tara } from '../zodiac/taras.js';
export {
  type AshtakootaData,
  type AshtakootaInput,
  ashtakoota,
  type MatchBirthDetails,
  type MatchExceptions,
  type MatchPartner,
  type MatchSide,
  type MatchTotal,
  type MatchTotals,
  type NumberedPosition,
} from './ashtakoota.js';
export {
  type AshtakootaOptions,
  ashtakootaFromMoon,
  ashtakootaFromMoons,
  type BrideAndGrooms,
  type MoonPair,
} from './fromMoon.js';
export type { BhakootCancellation, BhakootRule } from './rules/kutas.js';
export type {
  BhakootScore,
  GanaScore,
  GrahaMaitriScore,
  GunaMilanResults,
  KutaScore,
  KutaScores,
  NadiScore,
  TaraScore,
  VarnaScore,
  VashyaScore,
  YoniOfNakshatra,
  YoniScore,
} from './rules/report.js';
export type { CompatibilityLevel, CriticalDosha, MoonMatch, Recommendation } from './rules/score.js';
export type { BhakootDosha, Gana, Kuta, Nadi, Varna, Vashya, Yoni } from './tables/kutas.js';
