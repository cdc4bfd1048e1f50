import { aksharaOf } from '../../charts/rules/avakahada.js';
import { type MicroArcseconds, modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { STARS_WITH_ABHIJIT } from '../../zodiac/abhijit.js';
import type { Graha } from '../../zodiac/names.js';
import { ENCLOSURE_PLACES, ENCLOSURES, type Enclosure, LETTER_LORDS } from '../tables/kota.js';

/** The way in on the diagonals, the pillars, the way out on the cross. @names none */
export type KotaPath = 'entry' | 'pillar' | 'exit';

/** Directions of the fort, clockwise from where the birth star is. */
export const KOTA_DIRECTIONS = [
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
  'north',
] as const;

/** A direction of the fort. @names none */
export type KotaDirection = (typeof KOTA_DIRECTIONS)[number];

/** Places on one diagonal and one arm of the cross. */
const QUARTER = 7;
const PILLAR = 4;

/** @param star among 28, from 0, as `birth` is; the result is from 1 */
export function placeFrom(birth: number, star: number): number {
  return modulo(star - birth, STARS_WITH_ABHIJIT) + 1;
}

/** @param place 1 … 28 from the birth star */
export function enclosureOf(place: number): Enclosure {
  const found = ENCLOSURES.find((one) => ENCLOSURE_PLACES[one].includes(place));
  if (found === undefined) throw new RangeError(`there is no place ${place} in the fort`);
  return found;
}

export function pathOf(place: number): KotaPath {
  const step = ((place - 1) % QUARTER) + 1;
  return step < PILLAR ? 'entry' : step === PILLAR ? 'pillar' : 'exit';
}

/** Entries are on the diagonals; pillars and exits on the cross that follows. */
export function directionOf(place: number): KotaDirection {
  const quarter = Math.floor((place - 1) / QUARTER);
  return at(KOTA_DIRECTIONS, 2 * quarter + (pathOf(place) === 'entry' ? 0 : 1));
}

/** The guard of the fort, by the letter of the pada of the Moon. */
export function palaOf(moon: MicroArcseconds): Graha {
  const { iast } = aksharaOf(moon);
  // Escaped: the script of pages is ASCII, and a pattern is not escaped for it.
  const head = iast.replace(/[a\u0101i\u012bu\u016beo]$/u, '');
  const found = LETTER_LORDS.find(([letters]) => letters.includes(head));
  if (found === undefined) throw new RangeError(`the letter ${iast} has no lord`);
  return found[1];
}
