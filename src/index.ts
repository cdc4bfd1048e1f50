/**
 * Vedic (sidereal) astrology, computed exactly: rāśi and divisional charts and the Vimśottarī daśā.
 *
 * @packageDocumentation
 */
export {
  ERROR_CODES,
  type ErrorCode,
  type ErrorDetails,
  type ErrorType,
  isSiddhantaError,
  SiddhantaError,
} from './errors.js';
export type { Context, Member } from './operation.js';
export { type DivisionalData, type DivisionalInput, divisional } from './operations/divisional.js';
export { type BirthDetails, type ChartNotes, type RasiData, type RasiInput, rasi } from './operations/rasi.js';
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
} from './operations/vimshottari.js';
export { type CapabilitiesData, capabilities } from './registry.js';
export type { PlanetaryPosition, ZodiacPosition } from './rules/chart.js';
export type { Graha } from './tables/names.js';
export type { Ayanamsa, Birth, Dispute, Meta, NodeKind, Place, Provenance, Result, Source, Varga } from './types.js';
