import * as v from 'valibot';
import type { SkyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { dateSchema, whole } from '../input/schemas.js';
import { daysFromCivil, daysOf } from '../time/calendar.js';
import { checkCalendar } from './input.js';

/** A year, or the dates from one to another. */
export interface FestivalSpan {
  /**
   * Gregorian year, 1001 … 2998; in place of `from` and `to`.
   *
   * @asType integer
   * @minimum 1001
   * @maximum 2998
   */
  readonly year?: number | undefined;
  /** `YYYY-MM-DD`, the first date. */
  readonly from?: string | undefined;
  /** `YYYY-MM-DD`, the last date, included; at most 366 days with the first. */
  readonly to?: string | undefined;
}

/** The years whose lunar months the ephemeris covers completely. */
export const FIRST_FESTIVAL_YEAR = 1001;
export const LAST_FESTIVAL_YEAR = 2998;

/** @internal */
export const spanFields = () => ({
  year: v.optional(whole(FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR)),
  from: v.optional(dateSchema()),
  to: v.optional(dateSchema()),
});

/** @throws {SiddhantaError} `date_out_of_range`, field `years`, for years that go beyond the last */
export function lastYearOf(year: number, years: number): number {
  const last = year + years - 1;
  if (last <= LAST_FESTIVAL_YEAR) return last;
  throw new SiddhantaError(
    'date_out_of_range',
    `years is ${years}, which reaches the year ${last}; the last is ${LAST_FESTIVAL_YEAR}. Ask for ${LAST_FESTIVAL_YEAR - year + 1} or fewer.`,
    { field: 'years' },
  );
}

/** Days from 1970-01-01, both included. */
export interface DaySpan {
  readonly first: number;
  readonly last: number;
}

const LONGEST = 366;
/** Days around a span that contain the lunar months of its festivals. */
const AROUND = 70;

const fault = (field: string, message: string, code: 'invalid_value' | 'missing_field' = 'invalid_value'): never => {
  throw new SiddhantaError(code, message, { field });
};

function datesOf({ from, to }: FestivalSpan): DaySpan {
  if (from === undefined && to === undefined)
    return fault('year', 'year is required, or both from and to. Add one or the other to the input.', 'missing_field');
  if (from === undefined)
    return fault('from', 'from is required when to is given. Add it to the input.', 'missing_field');
  if (to === undefined) return fault('to', 'to is required when from is given. Add it to the input.', 'missing_field');
  const [first, last] = [daysOf(from), daysOf(to)];
  if (last < first) fault('to', `to is ${to}, which is before from (${from}). Give the earlier date as from.`);
  if (last - first >= LONGEST)
    fault(
      'to',
      `to is ${to}, day ${last - first + 1} counted from ${from}; one call covers at most ${LONGEST} days. Ask in parts.`,
    );
  return { first, last };
}

/**
 * @throws {SiddhantaError} `missing_field` for neither a year nor both dates, `invalid_value` for both, for dates in the wrong order or too
 * far apart, `date_out_of_range` beyond the ephemeris
 */
export function daySpanOf(input: FestivalSpan, sky: SkyContext): DaySpan {
  const { year, from, to } = input;
  if (year !== undefined && (from !== undefined || to !== undefined))
    fault('year', `year is ${year}, and from or to is also given. Leave out year, or both from and to.`);
  const span =
    year === undefined ? datesOf(input) : { first: daysFromCivil(year, 1, 1), last: daysFromCivil(year + 1, 1, 1) - 1 };
  const given =
    year === undefined ? { text: `${from} to ${to}`, field: 'from' } : { text: String(year), field: 'year' };
  checkCalendar(span.first - AROUND, span.last + AROUND, sky, given);
  return span;
}
