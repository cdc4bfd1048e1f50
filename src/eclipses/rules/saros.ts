import { modulo } from '../../math/angle.js';
import { NEW_MOON_EPOCH, SYNODIC_MONTH } from '../../zodiac/lunation.js';
import { SAROS } from '../tables/constants.js';

/** @param tt Julian day (TT) of the greatest eclipse */
export function sarosOf(kind: 'solar' | 'lunar', tt: number): number {
  const { first, halfMonth } = SAROS[kind];
  const lunations = Math.round((tt - NEW_MOON_EPOCH - halfMonth) / SYNODIC_MONTH) + 105;
  const inex = -61 * lunations;
  const cycles = Math.floor(inex / 358 + 0.5 - lunations / (12 * 358 ** 2));
  return modulo(first + 38 * lunations + 223 * cycles - 1, 223) + 1;
}
