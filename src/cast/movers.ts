import type { Body } from '../sky/ephemeris.js';
import type { Instant } from '../sky/instant.js';
import { civilUncertainty } from '../sky/utc.js';
import type { JdTt } from '../time/julian.js';
import type { Place } from '../types.js';
import { isHeldByStar } from '../zodiac/ayanamsaRow.js';
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

/** Arcseconds between an ayanāṁśa here and in Swiss Ephemeris at most, and where a star holds it: test/oracle/ayanamsa.test.ts, boundaries.test.ts. */
const AYANAMSA_ERROR = 0.002;
const STAR_ERROR = 0.05;
/** Seconds: a crossing is found to 0.1 s, and its instant rounded to the second. */
const ROUNDING = 0.6;

function zodiacError({ conventions: { ayanamsa } }: SkyContext): number {
  return typeof ayanamsa === 'string' && isHeldByStar(ayanamsa) ? STAR_ERROR : AYANAMSA_ERROR;
}

/**
 * Returns by how many seconds an instant as it is told may be wrong, one decimal: the error of longitude that the ephemeris states and that of
 * the ayanāṁśa, which an angle between two bodies does not have, over the speed; what finding and rounding leave; and the error of civil time.
 *
 * @param speed degrees a day; of the angle between the two, where there is another
 */
export function uncertaintyOf(sky: SkyContext, body: Body, { tt, ut }: Instant, speed: number, other?: Body): number {
  const { bodies, timeScale } = sky;
  const error = bodies.accuracy(body, tt) + (other === undefined ? zodiacError(sky) : bodies.accuracy(other, tt));
  const seconds = (error / Math.abs(speed)) * SECONDS_PER_ARCSECOND + ROUNDING + civilUncertainty(ut, timeScale);
  return Math.round(seconds * 10) / 10;
}
