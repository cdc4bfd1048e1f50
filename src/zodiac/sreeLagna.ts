import { type MicroArcseconds, modulo, NAKSHATRA, TURN } from '../math/angle.js';

/**
 * The ascendant advanced by the fraction of its nakṣatra that the Moon has traversed, as a fraction of the circle.
 *
 * Source: P. V. R. Narasimha Rao, lesson 15 of his course, where ascendant 164°28′17″ and Moon 328°34′05″ give 35°48′32″.
 */
export function sreeLagna(ascendant: MicroArcseconds, moon: MicroArcseconds): MicroArcseconds {
  return modulo(ascendant + (TURN / NAKSHATRA) * (moon % NAKSHATRA), TURN);
}
