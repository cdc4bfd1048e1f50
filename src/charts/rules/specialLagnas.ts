import { DEGREE, type MicroArcseconds, modulo, signIndex, TURN } from '../../math/angle.js';
import { lordOf } from '../../zodiac/lords.js';
import { isOddSign, modality } from '../../zodiac/signNature.js';
import {
  INDU_KALAS,
  LAGNA_RATES,
  type MovingLagna,
  PRANAPADA_ADDS,
  PRANAPADA_RATE,
  type VarnadaRule,
} from '../tables/specialLagnas.js';

/**
 * Returns a lagna that starts at the Sun of sunrise and moves at a fixed rate, micro-arcseconds.
 *
 * A degree an hour is a micro-arcsecond a microsecond, so the product is exact.
 *
 * @param sun the Sun's sidereal longitude at sunrise
 * @param microseconds whole, since sunrise
 */
export function movingLagna(lagna: MovingLagna, sun: MicroArcseconds, microseconds: number): MicroArcseconds {
  return modulo(sun + LAGNA_RATES[lagna] * microseconds, TURN);
}

/**
 * Returns the prāṇapada, micro-arcseconds: from the Sun of the birth a sign in fifteen vighaṭīs since sunrise, and from its ninth or fifth sign
 * where the Sun is in a fixed or a dual one.
 *
 * @param sun the Sun's sidereal longitude at birth
 */
export function pranapada(sun: MicroArcseconds, microseconds: number): MicroArcseconds {
  const add = PRANAPADA_ADDS[modality(signIndex(sun))] * DEGREE;
  return modulo(sun + PRANAPADA_RATE * microseconds + add, TURN);
}

/**
 * Returns the sign of the indu lagna, 0 (Aries) … 11: the rays of the lords of the ninth from ascendant and Moon, counted from the Moon's
 * sign; a remainder of 0 counts as twelve.
 */
export function induSign(lagna: number, moon: number): number {
  const rays = INDU_KALAS[lordOf((lagna + 8) % 12)] + INDU_KALAS[lordOf((moon + 8) % 12)];
  return modulo(moon + rays - 1, 12);
}

/** Odd signs count from Aries, even ones from Pisces backward; both included. */
const countOf = (sign: number): number => (isOddSign(sign) ? sign + 1 : 12 - sign);

const signAt = (count: number, forward: boolean): number => modulo(forward ? count - 1 : 12 - count, 12);

/**
 * Returns the sign of the varṇada of a house, 0 (Aries) … 11, from its sign and that of the same house from the horā lagna.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 5.10–13 and 21; `count_parity` as Santhanam reads it, `sign_parity` as B.V. Raman.
 */
export function varnadaSign(house: number, hora: number, rule: VarnadaRule = 'sign_parity'): number {
  const one = countOf(house);
  const other = countOf(hora);
  if (rule === 'sign_parity') {
    const count = isOddSign(house) === isOddSign(hora) ? one + other : Math.abs(one - other);
    return signAt(count, isOddSign(house));
  }
  const count = one % 2 === other % 2 ? one + other : Math.abs(one - other);
  return signAt(count, count % 2 === 1);
}

/**
 * Returns the varṇada of a house by longitudes, micro-arcseconds: each point is measured from Aries where its sign is odd, back from the
 * end of Pisces where it is even; alike they are added, else the less is taken from the more; the outcome is laid off as the first was measured.
 *
 * Source: Sanjay Rath, as PyJHora has him.
 * @param house the ascendant, moved on to the house
 * @param hora the horā lagna, moved on by as many signs
 */
export function varnadaLongitude(house: MicroArcseconds, hora: MicroArcseconds): MicroArcseconds {
  const forward = isOddSign(signIndex(house));
  const alike = forward === isOddSign(signIndex(hora));
  const measured = (point: MicroArcseconds): number => (isOddSign(signIndex(point)) ? point : TURN - point);
  const [one, other] = [measured(house), measured(hora)];
  const measure = alike ? one + other : Math.abs(one - other);
  return modulo(forward ? measure : -measure, TURN);
}
