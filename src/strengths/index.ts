/**
 * Strengths of the grahas: how they stand, how they regard and see one another, and what that counts.
 *
 * @packageDocumentation
 */
export {
  type BhavaAdditionTold,
  type BhavaBalaData,
  type BhavaBalaInput,
  bhavaBala,
  type HouseStrength,
} from './bhavaBala.js';
export type { StrengthsInput } from './input.js';
export {
  type GrahaRelationship,
  type RelationshipsData,
  type RelationshipsOfGraha,
  relationships,
} from './relationships.js';
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
export type { ShadbalaChoices, ShadbalaChoicesGiven, ShadbalaRules } from './tables/shadbalaChoices.js';
export {
  type PlanetVimshopaka,
  type VimshopakaData,
  type VimshopakaInput,
  type VimshopakaRow,
  type VimshopakaScore,
  vimshopaka,
} from './vimshopaka.js';
