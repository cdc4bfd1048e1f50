import { DEGREE, type MicroArcseconds, modulo, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { AYANAS, type Ayana, RITU_FROM, RITUS, type Ritu, UTTARAYANA_FROM } from '../tables/months.js';

/** Lunar month 0 (Chaitra) … 11: two months each. */
export function vedicRitu(month: number): Ritu {
  return at(RITUS, Math.floor(month / 2)).name;
}

/** By the tropical longitude of the Sun. */
export function drikRitu(sun: MicroArcseconds): Ritu {
  return at(RITUS, Math.floor(modulo(sun - RITU_FROM * DEGREE, TURN) / (60 * DEGREE))).name;
}

/** By a tropical or a sidereal longitude. */
export function ayanaOf(sun: MicroArcseconds): Ayana {
  return AYANAS[modulo(sun - UTTARAYANA_FROM * DEGREE, TURN) < TURN / 2 ? 0 : 1].name;
}
