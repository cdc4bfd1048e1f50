import type { MicroArcseconds } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { kpLords } from './lattice.js';

/** Lords of the days from Sunday: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, which is how a chart lists them too. */
const DAY_LORDS = GRAHAS.slice(0, 7);

/** Returns the lord of a weekday, 0 (Sunday) … 6 (Saturday). */
export const dayLord = (weekday: number): Graha => at(DAY_LORDS, weekday);

/** The planets that rule a moment. */
export interface RulingPlanets {
  /** Lord of the sign that rises at the moment and place. */
  readonly asc_sign_lord: Graha;
  /** Lord of the nakṣatra that rises. */
  readonly asc_star_lord: Graha;
  /** Lord of the weekday, reckoned from sunrise. */
  readonly day_lord: Graha;
  /** Lord of the sign of the Moon. */
  readonly moon_sign_lord: Graha;
  /** Lord of the nakṣatra of the Moon. */
  readonly moon_star_lord: Graha;
}

/**
 * Returns the ruling planets of a moment: lords of sign and star of the rising degree and of the Moon, and lord of the day.
 * @param rising sidereal longitude that rises at the moment and place, micro-arcseconds
 * @param moon sidereal longitude, micro-arcseconds
 * @param weekday 0 (Sunday) … 6 (Saturday), reckoned from sunrise
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
