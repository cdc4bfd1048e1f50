/**
 * Muhūrta: the parts of a day that almanacs advise for or against.
 *
 * @packageDocumentation
 */

export { type ActInput, act } from './act.js';
export type { ActConditionData, ActData, ActDate, ActReason, ActWindow } from './actData.js';
export {
  type BalaData,
  type BalaInput,
  bala,
  type ChandraWindow,
  type PanchakaRahitaWindow,
  type TaraWindow,
} from './bala.js';
export type { ChandraWords, PanchakaRahitaWords, PanchakaTithi, TaraWords } from './balaParts.js';
export { type BanaData, type BanaInput, type BanaKind, type BanaWindow, bana } from './bana.js';
export { type BhadraData, type BhadraInput, bhadra } from './bhadra.js';
export type { Bhadra, BhadraPartsBy } from './bhadraParts.js';
export { type ChoghadiyaData, type ChoghadiyaPart, choghadiya } from './choghadiya.js';
export type { CivilSpanInput } from './civilSpan.js';
export type { Combination } from './combinations.js';
export type {
  AvoidCondition,
  Avoided,
  ChandraCondition,
  Condition,
  LagnaCondition,
  LimbCondition,
  MonthCondition,
  PanchakaRahitaCondition,
  PartCondition,
  PartName,
  TaraCondition,
  WeekdayCondition,
  YogaOfDayCondition,
} from './conditions.js';
export { type MuhurtaDayInput, muhurtaDay as day } from './day.js';
export type { BadWindows, GoodWindows, MuhurtaDayData, MuhurtaOfThirty, NakshatraWindow } from './dayData.js';
export type { Ghata } from './ghata.js';
export { type GowriData, type GowriPart, gowri } from './gowri.js';
export { type HoraData, type HoraPart, hora } from './hora.js';
export type { MuhurtaInput } from './input.js';
export { type LagnasData, type LagnasInput, type LagnaWindow, lagnas } from './lagnas.js';
export { type LattadiCause, type LattadiData, type LattadiFault, type LattadiInput, lattadi } from './lattadi.js';
export type { LordlyData, LordlyPart } from './lordly.js';
export { type Mahapata, type MahapataData, type MahapataInput, mahapata } from './mahapata.js';
export type { Panchaka } from './moonStays.js';
export type { BirthMoon, BirthOrMoon, NatalMoon, SearchedBirth } from './natal.js';
export {
  type BirdSubAct,
  type PanchaPakshiData,
  type PanchaPakshiInput,
  panchaPakshi,
  type Yama,
} from './panchaPakshi.js';
export type { Quality } from './quality.js';
export { type RahuKalamData, type RahuKalamInput, rahuKalam } from './rahuKalam.js';
export type { Reason } from './reasons.js';
export type { MahapataKind } from './rules/mahapata.js';
export type { LunarHalf } from './rules/panchaPakshi.js';
export type { Side } from './rules/yoginis.js';
export {
  type FoundWindow,
  type Rejected,
  type SearchData,
  type SearchInput,
  search,
} from './search.js';
export { type MuhurtaSpanOptions, muhurtaSpan as span } from './span.js';
export type { AstaOfAct, Strictness } from './tables/actProvenance.js';
export type { ActName } from './tables/acts.js';
export type { Says } from './tables/actTypes.js';
export type { AnandadiName } from './tables/anandadi.js';
export type { PanchakaRahitaName } from './tables/bala.js';
export type { BanaName } from './tables/bana.js';
export type { BhadraDwelling } from './tables/bhadra.js';
export type { Compass } from './tables/directions.js';
export type { ChoghadiyaName, GowriName, HoraLord } from './tables/eight.js';
export type { LattadiFaultName } from './tables/lattadi.js';
export type { MuhurtaName } from './tables/muhurtas.js';
export type { PanchakaKind } from './tables/panchaka.js';
export type { BirdAct, PakshiBird } from './tables/panchaPakshi.js';
export type { AgniPlace, KumbhaPart, ShivaPlace } from './tables/vasas.js';
export type { Quarter } from './tables/yoginis.js';
export {
  type AgniWindow,
  type DirectionWindow,
  type HomahutiWindow,
  type KumbhaWindow,
  type ShivaWindow,
  type VasasData,
  type VasasInput,
  vasas,
} from './vasas.js';
export type { MuhurtaDay, MuhurtaWindow, WholeSeconds } from './vedicDay.js';
export {
  type AnandadiWindow,
  type GandaMoolaWindow,
  type MuhurtaYogasData,
  type MuhurtaYogasInput,
  muhurtaYogas as yogas,
} from './yogas.js';
export {
  type JourneyWindow,
  type LalataWindow,
  type ParighaWindow,
  type ShulaWindow,
  type YoginisData,
  type YoginisInput,
  yoginis,
} from './yoginis.js';
