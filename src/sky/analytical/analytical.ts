import type { JdTt } from '../../time/julian.js';
import { apparentMoon, apparentPlanet, apparentSun, dateFrame, retardedMoon, type State } from '../apparent.js';
import { YEARS_1000_TO_3000 } from '../constants.js';
import type { Body, BodyPlace, Ephemeris } from '../ephemeris.js';
import { geometricPlace, SUN } from '../geometric.js';
import { meanNode, trueNode } from '../nodes.js';
import { statedAccuracy } from './accuracy.js';
import { geocentricMoon, Instant } from './bodies.js';

/** Returns the places of bodies as they are seen, or where they are. */
function placesAt(bodies: readonly Body[], jdTt: JdTt, seen: boolean): BodyPlace[] {
  const instant = new Instant(jdTt);
  const frame = dateFrame(instant.centuries);
  const earth = (): State => instant.heliocentric('Earth');
  let known: State | undefined;
  const moon = (): State => {
    known ??= seen ? retardedMoon(geocentricMoon(jdTt)) : geocentricMoon(jdTt);
    return known;
  };
  const out: BodyPlace[] = [];
  for (const body of bodies) {
    switch (body) {
      case 'Sun':
        out.push(seen ? apparentSun(earth(), frame) : geometricPlace(SUN, earth(), frame));
        break;
      case 'Moon':
        out.push(apparentMoon(moon(), frame));
        break;
      case 'MeanNode':
        out.push(meanNode(instant.centuries));
        break;
      case 'TrueNode':
        out.push(trueNode(moon(), earth(), frame));
        break;
      default:
        out.push((seen ? apparentPlanet : geometricPlace)(instant.heliocentric(body), earth(), frame));
    }
  }
  return out;
}

/**
 * The library's own ephemeris: VSOP87B and ELP/MPP02 cut to what is seen from the Earth, corrected by fits to JPL DE405
 * and DE441; Uranus, Neptune and Pluto from an N-body integration of those. Years 1000 to 3000.
 */
export const analytical: Ephemeris = {
  name: 'siddhanta-analytical',
  version: '1',
  range: YEARS_1000_TO_3000,
  accuracy: statedAccuracy,
  places: (bodies, jdTt) => placesAt(bodies, jdTt, true),
  geometric: (bodies, jdTt) => placesAt(bodies, jdTt, false),
};
