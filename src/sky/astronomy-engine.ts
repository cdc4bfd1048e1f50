import { AstroTime, Body as EngineBody, GeoMoonState, GeoVector, HelioState, type StateVector } from 'astronomy-engine';
import { J2000, type JdTt, julianCenturies } from '../time/julian.js';
import { apparentMoon, dateFrame, placeOf, retardedMoon, type State } from './apparent.js';
import { YEARS_1000_TO_3000 } from './constants.js';
import type { Body, BodyPlace, Ephemeris } from './ephemeris.js';
import { geometricPlace, SUN } from './geometric.js';
import { meanNode, trueNode } from './nodes.js';

/** Days on either side of the instant between which the motion of a planet is measured. */
const SPEED_STEP = 0.02;

/**
 * Greatest error in longitude against Swiss Ephemeris 2.10.03 (DE431) over 1800–2200, in arcseconds, rounded up; measured by
 * tools/oracle/compare-ephemeris.mjs, see docs/accuracy.md.
 */
const ACCURACY: Readonly<Record<Body, number>> = {
  Sun: 3,
  Moon: 11,
  Mercury: 15,
  Venus: 23,
  Mars: 14,
  Jupiter: 12,
  Saturn: 14,
  Uranus: 13,
  Neptune: 21,
  Pluto: 29,
  MeanNode: 0.3,
  TrueNode: 27,
};

const timeAt = (jdTt: JdTt): AstroTime => AstroTime.FromTerrestrialTime(jdTt - J2000);

const stateOf = ({ x, y, z, vx, vy, vz }: StateVector): State => Float64Array.of(x, y, z, vx, vy, vz);

/** Returns the direction of a planet or the Sun and its rate; the engine applies light-time and aberration. */
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
 * already. It is coarser than the library's own ephemeris by two orders of magnitude: the Moon by up to 11″ (some 40 hours
 * in the daśā of Venus), the planets by up to 23″; frames, nodes and ΔT are those of the library.
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
  accuracy: (body) => ACCURACY[body],
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
