import { bodiesFrom, type SkyContext } from '../cast/context.js';
import { crossings, type Motion } from '../cast/crossings.js';
import { normalizeDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Body } from '../sky/ephemeris.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { JdTt } from '../time/julian.js';
import type { Place } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { cellEnd, cellOfUnits, UNITS_PER_DEGREE } from './rules/cells.js';

/** Days between two looks at a body: less than its stations are apart, and than half a turn takes. The true node turns about with the Moon. */
const STEP = 5;
const TRUE_NODE_STEP = 1;

/** A graha that leaves one cell of the lattice for another. */
export interface LatticeCrossing {
  readonly instant: Instant;
  /** The cells, from 0. */
  readonly left: number;
  readonly entered: number;
  readonly forward: boolean;
}

/** Returns the body that stands for a graha, and how far the graha is from it. */
function bodyOf({ conventions }: SkyContext, graha: Graha): { readonly body: Body; readonly away: number } {
  if (graha !== 'Rahu' && graha !== 'Ketu') return { body: graha, away: 0 };
  return { body: conventions.node === 'true' ? 'TrueNode' : 'MeanNode', away: graha === 'Ketu' ? 180 : 0 };
}

/** Returns the sidereal motion of a graha. */
function motionOf(sky: SkyContext, place: Place | undefined, graha: Graha): (tt: JdTt) => Motion {
  const { body, away } = bodyOf(sky, graha);
  const bodies = place === undefined ? sky.bodies : bodiesFrom(sky, place);
  const { offset } = sky.zodiac;
  return (tt) => {
    const { longitude, longitudeSpeed } = at(bodies.places([body], tt), 0);
    const drift = offset(tt + 0.5) - offset(tt - 0.5);
    return { degrees: longitude + away - offset(tt), speed: longitudeSpeed - drift };
  };
}

/**
 * Yields every crossing from cell to cell of the lattice by a graha between two instants, in order, retrograde ones included.
 *
 * The cells differ in length, and crossings are sought of lines that are equally spaced: so the zodiac is stretched until they are. Each
 * cell is drawn out evenly to one length; the way through it, its order and its stations stay.
 * @param starts where the cells begin, units of 1/36″
 * @param place where the bodies are seen from; left out, the centre of the Earth
 */
export function* latticeCrossings(
  sky: SkyContext,
  graha: Graha,
  starts: readonly number[],
  { from, to, place }: { readonly from: JdTt; readonly to: JdTt; readonly place?: Place | undefined },
): Generator<LatticeCrossing, void, undefined> {
  const motion = motionOf(sky, place, graha);
  const every = 360 / starts.length;
  const of = (tt: JdTt): Motion => {
    const { degrees, speed } = motion(tt);
    const units = normalizeDegrees(degrees) * UNITS_PER_DEGREE;
    const cell = cellOfUnits(units, starts);
    const start = at(starts, cell);
    const length = cellEnd(starts, cell) - start;
    const stretch = (UNITS_PER_DEGREE / length) * every;
    return { degrees: (cell + (units - start) / length) * every, speed: speed * stretch };
  };
  const step = bodyOf(sky, graha).body === 'TrueNode' ? TRUE_NODE_STEP : STEP;
  for (const { jd, ...cells } of crossings({ of, every, from, to, step })) {
    yield { instant: instantFromTt(jd), ...cells };
  }
}
