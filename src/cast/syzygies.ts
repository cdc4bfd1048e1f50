import { signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { JdTt, JdUt } from '../time/julian.js';
import { NEW_MOON_EPOCH, SYNODIC_MONTH } from '../zodiac/lunation.js';

/** What Sun and Moon do at a syzygy: stand together, or opposite each other. */
export type Syzygy = 'new_moon' | 'full_moon';

/** Days by which the true syzygy may be off the mean one, rounded up. */
export const MEAN_SYZYGY_ERROR = 0.8;

const APART: Readonly<Record<Syzygy, number>> = { new_moon: 0, full_moon: 180 };

/** Sun and Moon near a syzygy. */
export interface NearSyzygy {
  /** Days until the syzygy, by their present motion. */
  readonly days: number;
  /** Of the Moon, degrees. */
  readonly latitude: number;
}

/** Returns how near a syzygy is at a Julian day (TT). */
export function nearSyzygy(kind: Syzygy, ephemeris: Ephemeris, tt: JdTt): NearSyzygy {
  const places = ephemeris.places(['Sun', 'Moon'], tt);
  const [sun, moon] = [at(places, 0), at(places, 1)];
  const ahead = signedDegrees(moon.longitude - sun.longitude - APART[kind]);
  return { days: -ahead / (moon.longitudeSpeed - sun.longitudeSpeed), latitude: moon.latitude };
}

/** Days to which a syzygy is found: 0.9 ms. */
const TOLERANCE = 1e-8;
/** Steps after which the motion of Sun and Moon must have led to it; four do. */
const MAX_STEPS = 20;

/**
 * Returns the syzygy of a lunation: 0 is that of the new moon of 2000-01-06. It is found from the same beginning each time, so that the same
 * number comes out from wherever it is asked for.
 */
export function syzygyOf(kind: Syzygy, lunation: number, ephemeris: Ephemeris): Instant {
  let tt = NEW_MOON_EPOCH + (lunation + APART[kind] / 360) * SYNODIC_MONTH;
  for (let i = 0; i < MAX_STEPS; i++) {
    const { days } = nearSyzygy(kind, ephemeris, tt);
    tt += days;
    if (Math.abs(days) < TOLERANCE) return instantFromTt(tt);
  }
  throw new RangeError(`no ${kind} of lunation ${lunation}: Sun and Moon of ${ephemeris.name} do not meet`);
}

/** Returns the lunation of which the mean new moon is the last before an instant; the true one may be that before or after it. */
export function meanLunation(ut: JdUt): number {
  return Math.floor((ut - NEW_MOON_EPOCH) / SYNODIC_MONTH);
}
