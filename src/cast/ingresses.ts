import { signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { Zodiac } from '../sky/zodiac.js';
import { ttFromUt } from '../time/deltaT.js';
import type { JdTt, JdUt } from '../time/julian.js';
import { SIDEREAL_YEAR_DAYS } from '../time/years.js';

/** Julian day (TT) of the mean Sun at the beginning of Aries, about 2000-04-13. */
const EPOCH = 2451649.4;
/** Degrees a day. */
const MEAN_SPEED = 360 / SIDEREAL_YEAR_DAYS;
/** Days: 0.9 ms, in which the Sun moves 0.00004″. */
const TOLERANCE = 1e-8;
const MAX_STEPS = 20;

/** Sidereal signs counted on beyond 360°: 0 is the Sun's entry into Aries of April 2000. */
export interface SunLine {
  /** 0 is the Aries of 2000, 12 that of 2001, −1 the Pisces before. */
  readonly signAt: (ut: JdUt) => number;
  readonly entry: (sign: number) => Instant;
}

/** Each entry is searched from the same beginning, so that it is always the same number. */
export function sunLine(ephemeris: Ephemeris, { offset }: Zodiac): SunLine {
  const sunAt = (tt: JdTt): { longitude: number; speed: number } => {
    const { longitude, longitudeSpeed } = at(ephemeris.places(['Sun'], tt), 0);
    return { longitude: longitude - offset(tt), speed: longitudeSpeed };
  };
  return {
    signAt(ut) {
      const tt = ttFromUt(ut);
      const mean = (tt - EPOCH) * MEAN_SPEED;
      // In every zodiac the Sun is less than half a turn from this line's mean Sun.
      return Math.floor((mean + signedDegrees(sunAt(tt).longitude - mean)) / 30);
    },
    entry(sign) {
      let tt = EPOCH + (30 * sign) / MEAN_SPEED;
      for (let i = 0; i < MAX_STEPS; i++) {
        const { longitude, speed } = sunAt(tt);
        const days = signedDegrees(30 * sign - longitude) / speed;
        tt += days;
        if (Math.abs(days) < TOLERANCE) return instantFromTt(tt);
      }
      throw new RangeError(`the Sun of ${ephemeris.name} does not enter sign ${sign}`);
    },
  };
}
