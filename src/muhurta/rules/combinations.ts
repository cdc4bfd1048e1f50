import { BEFORE_ABHIJIT } from '../tables/anandadi.js';

/** Returns the place, from 0, of a nakṣatra, 1 … 27, in the order of twenty-eight with Abhijit after Uttarāṣāḍhā. */
export function placeOf28(nakshatra: number): number {
  return nakshatra > BEFORE_ABHIJIT ? nakshatra : nakshatra - 1;
}

/** Returns how many places a nakṣatra of the Moon stands from that of the Sun, both counted, of twenty-seven or of twenty-eight. */
export function countFromSun(moon: number, sun: number, of: 27 | 28): number {
  const [to, from] = of === 27 ? [moon, sun] : [placeOf28(moon), placeOf28(sun)];
  return ((to - from + of) % of) + 1;
}
