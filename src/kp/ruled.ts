import type { SkyContext } from '../cast/context.js';
import { ascendantAt, orientationAt } from '../cast/cusps.js';
import { grahasAt } from '../cast/grahas.js';
import { type DayOfWeek, dayFromSunrise } from '../cast/moment.js';
import type { MicroArcseconds } from '../math/angle.js';
import type { Instant } from '../sky/instant.js';
import type { Place } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import type { Grahas, RulerFlag, RulerFlagPart } from './rules/rulers.js';
import { type RulingPlanets, rulingPlanets } from './rules/ruling.js';

export interface RuledMoment {
  readonly rising: MicroArcseconds;
  readonly grahas: Grahas;
  readonly day: DayOfWeek;
  readonly rulers: RulingPlanets;
}

export function ruledMoment(
  sky: SkyContext,
  { instant, utcMs }: { readonly instant: Instant; readonly utcMs: number },
  place: Place,
  field: string,
): RuledMoment {
  const rising = ascendantAt(instant, place, orientationAt(instant, sky.zodiac), field);
  const grahas = grahasAt(sky, instant, place);
  const day = dayFromSunrise(utcMs, place, sky);
  return { rising, grahas, day, rulers: rulingPlanets(rising, grahas.Moon.longitude, day.weekday) };
}

/** A ruling planet in the star or the sub of a retrograde one. */
export interface KpRulerFlag extends RulerFlag {
  /** The ruling planet. */
  readonly planet: Graha;
  /** What the ruling planet is in: its star or its sub. */
  readonly in: RulerFlagPart;
  /** The retrograde planet. */
  readonly of: Graha;
}
