import { SiddhantaError } from '../errors.js';
import { type MicroArcseconds, modulo, NAKSHATRA, TURN } from '../math/angle.js';
import type { Graha } from '../zodiac/names.js';
import type { DashaNatal } from './natal.js';
import type { Start } from './options.js';

const GRAHA_OF: Readonly<Partial<Record<Start, Graha>>> = {
  moon: 'Moon',
  sun: 'Sun',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
  rahu: 'Rahu',
  ketu: 'Ketu',
};

/** Nakṣatras from the Moon's on, at the same degree: kṣema the 4th, utpanna the 5th, ādhāna the 8th. */
const STARS_ON: Readonly<Partial<Record<Start, number>>> = { kshema: 3, utpanna: 4, adhana: 7 };

/**
 * Returns the longitude whose nakṣatra opens a cycle.
 *
 * @throws {SiddhantaError} `missing_field` for the ascendant of a birth without time; `undefined_at_latitude` where no point of the ecliptic rises
 */
export function referenceOf({ birth, graha, ascendant }: DashaNatal, from: Start): MicroArcseconds {
  if (from === 'ascendant') {
    if (birth.time === undefined) {
      throw new SiddhantaError(
        'missing_field',
        'birth.time is missing; a dasha from "ascendant" needs it, since the ascendant passes through a nakshatra in less than an hour. Give the time, or another "from".',
        { field: 'birth.time' },
      );
    }
    return ascendant();
  }
  return modulo(graha(GRAHA_OF[from] ?? 'Moon') + (STARS_ON[from] ?? 0) * NAKSHATRA, TURN);
}
