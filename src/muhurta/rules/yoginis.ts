import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { NAKSHATRAS } from '../../zodiac/names.js';
import { type Compass, DIRECTIONS } from '../tables/directions.js';
import {
  BEYOND_THE_BAR,
  LALATA,
  NAKSHATRA_SHULA,
  OF_ALL_DIRECTIONS,
  QUARTER_FIRST,
  type Quarter,
  YOGINI_TITHIS,
} from '../tables/yoginis.js';
import { houseFrom, tithiOfHalf } from './bala.js';

/** Where something is for a traveller. @names none */
export type Side = 'front' | 'right' | 'behind' | 'left';

const NEW_MOON = 30;

/** Tithi 1 … 30. */
export function yoginiDirection(tithi: number): Compass {
  const number = tithi === NEW_MOON ? tithi : tithiOfHalf(tithi);
  const index = YOGINI_TITHIS.findIndex((tithis) => (tithis as readonly number[]).includes(number));
  return at(DIRECTIONS, index);
}

/** Directions between the quarters are right or left of a traveller. */
export function sideOf(direction: Compass, travelling: Compass): Side {
  const eighths = modulo(DIRECTIONS.indexOf(direction) - DIRECTIONS.indexOf(travelling), DIRECTIONS.length);
  if (eighths === 0) return 'front';
  if (eighths === 4) return 'behind';
  return eighths < 4 ? 'right' : 'left';
}

/** Of a nakṣatra from 1. */
export function shulaOf(nakshatra: number): Compass | undefined {
  const { name } = at(NAKSHATRAS, nakshatra - 1);
  return DIRECTIONS.find((direction) => NAKSHATRA_SHULA[direction] === name);
}

const FIRST = NAKSHATRAS.findIndex(({ name }) => name === QUARTER_FIRST.east);

/** From Kṛttikā on. */
const place = (nakshatra: number): number => modulo(nakshatra - 1 - FIRST, NAKSHATRAS.length);

const QUARTERS = (['north', 'west', 'south', 'east'] as const).map((quarter) => ({
  quarter,
  from: place(NAKSHATRAS.findIndex(({ name }) => name === QUARTER_FIRST[quarter]) + 1),
}));

/** Of a nakṣatra from 1. */
export function quarterOf(nakshatra: number): Quarter {
  const found = QUARTERS.find(({ from }) => place(nakshatra) >= from);
  return found?.quarter ?? 'east';
}

/** Directions barred under a nakṣatra from 1. */
export function barredBy(nakshatra: number): readonly Compass[] {
  return OF_ALL_DIRECTIONS.includes(at(NAKSHATRAS, nakshatra - 1).name) ? [] : BEYOND_THE_BAR[quarterOf(nakshatra)];
}

/** Lords of directions in the brow, given the rising sign from 1 and the sign of each, or none. */
export function lalatasOf(rising: number, signOf: (graha: (typeof LALATA)[number]['graha']) => number) {
  return LALATA.filter(({ graha, houses }) => (houses as readonly number[]).includes(houseFrom(signOf(graha), rising)));
}
