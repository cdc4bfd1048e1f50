import { SiddhantaError } from '../errors.js';
import { DEGREE, type MicroArcseconds, opposite } from '../math/angle.js';
import { at } from '../math/at.js';
import { type Cusps, placidusCusps, siderealTimeOfAscendant } from '../sky/houses.js';
import type { Instant } from '../sky/instant.js';
import type { CuspsOf } from '../sky/quadrant-houses.js';
import { localSiderealTime, type Orientation, siderealAscendantOf, siderealLongitude } from '../sky/sidereal.js';

export { type Orientation, orientationAt } from '../sky/sidereal.js';

/** Degrees north and east. */
export interface Latitude {
  readonly latitude: number;
  readonly longitude: number;
}

/** A system whose cusps do not exist within the polar circles. */
export interface CuspSystem {
  readonly name: string;
  readonly cuspsOf: CuspsOf;
}

const PLACIDUS: CuspSystem = { name: 'Placidus', cuspsOf: placidusCusps };

/**
 * Micro-arcseconds.
 *
 * @param field dotted path of the latitude in the input, for the error
 * @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises
 */
export function ascendantAt(
  instant: Instant,
  place: Latitude,
  orientation: Orientation,
  field: string,
): MicroArcseconds {
  const { latitude, longitude } = place;
  const ascendant = siderealAscendantOf(instant, latitude, longitude, orientation);
  if (ascendant === undefined) {
    throw new SiddhantaError(
      'undefined_at_latitude',
      `No point of the ecliptic rises at latitude ${latitude} at this instant, so there is no ascendant. Use a latitude nearer the equator, or another time.`,
      { field },
    );
  }
  return ascendant;
}

function undefinedAt(latitude: number, field: string, what: string, { name }: CuspSystem = PLACIDUS): SiddhantaError {
  return new SiddhantaError(
    'undefined_at_latitude',
    `${field} is ${latitude}; ${what} so ${name} cusps do not exist. Use a latitude nearer the equator.`,
    { field },
  );
}

/** Rounds six cusps once; their opposites are exactly opposite. */
function sidereal(cusps: Cusps, orientation: Orientation): MicroArcseconds[] {
  const eastern = cusps.map((cusp) => siderealLongitude(cusp, orientation));
  return eastern.map((cusp, i) => (i >= 3 && i <= 8 ? opposite(at(eastern, (i + 6) % 12)) : cusp));
}

/** Returns {@link cuspsAt}, or `undefined` within the polar circles. */
export function cuspsOrNone(
  instant: Instant,
  { latitude, longitude }: Latitude,
  orientation: Orientation,
  system: CuspSystem = PLACIDUS,
): MicroArcseconds[] | undefined {
  const siderealTime = localSiderealTime(instant, longitude, orientation);
  const cusps = system.cuspsOf(siderealTime, latitude, orientation.frame.obliquity);
  return cusps === undefined ? undefined : sidereal(cusps, orientation);
}

/**
 * Cusps of Placidus or of another system, sidereal micro-arcseconds.
 *
 * @param field dotted path of the latitude in the input, for the error
 * @throws {SiddhantaError} `undefined_at_latitude` within the polar circles
 */
export function cuspsAt(
  instant: Instant,
  place: Latitude,
  orientation: Orientation,
  field: string,
  system: CuspSystem = PLACIDUS,
): MicroArcseconds[] {
  const cusps = cuspsOrNone(instant, place, orientation, system);
  if (cusps === undefined) throw undefinedAt(place.latitude, field, 'parts of the ecliptic never rise there,', system);
  return cusps;
}

/**
 * Cusps of Placidus for the sidereal time at which a given longitude rises. The first cusp is exactly that longitude.
 *
 * @param rising sidereal longitude of the ascendant, whole micro-arcseconds
 * @param field dotted path of the latitude in the input, for the error
 * @throws {SiddhantaError} `undefined_at_latitude` within the polar circles, where this longitude may never rise
 */
export function cuspsOfAscendant(
  rising: MicroArcseconds,
  latitude: number,
  orientation: Orientation,
  field: string,
): MicroArcseconds[] {
  const { obliquity } = orientation.frame;
  const tropical = rising / DEGREE + orientation.trueAyanamsa;
  const siderealTime = siderealTimeOfAscendant(tropical, latitude, obliquity);
  if (siderealTime === undefined)
    throw undefinedAt(latitude, field, 'the degree of this horary number never rises there,');
  const cusps = placidusCusps(siderealTime, latitude, obliquity);
  if (cusps === undefined) throw undefinedAt(latitude, field, 'parts of the ecliptic never rise there,');
  const found = sidereal(cusps, orientation);
  found[0] = rising;
  found[6] = opposite(rising);
  return found;
}
