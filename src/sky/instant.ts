import { deltaT } from '../time/deltaT.js';
import { DAY_SECONDS, type JdTt, type JdUt, julianDay } from '../time/julian.js';

/** A moment in the two time scales of the sky. */
export interface Instant {
  /** Julian day, UT1: the Earth's rotation. */
  readonly ut: JdUt;
  /** Julian day, TT: the moving bodies. */
  readonly tt: JdTt;
}

/**
 * Returns the instant of a Julian day in UT1.
 *
 * @param ut Julian day, UT1
 * @param deltaTSeconds TT − UT1 in seconds, for those who know better than {@link deltaT}
 *
 * @example
 * ```ts
 * import { instantFromUt } from 'siddhanta/sky';
 * instantFromUt(2451544.5, 64).tt - 2451544.5 > 63 / 86400; // => true
 * ```
 */
export function instantFromUt(ut: JdUt, deltaTSeconds: number = deltaT(ut)): Instant {
  return { ut, tt: ut + deltaTSeconds / DAY_SECONDS };
}

/**
 * Returns the instant of a Julian day in TT.
 *
 * @param tt Julian day, TT
 * @param deltaTSeconds TT − UT1 in seconds, for those who know better than {@link deltaT}
 */
export function instantFromTt(tt: JdTt, deltaTSeconds: number = deltaT(tt)): Instant {
  return { ut: tt - deltaTSeconds / DAY_SECONDS, tt };
}

/** Civil time, in milliseconds since 1970-01-01T00:00Z, read as UT1. */
export function instantFromEpoch(utcMs: number): Instant {
  return instantFromUt(julianDay(utcMs));
}
