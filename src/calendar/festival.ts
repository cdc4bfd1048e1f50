import * as v from 'valibot';
import { luminaryContext } from '../cast/context.js';
import { noneOf, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { ruleNamed } from './catalogue.js';
import type { Festival } from './describeFestival.js';
import { describeFestivals } from './describeFestivals.js';
import { type FestivalOptions, optionFields, withOptions } from './festivalOptions.js';
import { festivalProvenance } from './festivalProvenance.js';
import { catalogueFinder } from './festivals.js';
import { CALENDAR_SCHOOLS, type CalendarPlaceInput, placeFields } from './input.js';
import { daySpanOf, FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR, lastYearOf } from './span.js';
import { FESTIVAL_IDS, type FestivalId } from './tables/festivals.js';
import { festivalsWork } from './work.js';

const MOST_YEARS = 30;

/** The input of {@link festival}. */
export interface FestivalInput extends CalendarPlaceInput {
  /** Which one, by its id, such as `diwali`. */
  readonly festival: FestivalId;
  /**
   * First Gregorian year, 1001 … 2998.
   *
   * @asType integer
   * @minimum 1001
   * @maximum 2998
   */
  readonly year: number;
  /**
   * For how many years, 1 … 30; one by default. None may be after 2998.
   *
   * @asType integer
   * @minimum 1
   * @maximum 30
   */
  readonly years?: number | undefined;
  /** How to decide where custom differs. */
  readonly options?: FestivalOptions | undefined;
}

/** One festival over some years. */
export interface FestivalData {
  /** Which one. */
  readonly festival: FestivalId;
  /** Name of the festival. */
  readonly name: string;
  /**
   * First year.
   *
   * @asType integer
   * @minimum 1001
   * @maximum 2998
   */
  readonly first_year: number;
  /**
   * Last year, included.
   *
   * @asType integer
   * @minimum 1001
   * @maximum 2998
   */
  readonly last_year: number;
  /** Every time that it is kept, in order of the dates: of most festivals one a year, of the rites of every month twelve or thirteen. */
  readonly days: readonly Festival<FestivalId>[];
}

const schema = () =>
  record({
    festival: v.picklist(
      FESTIVAL_IDS,
      noneOf(FESTIVAL_IDS, 'it must be one of the identifiers of docs/tables/festivals.md, such as "diwali".'),
    ),
    year: whole(FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR),
    years: v.optional(whole(1, MOST_YEARS), 1),
    ...placeFields(),
    options: v.optional(record(optionFields()), {}),
  });

/**
 * Returns the days of one festival at a place over some years: each with its tithi, the days that came into question, the step of the rule
 * that decided, why in words, and what is disputed.
 *
 * Instants are ISO 8601 with the offset that the place's clocks have at that instant, rounded once to whole seconds. Where the Sun does not rise on any
 * day that comes into question, `date` is null.
 *
 * @param input `festival`, `year` (1001 … 2998), `place`; optional `years` (1 … 30, one by default), `options`, `sunrise`, `conventions`, `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` for years after 2998 or beyond the ephemeris
 *
 * Source: as of {@link festivals}.
 *
 * @example
 * ```ts
 * import { festival } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = festival({ festival: 'holi', year: 2025, years: 3, place });
 * data.days.map(({ date }) => date); // => ['2025-03-14', '2026-03-04', '2027-03-22']
 * ```
 */
export const festival = operation<FestivalInput, FestivalData>()({
  name: 'calendar.festival',
  summary: 'One festival at a place, year by year: the day that it is kept, and what decided it',
  units: 2,
  each: 'work',
  work: ({ festival: id, years }) => ({
    ...festivalsWork(
      [ruleNamed(id)].flatMap((row) => row ?? []),
      years,
    ),
    field: 'years',
    advice: 'Ask for fewer years.',
  }),
  ...CALENDAR_SCHOOLS,
  family: { field: 'festival', members: FESTIVAL_IDS },
  schema,
  example: {
    festival: 'diwali',
    year: 2024,
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  context: luminaryContext,
  run(input, sky) {
    const { festival: id, year, years, place, options } = input;
    const last = lastYearOf(year, years);
    const row = ruleNamed(id);
    if (row === undefined) throw new RangeError(`the catalogue has no ${id}`);
    const rule = withOptions(row, options);
    const finder = catalogueFinder(sky, place, options);
    const spans = Array.from({ length: years }, (_, i) => daySpanOf({ year: year + i }, sky));
    const days = spans.flatMap((span) => describeFestivals([rule], span, finder, () => row));
    const span = { first: at(spans, 0).first, last: at(spans, years - 1).last };
    const requested = { ids: [id], unconfirmed: false };
    return {
      data: { festival: id, name: row.name, first_year: year, last_year: last, days },
      provenance: festivalProvenance({ sky, place, span, finder, options, festivals: days, rules: [row], requested }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
