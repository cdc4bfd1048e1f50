/**
 * Tājika varṣaphala: the annual chart with munthā and the lord of the year, its strengths, yogas, sahams, daśās and months, and the returns
 * of the tithi, nakṣatra and yoga of birth.
 * @packageDocumentation
 */

export type { NatalInput } from '../cast/natalInput.js';
export type { ChartNotes, ChartType } from '../charts/rasiData.js';
export type { HousedPosition } from '../zodiac/housed.js';
export type { SignLord } from '../zodiac/lords.js';
export { type AnnualChartData, type AnnualChartInput, chart } from './chart.js';
export {
  type AnnualAntardasha,
  type AnnualDasha,
  type AnnualDashaLord,
  type AnnualDashasData,
  type AnnualDashasInput,
  type AnnualSystem,
  type DegreesOfSign,
  dashas,
  type MuddaBalance,
  type PeriodDays,
  type Share,
  type SolarDayRule,
  type SolarDegrees,
} from './dashas.js';
export type { AnnualRasi, AnnualYear, CompletedYears, Muntha, NatalPoints, YearOfLife } from './describe.js';
export type { AnnualInput, ReturnZodiac } from './input.js';
export { type AnnualMonthData, type AnnualMonthInput, month, type OneOfTwelve } from './month.js';
export {
  type NakshatraOfBirth,
  type PraveshaData,
  type PraveshaInput,
  type PraveshaLimb,
  pravesha,
  type YogaOfBirth,
} from './pravesha.js';
export type { ReturnChart } from './returnChart.js';
export type { RelationRule } from './rules/chart.js';
export type { TwelveVarga, VargaReason } from './rules/dwadashaVargiya.js';
export type { IthasalaKind, Orb, PairYoga } from './rules/pairs.js';
export type { DrekkanaLord } from './rules/panchaVargiya.js';
export type { Office, YearLordDecision } from './rules/yearLord.js';
export type { YogaFact } from './rules/yogaChart.js';
export type { Khallasara, TajikaYoga } from './rules/yogas.js';
export {
  type Saham,
  type SahamChart,
  type SahamData,
  type SahamInput,
  type SahamsData,
  type SahamsInput,
  type SahamTermTold,
  saham,
  sahams,
} from './sahams.js';
export {
  type AnnualStrengthsData,
  type AnnualStrengthsInput,
  type DwadashaVargiyaBala,
  type HalfTurn,
  type HarshaBala,
  type HarshaClass,
  type HarshaPoints,
  type HarshaTotal,
  type PanchaVargiyaBala,
  type PartPoints,
  strengths,
  type TwelfthVarga,
  type UchchaStrength,
  type VargaCount,
  type VargaNet,
  type VargaStrength,
  type VishwaClass,
} from './strengths.js';
export type { SahamId, SahamName } from './tables/sahams.js';
export type { AspectNature, TajikaAspect, TajikaRelation } from './tables/tajika.js';
export { type TithiOfBirth, type TithiPraveshaData, type TithiPraveshaInput, tithiPravesha } from './tithiPravesha.js';
export type { StrengthOptions, VargiyaPoints, Vishwa, YearLord, YearLordCandidate } from './yearLord.js';
export type {
  DegreesAhead,
  FactNumber,
  OrbDegrees,
  TajikaEvidence,
  TajikaPair,
  TajikaYogaFound,
} from './yogaData.js';
export { type AnnualYogasData, type AnnualYogasInput, type TajikaMatter, yogas } from './yogas.js';
