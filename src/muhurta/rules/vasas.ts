import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { NAKSHATRAS } from '../../zodiac/names.js';
import {
  AGNI_PLACES,
  CHANDRA_DIRECTIONS,
  HOMAHUTI,
  HOMAHUTI_BAD,
  KUMBHA_PARTS,
  SHIVA_PLACES,
} from '../tables/vasas.js';
import { tithiOfHalf } from './bala.js';

const NEW_MOON = 30;

/** @param count tithis from the new moon, or in each half, where the new moon itself stays the thirtieth */
export function shivaPlace(tithi: number, count: 'month' | 'fortnight'): (typeof SHIVA_PLACES)[number] {
  const number = count === 'month' || tithi === NEW_MOON ? tithi : tithiOfHalf(tithi);
  return at(SHIVA_PLACES, (2 * number + 5) % SHIVA_PLACES.length);
}

/** Tithi 1 … 30, weekday from 0 for Sunday. */
export function agniPlace(tithi: number, weekday: number): (typeof AGNI_PLACES)[number] {
  return at(AGNI_PLACES, (tithi + 1 + weekday + 1) % AGNI_PLACES.length);
}

/** The sign of the Moon from 1. */
export function chandraDirection(sign: number): (typeof CHANDRA_DIRECTIONS)[number] {
  return at(CHANDRA_DIRECTIONS, (sign - 1) % CHANDRA_DIRECTIONS.length);
}

/** Nakṣatras from that of the Sun to that of the Moon, 0 where they are one. */
const distance = (moon: number, sun: number): number => modulo(moon - sun, NAKSHATRAS.length);

export function homahuti(moon: number, sun: number) {
  const graha = at(HOMAHUTI, Math.floor(distance(moon, sun) / 3));
  return { graha, quality: HOMAHUTI_BAD.includes(graha) ? 'bad' : 'good' } as const;
}

export function kumbhaPart(moon: number, sun: number): Omit<(typeof KUMBHA_PARTS)[number], 'stars'> {
  let left = distance(moon, sun);
  for (const { stars, ...part } of KUMBHA_PARTS) {
    if (left < stars) return part;
    left -= stars;
  }
  throw new RangeError('the parts of the jar have twenty-seven nakshatras');
}
