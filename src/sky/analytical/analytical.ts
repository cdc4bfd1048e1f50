import type { JdTt } from '../../time/julian.js';
import { apparentMoon, apparentPlanet, apparentSun, dateFrame, retardedMoon, type State } from '../apparent.js';
import { YEARS_1000_TO_3000 } from '../constants.js';
import type { Body, BodyPlace, Ephemeris } from '../ephemeris.js';
import { meanNode, trueNode } from '../nodes.js';
import { statedAccuracy } from './accuracy.js';
import { geocentricMoon, Instant } from './bodies.js';

/**
 * The library's own ephemeris: VSOP87B and ELP/MPP02 cut to what is seen from the Earth, corrected by fits to JPL DE405
 * and DE441; Uranus, Neptune and Pluto from an N-body integration of those. Years 1000 to 3000.
 */
export const analytical: Ephemeris = {
  name: 'siddhanta-analytical',
  version: '1',
  range: YEARS_1000_TO_3000,
  accuracy: statedAccuracy,
  places(bodies: readonly Body[], jdTt: JdTt): BodyPlace[] {
    const instant = new Instant(jdTt);
    const frame = dateFrame(instant.centuries);
    let moon: State | undefined;
    const out: BodyPlace[] = [];
    for (const body of bodies) {
      switch (body) {
        case 'Sun':
          out.push(apparentSun(instant.heliocentric('Earth'), frame));
          break;
        case 'Moon':
          moon ??= retardedMoon(geocentricMoon(jdTt));
          out.push(apparentMoon(moon, frame));
          break;
        case 'MeanNode':
          out.push(meanNode(instant.centuries));
          break;
        case 'TrueNode':
          moon ??= retardedMoon(geocentricMoon(jdTt));
          out.push(trueNode(moon, instant.heliocentric('Earth'), frame));
          break;
        default:
          out.push(apparentPlanet(instant.heliocentric(body), instant.heliocentric('Earth'), frame));
      }
    }
    return out;
  },
};
