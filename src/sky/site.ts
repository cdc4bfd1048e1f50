import { RADIANS } from '../math/angle.js';
import { AU_KM, EARTH_RADIUS } from './constants.js';
import type { Observer } from './rise-set.js';

/** Polar over equatorial radius of the Earth: flattening 1/298.25642 (IERS Conventions 2010, table 1.1). */
export const AXES = 1 - 1 / 298.25642;

/** Metres in an astronomical unit. */
const AU_METRES = AU_KM * 1000;

/** Where a point of the Earth stands to its axis and its equator, astronomical units. */
export interface Site {
  /** Distance from the axis. */
  readonly axis: number;
  /** Height above the plane of the equator, negative in the south. */
  readonly height: number;
}

/**
 * Returns where a place on the Earth stands to its centre.
 *
 * @param observer degrees north (geographic)
 * @param elevation metres above the reference ellipsoid
 */
export function siteOf({ latitude }: Pick<Observer, 'latitude'>, elevation = 0): Site {
  const sinLatitude = Math.sin(latitude * RADIANS);
  const cosLatitude = Math.cos(latitude * RADIANS);
  const normal = EARTH_RADIUS / Math.hypot(cosLatitude, AXES * sinLatitude);
  const above = elevation / AU_METRES;
  return { axis: (normal + above) * cosLatitude, height: (normal * AXES * AXES + above) * sinLatitude };
}
