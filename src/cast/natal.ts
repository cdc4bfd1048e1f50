import type { MicroArcseconds } from '../math/angle.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { orientationAt } from '../sky/sidereal.js';
import type { Ayanamsa, Birth, NodeKind } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import type { Placement } from '../zodiac/position.js';
import { type ResolvedBirth, resolveBirth } from './birth.js';
import type { SkyContext } from './context.js';
import { ascendantAt } from './cusps.js';
import { grahasAt } from './grahas.js';

/** The sky of a birth in one school: what the rāśi and every divisional chart are made from. */
export interface NatalSky {
  readonly ephemeris: Ephemeris;
  readonly resolved: ResolvedBirth;
  /** Mean ayanāṁśa, degrees. */
  readonly ayanamsa: number;
  /** Sidereal ascendant, micro-arcseconds. */
  readonly ascendant: MicroArcseconds;
  readonly grahas: Readonly<Record<Graha, Placement>>;
}

/**
 * Returns the sidereal ascendant and the nine grahas of a birth.
 *
 * @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises
 */
export function natalSky(
  input: { readonly birth: Birth; readonly ayanamsa: Ayanamsa; readonly node: NodeKind },
  { ephemeris }: SkyContext,
): NatalSky {
  const { birth, ayanamsa, node } = input;
  const resolved = resolveBirth(birth, ephemeris);
  const { instant } = resolved;
  const orientation = orientationAt(instant, ayanamsa);
  return {
    ephemeris,
    resolved,
    ayanamsa: orientation.ayanamsa,
    ascendant: ascendantAt(instant, birth.place, orientation, 'birth.place.latitude'),
    grahas: grahasAt(ephemeris, instant, ayanamsa, node),
  };
}
