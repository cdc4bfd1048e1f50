import { DEGREE, type MicroArcseconds, SIGN, signIndex } from '../math/angle.js';
import type { Graha, Sign } from '../zodiac/names.js';
import { type EclipticDegrees, signName } from '../zodiac/position.js';
import type { KpLords } from './rules/lattice.js';

/** A point of a horary chart, with the lords of its divisions. */
export interface KpPoint {
  /** Degrees within the sign, 0 ≤ d < 30. @minimum 0 @exclusiveMaximum 30 */
  readonly deg_in_sign: number;
  /** Sidereal longitude in degrees, 0 ≤ λ < 360: the number nearest to the exact micro-arcseconds. */
  readonly longitude: EclipticDegrees;
  /** Lord of the nakṣatra, the star lord. */
  readonly nakshatra_lord: Graha;
  /** Lord of the sign. */
  readonly rasi_lord: Graha;
  /** Its sign. */
  readonly sign: Sign;
  /** Lord of the sub, the part of the nakṣatra. */
  readonly sub_lord: Graha;
  /** Lord of the sub-sub, the part of the sub. */
  readonly sub_sub_lord: Graha;
  /** Lord of the sub-sub-sub, the part of the sub-sub. */
  readonly sub_sub_sub_lord: Graha;
}

export function kpPoint(longitude: MicroArcseconds, lords: KpLords): KpPoint {
  return {
    deg_in_sign: (longitude - signIndex(longitude) * SIGN) / DEGREE,
    longitude: longitude / DEGREE,
    nakshatra_lord: lords.star,
    rasi_lord: lords.sign,
    sign: signName(longitude),
    sub_lord: lords.sub,
    sub_sub_lord: lords.subSub,
    sub_sub_sub_lord: lords.subSubSub,
  };
}
