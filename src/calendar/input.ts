import * as v from 'valibot';
import { almanacOf } from '../cast/almanac.js';
import type { SkyContext } from '../cast/context.js';
import type { Almanac } from '../cast/day.js';
import { type LunarCalendar, lunarCalendarOf } from '../cast/lunarCalendar.js';
import { checkCovered } from '../cast/range.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, noneOf, placeSchema, sunriseSchema, whole } from '../input/schemas.js';
import { daysFromCivil } from '../time/calendar.js';
import { ttFromUt } from '../time/deltaT.js';
import { DAY_MS, type JdUt, julianDay } from '../time/julian.js';
import type { Ayanamsa, Place, SunriseDefinition } from '../types.js';

/** Fields of every operation of the calendar. */
export interface CalendarPlaceInput {
  /** The place of observance. */
  readonly place: Place;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The input of the operations on a year. */
export interface CalendarYearInput extends CalendarPlaceInput {
  /**
   * Gregorian year on the clocks of the place, 1000 … 2999.
   *
   * @asType integer
   * @minimum 1000
   * @maximum 2999
   */
  readonly year: number;
}

/** No printed almanac by the last three was found. */
export const CALENDAR_SCHOOLS = {
  schools: 'all',
  experimentalSchools: ['raman', 'yukteswar', 'bhasin'],
} as const;

/** @internal */
export const placeFields = () => ({
  place: placeSchema(),
  ayanamsa: ayanamsaSchema(),
  sunrise: sunriseSchema(),
  conventions: conventionsSchema(),
});

/**
 * A list of some of the options, or nothing.
 *
 * @internal
 */
export const listOf = <const Options extends readonly string[]>(options: Options, what: string) =>
  v.optional(
    v.pipe(
      v.array(
        v.picklist(options, noneOf(options, `it must be one of the ${what}.`)),
        `it must be a list of some of the ${what}.`,
      ),
      v.minLength(1, `it must name one of the ${what}, or be left out.`),
    ),
  );

const FIRST_YEAR = 1000;
const LAST_YEAR = 2999;

/** @internal */
export const yearFields = () => ({ year: whole(FIRST_YEAR, LAST_YEAR), ...placeFields() });

export interface Observatory {
  readonly almanac: Almanac;
  readonly calendar: LunarCalendar;
}

export function observatoryOf(place: Place, sky: SkyContext): Observatory {
  return { almanac: almanacOf(place, sky), calendar: lunarCalendarOf(sky, place) };
}

/** Days before a date on which its lunar year may have begun, and days after it in which its month ends. */
export const YEAR_BEFORE = 400;
const MONTH_AFTER = 40;

/**
 * @param from first day, in days from 1970-01-01
 * @param to last day
 * @param given the field and its value
 * @throws {SiddhantaError} `date_out_of_range`
 */
export function checkCalendar(
  from: number,
  to: number,
  { ephemeris }: SkyContext,
  given: { readonly text: string; readonly field: string },
): void {
  for (const days of [from, to + MONTH_AFTER]) {
    checkCovered(ttFromUt(julianDay(days * DAY_MS)), ephemeris, given.text, given.field);
  }
}

/** Its first instant and the first after it, Julian days (UT). */
export interface YearSpan {
  readonly from: JdUt;
  readonly to: JdUt;
}

/** @throws {SiddhantaError} `date_out_of_range` beyond the ephemeris */
export function yearSpan(year: number, { clock }: Almanac, sky: SkyContext): YearSpan {
  const [first, next] = [daysFromCivil(year, 1, 1), daysFromCivil(year + 1, 1, 1)];
  checkCalendar(first - MONTH_AFTER, next, sky, { text: String(year), field: 'year' });
  return { from: clock.dayStart(first), to: clock.dayStart(next) };
}
