import type { JdTt } from '../time/julian.js';

/** The bodies of an {@link Ephemeris}. Ketu is Rahu's node plus 180° and has no entry. */
export const BODIES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'MeanNode',
  'TrueNode',
] as const;

export type Body = (typeof BODIES)[number];

/**
 * Where a body is seen from the centre of the Earth: apparent (light-time, deflection and aberration included) in
 * everything but nutation, referred to the mean ecliptic and the mean equinox of date.
 */
export interface BodyPlace {
  /** Degrees, 0 ≤ longitude < 360. */
  readonly longitude: number;
  /** Degrees. */
  readonly latitude: number;
  /** Astronomical units. */
  readonly distance: number;
  /** Rate of the longitude, degrees per day. */
  readonly longitudeSpeed: number;
}

/**
 * The port through which the library sees the sky. Implementations are stateless to their callers: the same instant always
 * gives the same numbers.
 *
 * Longitudes leave out nutation on purpose. A sidereal longitude is the mean-equinox longitude minus the mean ayanāṁśa;
 * who wants the true equinox adds Δψ, which is the same for every body and every ephemeris.
 */
export interface Ephemeris {
  readonly name: string;
  readonly version: string;
  /** Julian days (TT). */
  readonly range: { readonly from: JdTt; readonly to: JdTt };
  /**
   * Returns the greatest error in longitude, in arcseconds, that the implementation states for a body at an instant; not a number for a
   * body that it does not have.
   */
  accuracy(body: Body, jdTt: JdTt): number;
  /** Returns the places of several bodies at one instant (Julian day, TT), in the order asked. */
  places(bodies: readonly Body[], jdTt: JdTt): BodyPlace[];
  /**
   * Returns the geometric ("true") places of several bodies at one instant (Julian day, TT), in the order asked: the direction
   * from the centre of the Earth to where each body is at that very instant, without light-time, deflection or aberration;
   * the true node from the orbit of the Moon at that instant. Same frame, units and range as `places`. Absent where an
   * implementation knows apparent places only.
   */
  geometric?(bodies: readonly Body[], jdTt: JdTt): BodyPlace[];
}
