import { signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { JdTt, JdUt } from '../time/julian.js';
import { NEW_MOON_EPOCH, SYNODIC_MONTH } from '../zodiac/lunation.js';

export type Syzygy = 'new_moon' | 'full_moon';

/** Largest distance in days of the true syzygy from the mean one, rounded up. */
export const MEAN_SYZYGY_ERROR = 0.8;

const APART: Readonly<Record<Syzygy, number>> = { new_moon: 0, full_moon: 180 };

export interface NearSyzygy {
  /** Days until the syzygy, by the present motion. */
  readonly days: number;
  /** Of the Moon, degrees. */
  readonly latitude: number;
}

/** At a Julian day (TT). */
export function nearSyzygy(kind: Syzygy, ephemeris: Ephemeris, tt: JdTt): NearSyzygy {
  const places = ephemeris.places(['Sun', 'Moon'], tt);
  const [sun, moon] = [at(places, 0), at(places, 1)];
  const ahead = signedDegrees(moon.longitude - sun.longitude - APART[kind]);
  return { days: -ahead / (moon.longitudeSpeed - sun.longitudeSpeed), latitude: moon.latitude };
}

/** Days: 0.9 ms. */
const TOLERANCE = 1e-8;
/** Four are enough. */
const MAX_STEPS = 20;

/** Lunation 0 has the new moon of 2000-01-06. The search begins at the same instant each time, so that the same number comes out. */
export function syzygyOf(kind: Syzygy, lunation: number, ephemeris: Ephemeris): Instant {
  let tt = NEW_MOON_EPOCH + (lunation + APART[kind] / 360) * SYNODIC_MONTH;
  for (let i = 0; i < MAX_STEPS; i++) {
    const { days } = nearSyzygy(kind, ephemeris, tt);
    tt += days;
    if (Math.abs(days) < TOLERANCE) return instantFromTt(tt);
  }
  throw new RangeError(`no ${kind} of lunation ${lunation}: Sun and Moon of ${ephemeris.name} do not meet`);
}

/** The last mean new moon before an instant; the true one may be that before or after it. */
export function meanLunation(ut: JdUt): number {
  return Math.floor((ut - NEW_MOON_EPOCH) / SYNODIC_MONTH);
}
