import { ARCSECOND } from '../math/angle.js';
import { type JdTt, julianCenturies } from '../time/julian.js';
import { OBLIQUITY } from './constants.js';
import { nutation } from './nutation.js';

/** What turns mean ecliptic coordinates of one date into true ones. All in radians. */
export interface Frame {
  /** Nutation in longitude, Δψ. */
  readonly nutationLongitude: number;
  /** Nutation in obliquity, Δε. */
  readonly nutationObliquity: number;
  readonly meanObliquity: number;
  /** True obliquity, mean obliquity + Δε. */
  readonly obliquity: number;
}

/**
 * Returns the mean obliquity of date in radians (IAU 2006: Hilton et al. 2006, Celestial Mechanics and Dynamical Astronomy
 * 94, 351, table 1).
 *
 * @param t Julian centuries TT from J2000.0
 */
export function meanObliquity(t: number): number {
  return (
    (OBLIQUITY + t * (-46.836769 + t * (-0.0001831 + t * (0.0020034 + t * (-0.000000576 + t * -0.0000000434))))) *
    ARCSECOND
  );
}

/**
 * Returns nutation and obliquity of date, in radians.
 *
 * @param jdTt Julian day, TT
 */
export function frameAt(jdTt: JdTt): Frame {
  if (last?.jdTt === jdTt) return last.frame;
  const t = julianCenturies(jdTt);
  const { longitude, obliquity } = nutation(t);
  const mean = meanObliquity(t);
  const frame = {
    nutationLongitude: longitude,
    nutationObliquity: obliquity,
    meanObliquity: mean,
    obliquity: mean + obliquity,
  };
  last = { jdTt, frame };
  return frame;
}

/** The frame that was asked for last: a chart asks for that of its instant several times. */
let last: { readonly jdTt: JdTt; readonly frame: Frame } | undefined;
