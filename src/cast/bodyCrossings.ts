import { at } from '../math/at.js';
import type { Body } from '../sky/ephemeris.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { JdTt } from '../time/julian.js';
import type { Place } from '../types.js';
import { bodiesFrom, type SkyContext } from './context.js';
import { cellAt, crossings, type Lines, type Motion, stations } from './crossings.js';

/**
 * Days between two samples of a body: less than the shortest time between its stations, and less than half a turn. The true node turns
 * twice a month and more, sometimes for minutes only: the cubic between two samples shows that.
 */
export const STEPS: Readonly<Record<Body, number>> = {
  Sun: 30,
  Moon: 3,
  Mercury: 8,
  Venus: 15,
  Mars: 20,
  Jupiter: 40,
  Saturn: 40,
  Uranus: 40,
  Neptune: 40,
  Pluto: 40,
  MeanNode: 40,
  TrueNode: 2,
};

export interface BodyCrossing {
  readonly instant: Instant;
  readonly left: number;
  readonly entered: number;
  readonly forward: boolean;
  /** Counted on through the turns of this search. */
  readonly line: number;
  /** Degrees a day. */
  readonly speed: number;
}

export interface BodyStation {
  readonly instant: Instant;
  /** Whether it goes forward from here on. */
  readonly forward: boolean;
}

/** Sidereal place and speed of a body at a Julian day (TT). */
export type BodyMotion = (tt: JdTt) => Motion;

export interface BodyTrack {
  /** From 0. */
  readonly cellAt: (tt: JdTt) => number;
  readonly between: (from: JdTt, to: JdTt) => Generator<BodyCrossing, void, undefined>;
}

export function motionOf(sky: SkyContext, body: Body, place?: Place): BodyMotion {
  const ephemeris = place === undefined ? sky.bodies : bodiesFrom(sky, place);
  const { offset } = sky.zodiac;
  return (tt) => {
    const { longitude, longitudeSpeed } = at(ephemeris.places([body], tt), 0);
    const drift = offset(tt + 0.5) - offset(tt - 0.5);
    return { degrees: longitude - offset(tt), speed: longitudeSpeed - drift };
  };
}

/** Against the mean equinox of date, for tropical stations. */
export function tropicalMotionOf(sky: SkyContext, body: Body): BodyMotion {
  return (tt) => {
    const { longitude, longitudeSpeed } = at(sky.bodies.places([body], tt), 0);
    return { degrees: longitude, speed: longitudeSpeed };
  };
}

function trackBy(step: number, of: BodyMotion, lines: Lines): BodyTrack {
  return {
    cellAt: (tt) => cellAt(of(tt).degrees, lines),
    *between(from, to) {
      for (const { jd, ...crossing } of crossings({ of, ...lines, from, to, step })) {
        yield { instant: instantFromTt(jd), ...crossing };
      }
    },
  };
}

/** The ephemeris has to cover the whole search. */
export function trackOf(body: Body, of: BodyMotion, lines: Lines): BodyTrack {
  return trackBy(STEPS[body], of, lines);
}

/** The angle between two bodies, sampled twice as often as the quicker one, since both turn. */
export function pairTrackOf([one, other]: readonly [Body, Body], of: BodyMotion, lines: Lines): BodyTrack {
  return trackBy(Math.min(STEPS[one], STEPS[other]) / 2, of, lines);
}

export function* stationsOf(body: Body, of: BodyMotion, from: JdTt, to: JdTt): Generator<BodyStation, void, undefined> {
  for (const { jd, forward } of stations({ of, from, to, step: STEPS[body] })) {
    yield { instant: instantFromTt(jd), forward };
  }
}

export function bodyTrack(sky: SkyContext, place: Place, body: Body, lines: Lines): BodyTrack {
  return trackOf(body, motionOf(sky, body, place), lines);
}
