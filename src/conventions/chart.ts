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

export interface Chart {
  readonly natal: NatalSky;
  readonly lord: Graha;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly endMs: number;
  readonly end: string;
}

/** @throws {SiddhantaError} `undefined_at_latitude`; `date_out_of_range` where the ephemeris ends within the lifetime needed by a true year */
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

export type Point = 'Ascendant' | Graha;

export function longitudeOf({ natal: { ascendant, grahas } }: Chart, point: Point): MicroArcseconds {
  return point === 'Ascendant' ? ascendant : grahas[point].longitude;
}
