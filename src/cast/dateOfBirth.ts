import { instantFromUtc } from '../sky/utc.js';
import { civilFromDays, daysFromCivil } from '../time/calendar.js';
import { localText } from '../time/exactOffsets.js';
import type { Clock, LocalInstant } from '../types.js';
import { instantOfReading, type ResolvedBirth } from './birth.js';
import { dayStartSecond, zoneClock } from './clock.js';
import type { SkyContext } from './context.js';
import { isoOn } from './iso.js';
import { checkCovered } from './range.js';
import type { BirthSpan } from './sensitivity.js';

const MIDNIGHT = { hour: 0, minute: 0, second: 0 } as const;

export interface DateOfBirth extends BirthSpan {
  readonly since: number;
  /** On the clock of the birth, with the UTC offset at that second. */
  readonly textAt: (second: number) => LocalInstant;
}

/**
 * The whole civil date of a birth by its clock: 24 hours, or 23 or 25 where a zone's clocks change on it. Seconds are counted from the
 * birth.
 *
 * @param field dotted path of the birth in the input, for the error
 * @throws {SiddhantaError} `date_out_of_range` where the date leaves the ephemeris
 */
export function dateOfBirth({ reading, found, utcMs }: ResolvedBirth, sky: SkyContext, field: string): DateOfBirth {
  const days = daysFromCivil(reading.date.year, reading.date.month, reading.date.day);
  const begins = (day: number): number => {
    if (found.clock === 'zone') return dayStartSecond(reading.zone, day);
    // The resolved clock, so that a change of clocks on that date does not end it early.
    const clock: Clock = found.clock === 'utc_offset' ? 'auto' : found.clock;
    const midnight = { ...reading, date: civilFromDays(day), time: MIDNIGHT, clock, fold: 'first' as const };
    return instantOfReading(midnight, sky, field).utcMs / 1000;
  };
  const msAt = (second: number): number => utcMs + second * 1000;
  const instantAt = (second: number) => instantFromUtc(msAt(second), sky.timeScale);
  const [since, seconds] = [begins(days) - utcMs / 1000, begins(days + 1) - utcMs / 1000];
  for (const end of [since, seconds]) {
    checkCovered(instantAt(end).tt, sky.ephemeris, 'without a time, so its whole day is computed', `${field}.date`);
  }
  const zone = zoneClock(reading.zone, sky.timeScale);
  const textAt = (second: number): LocalInstant =>
    found.clock === 'zone' ? isoOn(zone, instantAt(second).ut) : localText(msAt(second), found.offsetSeconds);
  return { since, seconds, instantAt, msAt, textAt };
}
