import { SHADOWS } from '../tables/constants.js';
import type { Radii } from './solarShadow.js';
import { angleBetween, length, times, type Vector } from './vectors.js';

/** How large the shadow of the Earth is taken to be. */
export type ShadowRule = 'danjon' | 'chauvenet';

/** The Moon at the shadow of the Earth, seen from its centre. All radians. */
export interface InShadow {
  /** Between the Moon's centre and the axis of the shadow. */
  readonly separation: number;
  /** Radius of the Moon's disc. */
  readonly moon: number;
  readonly umbra: number;
  readonly penumbra: number;
}

/** Returns the Moon at the shadow of the Earth; vectors from its centre, km. */
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

/** Returns the share of the Moon's diameter that is in the umbra: 1 and more when all of it is, negative when none. */
export const umbralMagnitude = ({ separation, moon, umbra }: InShadow): number =>
  (umbra + moon - separation) / (2 * moon);

/** Returns the share of the Moon's diameter that is in the penumbra or the umbra. */
export const penumbralMagnitude = ({ separation, moon, penumbra }: InShadow): number =>
  (penumbra + moon - separation) / (2 * moon);

/** The kinds of lunar eclipses. */
export type LunarType = 'total' | 'partial' | 'penumbral';

/** Returns the kind of a lunar eclipse by its magnitudes at the greatest, `undefined` where there is none. */
export function lunarType(greatest: InShadow): LunarType | undefined {
  const umbral = umbralMagnitude(greatest);
  if (umbral >= 1) return 'total';
  if (umbral > 0) return 'partial';
  return penumbralMagnitude(greatest) > 0 ? 'penumbral' : undefined;
}
