/**
 * Nāḍī: the 150 parts of a sign, links by signs alone, the bhṛgu bindu with its transits, the house of a year, and the stellar table.
 * @packageDocumentation
 */

export type { Midpoint } from '../zodiac/bhriguBindu.js';
export type { HousedPosition } from '../zodiac/housed.js';
export { type BhriguBinduData, type BinduMidpoints, bhriguBindu } from './bhriguBindu.js';
export { type BhriguChakraData, type BhriguChakraInput, bhriguChakra, type ChakraCycle } from './bhriguChakra.js';
export type { BhriguBinduInput } from './bindu.js';
export {
  type BinduAspect,
  type BinduHit,
  type BinduInterval,
  type BinduTransitsData,
  type BinduTransitsInput,
  binduTransits,
  type HitRule,
} from './binduTransits.js';
export {
  type ExchangeLinks,
  type KarakaMeanings,
  type LinkDistance,
  type LinkFriendship,
  links,
  type NadiBirthLink,
  type NadiDirection,
  type NadiLink,
  type NadiLinksData,
  type NadiLinksInput,
  type NadiPlace,
  type RearSign,
  type SignExchange,
  type TwoPlanets,
  type TwoSigns,
} from './links.js';
export {
  type AscendantStay,
  type NadyamshaData,
  type NadyamshaInput,
  type NadyamshaPoint,
  nadyamsha,
  type PartSeconds,
} from './nadyamsha.js';
export { type NadyamshaOfData, type NadyamshaOfInput, nadyamshaOf } from './nadyamshaOf.js';
export type { NadiName, NadiNumber, Nadyamsha, NadyamshaOptions, PartDegrees, PartQuarter } from './part.js';
export {
  type NadiProgressionData,
  type NadiProgressionInput,
  type ProgressedLink,
  type ProgressedPlace,
  progression,
} from './progression.js';
export {
  type NadiStellarData,
  type NadiStellarInput,
  type StellarHouses,
  type StellarRole,
  type StellarRow,
  type StellarRows,
  stellar,
} from './stellar.js';
export type { Direction, LinkMotion, Relation } from './tables/links.js';
export type { NadiNames, NadyamshaSpan } from './tables/parts.js';
export type { ProgressedPlanet } from './tables/progression.js';
export type { RunningYear, RunningYearInput, YearStart } from './year.js';
