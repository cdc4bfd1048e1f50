import type { Instant } from '../sky/instant.js';
import type { Place } from '../types.js';
import type { SignLord } from '../zodiac/lords.js';
import { bodiesFrom, type SkyContext } from './context.js';

/** Returns how far grahas stand north of the ecliptic of date at an instant, degrees, in the order asked. */
export function latitudesAt(sky: SkyContext, instant: Instant, place: Place, grahas: readonly SignLord[]): number[] {
  return bodiesFrom(sky, place)
    .places(grahas, instant.tt)
    .map(({ latitude }) => latitude);
}
