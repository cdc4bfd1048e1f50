import type { Places } from './search.js';

let loaded: Promise<Places> | undefined;

/**
 * Returns the places of GeoNames with 15,000 people and more, with their zones. The data (some 430 kB when compressed) are their own module
 * that is loaded at the first call; nothing is fetched from elsewhere.
 *
 * Source: GeoNames, geonames.org, CC BY 4.0: whoever shows these places has to name it.
 *
 * @example
 * ```ts
 * import { loadPlaces } from 'siddhanta/places';
 * const places = await loadPlaces();
 * places.search('पोरबंदर')[0]?.place; // => { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' }
 * places.search('Porbander')[0]?.match; // => 'similar'
 * places.search('Aurangabad, Bihar').map(({ name }) => name); // => ['Aurangābād']
 * ```
 */
export function loadPlaces(): Promise<Places> {
  loaded ??= import('./search.js').then(({ openPlaces }) => openPlaces());
  return loaded;
}
