import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { houseOwner, housesOwned, type KpFigure } from './figure.js';

/** The four grades of significators of a house, strongest first; each lists grahas in chart order. */
export interface Significators {
  /** Grahas in the star of an occupant. */
  readonly A: readonly Graha[];
  /** Occupants. */
  readonly B: readonly Graha[];
  /** Grahas in the star of the owner. */
  readonly C: readonly Graha[];
  /** The owner. */
  readonly D: readonly Graha[];
}

export interface Signification {
  readonly houses: readonly number[];
  /** `star lord occupies 3`, `occupant of 2`, `star lord owns 9`, `lord of 7`. */
  readonly links: readonly string[];
}

/**
 * Only the nine grahas count; a graha may have several grades.
 *
 * Source: the order of K. S. Krishnamurti as his followers state it (star of the occupant, occupant, star of the owner, owner).
 * @param house 1 … 12
 *
 * Source: the order of K. S. Krishnamurti as his followers state it (star of the occupant, occupant, star of the owner, owner).
 */
export function significators(figure: KpFigure, house: number): Significators {
  const { grahas } = figure;
  const owner = houseOwner(figure, house);
  const occupants = GRAHAS.filter((graha) => grahas[graha].house === house);
  return {
    A: GRAHAS.filter((graha) => occupants.includes(grahas[graha].lords.star)),
    B: occupants,
    C: GRAHAS.filter((graha) => grahas[graha].lords.star === owner),
    D: [owner],
  };
}

export function signification(figure: KpFigure, graha: Graha): Signification {
  const { house, lords } = figure.grahas[graha];
  const starHouse = figure.grahas[lords.star].house;
  const starOwns = housesOwned(figure, lords.star);
  const owns = housesOwned(figure, graha);
  return {
    houses: [...new Set([starHouse, house, ...starOwns, ...owns])].sort((a, b) => a - b),
    links: [
      `star lord occupies ${starHouse}`,
      `occupant of ${house}`,
      ...starOwns.map((owned) => `star lord owns ${owned}`),
      ...owns.map((owned) => `lord of ${owned}`),
    ],
  };
}
