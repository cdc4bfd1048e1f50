import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import { sixDecimals } from '../../zodiac/position.js';
import { type Warrior, type WarWinner, warPairs, warWinner } from '../../zodiac/war.js';
import type { StrengthChart } from './chart.js';

/** Degrees north of the ecliptic, six decimals. @minimum -10 @maximum 10 */
export type EclipticLatitude = number;

/** Two grahas at war. */
export interface War {
  /** The two, in chart order. */
  readonly planets: readonly [Warrior, Warrior];
  /** Degrees of longitude between them, six decimals. @minimum 0 @maximum 1 */
  readonly separation: number;
  /** Degrees north of the ecliptic of each, six decimals. */
  readonly latitudes: readonly [EclipticLatitude, EclipticLatitude];
  /** The winner. */
  readonly winner: Warrior;
}

/** A war as one of the two sees it. */
export interface WarOfPlanet {
  /** The other. */
  readonly with: Warrior;
  /** Whether it won. */
  readonly won: boolean;
  /** Degrees of longitude between them, six decimals. @minimum 0 @maximum 1 */
  readonly separation: number;
  /** Degrees north of the ecliptic, six decimals. */
  readonly latitude: EclipticLatitude;
  /** That of the other. */
  readonly other_latitude: EclipticLatitude;
}

export interface WarReadings {
  readonly limit: number;
  readonly winner: WarWinner;
}

const MILLION = 1_000_000;

/** @param latitudesOf degrees north of the ecliptic of the planets at war, called only where there is a war */
export function warsOf(
  { longitudes }: Pick<StrengthChart, 'longitudes'>,
  { limit, winner }: WarReadings,
  latitudesOf: (grahas: readonly Warrior[]) => readonly number[],
): War[] {
  return warPairs(longitudes, limit).map(({ planets, separation }) => {
    const north = latitudesOf(planets);
    const pair = [at(north, 0), at(north, 1)] as const;
    return {
      planets,
      separation: sixDecimals(separation),
      latitudes: [Math.round(pair[0] * MILLION) / MILLION, Math.round(pair[1] * MILLION) / MILLION],
      winner: warWinner(planets, pair, winner),
    };
  });
}

export function warsSeenBy(graha: Graha, wars: readonly War[]): WarOfPlanet[] {
  return wars.flatMap(({ planets: [one, other], separation, latitudes: [first, second], winner }) => {
    if (graha === one)
      return { with: other, won: winner === graha, separation, latitude: first, other_latitude: second };
    if (graha === other)
      return { with: one, won: winner === graha, separation, latitude: second, other_latitude: first };
    return [];
  });
}
