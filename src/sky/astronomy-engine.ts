import { AstroTime, Body as EngineBody, GeoMoonState, GeoVector, HelioState, type StateVector } from 'astronomy-engine';
import { J2000, type JdTt, julianCenturies } from '../time/julian.js';
import { apparentMoon, dateFrame, placeOf, retardedMoon, type State } from './apparent.js';
import { YEARS_1000_TO_3000 } from './constants.js';
import type { Body, BodyPlace, Ephemeris } from './ephemeris.js';
import { geometricPlace, SUN } from './geometric.js';
import { meanNode, trueNode } from './nodes.js';

/** Days on either side for the speed of a planet. */
const SPEED_STEP = 0.02;

/**
 * Bounds on the error in longitude against Swiss Ephemeris 2.10.03 (DE431) in 1800–2200 and in the rest of 1000–3000, arcseconds: the maxima
 * of tools/oracle/scan-engine.mjs, see docs/accuracy.md, increased by 5 % and rounded up to two digits.
 */
export const ACCURACY: Readonly<Record<Body, readonly [near: number, far: number]>> = {
  Sun: [2.5, 5.4],
  Moon: [12, 230],
  Mercury: [15, 62],
  Venus: [25, 48],
  Mars: [16, 80],
  Jupiter: [12, 45],
  Saturn: [14, 89],
  Uranus: [13, 37],
  Neptune: [22, 38],
  Pluto: [30, 200],
  MeanNode: [0.12, 0.59],
  TrueNode: [34, 83],
};
/** TT, 1800 to 2200. */
const NEAR = { from: 2_378_496, to: 2_524_593 } as const;

const timeAt = (jdTt: JdTt): AstroTime => AstroTime.FromTerrestrialTime(jdTt - J2000);

const stateOf = ({ x, y, z, vx, vy, vz }: StateVector): State => Float64Array.of(x, y, z, vx, vy, vz);

/** The engine applies light-time and aberration. */
function direction(body: EngineBody, jdTt: JdTt): { state: State; distance: number } {
  const at = GeoVector(body, timeAt(jdTt), true);
  const before = GeoVector(body, timeAt(jdTt - SPEED_STEP), true);
  const after = GeoVector(body, timeAt(jdTt + SPEED_STEP), true);
  const rate = (a: number, b: number): number => (b - a) / (2 * SPEED_STEP);
  return {
    state: Float64Array.of(at.x, at.y, at.z, rate(before.x, after.x), rate(before.y, after.y), rate(before.z, after.z)),
    distance: at.Length(),
  };
}

/**
 * The positions of Don Cross's astronomy-engine behind the {@link Ephemeris} port, for applications that carry that package
 * already. It is coarser than the library's own ephemeris by two orders of magnitude: in 1800–2200 the Moon by up to 12″ (some
 * 40 hours in the daśā of Venus), the planets to Saturn by up to 25″; frames, nodes and ΔT are those of the library.
 *
 * The package `astronomy-engine` is an optional peer dependency; only this module needs it.
 *
 * Source: astronomy-engine 2.1 (truncated VSOP87, Meeus's lunar theory, an integration for Pluto).
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { astronomyEngine } from 'siddhanta/sky/astronomy-engine';
 * const { data } = rasi(
 *   { birth: { date: '1990-08-15', time: '08:30:00', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } } },
 *   { ephemeris: astronomyEngine },
 * );
 * data.planetary_positions.Moon.sign; // => 'Taurus'
 * ```
 */
export const astronomyEngine: Ephemeris = {
  name: 'astronomy-engine',
  version: '2.1',
  range: YEARS_1000_TO_3000,
  accuracy: (body, jdTt) => ACCURACY[body][jdTt >= NEAR.from && jdTt <= NEAR.to ? 0 : 1],
  places(bodies: readonly Body[], jdTt: JdTt): BodyPlace[] {
    const centuries = julianCenturies(jdTt);
    const frame = dateFrame(centuries);
    const moon = (): State => retardedMoon(stateOf(GeoMoonState(timeAt(jdTt))));
    return bodies.map((body) => {
      switch (body) {
        case 'Moon':
          return apparentMoon(moon(), frame);
        case 'MeanNode':
          return meanNode(centuries);
        case 'TrueNode':
          return trueNode(moon(), stateOf(HelioState(EngineBody.Earth, timeAt(jdTt))), frame);
        default: {
          const { state, distance } = direction(EngineBody[body], jdTt);
          return placeOf(state, distance, frame);
        }
      }
    });
  },
  geometric(bodies: readonly Body[], jdTt: JdTt): BodyPlace[] {
    const centuries = julianCenturies(jdTt);
    const frame = dateFrame(centuries);
    const time = timeAt(jdTt);
    const moon = (): State => stateOf(GeoMoonState(time));
    const heliocentric = (body: EngineBody): State => stateOf(HelioState(body, time));
    return bodies.map((body) => {
      switch (body) {
        case 'Sun':
          return geometricPlace(SUN, heliocentric(EngineBody.Earth), frame);
        case 'Moon':
          return apparentMoon(moon(), frame);
        case 'MeanNode':
          return meanNode(centuries);
        case 'TrueNode':
          return trueNode(moon(), heliocentric(EngineBody.Earth), frame);
        default:
          return geometricPlace(heliocentric(EngineBody[body]), heliocentric(EngineBody.Earth), frame);
      }
    });
  },
};
