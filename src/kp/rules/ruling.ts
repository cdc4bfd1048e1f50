import type { MicroArcseconds } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { kpLords } from './lattice.js';

const DAY_LORDS = GRAHAS.slice(0, 7);

/** Sunday is 0. */
export const dayLord = (weekday: number): Graha => at(DAY_LORDS, weekday);

/** The planets that rule a moment. */
export interface RulingPlanets {
  /** Lord of the rising sign. */
  readonly asc_sign_lord: Graha;
  /** Lord of the rising nakṣatra. */
  readonly asc_star_lord: Graha;
  /** Lord of the weekday, which begins at sunrise. */
  readonly day_lord: Graha;
  /** Lord of the Moon's sign. */
  readonly moon_sign_lord: Graha;
  /** Lord of the Moon's nakṣatra. */
  readonly moon_star_lord: Graha;
}

/**
 * @param rising rising sidereal longitude, micro-arcseconds
 * @param weekday 0 (Sunday) … 6 (Saturday), from sunrise
 */
export function rulingPlanets(rising: MicroArcseconds, moon: MicroArcseconds, weekday: number): RulingPlanets {
  const ascendant = kpLords(rising);
  const lunar = kpLords(moon);
  return {
    asc_sign_lord: ascendant.sign,
    asc_star_lord: ascendant.star,
    day_lord: dayLord(weekday),
    moon_sign_lord: lunar.sign,
    moon_star_lord: lunar.star,
  };
}
