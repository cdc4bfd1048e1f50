import { SiddhantaError } from '../errors.js';
import { type MicroArcseconds, modulo, NAKSHATRA, TURN } from '../math/angle.js';
import { GRAHAS } from '../zodiac/names.js';
import type { DashaNatal } from './natal.js';
import type { Start } from './options.js';

/** Nakṣatras from the Moon's, at the same degree: kṣema the 4th, utpanna the 5th, ādhāna the 8th. */
const STARS_ON: Readonly<Partial<Record<Start, number>>> = { kshema: 3, utpanna: 4, adhana: 7 };

/**
 * @throws {SiddhantaError} `missing_field` for the ascendant of a birth without time; `undefined_at_latitude` where no point of the
 *   ecliptic rises
 */
export function referenceOf(
  { birth, graha, ascendant }: Pick<DashaNatal, 'birth' | 'graha' | 'ascendant'>,
  from: Start,
): MicroArcseconds {
  if (from === 'ascendant') {
    if (birth.time === undefined) {
      throw new SiddhantaError(
        'missing_field',
        'birth.time is required for from "ascendant". Add it, or leave "from" out.',
        { field: 'birth.time' },
      );
    }
    return ascendant();
  }
  return modulo(
    graha(GRAHAS.find((name) => name.toLowerCase() === from) ?? 'Moon') + (STARS_ON[from] ?? 0) * NAKSHATRA,
    TURN,
  );
}
