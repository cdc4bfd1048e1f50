import { type MicroArcseconds, opposite } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Body, Ephemeris } from '../sky/ephemeris.js';
import type { Instant } from '../sky/instant.js';
import { siderealPlaces } from '../sky/sidereal.js';
import type { Ayanamsa, NodeKind } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import type { Placement } from '../zodiac/position.js';

/** The grahas that are bodies, in the order of a chart. */
const BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** The planets that are no grahas. */
const OUTER = ['Uranus', 'Neptune', 'Pluto'] as const;

/** A planet that is no graha. */
export type OuterPlanet = (typeof OUTER)[number];

function cast<Name extends Graha | OuterPlanet>(
  ephemeris: Ephemeris,
  instant: Instant,
  school: Ayanamsa,
  node: NodeKind,
  outer: readonly OuterPlanet[],
): Record<Name, Placement> {
  const bodies: readonly Body[] = [...BODIES, node === 'true' ? 'TrueNode' : 'MeanNode', ...outer];
  const places = siderealPlaces(ephemeris, bodies, instant, school);
  const placement = (index: number): Placement => {
    const { longitude, retrograde } = at(places, index);
    return { longitude, retrograde };
  };
  const rahu = placement(BODIES.length);
  const found: Partial<Record<Graha | OuterPlanet, Placement>> = {};
  BODIES.forEach((graha, i) => {
    found[graha] = placement(i);
  });
  found.Rahu = rahu;
  found.Ketu = { ...rahu, longitude: opposite(rahu.longitude) };
  outer.forEach((planet, i) => {
    found[planet] = placement(BODIES.length + 1 + i);
  });
  return found as Record<Name, Placement>;
}

/** Returns the sidereal places of the nine grahas at an instant; Ketu stands exactly opposite Rāhu and moves as he does. */
export function grahasAt(
  ephemeris: Ephemeris,
  instant: Instant,
  school: Ayanamsa,
  node: NodeKind,
): Record<Graha, Placement> {
  return cast(ephemeris, instant, school, node, []);
}

/** Returns the sidereal places of the nine grahas and of Uranus, Neptune and Pluto. */
export function planetsAt(
  ephemeris: Ephemeris,
  instant: Instant,
  school: Ayanamsa,
  node: NodeKind,
): Record<Graha | OuterPlanet, Placement> {
  return cast(ephemeris, instant, school, node, OUTER);
}

/** Returns the sidereal longitude of the Moon alone, whole micro-arcseconds. */
export function moonAt(ephemeris: Ephemeris, instant: Instant, school: Ayanamsa): MicroArcseconds {
  return at(siderealPlaces(ephemeris, ['Moon'], instant, school), 0).longitude;
}
