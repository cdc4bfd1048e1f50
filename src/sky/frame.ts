import { ARCSECOND } from '../math/angle.js';
import { type JdTt, julianCenturies } from '../time/julian.js';
import { OBLIQUITY } from './constants.js';
import { nutation } from './nutation.js';

/** From mean to true ecliptic coordinates of date; radians. */
export interface Frame {
  /** Δψ. */
  readonly nutationLongitude: number;
  /** Δε. */
  readonly nutationObliquity: number;
  readonly meanObliquity: number;
  /** True, mean obliquity + Δε. */
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

/** @param jdTt Julian day, TT */
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

/** Cached: a chart needs the frame of its instant several times. */
let last: { readonly jdTt: JdTt; readonly frame: Frame } | undefined;
