import type { Graha } from '../../zodiac/names.js';
import { housesOwned, type KpFigure } from './figure.js';

/** The houses that a graha, or a point, signifies, by the four steps, strongest first; ascending in each. */
export interface Grades {
  /** The house that its star lord occupies. */
  readonly A: readonly number[];
  /** The house that it occupies. */
  readonly B: readonly number[];
  /** The houses whose cusps are in the signs of its star lord. */
  readonly C: readonly number[];
  /** The houses whose cusps are in its own signs; the nodes have none. */
  readonly D: readonly number[];
}

/** Returns the houses that a graha signifies by the four steps. */
export function gradesOf(figure: KpFigure, graha: Graha): Grades {
  const { house, lords } = figure.grahas[graha];
  return {
    A: [figure.grahas[lords.star].house],
    B: [house],
    C: housesOwned(figure, lords.star),
    D: housesOwned(figure, graha),
  };
}

/** Returns all houses of four grades, ascending, each once. */
export function housesOf({ A, B, C, D }: Grades): number[] {
  return [...new Set([...A, ...B, ...C, ...D])].sort((one, other) => one - other);
}
