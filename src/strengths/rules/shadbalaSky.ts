import type { MicroArcseconds } from '../../math/angle.js';
import type { SignLord } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import type { PERIODS, Star } from '../tables/shadbala.js';

/** Mean longitudes for the motion of the five, degrees. */
export interface MeanLongitudes {
  readonly mean: Readonly<Record<Star, number>>;
  readonly seeghrocha: Readonly<Record<Star, number>>;
}

export type PeriodLords = Readonly<Record<(typeof PERIODS)[number], SignLord>>;

export interface ShadbalaSky {
  /** Sidereal longitudes, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  readonly ascendant: MicroArcseconds;
  readonly midheaven: MicroArcseconds;
  /** Degrees added to a sidereal longitude to make it tropical. */
  readonly ayanamsa: number;
  /** The Sun's hour angle from local apparent midnight, degrees 0 ≤ h < 360. */
  readonly sinceMidnight: number;
  readonly means: MeanLongitudes;
  readonly lords: PeriodLords;
  readonly tribhaga: SignLord;
}
