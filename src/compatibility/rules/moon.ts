import { type MicroArcseconds, nakshatraIndex, PADA, padaNumber, signIndex, TURN } from '../../math/angle.js';
import { vashyaOf } from '../../zodiac/natures.js';

/** Half a pada, 1°40′: signs, nakṣatras, padas and half signs begin with a station, so two Moons in one score alike. */
const STATION = PADA / 2;

/**
 * 216.
 */
export const STATIONS = TURN / STATION;

export interface MoonStation {
  readonly sign: number;
  readonly nakshatra: number;
  readonly pada: number;
  readonly vashya: number;
}

export function stationIndex(longitude: MicroArcseconds): number {
  return Math.floor(longitude / STATION);
}

export function moonStation(longitude: MicroArcseconds): MoonStation {
  return {
    sign: signIndex(longitude),
    nakshatra: nakshatraIndex(longitude),
    pada: padaNumber(longitude),
    vashya: vashyaOf(longitude),
  };
}
