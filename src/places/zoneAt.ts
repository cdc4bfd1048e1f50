import { parseInput } from '../input/parse.js';
import { bounded, record } from '../input/schemas.js';
import { zoneOfMap } from './tzLookup.js';

const schema = () =>
  record({ latitude: bounded(-90, 90, 'degrees north'), longitude: bounded(-180, 180, 'degrees east') });

/**
 * Returns the IANA zone whose clocks are kept at a place on land or sea.
 *
 * The map is coarse: within some 30 km of a border it may name the neighbour's zone. Sītāmarhi, in Bihar, has Kathmandu's there. A place of
 * `loadPlaces` carries its own zone, which does not come from this map.
 *
 * Source: timezone-boundary-builder (OpenStreetMap), as \@photostructure/tz-lookup 11.7 (CC0) packs it.
 *
 * @param latitude degrees, −90 to 90, north positive
 * @param longitude degrees, −180 to 180, east positive
 * @throws {SiddhantaError} `invalid_value` for `latitude` or `longitude`
 *
 * @example
 * ```ts
 * import { zoneAt } from 'siddhanta/places';
 * zoneAt(21.6422, 69.6093); // => 'Asia/Kolkata'
 * zoneAt(40.7, -74); // => 'America/New_York'
 * ```
 */
export function zoneAt(latitude: number, longitude: number): string {
  const place = parseInput(schema(), { latitude, longitude });
  return zoneOfMap(place.latitude, place.longitude);
}
