import { EARTH_RADIUS_KM, SUN_RADIUS_KM } from '../sky/constants.js';
import type { Radii } from './rules/solarShadow.js';
import { MOON_RADIUS_RATIOS } from './tables/constants.js';

/** The Moon's radius: one for all contacts, or a smaller one for the umbra. */
export type MoonRadius = 'one' | 'two';

export const MOON_RADII = ['one', 'two'] as const satisfies readonly MoonRadius[];

const MEAN = MOON_RADIUS_RATIOS.mean * EARTH_RADIUS_KM;

/** The Moon's radius by which NASA's canons give the ratio of the discs, km. */
export const CANON_RADIUS = MOON_RADIUS_RATIOS.umbral * EARTH_RADIUS_KM;

export function radiiOf(choice: MoonRadius): Radii {
  return {
    sun: SUN_RADIUS_KM,
    earth: EARTH_RADIUS_KM,
    moon: MEAN,
    umbral: choice === 'one' ? MEAN : CANON_RADIUS,
  };
}
