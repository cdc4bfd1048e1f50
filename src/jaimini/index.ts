/**
 * Jaimini's rules: kārakas, padas, aspects of signs with argala, which of two is stronger, and classes of life.
 * @packageDocumentation
 */

export type { NatalInput } from '../cast/natalInput.js';
export type { Nature } from '../zodiac/nature.js';
export type { Modality } from '../zodiac/signNature.js';
export type {
  CoLords,
  GrahaStrengthRule,
  NodesExalted,
  SignStrengthRule,
  StrengthPurpose,
} from '../zodiac/signStrength.js';
export {
  type ArudhasData,
  type ArudhasInput,
  arudhas,
  type GrahaPada,
  type HousePada,
  type PadaPlace,
} from './arudhas.js';
export {
  type ArgalaContest,
  type ArgalaGraha,
  type ArgalaOf,
  type ArgalaReference,
  type ArgalasOnSign,
  aspects,
  type GrahaRashiDrishti,
  type JaiminiAspectsData,
  type JaiminiAspectsInput,
  type QuarterOfSign,
  type SignAspects,
} from './aspects.js';
export type { JaiminiChartInput, JaiminiInput, JaiminiVarga } from './chart.js';
export {
  type Advancement,
  type CharaKarakaOf,
  type KarakasData,
  type KarakasInput,
  karakas,
  type SthiraKarakaOf,
} from './karakas.js';
export {
  type LifeYears,
  type LongevityBrahma,
  type LongevityData,
  type LongevityEighthLord,
  type LongevityInput,
  type LongevityMember,
  type LongevityPair,
  type LongevityYears,
  longevity,
  type MaheshwaraData,
  type RudraData,
  type SecondRudra,
} from './longevity.js';
export type { ArgalaVerdict } from './rules/argala.js';
export type { ClassShift, PairName, RudraRule } from './rules/longevity.js';
export {
  type GrahaOrSign,
  type JaiminiStrengthsData,
  type JaiminiStrengthsInput,
  type StrengthComparison,
  type StrengthEvidence,
  type StrengthNumber,
  type StrengthRuleName,
  strengths,
} from './strengths.js';
export type { ArgalaReverse } from './tables/argala.js';
export type { Arudha, ArudhaBase } from './tables/arudhas.js';
export type { CharaKaraka, KarakaScheme, SthiraList, SthiraRelative } from './tables/karakas.js';
export type { EighthRule, LifeClass } from './tables/longevity.js';
