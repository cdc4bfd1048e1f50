import { type MicroArcseconds, nakshatraIndex, padaNumber, signIndex } from '../math/angle.js';
import type { Nakshatra, Sign } from '../zodiac/names.js';
import { type EclipticDegrees, nakshatraName, type Pada, signName, sixDecimals } from '../zodiac/position.js';

/** A point of the sidereal zodiac with its names and their numbers. */
export interface NumberedPosition {
  /** Sidereal longitude in decimal degrees, cut at six decimals. */
  readonly longitude: EclipticDegrees;
  /** 1 (Aśvinī) … 27. @asType integer @minimum 1 @maximum 27 */
  readonly nakshatra: number;
  /** Nakṣatra that holds it. */
  readonly nakshatra_name: Nakshatra;
  /** Quarter of the nakṣatra, 1 … 4. */
  readonly pada: Pada;
  /** 1 (Aries) … 12. @asType integer @minimum 1 @maximum 12 */
  readonly rashi: number;
  /** Sign that holds it. */
  readonly rashi_name: Sign;
}

/** Returns a sidereal longitude (micro-arcseconds) with its names and their numbers. */
export function numberedPosition(longitude: MicroArcseconds): NumberedPosition {
  return {
    longitude: sixDecimals(longitude),
    nakshatra: nakshatraIndex(longitude) + 1,
    nakshatra_name: nakshatraName(longitude),
    pada: padaNumber(longitude),
    rashi: signIndex(longitude) + 1,
    rashi_name: signName(longitude),
  };
}
