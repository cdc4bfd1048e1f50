/**
 * Doṣas: what texts, traditions and modern usage call afflictions, as evidence with sources and without a verdict.
 *
 * @packageDocumentation
 */

export type { GrahaPlace, NatureOptions } from '../strengths/birthChart.js';
export type { GandantaJunction } from '../zodiac/gandanta.js';
export type { SignLord } from '../zodiac/lords.js';
export {
  type BirthMomentData,
  type BirthMomentInput,
  type BirthMomentItem,
  birthMoment,
  type GandaMoola,
} from './birthMoment.js';
export {
  type ConjunctionByVariant,
  type ConjunctionEvidence,
  type ConjunctionsData,
  type ConjunctionsInput,
  conjunctions,
  type DegreesApart,
  type VariantEvidence,
} from './conjunctions.js';
export { type CurseEvidence, type CursesData, type CursesInput, curses } from './curses.js';
export type {
  CancellationEffect,
  EvidenceLabel,
  EvidencePlaces,
  RuleEvidence,
  RuleSource,
  SourceState,
} from './evidence.js';
export type { DoshasInput } from './input.js';
export { type KalaSarpaData, type KalaSarpaInput, kalaSarpa } from './kalaSarpa.js';
export { type ManglikInput, manglik } from './manglik.js';
export type { ManglikOptions } from './manglikInput.js';
export type { CancellationEvidence, ManglikCount, ManglikData, ManglikSummary, MarsPlace } from './manglikOf.js';
export type { MinutesFrom, MomentEvidence, Sixth } from './momentEvidence.js';
export type { MomentLimb } from './moments.js';
export type { NodeSide } from './rules/kalaSarpa.js';
export type { KantakaChoice, SadeSatiPart, SaturnKind } from './rules/saturn.js';
export {
  type Dhaiya,
  type SadeSatiCycle,
  type SadeSatiData,
  type SadeSatiInput,
  type SadeSatiPhase,
  type SaturnInterval,
  type SaturnNow,
  sadeSati,
} from './sadeSati.js';
export type { SaturnMethod } from './saturnStays.js';
export type { BirthMomentId, SankrantiWidth } from './tables/birthMoment.js';
export type { KalaSarpaName } from './tables/kalaSarpa.js';
export type { ManglikHouses, ManglikReference } from './tables/manglik.js';
