import { type MicroArcseconds, nakshatraIndex, PADA, padaNumber, SIGN, signIndex, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { SIGN_VASHYA } from '../tables/kutas.js';

/**
 * A station is half a pada, 1°40′. Signs, nakṣatras, padas and the halves of signs all begin where a station begins, so two Moons in one
 * station score alike in every kūṭa.
 */
const STATION = PADA / 2;

/** Number of stations in the circle, 216. */
export const STATIONS = TURN / STATION;

/** What the kūṭas look at in a Moon. */
export interface MoonStation {
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** 0 (Aśvinī) … 26. */
  readonly nakshatra: number;
  /** 1 … 4. */
  readonly pada: number;
  /** Index of the vaśya group, by the half of the sign. */
  readonly vashya: number;
}

/** Returns the station, 0 … 215, that holds a longitude (micro-arcseconds). */
export function stationIndex(longitude: MicroArcseconds): number {
  return Math.floor(longitude / STATION);
}

/** Returns sign, nakṣatra, pada and vaśya group of a Moon (micro-arcseconds). */
export function moonStation(longitude: MicroArcseconds): MoonStation {
  const sign = signIndex(longitude);
  const half = longitude - sign * SIGN < SIGN / 2 ? 0 : 1;
  return {
    sign,
    nakshatra: nakshatraIndex(longitude),
    pada: padaNumber(longitude),
    vashya: at(SIGN_VASHYA, sign)[half],
  };
}
