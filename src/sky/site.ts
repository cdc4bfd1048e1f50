import { RADIANS } from '../math/angle.js';
import { AU_KM, EARTH_RADIUS } from './constants.js';
import type { Observer } from './rise-set.js';

/** Polar over equatorial radius of the Earth: flattening 1/298.25642 (IERS Conventions 2010, table 1.1). */
export const AXES = 1 - 1 / 298.25642;

const AU_METRES = AU_KM * 1000;

/** A point of the Earth in relation to axis and equator, astronomical units. */
export interface Site {
  readonly axis: number;
  /** Negative in the south. */
  readonly height: number;
}

/**
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
