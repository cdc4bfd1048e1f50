import { astaSpans, besideSun } from '../cast/asta.js';
import type { SkyContext } from '../cast/context.js';
import { kalamshaOf, lightSpans } from '../cast/sunlight.js';
import { SiddhantaError } from '../errors.js';
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

type Planet = 'Jupiter' | 'Venus';

function spansBy(planet: Planet, by: AstaOfAct, { sky, place: { latitude }, from, to }: AstaSearch) {
  if (by === 'degrees') {
    const choice = { measure: 'elongation', limits: 'surya_siddhanta', latitude } as const;
    return astaSpans(sky, planet, { from, to }, choice);
  }
  const beside = besideSun(planet, sky.bodies);
  const lit = {
    ...beside,
    limit: () => SEEN_LIMITS[planet],
    excess: (side: 'east' | 'west', limit: number) => (tt: JdTt) =>
      kalamshaOf(beside.pairAt(tt), tt, side, latitude) - limit,
  };
  return lightSpans(lit, sky.bodies, from, to);
}

/**
 * The stretches, whole, in which a planet is lost in the light of the Sun.
 *
 * @throws {SiddhantaError} `undefined_at_latitude` by `seen` where the Sun or the planet does not rise
 */
export function astaOf(planet: Planet, by: AstaOfAct, search: AstaSearch): Stretch[] {
  const { span, place } = search;
  try {
    return spansBy(planet, by, search)
      .map(({ sets, rises }) => ({ start: sets?.instant.ut ?? span.start, end: rises?.instant.ut ?? span.end }))
      .filter(({ start, end }) => start < end);
  } catch (error) {
    if (!(error instanceof SiddhantaError) || error.code !== 'undefined_at_latitude') throw error;
    throw new SiddhantaError(
      'undefined_at_latitude',
      `The Sun or a planet does not rise at latitude ${place.latitude} when Jupiter or Venus sets, so asta "seen" cannot be judged. Use asta "degrees", or a latitude nearer to the equator.`,
      { field: 'place.latitude' },
    );
  }
}
