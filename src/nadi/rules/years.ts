import { modulo } from '../../math/angle.js';
import { PACES, type ProgressedPlanet } from '../tables/progression.js';

/** The house, 1 … 12, of a running year of life, and its round of twelve. */
export function chakraHouse(runningYear: number): { readonly house: number; readonly cycle: number } {
  const years = runningYear - 1;
  return { house: (years % 12) + 1, cycle: Math.floor(years / 12) + 1 };
}

export function progressedSign(planet: ProgressedPlanet, natalSign: number, runningYear: number): number {
  const { signs, years } = PACES[planet];
  const steps = Math.floor((Math.abs(signs) * (runningYear - 1)) / years);
  return modulo(natalSign + Math.sign(signs) * steps, 12);
}
