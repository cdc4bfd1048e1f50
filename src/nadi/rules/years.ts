import { modulo } from '../../math/angle.js';
import { PACES, type ProgressedPlanet } from '../tables/progression.js';

/** Returns the house, 1 … 12, of a running year of life, and the how manyth round of twelve it is. */
export function chakraHouse(runningYear: number): { readonly house: number; readonly cycle: number } {
  const years = runningYear - 1;
  return { house: (years % 12) + 1, cycle: Math.floor(years / 12) + 1 };
}

/** Returns the sign, 0 (Aries) … 11, to which a graha is progressed in a running year of life from its sign at birth. */
export function progressedSign(planet: ProgressedPlanet, natalSign: number, runningYear: number): number {
  const { signs, years } = PACES[planet];
  const steps = Math.floor((Math.abs(signs) * (runningYear - 1)) / years);
  return modulo(natalSign + Math.sign(signs) * steps, 12);
}
