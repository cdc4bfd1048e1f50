import { DEGREE, type MicroArcseconds, SIGN, signIndex } from '../math/angle.js';
import type { Graha } from '../zodiac/names.js';
import { signName } from '../zodiac/position.js';
import type { KpLords } from './rules/lattice.js';

/** Where a point lies in a horary chart, with the lords of its divisions. */
export interface KpPoint {
  /** Degrees within the sign, 0 ≤ d < 30. */
  readonly deg_in_sign: number;
  /** Sidereal longitude in degrees, 0 ≤ λ < 360: the exact micro-arcsecond as the nearest number. */
  readonly longitude: number;
  readonly nakshatra_lord: Graha;
  readonly rasi_lord: Graha;
  readonly sign: string;
  readonly sub_lord: Graha;
  readonly sub_sub_lord: Graha;
  readonly sub_sub_sub_lord: Graha;
}

/** Returns the point of a longitude (micro-arcseconds) with its lords. */
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
