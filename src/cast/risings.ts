import { DEGREE, modulo, RADIANS, SIGN, signedDegrees } from '../math/angle.js';
import { siderealTimeOfAscendant } from '../sky/houses.js';
import { type Instant, instantFromUt } from '../sky/instant.js';
import { localSiderealTime, orientationAt, siderealAscendantOf } from '../sky/sidereal.js';
import type { JdUt } from '../time/julian.js';
import type { Place } from '../types.js';
import type { SkyContext } from './context.js';
import type { Unit } from './units.js';

/** Nearly one turn of sidereal time, in days: the next step removes the rest. */
const SIDEREAL_DAY = 0.99726957;
/** Days: 0.1 ms. */
const TOLERANCE = 1e-9;
const MAX_STEPS = 10;
/** Days by which a rising may seem to be before the start of the search, being that instant itself. */
const SAME = 1e-6;
/** Latitude and obliquity up to which all of the zodiac rises: a right angle, with a twentieth to spare for the years around. */
const FARTHEST = 89.95;

/** Instants are Julian days (UT). */
export interface Risings {
  /** Degrees. */
  readonly at: (ut: JdUt) => number;
  /** The first instant at or after `from`. */
  readonly next: (degrees: number, from: JdUt) => JdUt;
  /** Signs, from 1, that rise in [from, to), the first and the last cut to it. */
  readonly signs: (from: JdUt, to: JdUt) => Unit[];
}

/**
 * `undefined` from the polar circles on, where parts of the zodiac never rise and others rise backwards.
 *
 * @param around an instant near the search, for the place of the polar circles
 */
export function risingsAt(sky: SkyContext, { latitude, longitude }: Place, around: JdUt): Risings | undefined {
  const orientation = (instant: Instant) => orientationAt(instant, sky.zodiac);
  const { obliquity } = orientation(instantFromUt(around)).frame;
  if (Math.abs(latitude) * RADIANS + obliquity >= FARTHEST * RADIANS) return undefined;

  const at = (ut: JdUt): number => {
    const instant = instantFromUt(ut);
    const found = siderealAscendantOf(instant, latitude, longitude, orientation(instant));
    if (found === undefined) throw new RangeError(`nothing rises at latitude ${latitude}`);
    return found / DEGREE;
  };

  /** Days until the sidereal time at which a longitude rises, by the sky of that instant: half a turn either way. */
  const distance = (degrees: number, ut: JdUt): number => {
    const instant = instantFromUt(ut);
    const now = orientation(instant);
    const target = siderealTimeOfAscendant(degrees + now.trueAyanamsa, latitude, now.frame.obliquity);
    if (target === undefined) throw new RangeError(`${degrees} degrees never rise at latitude ${latitude}`);
    const turns = (target - localSiderealTime(instant, longitude, now)) / (2 * Math.PI);
    return (signedDegrees(turns * 360) / 360) * SIDEREAL_DAY;
  };

  const next = (degrees: number, from: JdUt): JdUt => {
    const first = distance(degrees, from);
    let ut = from + (first < -SAME ? first + SIDEREAL_DAY : first);
    for (let i = 0; i < MAX_STEPS; i++) {
      const days = distance(degrees, ut);
      ut += days;
      if (Math.abs(days) < TOLERANCE) break;
    }
    return Math.max(ut, from);
  };

  return {
    at,
    next,
    signs(from, to) {
      const units: Unit[] = [];
      let sign = Math.floor((at(from) * DEGREE) / SIGN);
      for (let start = from; start < to; sign = modulo(sign + 1, 12)) {
        const end = Math.min(next(30 * (sign + 1), start), to);
        if (end > start) units.push({ number: sign + 1, start, end });
        start = end;
      }
      return units;
    },
  };
}
