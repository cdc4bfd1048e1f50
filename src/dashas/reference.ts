import { vargaLongitude } from '../charts/rules/varga.js';
import { SiddhantaError } from '../errors.js';
import { type MicroArcseconds, modulo, NAKSHATRA, TURN } from '../math/angle.js';
import { GRAHAS } from '../zodiac/names.js';
import type { DashaNatal } from './natal.js';
import type { Start } from './options.js';
import type { NarayanaVarga } from './rashi/options.js';

/** Nakṣatras from the Moon's, at the same degree: kṣema the 4th, utpanna the 5th, ādhāna the 8th. */
const STARS_ON: Readonly<Partial<Record<Start, number>>> = { kshema: 3, utpanna: 4, adhana: 7 };

/**
 * Returns the sidereal longitude of the point that opens a cycle; in a divisional chart its longitude there, from which kṣema, utpanna and
 * ādhāna are counted, too.
 * @throws {SiddhantaError} `missing_field` for the ascendant of a birth without time; `undefined_at_latitude` where no point of the
 *   ecliptic rises
 */
export function referenceOf(
  { birth, graha, ascendant }: Pick<DashaNatal, 'birth' | 'graha' | 'ascendant'>,
  from: Start,
  varga: NarayanaVarga = 'd1',
): MicroArcseconds {
  const within = (longitude: MicroArcseconds) => (varga === 'd1' ? longitude : vargaLongitude(longitude, varga));
  if (from === 'ascendant') {
    if (birth.time === undefined) {
      throw new SiddhantaError(
        'missing_field',
        'birth.time is required for from "ascendant". Add it, or leave "from" out.',
        { field: 'birth.time' },
      );
    }
    return within(ascendant());
  }
  return modulo(
    within(graha(GRAHAS.find((name) => name.toLowerCase() === from) ?? 'Moon')) + (STARS_ON[from] ?? 0) * NAKSHATRA,
    TURN,
  );
}
