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

/** Days, less than the time between stations and than half a turn. The true node turns about with the Moon. */
const STEP = 5;
const TRUE_NODE_STEP = 1;

/** A graha's crossing from one cell of the lattice to another. */
export interface LatticeCrossing {
  readonly instant: Instant;
  /** The cells, from 0. */
  readonly left: number;
  readonly entered: number;
  readonly forward: boolean;
}

function bodyOf({ conventions }: SkyContext, graha: Graha): { readonly body: Body; readonly away: number } {
  if (graha !== 'Rahu' && graha !== 'Ketu') return { body: graha, away: 0 };
  return { body: conventions.node === 'true' ? 'TrueNode' : 'MeanNode', away: graha === 'Ketu' ? 180 : 0 };
}

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
 * Yields a graha's crossings of cells between two instants, in order, retrograde ones included.
 *
 * Cells differ in length, but the search is for equally spaced lines; so the zodiac is stretched until each cell has the same length, which
 * keeps the order and the stations.
 * @param starts beginnings of the cells, units of 1/36″
 * @param place observer; the centre of the Earth by default
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
