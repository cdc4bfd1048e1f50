import type { Body } from '../sky/ephemeris.js';
import type { JdTt } from '../time/julian.js';
import type { Place } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { type BodyMotion, motionOf } from './bodyCrossings.js';
import type { SkyContext } from './context.js';
import type { Motion } from './crossings.js';
import type { OuterPlanet } from './grahas.js';

/** A planet that can be followed: one of the nine grahas, or of the three beyond Saturn. */
export type MovingPlanet = Graha | OuterPlanet;

/** A planet on its way. */
export interface Mover {
  readonly planet: MovingPlanet;
  /** The body that it is, or (Ketu) stands opposite. */
  readonly body: Body;
  readonly of: BodyMotion;
  /** Whether its usual way is backwards, as that of the nodes is. */
  readonly backwards: boolean;
}

function remembered(of: BodyMotion): BodyMotion {
  const known = new Map<JdTt, Motion>();
  return (tt) => {
    let motion = known.get(tt);
    if (motion === undefined) {
      motion = of(tt);
      known.set(tt, motion);
    }
    return motion;
  };
}

/** Returns what makes the movers of a call; both nodes look at one and the same motion. */
export function moversOf(sky: SkyContext, place?: Place): (planet: MovingPlanet) => Mover {
  const body = sky.conventions.node === 'true' ? 'TrueNode' : 'MeanNode';
  const rahu = remembered(motionOf(sky, body));
  const ketu: BodyMotion = (tt) => {
    const { degrees, speed } = rahu(tt);
    return { degrees: degrees + 180, speed };
  };
  return (planet) =>
    planet === 'Rahu' || planet === 'Ketu'
      ? { planet, body, of: planet === 'Rahu' ? rahu : ketu, backwards: true }
      : { planet, body: planet, of: motionOf(sky, planet, place), backwards: false };
}

/** Seconds in a day over the arcseconds in a degree. */
const SECONDS_PER_ARCSECOND = 86_400 / 3600;

/**
 * Returns by how many seconds an instant may be wrong: the error of longitude that the ephemeris states, over the speed; one decimal.
 *
 * @param speed degrees a day; of the angle between the two, where there is another
 */
export function uncertaintyOf({ bodies }: SkyContext, body: Body, tt: JdTt, speed: number, other?: Body): number {
  const error = bodies.accuracy(body, tt) + (other === undefined ? 0 : bodies.accuracy(other, tt));
  return Math.round((error / Math.abs(speed)) * SECONDS_PER_ARCSECOND * 10) / 10;
}
