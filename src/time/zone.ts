import { SiddhantaError } from '../errors.js';
import type { Fold } from '../types.js';
import { type CivilDate, type CivilTime, daysFromCivil, formatClock, formatDate } from './calendar.js';
import { DAY_SECONDS } from './julian.js';
import { zoneNumbers } from './zoneNumbers.js';
import { changeBetween, offsetAtSecond, runtimeKnows } from './zoneOffset.js';

function isListedByRuntime(name: string): boolean {
  return typeof Intl.supportedValuesOf === 'function' && Intl.supportedValuesOf('timeZone').includes(name);
}

/**
 * Returns whether a text is the name of an IANA time zone or link, in exactly the database's spelling.
 *
 * Case counts, as it does in the database. Links (`Asia/Calcutta`, `US/Eastern`), `UTC`, `EST` and the
 * `Etc/GMT+5` family are names; offsets (`+05:30`), `Z` and abbreviations that only look like one (`IST`, `PST`) are not,
 * although `Intl.DateTimeFormat` accepts several of them. The list is the library's own, so that all runtimes agree; a
 * name that is newer than the list counts when the runtime lists it. The runtime must know the zone's rules either way.
 *
 * Reference: IANA time zone database 2026d, zones and links (`backward` included), without `Factory`.
 *
 * @example
 * ```ts
 * isZoneName('Asia/Kolkata'); // => true
 * isZoneName('Asia/Calcutta'); // => true
 * isZoneName('asia/kolkata'); // => false
 * isZoneName('+05:30'); // => false
 * isZoneName('IST'); // => false
 * ```
 */
export function isZoneName(name: string): boolean {
  return (zoneNumbers().has(name) || isListedByRuntime(name)) && runtimeKnows(name);
}

/**
 * Returns the seconds by which a zone's clocks are ahead of UTC at an instant; whole seconds, negative west of Greenwich.
 *
 * Before standard time it is the local mean time of the database, with its seconds (Kolkata: 5 h 53 min 28 s).
 * Instants of the years 1 to 9999; the fraction of a second of `utcMs` is dropped.
 *
 * Hint: the spelling of the name is not checked; ask {@link isZoneName}.
 *
 * @throws SiddhantaError `invalid_timezone` when the runtime does not know the zone.
 *
 * @example
 * ```ts
 * offsetAt('Asia/Kolkata', Date.UTC(2024, 0, 1)); // => 19800
 * offsetAt('Asia/Kolkata', Date.UTC(1850, 0, 1)); // => 21208
 * ```
 */
export function offsetAt(zone: string, utcMs: number): number {
  return offsetAtSecond(zone, Math.floor(utcMs / 1000));
}

function wallText(seconds: number): string {
  const days = Math.floor(seconds / DAY_SECONDS);
  return `${formatDate(days)} ${formatClock(seconds - days * DAY_SECONDS)}`;
}

function nonexistent(zone: string, wall: number, before: number, after: number, field: string): SiddhantaError {
  const change = changeBetween((second) => offsetAtSecond(zone, second), wall - DAY_SECONDS, wall + DAY_SECONDS);
  return new SiddhantaError(
    'nonexistent_time',
    `Clocks in ${zone} skipped ${wallText(wall)}: they went from ${wallText(change + before - 1)} ` +
      `straight to ${wallText(change + after)}. Choose a local time outside that gap.`,
    { field },
  );
}

/**
 * Returns the instant that a zone's clocks show as a given date and time, and the offset then in force.
 *
 * `utcMs` is in milliseconds since 1970-01-01T00:00:00 UTC, `offsetSeconds` in seconds ahead of UTC. Where clocks went
 * back and showed the time twice, `ambiguous` is true and the instant that `fold` names is returned. Dates are
 * proleptic Gregorian, years 1 to 9999. Local mean time is used before standard time, with its seconds.
 *
 * Rests on one property of the database: two changes of a zone's offset lie more than two days apart (the closest in
 * 2026d are 6 d 23 h, Boa Vista in October 2000; with the optional file `backzone` 3 d 23 h 40 min, Freetown in 1939).
 *
 * Hint: date, time and the spelling of the name are not checked.
 *
 * @param field Path of the input that an error names.
 * @param fold Which of two equal clock times; without effect on one that was shown once.
 * @throws SiddhantaError `nonexistent_time` when the clocks skipped the time; `invalid_timezone` when the runtime does
 * not know the zone.
 *
 * @example
 * ```ts
 * zonedToUtc({ year: 2024, month: 1, day: 1 }, { hour: 5, minute: 30, second: 0 }, 'Asia/Kolkata');
 * // => { utcMs: 1704067200000, offsetSeconds: 19800, ambiguous: false }
 * ```
 */
export function zonedToUtc(
  date: CivilDate,
  time: CivilTime,
  zone: string,
  field = 'birth.time',
  fold: Fold = 'first',
): { utcMs: number; offsetSeconds: number; ambiguous: boolean } {
  const wall =
    daysFromCivil(date.year, date.month, date.day) * DAY_SECONDS + time.hour * 3600 + time.minute * 60 + time.second;
  const before = offsetAtSecond(zone, wall - DAY_SECONDS);
  const after = offsetAtSecond(zone, wall + DAY_SECONDS);
  if (before === after) return { utcMs: (wall - before) * 1000, offsetSeconds: before, ambiguous: false };
  const early = offsetAtSecond(zone, wall - before) === before;
  const late = offsetAtSecond(zone, wall - after) === after;
  if (early && !(late && fold === 'second'))
    return { utcMs: (wall - before) * 1000, offsetSeconds: before, ambiguous: late };
  if (late) return { utcMs: (wall - after) * 1000, offsetSeconds: after, ambiguous: early };
  throw nonexistent(zone, wall, before, after, field);
}

/**
 * Returns the instant, milliseconds since 1970-01-01T00:00Z, that a zone's clocks show as a given date and time: the first of two, and of a time that they
 * skipped the one as long after the change as it lies in the gap. So Temporal's "compatible" reads it.
 *
 * @example
 * ```ts
 * const time = { hour: 2, minute: 30, second: 0 };
 * // New York went from 02:00 to 03:00: 03:30 there.
 * new Date(compatibleMs({ year: 2024, month: 3, day: 10 }, time, 'America/New_York')).toISOString(); // => '2024-03-10T07:30:00.000Z'
 * ```
 */
export function compatibleMs(date: CivilDate, time: CivilTime, zone: string): number {
  const wall =
    daysFromCivil(date.year, date.month, date.day) * DAY_SECONDS + time.hour * 3600 + time.minute * 60 + time.second;
  const before = offsetAtSecond(zone, wall - DAY_SECONDS);
  const after = offsetAtSecond(zone, wall + DAY_SECONDS);
  const late = offsetAtSecond(zone, wall - before) !== before && offsetAtSecond(zone, wall - after) === after;
  return (wall - (late ? after : before)) * 1000;
}
