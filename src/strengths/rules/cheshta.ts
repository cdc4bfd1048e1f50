import { normalizeDegrees, signedDegrees } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import {
  EPOCH_1900,
  INFERIOR,
  MEAN_SUN_1900,
  MEAN_SUN_OF_DATE,
  MEANS_1900,
  MEANS_OF_DATE,
  type Mean1900,
  type MeanOfDate,
} from '../tables/means.js';
import { STARS, type Star } from '../tables/shadbala.js';
import type { ShadbalaChoices } from '../tables/shadbalaChoices.js';
import { fold } from './arcs.js';
import type { MeanLongitudes } from './shadbalaSky.js';

function sorted(sun: number, own: (star: Star) => number): MeanLongitudes {
  const of = (value: (star: Star) => number): Record<Star, number> => recordOf(STARS, value);
  const isInferior = (star: Star): boolean => INFERIOR.includes(star);
  return {
    mean: of((star) => (isInferior(star) ? sun : own(star))),
    seeghrocha: of((star) => (isInferior(star) ? own(star) : sun)),
  };
}

/**
 * Mean longitudes by B.V. Raman's constants, degrees in their own sidereal frame.
 * @param interval days since 1900-01-01 00:00 local mean time of 76° E, negative before
 * @param year civil year of the birth
 */
export function meansOf1900(interval: number, year: number): MeanLongitudes {
  const mean = ([epoch, daily, constant, yearly]: Mean1900): number =>
    normalizeDegrees(epoch + daily * interval + constant + yearly * (year - 1900));
  return sorted(mean(MEAN_SUN_1900), (star) => mean(MEANS_1900[star]));
}

/**
 * The days that {@link meansOf1900} counts.
 * @param offsetHours of the clock at birth; with `longitude` it counts only where the clock is read as local mean time
 */
export function intervalOf(
  ut: number,
  by: ShadbalaChoices['cheshta_interval'],
  { offsetHours, longitude }: { readonly offsetHours: number; readonly longitude: number },
): number {
  const days = ut - EPOCH_1900;
  return by === 'universal_time' ? days : days + offsetHours / 24 - longitude / 360;
}

/**
 * Mean longitudes of date minus the mean ayanāṁśa, degrees.
 * @param centuries Julian centuries (TT) from J2000.0
 */
export function meansOfDate(centuries: number, ayanamsa: number): MeanLongitudes {
  const mean = ([constant, linear, square, cube]: MeanOfDate): number =>
    normalizeDegrees(constant + centuries * (linear + centuries * (square + centuries * cube)) - ayanamsa);
  return sorted(mean(MEAN_SUN_OF_DATE), (star) => mean(MEANS_OF_DATE[star]));
}

export interface CheshtaBala {
  readonly mean_longitude: number;
  readonly seeghrocha: number;
  readonly kendra: number;
  readonly total: number;
}

/**
 * A third of the arc from the śīghrocca to the midpoint of mean and true longitude.
 *
 * Source: Śrīpati's tradition as in B.V. Raman, Graha and Bhava Balas, ch. 5; Bṛhat Parāśara Horā Śāstra (Santhanam) 27.24–25.
 * @param longitude true sidereal longitude, degrees
 */
export function cheshtaBala(
  star: Star,
  longitude: number,
  { mean, seeghrocha }: MeanLongitudes,
  midpoint: ShadbalaChoices['cheshta_midpoint'],
): CheshtaBala {
  const [middle, fast] = [mean[star], seeghrocha[star]];
  const between = midpoint === 'plain' ? (middle + longitude) / 2 : middle + signedDegrees(longitude - middle) / 2;
  const kendra = fold(fast - between);
  return { mean_longitude: middle, seeghrocha: fast, kendra, total: kendra / 3 };
}
