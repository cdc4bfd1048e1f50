import { SiddhantaError } from '../errors.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { type Instant, instantFromEpoch } from '../sky/instant.js';
import { parseDate, parseTime } from '../time/calendar.js';
import { zonedToUtc } from '../time/zone.js';
import type { Birth } from '../types.js';

export type { Ephemeris } from '../sky/ephemeris.js';

/** Clock time that stands in for an unknown birth time. */
const NOON = '12:00:00';

/** A birth after its clock time has been resolved. */
export interface ResolvedBirth {
  readonly instant: Instant;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly utcMs: number;
  /** UTC offset in force at the birth, seconds east. */
  readonly offsetSeconds: number;
  readonly time: string;
  readonly timeAssumed: boolean;
}

/**
 * Returns the instant of a birth: local clock time by the zone's historical offset, noon when the time is unknown.
 *
 * @param field dotted path of the birth in the input, for the errors
 * @throws {SiddhantaError} `nonexistent_time` inside a daylight-saving gap; `date_out_of_range` outside the ephemeris
 */
export function resolveBirth(birth: Birth, ephemeris: Ephemeris, field = 'birth'): ResolvedBirth {
  const { date, time = NOON, place } = birth;
  // When noon stands in for the time, a day that was skipped is the fault of the date.
  const atFault = birth.time === undefined ? `${field}.date` : `${field}.time`;
  const civil = zonedToUtc(parseDate(date), parseTime(time), place.timezone, atFault);
  const instant = instantFromEpoch(civil.utcMs);
  const { from, to } = ephemeris.range;
  if (instant.tt < from || instant.tt > to) {
    throw new SiddhantaError(
      'date_out_of_range',
      `${field}.date is ${date}; the ephemeris ${ephemeris.name} covers Julian days ${from} to ${to}.`,
      { field: `${field}.date` },
    );
  }
  return {
    instant,
    utcMs: civil.utcMs,
    offsetSeconds: civil.offsetSeconds,
    time,
    timeAssumed: birth.time === undefined,
  };
}
