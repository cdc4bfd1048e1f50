import type { Graha } from '../../zodiac/names.js';
import { housesOwned, type KpFigure } from './figure.js';

/** The houses that a graha, or a point, signifies, by the four steps, strongest first; ascending in each. */
export interface Grades {
  readonly A: readonly number[];
  readonly B: readonly number[];
  readonly C: readonly number[];
  readonly D: readonly number[];
}

export function gradesOf(figure: KpFigure, graha: Graha): Grades {
  const { house, lords } = figure.grahas[graha];
  return {
    A: [figure.grahas[lords.star].house],
    B: [house],
    C: housesOwned(figure, lords.star),
    D: housesOwned(figure, graha),
  };
}

export function housesOf({ A, B, C, D }: Grades): number[] {
  return [...new Set([...A, ...B, ...C, ...D])].sort((one, other) => one - other);
}
