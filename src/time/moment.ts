import { daysFromCivil, isCalendarDate, isClockTime, isLeapReading, parseDate, parseTime } from './calendar.js';
import { DAY_MS } from './julian.js';
import { leapSecondBefore } from './leapSeconds.js';

/** An instant as an ISO 8601 text gives it: a reading of calendar and clock, and how far that clock is ahead of UTC. */
export interface Moment {
  /** `YYYY-MM-DD` on the clock of the text. */
  readonly date: string;
  /** `HH:MM:SS` on that clock, with the fraction of a second if one was given. */
  readonly time: string;
  /** Seconds ahead of UTC, negative west of Greenwich. */
  readonly offsetSeconds: number;
  /** Milliseconds since 1970-01-01T00:00:00 UTC, with a fraction if the text has one. */
  readonly utcMs: number;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2})([.,]\d{1,9})?)?(Z|[+-](?:[01]\d|2[0-3])(?::[0-5]\d)?)$/;

const LEAP_SECOND = '60';

function offsetSeconds(text: string): number {
  if (text === 'Z') return 0;
  const size = Number(text.slice(1, 3)) * 3600 + Number(text.slice(4, 6)) * 60;
  return text.startsWith('-') ? -size : size;
}

/**
 * Returns the instant that an ISO 8601 date-time with offset stands for, or `undefined` when the text is none.
 *
 * `2024-02-05T15:51:00+05:30`: date, `T`, hours and minutes, optionally seconds with up to nine decimals, then `Z`, `+HH:MM`
 * or `+HH`. The date must exist in the proleptic Gregorian calendar. A second `:60` is read where UTC had a leap second, without a
 * fraction, as its beginning; `utcMs`, which does not count it, is then a microsecond before the next second. Refused: a missing offset,
 * `-00:00` (in ISO 8601 a sign of no meaning), `24:00`, any other second `:60`, spaces, week and ordinal dates.
 *
 * @example
 * ```ts
 * parseMoment('2024-02-05T15:51:00+05:30')?.utcMs; // => 1707128460000
 * parseMoment('2024-02-05T10:21Z')?.time; // => '10:21:00'
 * parseMoment('2024-02-05T15:51:00'); // => undefined
 * parseMoment('2016-12-31T23:59:60Z')?.time; // => '23:59:60'
 * parseMoment('2017-12-31T23:59:60Z'); // => undefined
 * ```
 */
export function parseMoment(text: string): Moment | undefined {
  const match = MOMENT.exec(text);
  if (match === null) return undefined;
  const [, date = '', clock = '', seconds = '00', fraction = '', zone = ''] = match;
  const time = `${clock}:${seconds}`;
  const isLeap = seconds === LEAP_SECOND && fraction === '';
  if (!isCalendarDate(date) || !(isLeap ? isLeapReading(time) : isClockTime(time)) || /^-00(?::00)?$/.test(zone))
    return undefined;
  const { year, month, day } = parseDate(date);
  const { hour, minute, second } = parseTime(time);
  const offset = offsetSeconds(zone);
  const decimals = fraction.replace(',', '.');
  const counted =
    daysFromCivil(year, month, day) * DAY_MS +
    (hour * 3600 + minute * 60 + second - offset) * 1000 +
    Number(`0${decimals}`) * 1000;
  const utcMs = isLeap ? leapSecondBefore(counted) : counted;
  return utcMs === undefined ? undefined : { date, time: `${time}${decimals}`, offsetSeconds: offset, utcMs };
}

/**
 * Returns the moment of a text that {@link parseMoment} has accepted before. Throws `RangeError` where it is none: a mistake of the program, never of
 * its caller.
 */
export function acceptedMoment(text: string): Moment {
  const moment = parseMoment(text);
  if (moment === undefined) throw new RangeError(`${text} was not checked`);
  return moment;
}
