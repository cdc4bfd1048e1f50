import { bodiesFrom, type SkyContext } from '../cast/context.js';
import { at } from '../math/at.js';
import type { Instant } from '../sky/instant.js';
import { siderealPlaces } from '../sky/sidereal.js';
import type { Place } from '../types.js';
import type { Nakshatra, Sign } from '../zodiac/names.js';
import {
  type EclipticDegrees,
  type NakshatraNumber,
  type Pada,
  type SignNumber,
  zodiacPosition,
} from '../zodiac/position.js';

/**
 * An instant of UTC, to the second: ISO 8601, `2025-09-07T18:11:49Z`.
 *
 * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$
 */
export type UtcInstant = string;

/**
 * Number of the saros series, 1 … 223.
 *
 * @asType integer
 * @minimum 1
 * @maximum 223
 */
export type SarosNumber = number;

/**
 * How far the axis of the shadow passes the centre of the Earth (solar), or the Moon the axis (lunar), in radii of the Earth; positive in
 * the north. Four decimals.
 *
 * @minimum -1.7
 * @maximum 1.7
 */
export type Gamma = number;

/**
 * Magnitude of a solar eclipse, four decimals: the share of the Sun's diameter that is covered; above 1 while it is total.
 *
 * @minimum 0
 * @maximum 1.2
 */
export type SolarMagnitude = number;

/**
 * Radius of the Moon's disc over that of the Sun's, four decimals.
 *
 * @minimum 0.8
 * @maximum 1.2
 */
export type DiscRatio = number;

/**
 * Share of the Moon's diameter that is in the umbra, four decimals: 1 and more when all of it is; negative where the Moon misses the umbra, by how
 * many diameters.
 *
 * @minimum -2
 * @maximum 3
 */
export type UmbralMagnitude = number;

/**
 * Share of the Moon's diameter that is in the penumbra or the umbra, four decimals.
 *
 * @minimum 0
 * @maximum 4
 */
export type PenumbralMagnitude = number;

/** Sidereal position of the Sun or the Moon at the greatest eclipse. */
export interface EclipsePoint {
  /** Sidereal longitude, degrees, cut at six decimals. */
  readonly longitude: EclipticDegrees;
  /** Sign that holds it. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
  /** Nakṣatra that holds it. */
  readonly nakshatra: Nakshatra;
  /** 1 (Aśvinī) … 27. */
  readonly nakshatra_number: NakshatraNumber;
  /** Quarter of the nakṣatra, 1 … 4. */
  readonly pada: Pada;
}

/** Sun and Moon in the sidereal zodiac. */
export interface EclipsePoints {
  /** The Sun at the greatest eclipse. */
  readonly sun: EclipsePoint;
  /** The Moon at the greatest eclipse. */
  readonly moon: EclipsePoint;
}

/** Returns Sun and Moon in the sidereal zodiac; the Moon is topocentric where the conventions say so. */
export function pointsAt(sky: SkyContext, instant: Instant, place?: Place): EclipsePoints {
  const bodies = place === undefined ? sky.bodies : bodiesFrom(sky, place);
  const places = siderealPlaces(bodies, ['Sun', 'Moon'], instant, sky.zodiac);
  const [sun, moon] = [0, 1].map((index) => {
    const { degrees: _, ...point } = zodiacPosition(at(places, index).longitude);
    return point;
  }) as [EclipsePoint, EclipsePoint];
  return { sun, moon };
}

/** Returns a number rounded to so many decimals; never minus zero. */
export function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals + 0;
}

export const FOUR = 4;
