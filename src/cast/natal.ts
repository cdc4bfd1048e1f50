import type { MicroArcseconds } from '../math/angle.js';
import type { Instant } from '../sky/instant.js';
import { orientationAt } from '../sky/sidereal.js';
import type { Birth, Place } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import type { Placement } from '../zodiac/position.js';
import { type ResolvedBirth, resolveBirth } from './birth.js';
import type { SkyContext } from './context.js';
import { ascendantAt } from './cusps.js';
import { grahasAt } from './grahas.js';

/** The basis of the rāśi and every divisional chart. */
export interface NatalSky {
  readonly sky: SkyContext;
  readonly resolved: ResolvedBirth;
  readonly instant: Instant;
  readonly utcMs: number;
  readonly place: Place;
  /** Mean, degrees. */
  readonly ayanamsa: number;
  /** Sidereal, micro-arcseconds. */
  readonly ascendant: MicroArcseconds;
  readonly grahas: Readonly<Record<Graha, Placement>>;
}

/**
 * @param field dotted path of the birth in the input, for the errors
 * @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises
 */
export function natalSky(birth: Birth, context: SkyContext, field = 'birth'): NatalSky {
  const resolved = resolveBirth(birth, context, field);
  const { instant } = resolved;
  const orientation = orientationAt(instant, context.zodiac);
  return {
    sky: context,
    resolved,
    instant,
    utcMs: resolved.utcMs,
    place: birth.place,
    ayanamsa: orientation.ayanamsa,
    ascendant: ascendantAt(instant, birth.place, orientation, `${field}.place.latitude`),
    grahas: grahasAt(context, instant, birth.place),
  };
}
