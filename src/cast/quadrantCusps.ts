import type { MicroArcseconds } from '../math/angle.js';
import { labelText } from '../operation/words.js';
import type { Instant } from '../sky/instant.js';
import { QUADRANT_SYSTEMS, type QuadrantSystem } from '../sky/quadrant-houses.js';
import { cuspsAt, type Latitude, type Orientation } from './cusps.js';

/**
 * Cusps of a system by its name, sidereal micro-arcseconds.
 *
 * @param field dotted path of the latitude in the input, for the error
 * @throws {SiddhantaError} `undefined_at_latitude` within the polar circles
 */
export function quadrantCuspsAt(
  instant: Instant,
  place: Latitude,
  orientation: Orientation,
  field: string,
  system: QuadrantSystem,
): MicroArcseconds[] {
  return cuspsAt(instant, place, orientation, field, { name: labelText(system), cuspsOf: QUADRANT_SYSTEMS[system] });
}
