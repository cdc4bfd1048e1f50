import { type AstaChoice, astaSpans } from '../cast/asta.js';
import type { SkyContext } from '../cast/context.js';
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

/** By degrees of time as they are printed, or by degrees of longitude as the table has them. */
const choiceOf = (planet: Planet, by: AstaOfAct, latitude: number): AstaChoice =>
  by === 'degrees'
    ? { measure: 'elongation', limits: 'surya_siddhanta', latitude }
    : { measure: 'kalamsha', limits: SEEN_LIMITS[planet], latitude };

/**
 * The stretches, whole, in which a planet is lost in the light of the Sun.
 *
 * @throws {SiddhantaError} `undefined_at_latitude` by `seen` where the Sun or the planet does not rise
 */
export function astaOf(planet: Planet, by: AstaOfAct, search: AstaSearch): Stretch[] {
  const { sky, span, place, from, to } = search;
  try {
    return astaSpans(sky, planet, { from, to }, choiceOf(planet, by, place.latitude)).map(({ sets, rises }) => ({
      start: sets?.instant.ut ?? span.start,
      end: rises?.instant.ut ?? span.end,
    }));
  } catch (error) {
    if (!(error instanceof SiddhantaError) || error.code !== 'undefined_at_latitude') throw error;
    throw new SiddhantaError(
      'undefined_at_latitude',
      `The Sun or a planet does not rise at latitude ${place.latitude} when Jupiter or Venus sets, so asta "seen" cannot be judged. Use asta "degrees", or a latitude nearer to the equator.`,
      { field: 'place.latitude' },
    );
  }
}
