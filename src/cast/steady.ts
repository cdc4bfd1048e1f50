import type { Ephemeris } from '../sky/ephemeris.js';
import { interpolated } from '../sky/interpolated.js';

/** Segments of the interpolation kept: two years of the Moon, four of the Sun. */
const SEGMENTS = 96;

const skies = new WeakMap<Ephemeris, Map<number, Ephemeris>>();

/**
 * Returns an ephemeris as the pañcāṅga sees it: interpolated, since a day asks for Sun and Moon a hundred times. It is kept as long as
 * its base is, so that the next day at the next place finds the same pieces of it ready.
 */
export function steady(base: Ephemeris, segments = SEGMENTS): Ephemeris {
  const own = skies.get(base) ?? new Map<number, Ephemeris>();
  skies.set(base, own);
  const sky = own.get(segments) ?? interpolated(base, { segments });
  own.set(segments, sky);
  return sky;
}
