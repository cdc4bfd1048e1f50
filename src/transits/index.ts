/**
 * Transits (gocara): the sky of a moment against a birth, and when planets enter signs, turn retrograde or direct, and hit natal points.
 *
 * @packageDocumentation
 */

export type { Murthi } from '../zodiac/murthi.js';
export { aspects, type TransitAspectsData, type TransitAspectsInput } from './aspects.js';
export { calendar, type TransitCalendarData, type TransitCalendarInput } from './calendar.js';
export type { CalendarEntry, CalendarPart } from './calendarEntries.js';
export type { PlanetaryWar, TransitConjunction, TransitLatitude } from './conjunctionList.js';
export { conjunctions, type TransitConjunctionsData, type TransitConjunctionsInput } from './conjunctions.js';
export type { TransitDivision, TransitPart } from './divisions.js';
export type { TransitEclipse } from './eclipseList.js';
export { type EphemerisData, type EphemerisInput, ephemeris } from './ephemeris.js';
export type { EphemerisRow } from './ephemerisRows.js';
export { type HeliacalData, type HeliacalEvent, type HeliacalInput, heliacal, type UnseenStar } from './heliacal.js';
export type { HeliacalMethod, HeliacalPhase } from './heliacalEvents.js';
export type { HitAngle, NatalPointName, OwnPoint, TransitHit } from './hitList.js';
export { type IngressesData, type IngressesInput, ingresses } from './ingresses.js';
export type { Ingress, TransitMotion, TransitStay, UncertaintySeconds } from './ingressList.js';
export type { TransitInput, TransitSpanInput } from './input.js';
export { type MurtiData, type MurtiInput, type MurtiOfEntry, murti, type SignsByMurthi } from './murti.js';
export type { BirthOrSigns, NatalReference, NatalReferences, NatalSigns } from './natal.js';
export { now, type TransitsNowData, type TransitsNowInput } from './now.js';
export type {
  TransitAspect,
  TransitBindu,
  TransitCombustion,
  TransitPlace,
  TransitSojourn,
  TransitTara,
  TransitVisit,
} from './nowData.js';
export type { PairedPlanet, PairKind, TransitPairHit } from './pairs.js';
export type { TransitPlanet, TurningPlanet } from './planets.js';
export { type PlanetReturn, type ReturnsData, type ReturnsInput, returns } from './returns.js';
export type { HitKind } from './rules/aspects.js';
export type { StationEvent, StationZodiac } from './stationList.js';
export { type StationsData, type StationsInput, stations } from './stations.js';
export type { EphemerisStep } from './steps.js';
export type { HeliacalStar } from './tables/heliacal.js';
export type { NodeHouses } from './tables/vedha.js';
