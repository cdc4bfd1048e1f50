import { type AstaEdge, type AstaSpan, astaSpans, kalamshaOf } from '../cast/asta.js';
import type { SkyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { at } from '../math/at.js';
import { findRoot } from '../math/search.js';
import type { JdTt } from '../time/julian.js';
import type { Place } from '../types.js';
import type { Stretch } from './rules/parts.js';
import { type AstaOfAct, SEEN_LIMITS } from './tables/actProvenance.js';

interface AstaSearch {
  readonly sky: SkyContext;
  readonly place: Place;
  readonly from: JdTt;
  readonly to: JdTt;
  readonly span: Stretch;
}

/** Days: 0.1 s. */
const TOLERANCE = 1e-6;

function spansAt(latitude: number, spans: () => readonly AstaSpan[]): readonly AstaSpan[] {
  try {
    return spans();
  } catch (error) {
    if (!(error instanceof SiddhantaError) || error.code !== 'undefined_at_latitude') throw error;
    throw new SiddhantaError(
      'undefined_at_latitude',
      `The Sun or a planet does not rise at latitude ${latitude} when Jupiter or Venus sets, so asta "seen" cannot be judged. Use asta "degrees", or a latitude nearer to the equator.`,
      { field: 'place.latitude' },
    );
  }
}

/** The stretches, whole, in which a planet is lost in the light of the Sun. */
export function astaOf(planet: 'Jupiter' | 'Venus', by: AstaOfAct, search: AstaSearch): Stretch[] {
  const { sky, place, from, to, span } = search;
  const { latitude } = place;
  const measure = by === 'degrees' ? 'elongation' : 'kalamsha';
  const spans = spansAt(latitude, () =>
    astaSpans(sky, planet, { from, to }, { measure, limits: 'surya_siddhanta', latitude }),
  );
  const limit = SEEN_LIMITS[planet];
  /** Nearer to the conjunction, where the limit is smaller than that of the search. */
  const moved = (edge: AstaEdge, conjunction: JdTt | undefined): number => {
    if (by === 'degrees' || edge.limit <= limit || conjunction === undefined) return edge.instant.ut;
    const excess = (tt: JdTt): number => {
      const places = sky.bodies.places(['Sun', planet], tt);
      return kalamshaOf({ sun: at(places, 0), graha: at(places, 1) }, tt, edge.side, latitude) - limit;
    };
    const ends: readonly [JdTt, JdTt] =
      edge.instant.tt < conjunction ? [edge.instant.tt, conjunction] : [conjunction, edge.instant.tt];
    if (excess(conjunction) > 0) return edge.instant.ut;
    // Within weeks ΔT changes by less than a millisecond.
    return edge.instant.ut + (findRoot(excess, ...ends, TOLERANCE) - edge.instant.tt);
  };
  return spans.map(({ sets, rises, conjunctions }) => ({
    start: sets === undefined ? span.start : moved(sets, conjunctions[0]?.tt),
    end: rises === undefined ? span.end : moved(rises, conjunctions.at(-1)?.tt),
  }));
}
