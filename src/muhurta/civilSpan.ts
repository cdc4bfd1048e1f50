import { almanacOf } from '../cast/almanac.js';
import type { SkyContext } from '../cast/context.js';
import { checkDates } from '../cast/dates.js';
import type { Almanac } from '../cast/day.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, dateSchema, placeSchema } from '../input/schemas.js';
import { skyConventions } from '../operation/provenance.js';
import { daysOf } from '../time/calendar.js';
import { ttFromUt } from '../time/deltaT.js';
import type { Ayanamsa, Place } from '../types.js';
import type { Stretch } from './rules/parts.js';

/** The input of operations on a span of civil dates. */
export interface CivilSpanInput {
  /** The place, whose clocks and dates count. */
  readonly place: Place;
  /** `YYYY-MM-DD`, the first civil date, from its midnight. */
  readonly from: string;
  /** The last civil date, to its midnight. At most 366 dates. */
  readonly to: string;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

export const MOST_DAYS = 366;

/** @internal */
export const civilSpanFields = () => ({
  place: placeSchema(),
  from: dateSchema(),
  to: dateSchema(),
  ayanamsa: ayanamsaSchema(),
  conventions: conventionsSchema(),
});

export interface CivilSpan {
  readonly almanac: Almanac;
  readonly span: Stretch;
}

/**
 * @throws {SiddhantaError} `invalid_value`, field `to`, for a last date before the first or a span of more than 366 dates;
 * `date_out_of_range`; `nonexistent_time` where the clocks of the zone skipped every date of it
 */
export function civilSpanOf({ place, from, to }: CivilSpanInput, sky: SkyContext): CivilSpan {
  checkDates(from, to, sky.ephemeris);
  const days = daysOf(to) - daysOf(from) + 1;
  if (days > MOST_DAYS) {
    throw new SiddhantaError(
      'invalid_value',
      `to is ${to}, which makes ${days} days from ${from}; one call covers at most ${MOST_DAYS} days. Ask in parts.`,
      { field: 'to' },
    );
  }
  const almanac = almanacOf(place, sky);
  const span = { start: almanac.clock.dayStart(daysOf(from)), end: almanac.clock.dayStart(daysOf(to) + 1) };
  if (span.start < span.end) return { almanac, span };
  throw new SiddhantaError(
    'nonexistent_time',
    `Clocks in ${place.timezone} skipped every date from ${from} to ${to}. Choose a date outside that range.`,
    { field: 'from' },
  );
}

/** The conventions of what is given whole where it touches a span. */
export const civilSpanConventions = (sky: SkyContext, { start }: Stretch): Record<string, string> => ({
  whole: 'each is given whole where it touches the span',
  ...skyConventions(sky, [], ttFromUt(start)),
  timezone: 'IANA zone with historical offsets; every time is shown with the offset in force at that instant',
  rounding: 'instants are rounded once, to whole seconds; a window is half-open',
});
