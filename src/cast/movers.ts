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

export type MovingPlanet = Graha | OuterPlanet;

export interface Mover {
  readonly planet: MovingPlanet;
  /** The body itself, or the one opposite (Ketu). */
  readonly body: Body;
  readonly of: BodyMotion;
  /** Whether its usual motion is retrograde, as for the nodes. */
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

/** Both nodes share one motion. */
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
 * Largest difference in arcseconds from Swiss Ephemeris, and for ayanāṁśas that a star defines: test/oracle/ayanamsa.test.ts,
 * boundaries.test.ts.
 */
const AYANAMSA_ERROR = 0.002;
const STAR_ERROR = 0.05;
/** Seconds: 0.1 s for the search, and rounding to the second. */
const ROUNDING = 0.6;

function zodiacError({ conventions: { ayanamsa } }: SkyContext): number {
  return typeof ayanamsa === 'string' && isHeldByStar(ayanamsa) ? STAR_ERROR : AYANAMSA_ERROR;
}

/**
 * Uncertainty of an instant in seconds, one decimal: the stated errors of longitude of ephemeris and ayanāṁśa (which the angle between two
 * bodies does not have) over the speed; search and rounding; and the error of civil time.
 *
 * @param speed degrees a day; of the angle, for two bodies
 */
export function uncertaintyOf(sky: SkyContext, body: Body, { tt, ut }: Instant, speed: number, other?: Body): number {
  const { bodies, timeScale } = sky;
  const error = bodies.accuracy(body, tt) + (other === undefined ? zodiacError(sky) : bodies.accuracy(other, tt));
  const seconds = (error / Math.abs(speed)) * SECONDS_PER_ARCSECOND + ROUNDING + civilUncertainty(ut, timeScale);
  return Math.round(seconds * 10) / 10;
}
