import { type MicroArcseconds, nakshatraIndex, padaNumber, signIndex } from '../math/angle.js';
import type { Nakshatra, Sign } from '../zodiac/names.js';
import { type EclipticDegrees, nakshatraName, type Pada, signName, sixDecimals } from '../zodiac/position.js';

/** A sidereal position by names and numbers. */
export interface NumberedPosition {
  /** Sidereal longitude in decimal degrees, truncated to six decimals. */
  readonly longitude: EclipticDegrees;
  /** 1 (Aśvinī) … 27. @asType integer @minimum 1 @maximum 27 */
  readonly nakshatra: number;
  /** Its nakṣatra. */
  readonly nakshatra_name: Nakshatra;
  /** Quarter of the nakṣatra, 1 … 4. */
  readonly pada: Pada;
  /** 1 (Aries) … 12. @asType integer @minimum 1 @maximum 12 */
  readonly rashi: number;
  /** Its sign. */
  readonly rashi_name: Sign;
}

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
