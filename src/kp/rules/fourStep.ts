import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { housesOwned, type KpFigure } from './figure.js';

/** What stands in the four rows of a graha, in their order. */
export const STEP_ROLES = ['planet', 'star_lord', 'sub_lord', 'star_lord_of_sub_lord'] as const;

/** What stands in a row: the graha, its star lord, its sub lord, the star lord of that. */
export type StepRole = (typeof STEP_ROLES)[number];

/** A row of the four. */
export interface FourStepRow {
  readonly role: StepRole;
  readonly planet: Graha;
  /** Whether no other graha stands in its stars, or it stands in one itself. */
  readonly primary: boolean;
  /** Houses, ascending. */
  readonly strong: readonly number[];
  readonly weak: readonly number[];
}

/** Returns whether a graha stands in a star of its own. */
export function inOwnStar({ grahas }: KpFigure, graha: Graha): boolean {
  return grahas[graha].lords.star === graha;
}

/** Returns whether no graha at all stands in the stars of a graha. */
export function isUntenanted({ grahas }: KpFigure, graha: Graha): boolean {
  return GRAHAS.every((other) => grahas[other].lords.star !== graha);
}

/** Returns whether none of the nine grahas is in a house. */
export function isVacant({ grahas }: KpFigure, house: number): boolean {
  return GRAHAS.every((graha) => grahas[graha].house !== house);
}

/**
 * Returns the houses of a graha in a row, split: what a star lord occupies is strong, and what it owns if it is vacant; so are those of the
 * graha and of its sub lord where they are primary; else all is weak. A house that is both occupied and owned counts as occupied.
 */
function split(figure: KpFigure, graha: Graha, counts: boolean): { strong: number[]; weak: number[] } {
  const occupied = figure.grahas[graha].house;
  const houses = [...new Set([occupied, ...housesOwned(figure, graha)])].sort((one, other) => one - other);
  const isStrong = (house: number): boolean => counts && (house === occupied || isVacant(figure, house));
  return { strong: houses.filter(isStrong), weak: houses.filter((house) => !isStrong(house)) };
}

/**
 * Returns the four rows of a graha: itself, its star lord, its sub lord, and the star lord of its sub lord.
 *
 * Source: S. Gondhalekar’s four-step theory, as AstroSage KP, B. K. Kumar and Tin Win state it.
 */
export function fourSteps(figure: KpFigure, graha: Graha): FourStepRow[] {
  const { star, sub } = figure.grahas[graha].lords;
  const planets: Readonly<Record<StepRole, Graha>> = {
    planet: graha,
    star_lord: star,
    sub_lord: sub,
    star_lord_of_sub_lord: figure.grahas[sub].lords.star,
  };
  return STEP_ROLES.map((role): FourStepRow => {
    const planet = planets[role];
    const primary = inOwnStar(figure, planet) || isUntenanted(figure, planet);
    const isStarLord = role === 'star_lord' || role === 'star_lord_of_sub_lord';
    return { role, planet, primary, ...split(figure, planet, isStarLord || primary) };
  });
}
