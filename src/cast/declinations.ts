import { RADIANS } from '../math/angle.js';
import { at } from '../math/at.js';
import { AU_KM, EARTH_RADIUS_KM, MOON_RADIUS_RATIO, SUN_RADIUS_KM } from '../sky/constants.js';
import type { BodyPlace, Ephemeris } from '../sky/ephemeris.js';
import { frameAt } from '../sky/frame.js';
import { equatorialVector } from '../sky/positions.js';
import type { JdTt } from '../time/julian.js';

const BODIES = ['Sun', 'Moon'] as const;
const MOON_RADIUS_KM = MOON_RADIUS_RATIO * EARTH_RADIUS_KM;

/** Degrees. */
export interface Declined {
  /** Tropical, on the true equinox. */
  readonly longitude: number;
  readonly declination: number;
  readonly semidiameter: number;
  /** Degrees of longitude a day. */
  readonly speed: number;
}

export interface DeclinedPair {
  readonly sun: Declined;
  readonly moon: Declined;
}

/** Sun and Moon by the true equator and equinox of date. */
export function declinationsAt(ephemeris: Ephemeris, tt: JdTt): DeclinedPair {
  const frame = frameAt(tt);
  const of = (place: BodyPlace, radius: number): Declined => ({
    longitude: place.longitude + frame.nutationLongitude / RADIANS,
    declination: Math.asin(equatorialVector(place, frame)[2]) / RADIANS,
    semidiameter: Math.asin(radius / (place.distance * AU_KM)) / RADIANS,
    speed: place.longitudeSpeed,
  });
  const places = ephemeris.places(BODIES, tt);
  return { sun: of(at(places, 0), SUN_RADIUS_KM), moon: of(at(places, 1), MOON_RADIUS_KM) };
}
