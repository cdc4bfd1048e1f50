/**
 * Vedic (sidereal) astrology, computed exactly: rāśi and divisional charts, Vimśottarī daśā, pañcāṅga, Krishnamurti Paddhati and
 * Aṣṭakūṭa matching.
 *
 * @packageDocumentation
 */

export { type CapabilitiesData, capabilities } from './capabilities.js';
export type { Sensitivity, SensitivityChange, StatedValue } from './cast/sensitivity.js';
export { type DivisionalData, type DivisionalInput, type DivisionalNotes, divisional } from './charts/divisional.js';
export {
  type DivisionalCustomData,
  type DivisionalCustomInput,
  type DivisionalCustomNotes,
  divisionalCustom,
} from './charts/divisionalCustom.js';
export { type RasiInput, rasi } from './charts/rasi.js';
export type { BirthDetails, ChartNotes, ChartType, RasiData } from './charts/rasiData.js';
export type { CustomBase, CustomStart } from './charts/rules/customVarga.js';
export type { ChartChange, ChartSensitivity, ChartStatement } from './charts/sensitivity.js';
export type { VargaChart } from './charts/tables/furtherVargas.js';
export type { GenericVariant, VargaVariant } from './charts/tables/variants.js';
export {
  type AshtakootaData,
  type AshtakootaInput,
  ashtakoota,
  type MatchBirthDetails,
  type MatchPartner,
} from './compatibility/ashtakoota.js';
export {
  type AshtakootaOptions,
  ashtakootaFromMoon,
  ashtakootaFromMoons,
  type BrideAndGrooms,
  type MoonPair,
} from './compatibility/fromMoon.js';
export type { NumberedPosition } from './compatibility/numberedPosition.js';
export type { MatchSide } from './compatibility/partner.js';
export type {
  DoshaRange,
  KutaRange,
  MoonPairScore,
  MoonRange,
  MoonStretch,
  PointsRange,
} from './compatibility/pointsRange.js';
export type { BhakootCancellation, BhakootRule } from './compatibility/rules/kutas.js';
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
} from './compatibility/rules/report.js';
export type { CompatibilityLevel, CriticalDosha, MoonMatch, Recommendation } from './compatibility/rules/score.js';
export type { BhakootDosha, Kuta } from './compatibility/tables/kutas.js';
export type { DashaChange, DashaSensitivity, DashaStatement } from './dashas/sensitivity.js';
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
} from './dashas/vimshottari.js';
export {
  ERROR_CODES,
  type ErrorCode,
  type ErrorDetails,
  type ErrorType,
  isSiddhantaError,
  SiddhantaError,
} from './errors.js';
export type { Conventions, DaysYear, OwnAyanamsa } from './input/conventions.js';
export {
  type KpAscendant,
  type KpCusp,
  type KpCuspsData,
  type KpCuspsInput,
  type KpMetadata,
  type KpPlanetPosition,
  kpCusps,
} from './kp/cusps.js';
export {
  type KpFinalJudgment,
  type KpHoraryCusp,
  type KpHoraryData,
  type KpHoraryInput,
  type KpHoraryPlanet,
  type KpHorarySignificators,
  type KpSignifier,
  kpHorary,
} from './kp/horary.js';
export type { KpPoint } from './kp/point.js';
export type { KpQuestion } from './kp/question.js';
export type { KpChainLink, KpConfidence, KpJudgment, KpVerdict } from './kp/rules/judgment.js';
export type { KpMatterFrom } from './kp/rules/matter.js';
export type { RulingPlanets } from './kp/rules/ruling.js';
export type { Significators } from './kp/rules/significators.js';
export type { DashaLayer } from './kp/rules/timing.js';
export type { KpChange, KpSensitivity, KpStatement } from './kp/sensitivity.js';
export type { KpMatterName } from './kp/tables/matters.js';
export type { CuspLabel, HouseKey, KpPlanet, PlanetLabel } from './kp/tables/planets.js';
export type { JulianDay, KpDashaPeriod, KpTiming, YearMonthDay } from './kp/timeline.js';
export type { Context, Member, UnitOfCharge } from './operation/operation.js';
export type {
  Karana,
  MoonriseTime,
  MoonTime,
  PanchangData,
  PanchangNakshatra,
  SunMethod,
  SunTime,
  TimeStatus,
  Tithi,
  Vara,
  Yoga,
} from './panchang/data.js';
export { type PanchangInput, panchang } from './panchang/day.js';
export { type LimbPeriod, type NextLimbInput, nextLimb } from './panchang/search.js';
export {
  type LimbUnit,
  type PanchangSpanDay,
  type PanchangSpanOptions,
  panchangSpan,
} from './panchang/span.js';
export { clockTime } from './time/clockTime.js';
export type { YearName } from './time/years.js';
export type {
  Ayanamsa,
  AyanamsaName,
  AyanamsaReference,
  Birth,
  BirthClock,
  Calendar,
  CivilDate,
  Clock,
  ClockTime,
  Dispute,
  ExactOffset,
  Fold,
  HoursEast,
  Latitude,
  LocalInstant,
  Longitude,
  Meta,
  MoonPlace,
  NodeKind,
  Place,
  PositionKind,
  Profile,
  Provenance,
  Result,
  Rule,
  RuleState,
  SensitiveTopic,
  Source,
  StarPlace,
  SunriseDefinition,
  TimeScale,
  Varga,
  Withheld,
} from './types.js';
export type { AyanamsaLabel, SchoolName } from './zodiac/ayanamsas.js';
export type { Division, FurtherVarga } from './zodiac/divisions.js';
export type { KaranaName, Paksha, TithiName, Weekday, YogaName } from './zodiac/limbNames.js';
export type { KaranaType, Limb, LimbNames } from './zodiac/limbs.js';
export type { SignLord } from './zodiac/lords.js';
export type { Graha, Nakshatra, Sign } from './zodiac/names.js';
export type { Gana, Nadi, Varna, Vashya, Yoni, YoniOfNakshatra } from './zodiac/natures.js';
export type {
  DegreesInSign,
  EclipticDegrees,
  House,
  Pada,
  PlanetaryPosition,
  ZodiacPosition,
} from './zodiac/position.js';
export type { Tara } from './zodiac/taras.js';
