/**
 * Matching of two births.
 * @packageDocumentation
 */

export type {
  CancellationEffect,
  CancellationEvidence,
  EvidenceLabel,
  EvidencePlaces,
  ManglikCount,
  ManglikData,
  ManglikHouses,
  ManglikOptions,
  ManglikReference,
  ManglikSummary,
  MarsPlace,
  RuleEvidence,
  RuleSource,
  SourceState,
} from '../doshas/index.js';
export type { GrahaPlace, NatureOptions } from '../strengths/birthChart.js';
export type { SignLord } from '../zodiac/lords.js';
export type {
  Gana,
  Nadi,
  RajjuDirection,
  RajjuGroup,
  Varna,
  Vashya,
  Yoni,
  YoniOfNakshatra,
} from '../zodiac/natures.js';
export type { Regard } from '../zodiac/relationships.js';
export type { Tara } from '../zodiac/taras.js';
export {
  type AshtakootaData,
  type AshtakootaInput,
  ashtakoota,
  type MatchBirthDetails,
  type MatchExceptions,
  type MatchPartner,
  type MatchTotals,
} from './ashtakoota.js';
export { type DashaSandhiData, type DashaSandhiInput, type DashaSandhiSide, dashaSandhi } from './dashaSandhi.js';
export {
  type AshtakootaOptions,
  ashtakootaFromMoon,
  ashtakootaFromMoons,
  type BrideAndGrooms,
  type MoonPair,
} from './fromMoon.js';
export { type ManglikMatchData, type ManglikMatchInput, manglik } from './manglik.js';
export type { NumberedPosition } from './numberedPosition.js';
export { type PapaOptions, type PapaSamyaData, type PapaSamyaInput, papaSamya } from './papaSamya.js';
export type { MatchSide, MatchTotal } from './partner.js';
export type {
  DoshaRange,
  KutaRange,
  MoonPairScore,
  MoonRange,
  MoonStretch,
  PointsRange,
} from './pointsRange.js';
export {
  type Porutham,
  type PoruthamData,
  type PoruthamInput,
  porutham,
} from './porutham.js';
export type { PoruthamNumbers, PoruthamNumbersRange } from './poruthamRange.js';
export { type MatchReportData, type MatchReportInput, report } from './report.js';
export type { DashaJunction, JunctionPair, SharedMahadasha } from './rules/junctions.js';
export type { BhakootCancellation, BhakootRule } from './rules/kutas.js';
export type { PapaCount, PapaParts, PapaPoints, PapaSum } from './rules/papa.js';
export type { PoruthamEvidence, PoruthamGrade } from './rules/porutham.js';
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
  YoniScore,
} from './rules/report.js';
export type { CompatibilityLevel, CriticalDosha, MoonMatch, Recommendation } from './rules/score.js';
export type { PadaHalf, StarPada } from './rules/stars.js';
export type { MatchMoon } from './sides.js';
export {
  type KutaPoints,
  type StarMatch,
  type StarRange,
  type StarSide,
  type StarsData,
  type StarsInput,
  stars,
} from './stars.js';
export type { BhakootDosha, Kuta } from './tables/kutas.js';
export type { PapaDignity, PapaGraha, PapaReference, PapaWeighting } from './tables/papa.js';
export type { PoruthamKey } from './tables/porutham.js';
