/**
 * Daśās: the periods of a life.
 * @packageDocumentation
 */

export type { DashaApplicability, DashaCondition } from './applicability.js';
export {
  type ApplicableData,
  type ApplicableId,
  type ApplicableInput,
  type ApplicableSystem,
  applicable,
} from './applicable.js';
export { type AmshayuInput, amshayu } from './ayur/amshayu.js';
export { type NisargayuInput, nisargayu } from './ayur/nisargayu.js';
export type { AyurDashaData, AyurInput, AyurPeriod, AyurSubPeriod, AyurSystem } from './ayur/operation.js';
export { type PindayuInput, pindayu } from './ayur/pindayu.js';
export type { AyurFirst, AyurSharing } from './ayur/rules.js';
export { dwadashottari, panchottari, shatabdika, shodashottari } from './conditional.js';
export { type BuddhiGatiData, type BuddhiGatiInput, type BuddhiGatiLord, buddhiGati } from './graha/buddhiGati.js';
export {
  type GrahaKendradiData,
  type GrahaKendradiInput,
  type GrahaKendradiLord,
  grahaKendradi,
} from './graha/grahaKendradi.js';
export { type KalaData, type KalaInput, kala } from './graha/kala.js';
export type { GrahaDashaData } from './graha/operation.js';
export type {
  GrahaOptions,
  KalaOptions,
  KalaParts,
  KalaTwilight,
  KendrasOf,
  KendrasOfOptions,
  PanchasvaraOptions,
  TaraOptions,
  TaraOrder,
} from './graha/options.js';
export { type PanchasvaraData, type PanchasvaraInput, panchasvara } from './graha/panchasvara.js';
export { type SaptarishiData, type SaptarishiInput, saptarishi } from './graha/saptarishi.js';
export type { KalaSection } from './graha/tables/orders.js';
export type { Svara } from './graha/tables/svaras.js';
export { type TaraData, type TaraInput, tara } from './graha/tara.js';
export type { DashaInput } from './input.js';
export {
  type KalachakraData,
  type KalachakraInput,
  type KalachakraPeriod,
  type KalachakraRuler,
  kalachakra,
} from './kalachakra.js';
export { type KarakaData, type KarakaInput, type KarakaYears, karaka } from './karaka.js';
export {
  karanaChaturashiti,
  type LimbDashaData,
  type LimbDashaInput,
  tithiAshtottari,
  tithiYogini,
  yogaVimshottari,
} from './limbDasha.js';
export { type NaisargikaData, type NaisargikaInput, naisargika } from './naisargika.js';
export type {
  AshtottariOptions,
  CycleOptions,
  DivisionOptions,
  KalachakraOptions,
  SeedOptions,
  StarOptions,
  Start,
  SystemOptions,
  ThirdsOptions,
  VimshottariOptions,
} from './options.js';
export type {
  BarePeriod,
  DashaPeriodData,
  PeriodOfFourth,
  PeriodOfSecond,
  PeriodOfThird,
  PlainPeriod,
  Ruler,
} from './periods.js';
export { ashtottari, yogini } from './popular.js';
export type { BirthPart } from './rashi/beginning.js';
export { type BrahmaInput, brahma } from './rashi/brahma.js';
export { type ChakraInput, chakra } from './rashi/chakra.js';
export { type CharaInput, chara } from './rashi/chara.js';
export type {
  BrahmaChoice,
  BrahmaData,
  CharaData,
  DashaSeed,
  NarayanaData,
  PlainSignPeriod,
  RashiDashaData,
  SignPeriod,
  SignPeriodOfSecond,
  SkippedSign,
  SthiraData,
  SudasaData,
} from './rashi/data.js';
export { type DrigInput, drig } from './rashi/drig.js';
export type {
  ChakraData,
  KarakaKendradiData,
  PadanadhamshaData,
  ParyayaData,
  TaraLagnaData,
  VarnadaData,
  VarnadaOfSign,
} from './rashi/furtherData.js';
export type {
  FurtherOptions,
  KarakaOptions,
  KendraOptions,
  NavamshaOptions,
  Paryaya,
  ParyayaOptions,
  SchemeOptions,
  TaraLagnaOptions,
  TwilightOptions,
  VarnadaOptions,
} from './rashi/furtherOptions.js';
export { type KarakaKendradiInput, karakaKendradi } from './rashi/karakaKendradi.js';
export { type KendradiInput, kendradi } from './rashi/kendradi.js';
export { type LagnamsakaInput, lagnamsaka } from './rashi/lagnamsaka.js';
export { type MandookaInput, mandooka } from './rashi/mandooka.js';
export { type MoolaInput, moola } from './rashi/moola.js';
export { type NarayanaInput, narayana } from './rashi/narayana.js';
export { type NavamshaInput, navamsha } from './rashi/navamsha.js';
export { type NiryanaShoolaInput, niryanaShoola } from './rashi/niryanaShoola.js';
export type { RashiInput } from './rashi/operation.js';
export type {
  AntardashaFirst,
  CharaOptions,
  CharaSchool,
  DrigOptions,
  ExaltationOptions,
  MandookaOptions,
  NarayanaOptions,
  NarayanaVarga,
  NodesOptions,
  RashiOptions,
  Ring,
  RoundOptions,
  SignYears,
  SthiraOptions,
  StrengthOptions,
} from './rashi/options.js';
export { type PachakaInput, pachaka } from './rashi/pachaka.js';
export { type PadanadhamshaInput, padanadhamsha } from './rashi/padanadhamsha.js';
export { type ParyayaInput, paryaya } from './rashi/paryaya.js';
export type { RashiSystemId } from './rashi/reckon.js';
export type { DrigAspects } from './rashi/rules/orders.js';
export type { SeedFrom } from './rashi/rules/seeds.js';
export type { Sex } from './rashi/rules/years.js';
export { type SandhyaInput, sandhya } from './rashi/sandhya.js';
export { type ShoolaInput, shoola } from './rashi/shoola.js';
export { type SthiraInput, sthira } from './rashi/sthira.js';
export {
  type RingMonth,
  type RingPart,
  type RingPeriod,
  type SudarshanaData,
  type SudarshanaInput,
  type SudarshanaRings,
  sudarshana,
} from './rashi/sudarshana.js';
export { type SudasaInput, sudasa } from './rashi/sudasa.js';
export { type TaraLagnaInput, taraLagna } from './rashi/taraLagna.js';
export { type TrikonaInput, trikona } from './rashi/trikona.js';
export { type VarnadaInput, varnada } from './rashi/varnada.js';
export { type YogardhaInput, yogardha } from './rashi/yogardha.js';
export type { Gati } from './rules/kalachakra.js';
export { type RunningData, type RunningInput, type RunningPeriod, type RunningSystem, running } from './running.js';
export type { DashaChange, DashaSensitivity, DashaStatement } from './sensitivity.js';
export type { CommonPeriod, SeveralInput } from './several.js';
export { chaturashitiSama, dwisaptatiSama, shashtihayani, shattrimshaSama } from './shortCycles.js';
export type { AshtottariInput, CycleDashaData, StarDashaData, StarDashaInput } from './starDasha.js';
export { type DashaPeriodsInput, dashaPeriods } from './stream.js';
export type { SystemId } from './systemIds.js';
export type { OptionsOfSystems } from './systems.js';
export type { KalachakraGroup } from './tables/kalachakra.js';
export type { LimbSystemId } from './tables/limbSystems.js';
export type { StarSystemId } from './tables/systems.js';
export type { Yogini } from './tables/yoginis.js';
export { type EndedSystem, type TimelineData, type TimelineInput, type TimelinePeriod, timeline } from './timeline.js';
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
} from './vimshottari.js';
