import type { Instant } from '../sky/instant.js';
import type { Place } from '../types.js';
import type { SignLord } from '../zodiac/lords.js';
import { bodiesFrom, type SkyContext } from './context.js';

/** Degrees north of the ecliptic of date, in the order of the input. */
export function latitudesAt(sky: SkyContext, instant: Instant, place: Place, grahas: readonly SignLord[]): number[] {
  return bodiesFrom(sky, place)
    .places(grahas, instant.tt)
    .map(({ latitude }) => latitude);
}
