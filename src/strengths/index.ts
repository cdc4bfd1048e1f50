/**
 * Strengths of the grahas: dignities, relationships, aspects, and the strength that follows.
 * @packageDocumentation
 */

export type { Dignity, DignityState } from '../zodiac/dignity.js';
export type { Nature } from '../zodiac/nature.js';
export type { CompoundRegard, Regard, TemporalRegard } from '../zodiac/relationships.js';
export {
  type AshtakavargaData,
  type AshtakavargaMultipliers,
  type AshtakavargaPinda,
  ashtakavarga,
  type Bhinna,
  type BinduCount,
  type Bindus,
  type EkadhipatyaStep,
  type EkadhipatyaSteps,
  type TrikonaStep,
  type TrikonaSteps,
  type TwelveCounts,
} from './ashtakavarga.js';
export type { AshtakavargaInput } from './ashtakavargaInput.js';
export {
  type AshtakavargaTransitData,
  type AshtakavargaTransitInput,
  ashtakavargaTransit,
  type Kakshya,
  type TransitBindus,
} from './ashtakavargaTransit.js';
export { type AshtakavargaVargaData, type AshtakavargaVargaInput, ashtakavargaVarga } from './ashtakavargaVarga.js';
export { type AspectsData, type AspectsInput, aspects } from './aspects.js';
export {
  type AvasthasData,
  type AvasthasInput,
  avasthas,
  type PlanetAvasthas,
  type ResultShare,
} from './avasthas.js';
export {
  type BhavaAdditionTold,
  type BhavaBalaData,
  type BhavaBalaInput,
  bhavaBala,
  type HouseStrength,
} from './bhavaBala.js';
export type { GrahaPlace, NatureOptions } from './birthChart.js';
export { type DignityData, dignity } from './dignity.js';
export type { DignityInput } from './dignityInput.js';
export { type FunctionalNatureData, type FunctionalNatureInput, functionalNature } from './functionalNature.js';
export type { StrengthsInput } from './input.js';
export { type PlanetRays, type RashmiData, type Rays, rashmi } from './rashmi.js';
export {
  type GrahaRelationship,
  type RelationshipsData,
  type RelationshipsOfGraha,
  relationships,
} from './relationships.js';
export type { BinduMarks, BindusGiven, Occupancy, PairCase } from './rules/ashtakavarga.js';
export type {
  Aspects,
  AspectVirupas,
  DrishtiVirupas,
  GrahaDrishti,
  RashiDrishti,
  VirupasOfGraha,
  VirupasOnHouses,
} from './rules/aspects.js';
export type {
  Baladi,
  BphsDeeptadi,
  Deeptadi,
  DeeptadiList,
  Jagradadi,
  Lajjitadi,
  PhaladeepikaDeeptadi,
} from './rules/avasthas.js';
export type {
  CombustionDistance,
  DeepExaltation,
  DignitySpan,
  Dispositor,
  GandantaTold,
} from './rules/dignity.js';
export type {
  Badhaka,
  FunctionalNature,
  LordshipEffect,
  LordshipReason,
  LordshipRule,
  Marakas,
} from './rules/functionalNature.js';
export type { NatureReason } from './rules/natures.js';
export type { Avasthas, PlanetDignity } from './rules/planet.js';
export type { GhatiCount, ShayanadiPart, ShayanadiState, ShayanadiTerms } from './rules/shayanadi.js';
export type { OwnPlaces, VaisheshikamshaScore } from './rules/vaisheshikamsha.js';
export type { EclipticLatitude, War, WarOfPlanet } from './rules/wars.js';
export { shadbala } from './shadbala.js';
export type { ShadbalaInput } from './shadbalaInput.js';
export type {
  Arc,
  Cheshta,
  Dig,
  Drik,
  Kala,
  MeanDegrees,
  PartRequired,
  Phala,
  PlanetShadbala,
  Rupas,
  Saptavargaja,
  SaptavargajaRow,
  ShadbalaData,
  ShadbalaLords,
  ShadbalaOf,
  ShadbalaSkyTold,
  ShadbalaWar,
  Sthana,
  Virupas,
} from './shadbalaResult.js';
export type { BinduTableName, Contributor } from './tables/ashtakavarga.js';
export type { VargaDignity } from './tables/shadbala.js';
export type { ShadbalaChoices, ShadbalaChoicesGiven, ShadbalaRules } from './tables/shadbalaChoices.js';
export type { Activity, NameSound, Shayanadi } from './tables/shayanadi.js';
export type { Vaisheshikamsha } from './tables/vaisheshikamsha.js';
export {
  type PlanetVaisheshikamsha,
  type VaisheshikamshaData,
  type VaisheshikamshaInput,
  type VaisheshikamshaSpoiler,
  vaisheshikamsha,
} from './vaisheshikamsha.js';
export {
  type PlanetVimshopaka,
  type VimshopakaData,
  type VimshopakaInput,
  type VimshopakaRow,
  type VimshopakaScore,
  vimshopaka,
} from './vimshopaka.js';
