import { at } from '../math/at.js';
import type { Body } from '../sky/ephemeris.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { JdTt } from '../time/julian.js';
import type { Place } from '../types.js';
import { bodiesFrom, type SkyContext } from './context.js';
import { cellAt, crossings, type Lines, type Motion, stations } from './crossings.js';

/**
 * Days between two looks at a body: less than its stations are apart at the least, and than half a turn takes. The true node turns about
 * with the Moon, twice and more in a month, and now and then for minutes alone: that is seen in the cubic between two looks.
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

/** A body that leaves one cell of the zodiac for another. */
export interface BodyCrossing {
  readonly instant: Instant;
  /** The cell that is left, and the one that is entered; from 0. */
  readonly left: number;
  readonly entered: number;
  /** Whether it goes forward there. */
  readonly forward: boolean;
  /** Number of the line, counted on through the turns of this search. */
  readonly line: number;
  /** Degrees a day. */
  readonly speed: number;
}

/** A body that turns about. */
export interface BodyStation {
  readonly instant: Instant;
  /** Whether it goes forward from here on. */
  readonly forward: boolean;
}

/** Where a body is in the sidereal zodiac of a call at a Julian day (TT), and how fast it goes in it. */
export type BodyMotion = (tt: JdTt) => Motion;

/** A body on its way through the sidereal zodiac of a call. */
export interface BodyTrack {
  /** Returns the cell, from 0, that holds the body. */
  readonly cellAt: (tt: JdTt) => number;
  /** Yields every crossing between two instants, in order. */
  readonly between: (from: JdTt, to: JdTt) => Generator<BodyCrossing, void, undefined>;
}

/** Returns the motion of a body; the Moon’s from a place, where one is given and the conventions ask for it. */
export function motionOf(sky: SkyContext, body: Body, place?: Place): BodyMotion {
  const ephemeris = place === undefined ? sky.bodies : bodiesFrom(sky, place);
  const { offset } = sky.zodiac;
  return (tt) => {
    const { longitude, longitudeSpeed } = at(ephemeris.places([body], tt), 0);
    const drift = offset(tt + 0.5) - offset(tt - 0.5);
    return { degrees: longitude - offset(tt), speed: longitudeSpeed - drift };
  };
}

/** Returns the motion of a body against the mean equinox of date, by which tropical stations go. */
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

/** Returns the track of a body over lines, by its motion; the ephemeris has to cover what is asked of it. */
export function trackOf(body: Body, of: BodyMotion, lines: Lines): BodyTrack {
  return trackBy(STEPS[body], of, lines);
}

/** Returns the same of the angle between two bodies: both turn about, so it is looked at twice as often as the quicker one. */
export function pairTrackOf([one, other]: readonly [Body, Body], of: BodyMotion, lines: Lines): BodyTrack {
  return trackBy(Math.min(STEPS[one], STEPS[other]) / 2, of, lines);
}

/** Yields every station of a body between two instants, in order, by its motion. */
export function* stationsOf(body: Body, of: BodyMotion, from: JdTt, to: JdTt): Generator<BodyStation, void, undefined> {
  for (const { jd, forward } of stations({ of, from, to, step: STEPS[body] })) {
    yield { instant: instantFromTt(jd), forward };
  }
}

/** Returns the track of a body over lines as a place sees it; the ephemeris has to cover what is asked of it. */
export function bodyTrack(sky: SkyContext, place: Place, body: Body, lines: Lines): BodyTrack {
  return trackOf(body, motionOf(sky, body, place), lines);
}
