import type { SkyContext } from '../cast/context.js';
import { type Almanac, type DayStart, daysAndNights } from '../cast/day.js';
import type { Division } from '../cast/limbs.js';
import { type LunarCalendar, lunarCalendarOf } from '../cast/lunarCalendar.js';
import { type Risings, risingsAt } from '../cast/risings.js';
import { type Unit, unitsOf } from '../cast/units.js';
import type { Place } from '../types.js';
import type { BirthMoon } from './natal.js';
import type { MULA_VARJYAMS, SATURDAY_DURMUHURTAS } from './options.js';
import type { Stretch } from './rules/parts.js';
import { type DayParts, partsOfDay } from './vedicDay.js';

/** The readings of a day that a search may be told. */
export interface DayReadings {
  readonly mula_varjyam: (typeof MULA_VARJYAMS)[number];
  readonly saturday_durmuhurta: (typeof SATURDAY_DURMUHURTAS)[number];
}

/** What conditions are judged on; what not all of them need is computed when it is first asked for. */
export interface SearchContext {
  readonly almanac: Almanac;
  /** From the first sunrise to the one that ends the last day. */
  readonly span: Stretch;
  /** Its days. */
  readonly days: readonly DayParts[];
  /** The day after it: what is a part of its last hours before sunrise belongs to the span. */
  readonly after: DayParts | undefined;
  readonly births: readonly BirthMoon[];
  readonly readings: DayReadings;
  /** Returns the units of a division that touch the span, whole. */
  readonly units: (division: Division) => readonly Unit[];
  /** Returns what rises; `undefined` from the polar circles on. */
  readonly risings: () => Risings | undefined;
  /** Returns the signs that rise in the span; none from the polar circles on. */
  readonly signs: () => readonly Unit[];
  /** Returns the lunar months. */
  readonly calendar: () => LunarCalendar;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What is known before the ground is laid. */
interface SearchScope {
  readonly sky: SkyContext;
  readonly place: Place;
  /** The first day. */
  readonly first: DayStart;
  /** The last civil date, in days from 1970-01-01. */
  readonly last: number;
  readonly births: readonly BirthMoon[];
  readonly readings: DayReadings;
}

/** Returns what the conditions of a span are judged on. */
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
