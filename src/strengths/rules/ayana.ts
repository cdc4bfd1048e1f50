import { modulo, normalizeDegrees } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { SignLord } from '../../zodiac/lords.js';
import { AYANA_KHANDAS, KRANTI } from '../tables/shadbala.js';
import type { ShadbalaChoices } from '../tables/shadbalaChoices.js';

const GREATEST = { table24: 24, khanda: 90 } as const;

const STEP = { table24: 15, khanda: 30 } as const;

export const ROWS: Readonly<Record<ShadbalaChoices['ayana'], readonly number[]>> = {
  table24: KRANTI.map((arcminutes) => arcminutes / 60),
  khanda: [0, AYANA_KHANDAS[0], AYANA_KHANDAS[0] + AYANA_KHANDAS[1], 90],
};

/**
 * Returns the declination of a point of the ecliptic by a traditional table, north positive: degrees, or parts of 90 in the khaṇḍas.
 * @param tropical longitude in degrees
 */
export function kranti(tropical: number, table: ShadbalaChoices['ayana']): number {
  const longitude = normalizeDegrees(tropical);
  const half = modulo(longitude, 180);
  const fromEquinox = Math.min(half, 180 - half);
  const rows = ROWS[table];
  const row = Math.min(Math.floor(fromEquinox / STEP[table]), rows.length - 2);
  const [low, high] = [at(rows, row), at(rows, row + 1)];
  const size = low + ((high - low) * (fromEquinox - row * STEP[table])) / STEP[table];
  return longitude < 180 ? size : -size;
}

/** Mercury is strong on both sides, the others in the north. */
const SOUTHERN: readonly SignLord[] = ['Moon', 'Saturn'];

/**
 * Virūpas: 30 on the equator, 60 at the solstice of its side; doubled for the Sun.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 27.15–17; with the table of 24°, B.V. Raman, Graha and Bhava Balas, ch. 4.
 * @param declination of {@link kranti} by the same table
 */
export function ayanaBala(planet: SignLord, declination: number, table: ShadbalaChoices['ayana']): number {
  const most = GREATEST[table];
  const side = SOUTHERN.includes(planet) ? -1 : 1;
  const towards = planet === 'Mercury' ? Math.abs(declination) : side * declination;
  const virupas = (60 * (most + towards)) / (2 * most);
  return planet === 'Sun' ? 2 * virupas : virupas;
}
