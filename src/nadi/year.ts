import * as v from 'valibot';
import { anniversaries } from '../cast/anniversaries.js';
import type { SkyContext } from '../cast/context.js';
import { resolveMoment } from '../cast/moment.js';
import type { NatalSky } from '../cast/natal.js';
import { type NatalInput, natalFields } from '../cast/natalInput.js';
import { checkCovered } from '../cast/range.js';
import { solarReturns, yearsCompleted } from '../cast/years.js';
import { SiddhantaError } from '../errors.js';
import { momentSchema } from '../input/moment.js';
import { oneOf, whole } from '../input/schemas.js';
import { instantFromUtc } from '../sky/utc.js';
import { DAY_MS } from '../time/julian.js';
import { SIDEREAL_YEAR_DAYS } from '../time/years.js';

export const YEAR_STARTS = ['civil', 'solar_return'] as const;

/** At the civil anniversary, or at the Sun's return to its place at birth. */
export type YearStart = (typeof YEAR_STARTS)[number];

/** The input of every operation on a running year. Give one of `running_year` and `at`. */
export interface RunningYearInput extends NatalInput {
  /** The running year of life: 1 begins with the birth. */
  readonly running_year?: number | undefined;
  /** A moment, ISO 8601 with UTC offset, in the requested year. */
  readonly at?: string | undefined;
  /** When a year begins; `civil` by default. */
  readonly year_start?: YearStart | undefined;
}

/** A running year of life: 1 begins with the birth. @asType integer @minimum 1 */
export type RunningYear = number;

export const YEAR_OF_LIFE = ['running_year', 'at'] as const;

const MOST_YEARS = 200;

/** @internal */
export const runningYearFields = () => ({
  ...natalFields(),
  running_year: v.optional(whole(1, MOST_YEARS)),
  at: v.optional(momentSchema()),
  year_start: v.optional(oneOf(YEAR_STARTS), YEAR_STARTS[0]),
});

export interface YearFound {
  readonly runningYear: number;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly startMs: number;
  readonly endMs: number;
}

type YearRequest = Pick<RunningYearInput, 'running_year' | 'at'> & { readonly year_start: YearStart };

/** Undefined for a numbered year. */
function requestedMoment(
  { running_year: year, at }: YearRequest,
  birthMs: number,
  sky: SkyContext,
): number | undefined {
  const refuse = (why: string): SiddhantaError => new SiddhantaError('invalid_value', why, { field: 'at' });
  if (at === undefined) {
    if (year !== undefined) return undefined;
    throw new SiddhantaError(
      'missing_field',
      'running_year or at is required, to say which year of life. Give its number, 1 to 200, or a moment within it, such as "2025-11-22T09:00:00+05:30".',
      { field: 'running_year' },
    );
  }
  if (year !== undefined)
    throw refuse(`at is ${at} and running_year is ${year}; each selects the year. Leave one of the two out.`);
  const { utcMs } = resolveMoment(at, sky, 'at').moment;
  if (utcMs < birthMs) throw refuse(`at is ${at}, which is before the birth. Give a moment after it.`);
  return utcMs;
}

/**
 * @throws {SiddhantaError} `missing_field` without a year; `invalid_value` for two, or a moment before the birth; `date_out_of_range`
 *   beyond the ephemeris
 */
export function runningYearOf(request: YearRequest, natal: NatalSky): YearFound {
  const { sky, utcMs } = natal;
  const moment = requestedMoment(request, utcMs, sky);
  const covered = (years: number): void => {
    const { tt } = instantFromUtc(utcMs + years * SIDEREAL_YEAR_DAYS * DAY_MS, sky.timeScale);
    const [text, field] =
      request.at === undefined ? [String(request.running_year), 'running_year'] : [request.at, 'at'];
    checkCovered(tt, sky.ephemeris, text, field, 40);
  };
  if (request.running_year !== undefined) covered(request.running_year);
  const clock =
    request.year_start === 'civil' ? anniversaries(natal.resolved) : solarReturns(natal, sky, 'sidereal_true');
  const completed = moment === undefined ? (request.running_year ?? 1) - 1 : yearsCompleted(clock, utcMs, moment);
  if (moment !== undefined) covered(completed + 1);
  return { runningYear: completed + 1, startMs: clock(completed), endMs: clock(completed + 1) };
}

export function yearWords(start: YearStart): Record<string, string> {
  return {
    year_start:
      start === 'civil'
        ? 'civil: the date and time of birth on the clock that the birth was read by; 29 February is 1 March in common years'
        : 'solar_return: the instant at which the Sun has its sidereal longitude of birth again',
  };
}
