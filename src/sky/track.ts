import { at } from '../math/at.js';
import { ttFromUt } from '../time/deltaT.js';
import type { JdUt } from '../time/julian.js';
import { coefficients, withinHalfTurn } from './chebyshev.js';
import type { Ephemeris } from './ephemeris.js';

/** Mean equinox, degrees; astronomical units. */
export interface TrackPlace {
  readonly longitude: number;
  readonly latitude: number;
  readonly distance: number;
}

/** Cubics through four places of the ephemeris over a day or so. */
export interface Track {
  /** With their Julian days (UT1). */
  readonly sights: readonly { readonly ut: JdUt; readonly place: TrackPlace }[];
  /** At a Julian day (UT1): within 0.2″ of the ephemeris over 1.25 days of the Moon. */
  readonly at: (ut: JdUt) => TrackPlace;
}

/** cos π(i + ½)/4 */
export const NODES = [0.9238795325112867, 0.3826834323650898, -0.3826834323650898, -0.9238795325112867];

interface Kept {
  readonly body: 'Sun' | 'Moon';
  readonly from: JdUt;
  readonly to: JdUt;
  readonly track: Track;
}

/** A rising and a setting of one day share a track. */
const kept = new WeakMap<Ephemeris, Kept[]>();
const MAX_KEPT = 4;

/**
 * Returns the track of a body between two Julian days (UT1). It depends on the two days alone, not on what was asked before.
 *
 * @param to at most 1.25 days after `from`
 */
export function trackOf(body: 'Sun' | 'Moon', ephemeris: Ephemeris, from: JdUt, to: JdUt): Track {
  let tracks = kept.get(ephemeris);
  if (tracks === undefined) {
    tracks = [];
    kept.set(ephemeris, tracks);
  }
  for (const one of tracks) if (one.body === body && one.from === from && one.to === to) return one.track;
  const track = build(body, ephemeris, from, to);
  if (tracks.length >= MAX_KEPT) tracks.shift();
  tracks.push({ body, from, to, track });
  return track;
}

function build(body: 'Sun' | 'Moon', ephemeris: Ephemeris, from: JdUt, to: JdUt): Track {
  const half = (to - from) / 2;
  const middle = from + half;
  const bodies = [body];
  const sights = NODES.map((x) => {
    const ut = middle + half * x;
    const { longitude, latitude, distance } = at(ephemeris.places(bodies, ttFromUt(ut)), 0);
    return { ut, place: { longitude, latitude, distance } };
  });
  const first = at(sights, 0).place.longitude;
  const longitude = cubic(sights.map(({ place }) => first + withinHalfTurn(place.longitude - first)));
  const latitude = cubic(sights.map(({ place }) => place.latitude));
  const distance = cubic(sights.map(({ place }) => place.distance));
  return {
    sights,
    at: (ut) => {
      const x = (ut - middle) / half;
      return { longitude: longitude(x), latitude: latitude(x), distance: distance(x) };
    },
  };
}

function cubic(values: readonly number[]): (x: number) => number {
  const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = coefficients(values);
  return (x) => c0 + x * (c1 - 3 * c3) + c2 * (2 * x * x - 1) + 4 * c3 * x * x * x;
}
