import { at } from '../math/at.js';
import type { Body } from '../sky/ephemeris.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { JdTt } from '../time/julian.js';
import type { Place } from '../types.js';
import { bodiesFrom, type SkyContext } from './context.js';
import { cellAt, crossings, type Motion } from './crossings.js';

/**
 * Days between two looks at a body: less than its stations are apart at the least, and than half a turn takes. The true node turns about
 * with the Moon, twice and more in a month.
 */
const STEPS: Readonly<Record<Body, number>> = {
  Sun: 30,
  Moon: 6,
  Mercury: 8,
  Venus: 15,
  Mars: 20,
  Jupiter: 40,
  Saturn: 40,
  Uranus: 40,
  Neptune: 40,
  Pluto: 40,
  MeanNode: 40,
  TrueNode: 1,
};

/** The lines that a body crosses. */
export interface Lines {
  /** Degrees from each line to the next, a divisor of 360: 30 for the signs. */
  readonly every: number;
  /** Sidereal degrees of the line that begins cell 0; 0 by default. */
  readonly origin?: number;
}

/** A body that leaves one cell of the zodiac for another. */
export interface BodyCrossing {
  readonly instant: Instant;
  /** The cell that is left, and the one that is entered; from 0. */
  readonly left: number;
  readonly entered: number;
  /** Whether it goes forward there. */
  readonly forward: boolean;
}

/** A body on its way through the sidereal zodiac of a call. */
export interface BodyTrack {
  /** Returns the cell, from 0, that holds the body. */
  readonly cellAt: (tt: JdTt) => number;
  /** Yields every crossing between two instants, in order. */
  readonly between: (from: JdTt, to: JdTt) => Generator<BodyCrossing, void, undefined>;
}

/** Returns the track of a body over equally spaced lines; the ephemeris has to cover what is asked of it. */
export function bodyTrack(sky: SkyContext, place: Place, body: Body, { every, origin = 0 }: Lines): BodyTrack {
  const ephemeris = bodiesFrom(sky, place);
  const { offset } = sky.zodiac;
  const of = (tt: JdTt): Motion => {
    const { longitude, longitudeSpeed } = at(ephemeris.places([body], tt), 0);
    const drift = offset(tt + 0.5) - offset(tt - 0.5);
    return { degrees: longitude - offset(tt), speed: longitudeSpeed - drift };
  };
  return {
    cellAt: (tt) => cellAt(of(tt).degrees, every, origin),
    *between(from, to) {
      for (const { jd, ...cells } of crossings({ of, every, origin, from, to, step: STEPS[body] })) {
        yield { instant: instantFromTt(jd), ...cells };
      }
    },
  };
}
