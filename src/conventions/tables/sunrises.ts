import type { SunriseDefinition } from '../../types.js';

export interface SunriseAltitude {
  readonly sunrise: SunriseDefinition;
  readonly altitude_degrees: number;
}

/**
 * 34′ of refraction and 16′ of semidiameter, both fixed, as the Explanatory Supplement to the Astronomical Almanac has them in its section
 * on rising and setting; or without either.
 */
export const SUNRISE_ALTITUDES: readonly SunriseAltitude[] = [
  { sunrise: 'upper_limb', altitude_degrees: -0.8333 },
  { sunrise: 'hindu', altitude_degrees: 0 },
  { sunrise: 'centre_refraction', altitude_degrees: -0.5667 },
  { sunrise: 'tip_no_refraction', altitude_degrees: -0.2667 },
];
