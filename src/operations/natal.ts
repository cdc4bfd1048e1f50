import { SiddhantaError } from '../errors.js';
import { modulo, TURN } from '../math/angle.js';
import type { Context } from '../operation.js';
import type { Placement } from '../rules/chart.js';
import { meanAyanamsa } from '../sky/ayanamsa.js';
import type { Body, Ephemeris } from '../sky/ephemeris.js';
import type { Instant } from '../sky/instant.js';
import { siderealAscendant, siderealPlaces } from '../sky/sidereal.js';
import type { Graha } from '../tables/names.js';
import type { Ayanamsa, Birth, NodeKind, Place } from '../types.js';
import { ephemerisOf, type ResolvedBirth, resolveBirth } from './birth.js';

const BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** The sky of a birth in one school: what the rāśi and every divisional chart are made from. */
export interface NatalSky {
  readonly ephemeris: Ephemeris;
  readonly resolved: ResolvedBirth;
  /** Mean ayanāṁśa, degrees. */
  readonly ayanamsa: number;
  /** Sidereal ascendant, micro-arcseconds. */
  readonly ascendant: number;
  readonly grahas: Readonly<Record<Graha, Placement>>;
}

/**
 * Returns the sidereal ascendant at an instant and place, in micro-arcseconds.
 *
 * @param field dotted path of the birth in the input, for the errors
 * @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises
 */
export function natalAscendant(instant: Instant, place: Place, ayanamsa: Ayanamsa, field = 'birth'): number {
  const { latitude, longitude } = place;
  const ascendant = siderealAscendant(instant, latitude, longitude, ayanamsa);
  if (ascendant === undefined) {
    throw new SiddhantaError(
      'undefined_at_latitude',
      `No point of the ecliptic rises at latitude ${latitude} at this instant, so there is no ascendant. Use a latitude nearer the equator, or another time.`,
      { field: `${field}.place.latitude` },
    );
  }
  return ascendant;
}

/**
 * Returns the sidereal ascendant and the nine grahas of a birth.
 *
 * @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises
 */
export function natalSky(
  input: { readonly birth: Birth; readonly ayanamsa: Ayanamsa; readonly node: NodeKind },
  context: Context,
): NatalSky {
  const ephemeris = ephemerisOf(context);
  const { birth, ayanamsa, node } = input;
  const resolved = resolveBirth(birth, ephemeris);
  const { instant } = resolved;
  const ascendant = natalAscendant(instant, birth.place, ayanamsa);
  const bodies: readonly Body[] = [...BODIES, node === 'true' ? 'TrueNode' : 'MeanNode'];
  const places = siderealPlaces(ephemeris, bodies, instant, ayanamsa);
  const grahas = {} as Record<Graha, Placement>;
  BODIES.forEach((graha, i) => {
    const place = places[i];
    if (place !== undefined) grahas[graha] = place;
  });
  const rahu = places[BODIES.length];
  if (rahu !== undefined) {
    grahas.Rahu = rahu;
    grahas.Ketu = { longitude: modulo(rahu.longitude + TURN / 2, TURN), retrograde: rahu.retrograde };
  }
  return { ephemeris, resolved, ayanamsa: meanAyanamsa(ayanamsa, instant.tt), ascendant, grahas };
}
