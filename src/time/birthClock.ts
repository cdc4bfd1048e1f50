import { SiddhantaError } from '../errors.js';
import type { BirthClock, Clock, Fold } from '../types.js';
import { type CivilDate, type CivilTime, daysFromCivil, formatClock, formatDate } from './calendar.js';
import { DAY_SECONDS } from './julian.js';
import { DEGREE_SECONDS, meanTimeEras, meanTimeOffset } from './localMeanTime.js';
import { zonedToUtc } from './zone.js';
import { offsetAtSecond } from './zoneOffset.js';

type ResolvedClock = BirthClock['clock'];
type ClockReason = BirthClock['clock_reason'];

export interface ClockReading {
  /** Proleptic Gregorian. */
  readonly date: CivilDate;
  readonly time: CivilTime;
  readonly zone: string;
  /** Degrees east of the place. */
  readonly longitude: number;
  readonly clock: Clock;
  /** Seconds ahead of UTC, where the caller knows the offset. */
  readonly utcOffset?: number | undefined;
  readonly fold: Fold;
}

export interface ClockInstant {
  /** Milliseconds from 1970-01-01T00:00Z. */
  readonly utcMs: number;
  /** Seconds ahead of UTC of the clock that was taken. */
  readonly offsetSeconds: number;
  readonly clock: ResolvedClock;
  readonly reason: ClockReason;
  readonly ambiguous: boolean;
}

/** The zones in which a birth before standard time goes by its own place, though the database has railway time. */
const RAILWAY_ZONES: readonly string[] = ['Asia/Kolkata', 'Asia/Calcutta'];
/** 1906-01-01T00:08:50 on the clock: the end of Madras time, when Indian Standard Time began. */
const INDIAN_STANDARD_TIME = Date.UTC(1906, 0, 1, 0, 8, 50) / 1000;

/** Seconds from 1970-01-01 that a clock shows. */
function wallOf({ date, time }: ClockReading): number {
  return (
    daysFromCivil(date.year, date.month, date.day) * DAY_SECONDS + time.hour * 3600 + time.minute * 60 + time.second
  );
}

interface MeanTimeRecord {
  readonly zoneOffset: number;
  /** Whether the time is in two records. */
  readonly repeated: boolean;
  /** Whether it is in a record of local mean time, and not in what followed the last. */
  readonly inside: boolean;
}

function meanTimeRecord(zone: string, wall: number, fold: Fold): MeanTimeRecord | undefined {
  const eras = meanTimeEras(zone);
  for (const [i, { offset, end, next }] of eras.entries()) {
    if (wall - Math.max(offset, next) >= end) continue;
    const repeated = wall - next >= end;
    if (!repeated || fold === 'first') return { zoneOffset: offset, repeated, inside: true };
    return { zoneOffset: next, repeated, inside: i < eras.length - 1 };
  }
  return undefined;
}

/** The offset of a zone's clock that shows a time; in a gap, the one after it. */
function zoneOffsetAt(zone: string, wall: number): number {
  const before = offsetAtSecond(zone, wall - DAY_SECONDS);
  return offsetAtSecond(zone, wall - before) === before ? before : offsetAtSecond(zone, wall + DAY_SECONDS);
}

/** Returns the mean time of the place itself at a clock time: seconds ahead of UTC, and whether the day was counted twice there. */
function ownMeanTime(reading: ClockReading): { offset: number; repeatedDay: boolean } {
  const { zone, longitude, fold } = reading;
  const wall = wallOf(reading);
  const by = (which: Fold): number =>
    meanTimeOffset(longitude, meanTimeRecord(zone, wall, which)?.zoneOffset ?? zoneOffsetAt(zone, wall));
  return { offset: by(fold), repeatedDay: by('first') !== by('second') };
}

/** Returns the seconds ahead of UTC of the mean time at the place of a reading. */
export function placeMeanTime(reading: ClockReading): number {
  return ownMeanTime(reading).offset;
}

function readingText(reading: ClockReading): string {
  const wall = wallOf(reading);
  const days = Math.floor(wall / DAY_SECONDS);
  return `${formatDate(days)} ${formatClock(wall - days * DAY_SECONDS)}`;
}

/**
 * Returns the instant of a reading: by the offset that is given; else by the clock that is asked for; else (`auto`) by the mean time of
 * the place where the zone had not yet a standard time, and by the zone's clock after that.
 *
 * A zone's own local mean time is that of its reference city; a birth elsewhere in it went by its own. In India the database has
 * railway time before 1906, by which no horoscope was cast.
 *
 * @param apparent returns the equation of time, seconds, at a UTC second: for `local_apparent`
 * @param field dotted path of the birth in the input, for the errors
 * @param gap dotted path of the field at fault where the zone's clocks skipped the time
 * @throws {SiddhantaError} `nonexistent_time` in a gap of the zone's clock, where that clock counts; `invalid_value` for `fold: 'second'` of a
 * time that was shown once
 */
export function clockInstant(
  reading: ClockReading,
  apparent: (utcSecond: number) => number,
  field: string,
  gap: string,
): ClockInstant {
  const { zone, longitude, clock, utcOffset, fold, date, time } = reading;
  const wall = wallOf(reading);
  const found = (offset: number, rest: Pick<ClockInstant, 'clock' | 'reason' | 'ambiguous'>): ClockInstant => {
    if (fold === 'second' && !rest.ambiguous) {
      throw new SiddhantaError(
        'invalid_value',
        `${field}.fold is "second"; it must be left out, or "first": ${readingText(reading)} occurred once on this clock (${zone}).`,
        { field: `${field}.fold` },
      );
    }
    return { utcMs: (wall - offset) * 1000, offsetSeconds: offset, ...rest };
  };
  const byZone = (reason: ClockReason): ClockInstant => {
    const { offsetSeconds, ambiguous } = zonedToUtc(date, time, zone, gap, fold);
    return found(offsetSeconds, { clock: 'zone', reason, ambiguous });
  };
  const byPlace = (reason: ClockReason, ambiguous: boolean): ClockInstant =>
    found(ownMeanTime(reading).offset, { clock: 'local_mean', reason, ambiguous });

  if (utcOffset !== undefined) return found(utcOffset, { clock: 'utc_offset', reason: 'asked', ambiguous: false });
  switch (clock) {
    case 'zone':
      return byZone('asked');
    case 'local_mean':
      return byPlace('asked', ownMeanTime(reading).repeatedDay);
    case 'local_apparent': {
      const mean = ownMeanTime(reading).offset;
      const days = mean - Math.round(longitude * DEGREE_SECONDS);
      const whole = Math.round(days / DAY_SECONDS) * DAY_SECONDS;
      let offset = mean;
      for (let i = 0; i < 3; i++) offset = Math.round(longitude * DEGREE_SECONDS + apparent(wall - offset)) + whole;
      return found(offset, { clock: 'local_apparent', reason: 'asked', ambiguous: false });
    }
    case 'auto': {
      const record = meanTimeRecord(zone, wall, fold);
      if (record?.inside === true) return byPlace('zone_before_standard_time', record.repeated);
      if (RAILWAY_ZONES.includes(zone) && wall < INDIAN_STANDARD_TIME) return byPlace('india_before_1906', false);
      return byZone('standard_time');
    }
  }
}
