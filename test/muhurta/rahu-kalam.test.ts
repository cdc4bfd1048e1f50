import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { almanacOf } from '../../src/cast/almanac.js';
import { skyContext } from '../../src/cast/context.js';
import { dayStart } from '../../src/cast/day.js';
import { isoOn } from '../../src/cast/iso.js';
import { isSiddhantaError } from '../../src/errors.js';
import { rahuKalam } from '../../src/muhurta/index.js';
import { partOf } from '../../src/muhurta/rules/parts.js';
import { RAHU_KALAM_EIGHTHS } from '../../src/muhurta/tables/eighths.js';
import { panchang } from '../../src/panchang/day.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import { julianDay } from '../../src/time/julian.js';
import type { Place } from '../../src/types.js';
import { exactClock } from '../support/exactClock.js';
import { secondsOf } from '../support/instants.js';
import { PLACES } from '../support/panchang.js';

const DELHI: Place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const KIRKENES: Place = { latitude: 69.727, longitude: 30.045, timezone: 'Europe/Oslo' };
const TROMSO: Place = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

describe('the parts of a stretch', () => {
  it('cover it without gap or overlap', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_000_000, max: 3_000_000, noNaN: true }),
        fc.double({ min: 1e-3, max: 2, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        (start, length, count) => {
          const whole = { start, end: start + length };
          const parts = Array.from({ length: count }, (_, i) => partOf(whole, i + 1, count));
          expect(parts[0]?.start).toBe(whole.start);
          expect(parts.at(-1)?.end).toBe(whole.end);
          for (const [i, part] of parts.entries()) {
            expect(part.end - part.start).toBeCloseTo(length / count, 8);
            if (i > 0) expect(part.start).toBe(parts[i - 1]?.end);
          }
        },
      ),
    );
  });
});

describe('an instant on the clocks of a zone', () => {
  const at = (zone: string, utc: number): string =>
    isoOn(almanacOf({ ...DELHI, timezone: zone }, skyContext({}, { sunrise: 'upper_limb' })).clock, julianDay(utc));

  it('carries the offset in force then', () => {
    expect(at('Asia/Kolkata', Date.UTC(2025, 10, 22, 3, 58, 14))).toBe('2025-11-22T09:28:14+05:30');
    expect(at('America/New_York', Date.UTC(2024, 10, 3, 5, 59, 59))).toBe('2024-11-03T01:59:59-04:00');
    expect(at('America/New_York', Date.UTC(2024, 10, 3, 6, 0, 0))).toBe('2024-11-03T01:00:00-05:00');
    expect(at('UTC', Date.UTC(2024, 0, 1))).toBe('2024-01-01T00:00:00+00:00');
    expect(at('Pacific/Marquesas', Date.UTC(2024, 0, 1))).toBe('2023-12-31T14:30:00-09:30');
  });

  it('is written at the nearest whole minute of local mean time', () => {
    expect(at('Asia/Kolkata', Date.UTC(1850, 0, 1))).toBe('1850-01-01T05:53:00+05:53');
    expect(at('America/New_York', Date.UTC(1850, 0, 1))).toBe('1849-12-31T19:04:00-04:56');
  });

  it('is rounded once, also over midnight', () => {
    expect(at('UTC', Date.UTC(2023, 11, 31, 23, 59, 59, 700))).toBe('2024-01-01T00:00:00+00:00');
  });
});

describe('Rāhu kālam', () => {
  it('is the eighth of the weekday, between the sunrise and the sunset of the pañcāṅga', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: daysOf('1000-01-05'), max: daysOf('2999-12-20') }),
        fc.constantFrom(PLACES.delhi, PLACES.quito, PLACES.sydney, PLACES.newYork, PLACES.apia),
        fc.constantFrom('upper_limb' as const, 'hindu' as const),
        (days, place, sunrise) => {
          const date = formatDate(days);
          if (dayStart(almanacOf(place, skyContext({}, { sunrise })), days) === undefined) return;
          const { data, meta } = rahuKalam({ date, place, sunrise });
          const { day, eighth, rahu_kalam, times_partial } = data;
          const clock = (instant: string | null): string => exactClock(String(instant), meta);
          const { times, panchanga } = panchang({ date, place, sunrise }).data;
          expect(times_partial).toBe(false);
          expect(day.weekday).toBe(panchanga.vara.name);
          expect(clock(day.sunrise)).toBe(times.sunrise.time);
          expect(clock(day.sunset)).toBe(times.sunset.time);
          expect(clock(day.next_sunrise)).toBe(panchanga.vara.end_time);
          expect(eighth).toBe(RAHU_KALAM_EIGHTHS[panchanga.vara.number - 1]);
          const length = secondsOf(day.sunset) - secondsOf(day.sunrise);
          expect(Math.abs(length - Number(day.day_seconds))).toBeLessThanOrEqual(1);
          const [start, end] = [rahu_kalam?.start ?? null, rahu_kalam?.end ?? null].map(secondsOf) as [number, number];
          expect(Math.abs(start - secondsOf(day.sunrise) - ((eighth - 1) * length) / 8)).toBeLessThanOrEqual(2);
          expect(Math.abs(end - start - length / 8)).toBeLessThanOrEqual(2);
          expect(secondsOf(day.previous_sunset)).toBeLessThan(secondsOf(day.sunrise));
          expect(secondsOf(day.next_sunrise) - secondsOf(day.sunset)).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is none where the Sun does not rise or does not set', () => {
    const night = rahuKalam({ date: '2024-01-01', place: TROMSO }).data;
    expect(night.rahu_kalam).toBeNull();
    expect(night.day).toMatchObject({ status: 'no_sunrise', sunrise: null, day_seconds: null });
    expect(night.times_partial).toBe(true);
    const midsummer = rahuKalam({ date: '2024-06-21', place: TROMSO }).data;
    expect(midsummer.rahu_kalam).toBeNull();
    expect(midsummer.day.status).toBe('no_sunrise');
    const dates = Array.from({ length: 12 }, (_, i) => formatDate(daysOf('2024-05-12') + i));
    const statuses = dates.map((date) => rahuKalam({ date, place: TROMSO }).data);
    const last = statuses.find(({ day }) => day.status === 'no_sunset');
    expect(last?.day.sunset).toBeNull();
    expect(last?.day.sunrise).not.toBeNull();
    expect(last?.rahu_kalam).toBeNull();
    expect(last?.times_partial).toBe(true);
  });

  it('takes the first of two sunrises on one civil date', () => {
    const { day, rahu_kalam } = rahuKalam({ date: '1975-05-15', place: KIRKENES }).data;
    expect(day.status).toBe('complete');
    expect(day.sunrise).toMatch(/^1975-05-15T00:/);
    expect(day.also?.sunrise).toMatch(/^1975-05-15T23:51:/);
    expect(day.next_sunrise).toBe(day.also?.sunrise);
    expect(rahu_kalam).not.toBeNull();
  });

  it('refuses dates that the place did not have', () => {
    const failure = (call: () => unknown): unknown => {
      try {
        call();
      } catch (error) {
        if (isSiddhantaError(error)) return [error.code, error.field];
        throw error;
      }
      return undefined;
    };
    expect(failure(() => rahuKalam({ date: '2011-12-30', place: PLACES.apia }))).toEqual(['nonexistent_time', 'date']);
  });
});
