import type { MicroArcseconds } from '../../math/angle.js';
import type { SignLord } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import type { PERIODS, Star } from '../tables/shadbala.js';

/** Mean longitudes from which the motion of the five is taken, degrees. */
export interface MeanLongitudes {
  /** Of Mercury and Venus it is that of the Sun. */
  readonly mean: Readonly<Record<Star, number>>;
  /** The mean Sun; of Mercury and Venus their own about the Sun. */
  readonly seeghrocha: Readonly<Record<Star, number>>;
}

/** Lords of the year, the month, the day and the hour. */
export type PeriodLords = Readonly<Record<(typeof PERIODS)[number], SignLord>>;

/** What ṣaḍbala is reckoned from: a sky and a day, as numbers. */
export interface ShadbalaSky {
  /** Sidereal longitudes, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  readonly ascendant: MicroArcseconds;
  readonly midheaven: MicroArcseconds;
  /** What makes a sidereal longitude tropical, degrees. */
  readonly ayanamsa: number;
  /** The Sun's hour angle from local apparent midnight, degrees 0 ≤ h < 360. */
  readonly sinceMidnight: number;
  readonly means: MeanLongitudes;
  readonly lords: PeriodLords;
  /** The lord of the third of the day or night, beside Jupiter. */
  readonly tribhaga: SignLord;
}
