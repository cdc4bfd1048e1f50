import { BEFORE_ABHIJIT } from '../tables/anandadi.js';

/** Place, from 0, of a nakṣatra, 1 … 27, among twenty-eight with Abhijit after Uttarāṣāḍhā. */
export function placeOf28(nakshatra: number): number {
  return nakshatra > BEFORE_ABHIJIT ? nakshatra : nakshatra - 1;
}

/** Counts both ends, among twenty-seven or twenty-eight. */
export function countFromSun(moon: number, sun: number, of: 27 | 28): number {
  const [to, from] = of === 27 ? [moon, sun] : [placeOf28(moon), placeOf28(sun)];
  return ((to - from + of) % of) + 1;
}
