import { GRAHAS } from '../zodiac/names.js';

export const TRANSIT_PLANETS = [...GRAHAS, 'Uranus', 'Neptune', 'Pluto'] as const;

/** A planet: one of the nine grahas, or Uranus, Neptune, Pluto. @names planet */
export type TransitPlanet = (typeof TRANSIT_PLANETS)[number];

/** The nine grahas but the Moon, who changes her sign 160 times a year. */
export const BUT_THE_MOON: readonly TransitPlanet[] = /* @__PURE__ */ GRAHAS.filter((one) => one !== 'Moon');

export const TURNING_PLANETS = [
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
  'Uranus',
  'Neptune',
  'Pluto',
] as const satisfies readonly TransitPlanet[];

/** A planet that turns about. @names planet */
export type TurningPlanet = (typeof TURNING_PLANETS)[number];
