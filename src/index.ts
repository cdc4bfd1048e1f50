/**
 * Vedic (sidereal) astrology, computed exactly: rāśi and divisional charts, Vimśottarī daśā, pañcāṅga, Krishnamurti Paddhati and
 * Aṣṭakūṭa matching.
 *
 * @packageDocumentation
 */
export {
  ERROR_CODES,
  type ErrorCode,
  type ErrorDetails,
  type ErrorType,
  isSiddhantaError,
  SiddhantaError,
} from './errors.js';
export type { Context, Member } from './operation.js';
export {
  type AshtakootaData,
  type AshtakootaInput,
  ashtakoota,
  type MatchBirthDetails,
  type MatchPartner,
  type MatchSide,
  type NumberedPosition,
} from './operations/ashtakoota.js';
export {
  type AshtakootaOptions,
  ashtakootaFromMoon,
  ashtakootaFromMoons,
  type BrideAndGrooms,
  type MoonPair,
} from './operations/ashtakootaFromMoon.js';
export { type DivisionalData, type DivisionalInput, divisional } from './operations/divisional.js';
export {
  type KpAscendant,
  type KpCusp,
  type KpCuspsData,
  type KpCuspsInput,
  type KpMetadata,
  type KpPlanetPosition,
  kpCusps,
} from './operations/kpCusps.js';
export type { KpDashaPeriod, KpTiming, YearMonthDay } from './operations/kpDasha.js';
export {
  type KpFinalJudgment,
  type KpHoraryCusp,
  type KpHoraryData,
  type KpHoraryInput,
  type KpHoraryPlanet,
  type KpHorarySignificators,
  type KpSignifier,
  kpHorary,
} from './operations/kpHorary.js';
export type { KpPoint } from './operations/kpSky.js';
export { type PanchangInput, panchang } from './operations/panchang.js';
export type {
  Karana,
  MoonriseTime,
  MoonTime,
  PanchangData,
  PanchangNakshatra,
  SunTime,
  TimeStatus,
  Tithi,
  Vara,
  Yoga,
} from './operations/panchangData.js';
export { type LimbPeriod, type NextLimbInput, nextLimb } from './operations/panchangSearch.js';
export {
  type LimbUnit,
  type PanchangSpanDay,
  type PanchangSpanOptions,
  panchangSpan,
} from './operations/panchangSpan.js';
export { type BirthDetails, type ChartNotes, type RasiData, type RasiInput, rasi } from './operations/rasi.js';
export type { SunriseDefinition } from './operations/sunrise.js';
export {
  type Antardasha,
  type DashaSpan,
  type Mahadasha,
  type Pranadasha,
  type Pratyantardasha,
  type Sookshmadasha,
  type VimshottariData,
  type VimshottariInput,
  type VimshottariPeriod,
  vimshottari,
  vimshottariPeriods,
} from './operations/vimshottari.js';
export { type CapabilitiesData, capabilities } from './registry.js';
export type { BhakootRule } from './rules/ashtakoota/kutas.js';
export type { GunaMilanResults, KutaScore, KutaScores } from './rules/ashtakoota/report.js';
export type { CompatibilityLevel, MoonMatch } from './rules/ashtakoota/score.js';
export type { PlanetaryPosition, ZodiacPosition } from './rules/chart.js';
export type { KpChainLink, KpConfidence, KpJudgment, KpVerdict } from './rules/kp/judgment.js';
export type { RulingPlanets } from './rules/kp/ruling.js';
export type { Significators } from './rules/kp/significators.js';
export type { DashaLayer } from './rules/kp/timing.js';
export type { Limb } from './rules/panchanga/limbs.js';
export type { Kuta, SignLord } from './tables/ashtakoota.js';
export type { KpPlanet } from './tables/kp.js';
export type { Graha } from './tables/names.js';
export type { Ayanamsa, Birth, Dispute, Meta, NodeKind, Place, Provenance, Result, Source, Varga } from './types.js';
