import { type MicroArcseconds, microArcseconds, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Counting } from '../tables/vargas.js';
import { dividedLongitude } from './varga.js';

/** Returns the sign, from 0, of each equal part of the zodiac in a divisional chart: twelve times the number of divisions. */
export function partSigns(divisions: number, counting: Counting): number[] {
  return Array.from({ length: 12 * divisions }, (_, part) => {
    const middle = microArcseconds(Math.floor(((part + 0.5) * SIGN) / divisions));
    return signIndex(dividedLongitude(middle, divisions, counting));
  });
}

/** The equal part of the zodiac in which a longitude is, from 0. A boundary belongs to the part that begins there. */
export function partOf(longitude: MicroArcseconds, divisions: number): number {
  return Math.floor((longitude * divisions) / SIGN);
}

/** A stretch of the zodiac that goes to one sign of a divisional chart. */
export interface VargaStretch {
  /** Degrees. */
  readonly start: number;
  /** From 0. */
  readonly sign: number;
}

/** Returns the stretches, from Aries; neighbouring parts of one sign are one stretch, the last of which may go on beyond 0° Aries. */
export function vargaStretches(divisions: number, counting: Counting): VargaStretch[] {
  const signs = partSigns(divisions, counting);
  return signs
    .map((sign, part) => ({ start: (30 * part) / divisions, sign }))
    .filter(({ sign }, part) => sign !== at(signs, (part + signs.length - 1) % signs.length));
}
