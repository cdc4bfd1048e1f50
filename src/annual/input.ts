import * as v from 'valibot';
import type { SkyContext } from '../cast/context.js';
import { resolveMoment } from '../cast/moment.js';
import { type NatalInput, natalFields } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { momentSchema } from '../input/moment.js';
import { oneOf, placeSchema, whole } from '../input/schemas.js';
import type { Place } from '../types.js';

export const RETURN_ZODIACS = ['sidereal', 'tropical'] as const;

/** The longitude to which the Sun returns. */
export type ReturnZodiac = (typeof RETURN_ZODIACS)[number];

/** The input of every operation on a year of life. Give one of `completed_years` and `at`. */
export interface AnnualInput extends NatalInput {
  /** Years completed at the return: 0 is the birth itself, 33 begins the thirty-fourth year. Excludes `at`. */
  readonly completed_years?: number | undefined;
  /** A moment, ISO 8601 with UTC offset, in the requested year. Excludes `completed_years`. */
  readonly at?: string | undefined;
  /** The place of the annual chart; the birthplace by default. */
  readonly place?: Place | undefined;
  /** The longitude to which the Sun returns; `sidereal` by default. */
  readonly zodiac?: ReturnZodiac | undefined;
}

/** @internal */
export const YEAR_SAYING = ['completed_years', 'at'] as const;

const MOST_YEARS = 200;

/** @internal */
export const yearFields = () => ({
  ...natalFields(),
  completed_years: v.optional(whole(0, MOST_YEARS)),
  at: v.optional(momentSchema()),
  place: v.optional(placeSchema()),
});

/** @internal */
export const annualFields = () => ({
  ...yearFields(),
  zodiac: v.optional(oneOf(RETURN_ZODIACS), RETURN_ZODIACS[0]),
});

/** By its number, or by a moment in milliseconds since 1970-01-01T00:00Z. */
export type RequestedYear = { readonly years: number } | { readonly utcMs: number; readonly text: string };

/** @throws {SiddhantaError} `missing_field` where neither is given, `invalid_value` where both are; `date_out_of_range` */
export function requestedYear(
  { completed_years: years, at }: Pick<AnnualInput, 'completed_years' | 'at'>,
  sky: SkyContext,
): RequestedYear {
  if (years !== undefined && at !== undefined)
    throw new SiddhantaError(
      'invalid_value',
      `at is ${at} and completed_years is ${years}; each selects the year. Leave one of the two out.`,
      { field: 'at' },
    );
  if (years !== undefined) return { years };
  if (at === undefined)
    throw new SiddhantaError(
      'missing_field',
      'completed_years or at is required, to say which year of life. Give the completed years, 0 to 200, or a moment within the year, such as "2025-11-22T09:00:00+05:30".',
      { field: 'completed_years' },
    );
  return { utcMs: resolveMoment(at, sky, 'at').moment.utcMs, text: at };
}
