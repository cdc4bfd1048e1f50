import { SiddhantaError } from '../errors.js';
import { describe } from '../input/parse.js';
import { NO_DATE } from '../input/schemas.js';
import { equationOfTime } from '../sky/equation-of-time.js';
import type { Instant } from '../sky/instant.js';
import { instantFromUtc } from '../sky/utc.js';
import { type ClockInstant, type ClockReading, clockInstant } from '../time/birthClock.js';
import { daysFromCivil, formatDate, isDateInRange, isLeapReading, parseTime } from '../time/calendar.js';
import { gregorianDate, isDateOf } from '../time/julianCalendar.js';
import { leapSecondBefore } from '../time/leapSeconds.js';
import { offsetText } from '../time/offsetText.js';
import type { Birth, BirthClock } from '../types.js';
import type { SkyContext } from './context.js';
import { utcText } from './iso.js';
import { checkCovered } from './range.js';

const NOON = '12:00:00';

export interface ResolvedBirth {
  readonly instant: Instant;
  readonly utcMs: number;
  /** Offset of the clock from UTC, seconds east. */
  readonly offsetSeconds: number;
  readonly time: string;
  readonly timeAssumed: boolean;
  /** Proleptic Gregorian. */
  readonly gregorianDate: string;
  /** From which other readings of the same time can be made. */
  readonly reading: ClockReading;
  readonly found: ClockInstant;
  /** For `meta.birth`. */
  readonly clock: BirthClock;
}

function offsetSeconds(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number);
  const size = 3600 * hours + 60 * minutes + seconds;
  return text.startsWith('-') && size > 0 ? -size : size;
}

export function instantOfReading(
  reading: ClockReading,
  { ephemeris, timeScale }: SkyContext,
  field = 'birth',
  gap = `${field}.time`,
): ClockInstant {
  const apparent = (second: number): number => equationOfTime(instantFromUtc(second * 1000, timeScale), ephemeris);
  return clockInstant(reading, apparent, field, gap);
}

/**
 * Where the clock showed second 60, returns the beginning of the leap second.
 *
 * @throws {SiddhantaError} `invalid_time` where UTC had no leap second then
 */
function inLeapSecond(found: ClockInstant, time: string, field: string): ClockInstant {
  if (!isLeapReading(time)) return found;
  const utcMs = leapSecondBefore(found.utcMs);
  if (utcMs === undefined) {
    throw new SiddhantaError(
      'invalid_time',
      `${field}.time is ${describe(time)}; second 60 exists only in a leap second, such as 2016-12-31T23:59:60 UTC. Write HH:MM:SS, 00:00:00 to 23:59:59.`,
      { field: `${field}.time` },
    );
  }
  return { ...found, utcMs };
}

/**
 * For operations without a sensitivity.
 *
 * @param field dotted path of the birth in the input, for the error
 * @throws {SiddhantaError} `invalid_value`
 */
export function refuseUncertainty({ uncertainty_minutes: minutes }: Birth, field: string): void {
  if (minutes === undefined) return;
  throw new SiddhantaError(
    'invalid_value',
    `${field}.uncertainty_minutes is ${minutes}; this operation reports no sensitivity. Leave it out; charts.rasi, charts.divisional, dashas.vimshottari and kp.cusps take it.`,
    { field: `${field}.uncertainty_minutes` },
  );
}

/**
 * Resolves the clock time by the given offset, by the given clock, or by the mean time of the place and the history of its zone; noon when
 * the time is unknown.
 *
 * @param field dotted path of the birth in the input, for the errors
 * @throws {SiddhantaError} `invalid_date` for a date that its calendar does not have; `invalid_value` for `utc_offset` beside another clock
 * and for a fold that did not happen; `nonexistent_time` inside a daylight-saving gap; `date_out_of_range` outside the ephemeris
 */
export function resolveBirth(birth: Birth, context: SkyContext, field = 'birth'): ResolvedBirth {
  const { date, time = NOON, place, clock, utc_offset, fold = 'first', calendar = 'gregorian' } = birth;
  if (!isDateOf(calendar, date)) {
    throw new SiddhantaError('invalid_date', `${field}.date is ${describe(date)}; ${NO_DATE}`, {
      field: `${field}.date`,
    });
  }
  if (utc_offset !== undefined && clock !== undefined && clock !== 'zone') {
    throw new SiddhantaError(
      'invalid_value',
      `${field}.utc_offset is ${describe(utc_offset)} and ${field}.clock is "${clock}"; a known offset already sets the clock. Leave one of the two out.`,
      { field: `${field}.utc_offset` },
    );
  }
  const civil = gregorianDate(calendar, date);
  const gregorian = formatDate(daysFromCivil(civil.year, civil.month, civil.day));
  if (!isDateInRange(gregorian)) {
    throw new SiddhantaError(
      'date_out_of_range',
      `${field}.date is ${describe(date)} (${gregorian} Gregorian); it must be from 1000-01-01 to 2999-12-31.`,
      { field: `${field}.date` },
    );
  }
  const reading: ClockReading = {
    date: civil,
    time: parseTime(time),
    zone: place.timezone,
    longitude: place.longitude,
    clock: clock ?? 'auto',
    utcOffset: utc_offset === undefined ? undefined : offsetSeconds(utc_offset),
    fold,
  };
  // With noon in place of the time, a skipped day is the fault of the date.
  const gap = birth.time === undefined ? `${field}.date` : `${field}.time`;
  const found = inLeapSecond(instantOfReading(reading, context, field, gap), time, field);
  const instant = instantFromUtc(found.utcMs, context.timeScale);
  checkCovered(instant.tt, context.ephemeris, date, `${field}.date`);
  return {
    instant,
    utcMs: found.utcMs,
    offsetSeconds: found.offsetSeconds,
    time,
    timeAssumed: birth.time === undefined,
    gregorianDate: gregorian,
    reading,
    found,
    clock: {
      clock: found.clock,
      utc_offset: offsetText(found.offsetSeconds, true),
      utc: utcText(found.utcMs),
      clock_reason: found.reason,
      ambiguous: found.ambiguous,
      calendar,
    },
  };
}
