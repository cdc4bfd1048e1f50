import { type MicroArcseconds, opposite } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import type { Body } from '../sky/ephemeris.js';
import type { Instant } from '../sky/instant.js';
import { siderealPlaces } from '../sky/sidereal.js';
import type { Place } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import type { Placement } from '../zodiac/position.js';
import { bodiesFrom, type SkyContext } from './context.js';

/** In the order of a chart. */
export const BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const OUTER = ['Uranus', 'Neptune', 'Pluto'] as const;

export type OuterPlanet = (typeof OUTER)[number];

function cast<Name extends Graha | OuterPlanet>(
  sky: SkyContext,
  instant: Instant,
  place: Place,
  outer: readonly OuterPlanet[],
): Record<Name, Placement> {
  const bodies: readonly Body[] = [...BODIES, sky.conventions.node === 'true' ? 'TrueNode' : 'MeanNode', ...outer];
  const places = siderealPlaces(bodiesFrom(sky, place), bodies, instant, sky.zodiac);
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

/** Ketu is exactly opposite Rāhu and moves as he does. */
export function grahasAt(sky: SkyContext, instant: Instant, place: Place): Record<Graha, Placement> {
  return cast(sky, instant, place, []);
}

export function planetsAt(sky: SkyContext, instant: Instant, place: Place): Record<Graha | OuterPlanet, Placement> {
  return cast(sky, instant, place, OUTER);
}

export function moonAt(sky: SkyContext, instant: Instant, place: Place): MicroArcseconds {
  return at(siderealPlaces(bodiesFrom(sky, place), ['Moon'], instant, sky.zodiac), 0).longitude;
}

/** One body of {@link grahasAt} and {@link planetsAt}. */
export function placementAt(sky: SkyContext, instant: Instant, place: Place, name: Graha | OuterPlanet): Placement {
  const node = sky.conventions.node === 'true' ? 'TrueNode' : 'MeanNode';
  const body: Body = name === 'Rahu' || name === 'Ketu' ? node : name;
  const { longitude, retrograde } = at(siderealPlaces(bodiesFrom(sky, place), [body], instant, sky.zodiac), 0);
  return { longitude: name === 'Ketu' ? opposite(longitude) : longitude, retrograde };
}

/** Degrees a day; negative while retrograde. */
export function motionsAt(sky: SkyContext, instant: Instant, place: Place): Record<(typeof BODIES)[number], number> {
  const places = siderealPlaces(bodiesFrom(sky, place), BODIES, instant, sky.zodiac);
  return recordOf(BODIES, (_graha, i) => at(places, i).speed);
}
