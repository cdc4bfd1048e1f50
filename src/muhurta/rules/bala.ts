import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { NAKSHATRAS, SIGNS } from '../../zodiac/names.js';
import { TARAS } from '../../zodiac/taras.js';
import type { Quality } from '../quality.js';
import { CHANDRA_QUALITIES, PANCHAKA_REMAINDERS } from '../tables/bala.js';

/** The tārā, 1 … 9; nakṣatras are numbered from 1. */
export function taraNumber(nakshatra: number, birth: number): number {
  return (modulo(nakshatra - birth, NAKSHATRAS.length) % TARAS.length) + 1;
}

/** 1 … 12, both counted; signs are numbered from 1. */
export function houseFrom(sign: number, birth: number): number {
  return modulo(sign - birth, SIGNS.length) + 1;
}

export function chandraQuality(house: number, half: 'bright' | 'dark'): Quality {
  return at(CHANDRA_QUALITIES, house - 1)[half === 'bright' ? 0 : 1];
}

/** Remainder by nine, 0 … 8: tithi 1 … 30, weekday from 0 for Sunday, nakṣatra and rising sign from 1. */
export function panchakaRemainder(tithi: number, weekday: number, nakshatra: number, sign: number): number {
  return (tithi + weekday + 1 + nakshatra + sign) % PANCHAKA_REMAINDERS.length;
}

/** 1 … 15 in its half of the month, of a tithi 1 … 30. */
export function tithiOfHalf(tithi: number): number {
  return ((tithi - 1) % 15) + 1;
}
