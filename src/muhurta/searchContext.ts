import type { SkyContext } from '../cast/context.js';
import { type Almanac, type DayStart, daysAndNights } from '../cast/day.js';
import type { Division } from '../cast/limbs.js';
import { type LunarCalendar, lunarCalendarOf } from '../cast/lunarCalendar.js';
import { type Risings, risingsAt } from '../cast/risings.js';
import { type Unit, unitsOf } from '../cast/units.js';
import { once } from '../math/once.js';
import type { Place } from '../types.js';
import type { BirthMoon } from './natal.js';
import type { MULA_VARJYAMS, SATURDAY_DURMUHURTAS } from './options.js';
import type { Stretch } from './rules/parts.js';
import { type DayParts, partsOfDay } from './vedicDay.js';

export interface DayReadings {
  readonly mula_varjyam: (typeof MULA_VARJYAMS)[number];
  readonly saturday_durmuhurta: (typeof SATURDAY_DURMUHURTAS)[number];
}

/** Expensive parts are computed on first use. */
export interface SearchContext {
  readonly almanac: Almanac;
  /** From the first sunrise to the one that ends the last day. */
  readonly span: Stretch;
  readonly days: readonly DayParts[];
  /** The day after: its parts before sunrise belong to the span. */
  readonly after: DayParts | undefined;
  readonly births: readonly BirthMoon[];
  readonly readings: DayReadings;
  /** Units that touch the span, whole. */
  readonly units: (division: Division) => readonly Unit[];
  /** `undefined` from the polar circles on. */
  readonly risings: () => Risings | undefined;
  /** None from the polar circles on. */
  readonly signs: () => readonly Unit[];
  readonly calendar: () => LunarCalendar;
}

interface SearchScope {
  readonly sky: SkyContext;
  readonly place: Place;
  readonly first: DayStart;
  /** Civil date in days from 1970-01-01. */
  readonly last: number;
  readonly births: readonly BirthMoon[];
  readonly readings: DayReadings;
}

export function searchContext(
  almanac: Almanac,
  { sky, place, first, last, births, readings }: SearchScope,
): SearchContext {
  const days: DayParts[] = [];
  let after: DayParts | undefined;
  for (const day of daysAndNights(almanac, first)) {
    after = partsOfDay(almanac, day);
    if (day.start.days > last) break;
    days.push(after);
  }
  const span = { start: first.reference, end: days.at(-1)?.whole.end ?? first.reference };
  const kept = new Map<Division, readonly Unit[]>();
  const risings = once(() => risingsAt(sky, place, span.start));
  return {
    almanac,
    span,
    days,
    after,
    births,
    readings,
    units(division) {
      const found = kept.get(division) ?? unitsOf(division, almanac.limbs)(span.start, span.end);
      kept.set(division, found);
      return found;
    },
    risings,
    signs: once(() => risings()?.signs(span.start, span.end) ?? []),
    calendar: once(() => lunarCalendarOf(sky, place)),
  };
}
