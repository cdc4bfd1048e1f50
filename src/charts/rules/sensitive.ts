import { DEGREE, type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { navamshaSign } from '../../zodiac/navamsha.js';
import { MRITYU_BHAGAS, MRITYU_VERSES, type MrityuBody, type MrityuList } from '../tables/mrityuBhagas.js';
import { vargaLongitude } from './varga.js';

/** The list that gives the degree of a body: the requested one where it has the body, else the table. */
export function mrityuListOf(body: MrityuBody, list: MrityuList): MrityuList {
  return list !== 'table' && MRITYU_VERSES[list][body] !== undefined ? list : 'table';
}

/** Which degree of a sign, 1 … 29; the n-th reaches from n − 1 to n degrees. @param sign 0 (Aries) … 11 */
export function mrityuDegree(body: MrityuBody, sign: number, list: MrityuList): number {
  const verse = list === 'table' ? undefined : MRITYU_VERSES[list][body];
  return at(verse ?? MRITYU_BHAGAS[body], sign);
}

/** Micro-arcseconds from n° of its sign to a longitude, negative before it. */
export function apartFrom(degree: number, longitude: MicroArcseconds): number {
  return (longitude % SIGN) - degree * DEGREE;
}

export function isInDegree(degree: number, longitude: MicroArcseconds): boolean {
  return Math.floor((longitude % SIGN) / DEGREE) + 1 === degree;
}

/** Seven signs on: 21 drekkāṇas and 63 navāṁśas. */
const SEVEN_SIGNS = 7 * SIGN;

/** Sign of the 22nd drekkāṇa from that of a longitude, both counted: the same third of the eighth sign. 0 (Aries) … 11 */
export function drekkana22(longitude: MicroArcseconds): number {
  return signIndex(vargaLongitude(modulo(longitude + SEVEN_SIGNS, TURN), 'd3'));
}

/** Sign of the 64th navāṁśa from that of a longitude, both counted. 0 (Aries) … 11 */
export function navamsha64(longitude: MicroArcseconds): number {
  return navamshaSign(modulo(longitude + SEVEN_SIGNS, TURN));
}
