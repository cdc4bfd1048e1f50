import { almanacOf } from '../cast/almanac.js';
import { luminaryContext } from '../cast/context.js';
import { checkDates } from '../cast/dates.js';
import { type Almanac, dayStart, daysAndNights } from '../cast/day.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { parseInput } from '../input/parse.js';
import { dateSchema, placeSchema, record, sunriseSchema } from '../input/schemas.js';
import type { Context } from '../operation/operation.js';
import { daysOf } from '../time/calendar.js';
import type { Place, SunriseDefinition } from '../types.js';
import type { MuhurtaDayInput } from './day.js';
import { type DayOptions, type MuhurtaDayData, muhurtaDayData } from './dayData.js';
import { readingFields } from './readingFields.js';
import { partsOfDay } from './vedicDay.js';

/** Options of `muhurta.span`. */
export interface MuhurtaSpanOptions
  extends Pick<MuhurtaDayInput, 'mula_varjyam' | 'saturday_durmuhurta' | 'godhuli' | 'bhadra_parts'> {
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

const schema = () =>
  record({
    place: placeSchema(),
    from: dateSchema(),
    to: dateSchema(),
    sunrise: sunriseSchema(),
    conventions: conventionsSchema(),
    ...readingFields(),
  });

/** Days from 1970-01-01. */
function* daysBetween(almanac: Almanac, from: number, to: number, given: DayOptions): Generator<MuhurtaDayData> {
  for (let days = from; days <= to; days++) {
    const first = dayStart(almanac, days);
    if (first === undefined) continue;
    for (const day of daysAndNights(almanac, first)) {
      if (day.start.days > to) return;
      yield muhurtaDayData(almanac, partsOfDay(almanac, day), given);
    }
  }
}

/**
 * Returns an iterator over the Vedic days of a place, from one civil date to another (both included), each with every window of
 * `muhurta.day`. Each day is computed when it is requested. Dates that the clocks of the zone skipped are left out; a date on which the Sun
 * rises twice has two days.
 *
 * @param place the place of observance
 * @param from first date, `YYYY-MM-DD` (1000-01-01 … 2999-12-31)
 * @param to last date
 * @param options `sunrise`, `conventions`, `mula_varjyam`, `saturday_durmuhurta`, `godhuli`, `bhadra_parts`, as for `muhurta.day`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} on the call itself, for bad input or a `to` before `from` (`invalid_value`)
 *
 * Source: as `muhurta.day`.
 *
 * @example
 * ```ts
 * import { span } from 'siddhanta/muhurta';
 * const place = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * const days = [...span(place, '2025-11-22', '2025-11-24')];
 * days.map(({ bad: { rahu_kalam } }) => rahu_kalam?.start.slice(0, 16));
 * // => ['2025-11-22T09:32', '2025-11-23T16:32', '2025-11-24T08:10']
 * ```
 */
export function muhurtaSpan(
  place: Place,
  from: string,
  to: string,
  options: MuhurtaSpanOptions = {},
  context: Context = {},
): IterableIterator<MuhurtaDayData> {
  const input = parseInput(schema(), { ...options, place, from, to });
  const sky = luminaryContext(context, input);
  checkDates(input.from, input.to, sky.ephemeris);
  return daysBetween(almanacOf(input.place, sky), daysOf(input.from), daysOf(input.to), input);
}
