import { SHADOWS } from '../tables/constants.js';
import type { Radii } from './solarShadow.js';
import { angleBetween, length, times, type Vector } from './vectors.js';

/** The enlargement of the Earth's shadow by its air. */
export type ShadowRule = 'danjon' | 'chauvenet';

/** The Moon and the Earth's shadow, geocentric; radians. */
export interface InShadow {
  readonly separation: number;
  readonly moon: number;
  readonly umbra: number;
  readonly penumbra: number;
}

/** Vectors are geocentric, km. */
export function inShadow(sun: Vector, moon: Vector, radii: Radii, rule: ShadowRule): InShadow {
  const { parallax, whole } = SHADOWS[rule];
  const lifted = parallax * Math.asin(radii.earth / length(moon)) + Math.asin(radii.earth / length(sun));
  const disc = Math.asin(radii.sun / length(sun));
  return {
    separation: angleBetween(moon, times(sun, -1)),
    moon: Math.asin(radii.moon / length(moon)),
    umbra: whole * (lifted - disc),
    penumbra: whole * (lifted + disc),
  };
}

/** Returns the share of the Moon's diameter in the umbra: 1 and more when all of it is, negative when none. */
export const umbralMagnitude = ({ separation, moon, umbra }: InShadow): number =>
  (umbra + moon - separation) / (2 * moon);

/** Returns the share of the Moon's diameter in the penumbra or the umbra. */
export const penumbralMagnitude = ({ separation, moon, penumbra }: InShadow): number =>
  (penumbra + moon - separation) / (2 * moon);

/** The kinds of lunar eclipses. */
export type LunarType = 'total' | 'partial' | 'penumbral';

export function lunarType(greatest: InShadow): LunarType | undefined {
  const umbral = umbralMagnitude(greatest);
  if (umbral >= 1) return 'total';
  if (umbral > 0) return 'partial';
  return penumbralMagnitude(greatest) > 0 ? 'penumbral' : undefined;
}
