/**
 * Strengths of the grahas: how they stand, how they regard and see one another, and what that counts.
 *
 * @packageDocumentation
 */
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
export type { StrengthsInput } from './input.js';
export {
  type GrahaRelationship,
  type RelationshipsData,
  type RelationshipsOfGraha,
  relationships,
} from './relationships.js';
export type { BinduMarks, BindusGiven, Occupancy, PairCase } from './rules/ashtakavarga.js';
export type { BinduTableName, Contributor } from './tables/ashtakavarga.js';
