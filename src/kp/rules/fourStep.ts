import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { housesOwned, type KpFigure } from './figure.js';

export const STEP_ROLES = ['planet', 'star_lord', 'sub_lord', 'star_lord_of_sub_lord'] as const;

/** The role in a row: the graha, its star lord, its sub lord, the sub lord's star lord. */
export type StepRole = (typeof STEP_ROLES)[number];

export interface FourStepRow {
  readonly role: StepRole;
  readonly planet: Graha;
  readonly primary: boolean;
  readonly strong: readonly number[];
  readonly weak: readonly number[];
}

export function inOwnStar({ grahas }: KpFigure, graha: Graha): boolean {
  return grahas[graha].lords.star === graha;
}

export function isUntenanted({ grahas }: KpFigure, graha: Graha): boolean {
  return GRAHAS.every((other) => grahas[other].lords.star !== graha);
}

export function isVacant({ grahas }: KpFigure, house: number): boolean {
  return GRAHAS.every((graha) => grahas[graha].house !== house);
}

function split(figure: KpFigure, graha: Graha, counts: boolean): { strong: number[]; weak: number[] } {
  const occupied = figure.grahas[graha].house;
  const houses = [...new Set([occupied, ...housesOwned(figure, graha)])].sort((one, other) => one - other);
  const isStrong = (house: number): boolean => counts && (house === occupied || isVacant(figure, house));
  return { strong: houses.filter(isStrong), weak: houses.filter((house) => !isStrong(house)) };
}

/** Source: S. Gondhalekar’s four-step theory, as AstroSage KP, B. K. Kumar and Tin Win state it. */
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
