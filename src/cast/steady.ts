import type { Ephemeris } from '../sky/ephemeris.js';
import { interpolated } from '../sky/interpolated.js';

/** Cached segments: two years of the Moon, four of the Sun. */
const SEGMENTS = 96;

const skies = new WeakMap<Ephemeris, Map<number, Ephemeris>>();

/**
 * Interpolates, since a day needs Sun and Moon a hundred times. Cached with its base, so that the next day at the next place finds the same
 * segments.
 */
export function steady(base: Ephemeris, segments = SEGMENTS): Ephemeris {
  const own = skies.get(base) ?? new Map<number, Ephemeris>();
  skies.set(base, own);
  const sky = own.get(segments) ?? interpolated(base, { segments });
  own.set(segments, sky);
  return sky;
}
