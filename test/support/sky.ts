import { DEGREE } from '../../src/math/angle.js';
import { meanAyanamsa } from '../../src/sky/ayanamsa.js';
import type { Body, Ephemeris } from '../../src/sky/ephemeris.js';
import type { Ayanamsa } from '../../src/types.js';

/**
 * Returns an ephemeris in which every body stands where the test puts it: sidereal longitudes in micro-arcseconds in one
 * school, 0 for the bodies not named. Speeds are degrees a day, 1 unless said.
 */
export function stageSky(
  longitudes: Readonly<Partial<Record<Body, number>>>,
  school: Ayanamsa = 'lahiri',
  speeds: Readonly<Partial<Record<Body, number>>> = {},
): Ephemeris {
  return {
    name: 'stage',
    version: '1',
    range: { from: 0, to: 5_000_000 },
    accuracy: () => 0,
    places: (bodies, jdTt) =>
      bodies.map((body) => ({
        longitude: ((longitudes[body] ?? 0) / DEGREE + meanAyanamsa(school, jdTt)) % 360,
        latitude: 0,
        distance: 1,
        longitudeSpeed: speeds[body] ?? 1,
      })),
  };
}
