import type { JdTt } from '../../time/julian.js';
import { apparentMoon, apparentPlanet, apparentSun, dateFrame, retardedMoon, type State } from '../apparent.js';
import { YEARS_1000_TO_3000 } from '../constants.js';
import type { Body, BodyPlace, Ephemeris } from '../ephemeris.js';
import { geometricPlace, SUN } from '../geometric.js';
import { meanNode, trueNode } from '../nodes.js';
import { type Errors, statedAccuracy } from './accuracy.js';
import { Instant, type Tables } from './bodies.js';

function placesAt(bodies: readonly Body[], instant: Instant, seen: boolean): BodyPlace[] {
  const frame = dateFrame(instant.centuries);
  const earth = (): State => instant.heliocentric('Earth');
  let known: State | undefined;
  const moon = (): State => {
    known ??= seen ? retardedMoon(instant.moon()) : instant.moon();
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

/** Takes the tables it needs, so that a bundle holds no others. The last instant is cached: a chart needs it several times. */
export function analyticalWith(tables: Tables, errors: Errors): Ephemeris {
  let last: Instant | undefined;
  const at = (jdTt: JdTt): Instant => {
    if (last?.jdTt !== jdTt) last = new Instant(tables, jdTt);
    return last;
  };
  return {
    name: 'siddhanta-analytical',
    version: '1',
    range: YEARS_1000_TO_3000,
    accuracy: (body, jdTt) => statedAccuracy(errors, body, jdTt),
    places: (bodies, jdTt) => placesAt(bodies, at(jdTt), true),
    geometric: (bodies, jdTt) => placesAt(bodies, at(jdTt), false),
  };
}
