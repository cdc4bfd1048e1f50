import type { SkyContext } from '../cast/context.js';
import { DEGREES, opposite, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Body, BodyPlace } from '../sky/ephemeris.js';
import { frameAt } from '../sky/frame.js';
import type { Instant } from '../sky/instant.js';
import { equatorialVector } from '../sky/positions.js';
import type { JdUt } from '../time/julian.js';
import type { LocalInstant } from '../types.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import type { TransitPlanet } from './planets.js';

/** A planet at an instant of a table. */
export interface EphemerisRow {
  /** When. */
  readonly at: LocalInstant;
  /** Who. */
  readonly planet: TransitPlanet;
  /** Sidereal longitude. */
  readonly longitude: EclipticDegrees;
  /** Degrees a day, six decimals; below 0 where it is retrograde. @minimum -1 @maximum 16 */
  readonly speed: number;
  /** Whether it moves backwards. */
  readonly retrograde: boolean;
  /** Degrees north of the ecliptic, six decimals. @minimum -20 @maximum 20 */
  readonly latitude: number;
  /** Degrees north of the equator, six decimals. @minimum -50 @maximum 50 */
  readonly declination: number;
}

/** The zero of a rounded number has no sign. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0;

const opposed = ({ longitude, latitude, ...rest }: BodyPlace): BodyPlace => ({
  ...rest,
  longitude: longitude + 180,
  latitude: -latitude,
});

export function rowsAt(
  sky: SkyContext,
  instants: readonly Instant[],
  planets: readonly TransitPlanet[],
  toLocalInstant: (ut: JdUt) => LocalInstant,
): EphemerisRow[] {
  const { offset } = sky.zodiac;
  const node = sky.conventions.node === 'true' ? 'TrueNode' : 'MeanNode';
  const bodies = planets.map((planet): Body => (planet === 'Rahu' || planet === 'Ketu' ? node : planet));
  return instants.flatMap(({ tt, ut }) => {
    const frame = frameAt(tt);
    const drift = offset(tt + 0.5) - offset(tt - 0.5);
    const places = sky.bodies.places(bodies, tt);
    const when = toLocalInstant(ut);
    return planets.map((planet, i): EphemerisRow => {
      const seen = at(places, i);
      const place = planet === 'Ketu' ? opposed(seen) : seen;
      const [, , z] = equatorialVector(place, frame);
      const longitude = toMicroArcseconds(seen.longitude - offset(tt));
      const speed = rounded(seen.longitudeSpeed - drift);
      return {
        at: when,
        planet,
        longitude: sixDecimals(planet === 'Ketu' ? opposite(longitude) : longitude),
        speed,
        retrograde: speed < 0,
        latitude: rounded(place.latitude),
        declination: rounded(Math.asin(z) * DEGREES),
      };
    });
  });
}
