/**
 * Strengths of the grahas: how they stand, how they regard and see one another, and what that counts.
 *
 * @packageDocumentation
 */
export type { StrengthsInput } from './input.js';
export {
  type GrahaRelationship,
  type RelationshipsData,
  type RelationshipsOfGraha,
  relationships,
} from './relationships.js';
