import { at } from '../math/at.js';
import type { JdTt, JdUt } from '../time/julian.js';
import { coefficients } from './chebyshev.js';
import { AU_KM } from './constants.js';
import type { Body, Ephemeris } from './ephemeris.js';
import { frameAt } from './frame.js';
import type { Instant } from './instant.js';
import { equatorialVector } from './positions.js';
import type { Vector3 } from './precession.js';
import { apparentSiderealTime } from './sidereal-time.js';

const BODIES: readonly Body[] = ['Sun', 'Moon'];
/** With six places both stay within 0.0001″ of the ephemeris over 0.3 days either way (test/sky/closeUp.test.ts). */
const NODES = 6;
/** Radians by which the apparent sidereal time grows in a day of UT1; over a third of a day good to 0.01″. */
const SIDEREAL_RATE = 2 * Math.PI * 1.00273790935;

/**
 * Sun and Moon over some hours. Instants are Julian days (UT1); vectors are apparent and geocentric, in kilometres, on the true
 * equator and equinox of its middle.
 */
export interface CloseUp {
  readonly middle: Instant;
  /** Days on either side. */
  readonly reach: number;
  readonly sun: (ut: JdUt) => Vector3;
  readonly moon: (ut: JdUt) => Vector3;
  /** At Greenwich, radians, not reduced to one turn. */
  readonly siderealTime: (ut: JdUt) => number;
  readonly tt: (ut: JdUt) => JdTt;
}

/** Through Chebyshev nodes, on −1 … 1. */
function curve(points: readonly Vector3[]): (x: number) => Vector3 {
  const column = (axis: 0 | 1 | 2): Float64Array => coefficients(points.map((point) => point[axis]));
  const [cx, cy, cz] = [column(0), column(1), column(2)];
  return (x) => {
    let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
    for (let k = cx.length - 1; k > 0; k--) {
      [x1, x2] = [at(cx, k) + 2 * x * x1 - x2, x1];
      [y1, y2] = [at(cy, k) + 2 * x * y1 - y2, y1];
      [z1, z2] = [at(cz, k) + 2 * x * z1 - z2, z1];
    }
    return [at(cx, 0) + x * x1 - x2, at(cy, 0) + x * y1 - y2, at(cz, 0) + x * z1 - z2];
  };
}

/**
 * Returns Sun and Moon around an instant as polynomials through a few places of an ephemeris, for who asks for hundreds of instants in
 * a few hours. Nutation and obliquity are those of the middle: what they move by meanwhile, 0.1″ at most, is the same for both bodies
 * and for the turning Earth.
 *
 * @param reach days on either side, 0.3 at most
 */
export function closeUp(ephemeris: Ephemeris, middle: Instant, reach: number): CloseUp {
  const frame = frameAt(middle.tt);
  const sun: Vector3[] = [];
  const moon: Vector3[] = [];
  for (let i = 0; i < NODES; i++) {
    const tt = middle.tt + reach * Math.cos((Math.PI * (i + 0.5)) / NODES);
    const places = ephemeris.places(BODIES, tt);
    for (const [k, into] of [sun, moon].entries()) {
      const place = at(places, k);
      const [x, y, z] = equatorialVector(place, frame);
      const distance = place.distance * AU_KM;
      into.push([x * distance, y * distance, z * distance]);
    }
  }
  const [sunCurve, moonCurve] = [curve(sun), curve(moon)];
  const siderealTime = apparentSiderealTime(middle.ut, middle.tt, frame);
  const deltaT = middle.tt - middle.ut;
  return {
    middle,
    reach,
    sun: (ut) => sunCurve((ut - middle.ut) / reach),
    moon: (ut) => moonCurve((ut - middle.ut) / reach),
    siderealTime: (ut) => siderealTime + SIDEREAL_RATE * (ut - middle.ut),
    tt: (ut) => ut + deltaT,
  };
}
