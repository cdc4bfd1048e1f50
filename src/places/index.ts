/**
 * Places by name, with latitude, longitude and IANA zone, and the zone at a place: what a birth needs to know its place.
 *
 * @packageDocumentation
 */
export type { Place } from '../types.js';
export type { NamedPlace } from './atlas.js';
export { loadPlaces } from './loadPlaces.js';
export type { FoundPlace, PlaceMatch, PlaceSearch, Places } from './search.js';
export { zoneAt } from './zoneAt.js';
