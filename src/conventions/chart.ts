import { skyContext } from '../cast/context.js';
import { type NatalSky, natalSky } from '../cast/natal.js';
import { fromBirth, yearsFrom } from '../cast/years.js';
import { dashaCycle, UNITS_PER_YEAR } from '../dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM } from '../dashas/tables/vimshottari.js';
import type { SettledConventions } from '../input/conventions.js';
import type { MicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Context } from '../operation/operation.js';
import type { Birth } from '../types.js';
import type { Graha } from '../zodiac/names.js';

/** A chart with the first period of its daśā, as some conventions make it. */
export interface Chart {
  readonly natal: NatalSky;
  /** Lord of the mahādaśā that runs at birth. */
  readonly lord: Graha;
  /** When it ends: milliseconds since 1970-01-01T00:00Z, whole. */
  readonly endMs: number;
  /** Local date of its end, `YYYY-MM-DD`. */
  readonly end: string;
}

/**
 * Returns the chart of a birth as some conventions make it.
 * @throws {SiddhantaError} `undefined_at_latitude`; `date_out_of_range` where the ephemeris ends within the life that a true year needs
 */
export function chartBy(birth: Birth, conventions: SettledConventions, given: Context): Chart {
  const sky = skyContext(given, { conventions });
  const natal = natalSky(birth, sky);
  const { resolved, grahas } = natal;
  const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: grahas.Moon.longitude });
  const first = at(cycle.mahadashas, 0);
  const years = yearsFrom(fromBirth(birth, resolved), sky, UNITS_PER_YEAR);
  const units = first.end - cycle.elapsed;
  return { natal, lord: first.lord, endMs: Math.round(years.msAt(units)), end: years.dateAt(units) };
}

/** A point of the chart whose longitude is compared. */
export type Point = 'Ascendant' | Graha;

/** Returns the longitude of a point, micro-arcseconds. */
export function longitudeOf({ natal: { ascendant, grahas } }: Chart, point: Point): MicroArcseconds {
  return point === 'Ascendant' ? ascendant : grahas[point].longitude;
}
