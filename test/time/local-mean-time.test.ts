import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockInstant } from '../../src/time/birthClock.js';
import { civilFromDays, daysFromCivil } from '../../src/time/calendar.js';
import { gregorianFromJulian, isJulianDate } from '../../src/time/julianCalendar.js';
import { meanTimeEras, meanTimeOffset } from '../../src/time/localMeanTime.js';
import { zoneNumbers } from '../../src/time/zoneNumbers.js';

const rows = readFileSync(new URL('../../fixtures/sources/local-mean-time.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split(','));

const byZone = new Map<string, { offset: number; end: number; next: number }[]>();
for (const [zone = '', offset, end, next] of rows) {
  const records = byZone.get(zone) ?? [];
  records.push({ offset: Number(offset), end: Number(end), next: Number(next) });
  byZone.set(zone, records);
}

/** Links that the database moved when it merged their place: the library reads them as the place (zone-history.csv). */
const aliases = readFileSync(new URL('../../fixtures/sources/zone-history.csv', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split(','))
  .filter(([, , , kind]) => kind === 'alias');
for (const [name = '', place = ''] of aliases) byZone.set(name, byZone.get(place) ?? []);

const names = [...zoneNumbers().keys()];

describe('the records of local mean time', () => {
  it('are those of the tz database, in offset and end, for every zone', () => {
    const different = names.filter(
      (zone) => JSON.stringify(meanTimeEras(zone)) !== JSON.stringify(byZone.get(zone) ?? []),
    );
    expect(different).toEqual([]);
    expect(byZone.size).toBe(522);
  });
});

describe('the mean time of a place', () => {
  it('moves by an hour with every 15° and keeps within half a day of the zone', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -180, max: 165, noNaN: true }),
        fc.integer({ min: -15 * 3600, max: 15 * 3600 }),
        (longitude, zoneOffset) => {
          const offset = meanTimeOffset(longitude, zoneOffset);
          expect(Math.abs(offset - zoneOffset)).toBeLessThanOrEqual(43_201);
          expect(Math.abs((offset - longitude * 240) % 86_400)).toSatisfy(
            (rest: number) => rest <= 0.51 || rest >= 86_399.49,
          );
        },
      ),
    );
    expect(meanTimeOffset(180, 43_200) - meanTimeOffset(165, 43_200)).toBe(3600);
  });

  it('does not depend on the zone but for whole days', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...names),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: daysFromCivil(1800, 1, 1), max: daysFromCivil(2000, 1, 1) }),
        (zone, other, longitude, days) => {
          const time = { hour: 12, minute: 0, second: 0 };
          const reading = { date: civilFromDays(days), time, longitude, clock: 'local_mean', fold: 'first' } as const;
          const none = (): number => 0;
          const [a, b] = [zone, other].map((name) =>
            clockInstant({ ...reading, zone: name }, none, 'birth', 'birth.time'),
          );
          expect(Math.abs((a?.offsetSeconds ?? 0) - (b?.offsetSeconds ?? 0)) % 86_400).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('after local mean time', () => {
  it('auto is the zone, but for India before 1906', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names.filter((zone) => !['Asia/Kolkata', 'Asia/Calcutta'].includes(zone))),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: 2, max: 40_000 }),
        (zone, longitude, after) => {
          const end = meanTimeEras(zone).at(-1)?.end ?? Date.UTC(1850, 0, 1) / 1000;
          const date = civilFromDays(Math.ceil(end / 86_400) + after);
          const reading = { date, time: { hour: 12, minute: 0, second: 0 }, zone, longitude, fold: 'first' } as const;
          const none = (): number => 0;
          let asked: number;
          try {
            asked = clockInstant({ ...reading, clock: 'zone' }, none, 'birth', 'birth.time').utcMs;
          } catch {
            return; // a day that the zone skipped
          }
          const found = clockInstant({ ...reading, clock: 'auto' }, none, 'birth', 'birth.time');
          expect(found.utcMs).toBe(asked);
          expect(found.reason).toBe('standard_time');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a Julian date', () => {
  it('keeps the count of days: one after another, four years in 1461', () => {
    const days = (year: number, month: number, day: number): number => {
      const gregorian = gregorianFromJulian({ year, month, day });
      return daysFromCivil(gregorian.year, gregorian.month, gregorian.day);
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 2990 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 27 }),
        (year, month, day) => {
          expect(days(year, month, day + 1) - days(year, month, day)).toBe(1);
          expect(days(year + 4, month, day) - days(year, month, day)).toBe(1461);
        },
      ),
    );
    expect(days(1582, 10, 5) - days(1582, 10, 4)).toBe(1);
    expect(gregorianFromJulian({ year: 1582, month: 10, day: 5 })).toEqual({ year: 1582, month: 10, day: 15 });
    expect(days(1500, 3, 1) - days(1500, 2, 29)).toBe(1);
  });

  it('exists where the Julian calendar has it', () => {
    expect(isJulianDate('1500-02-29')).toBe(true);
    expect(isJulianDate('1501-02-29')).toBe(false);
    expect(isJulianDate('1500-04-31')).toBe(false);
    expect(isJulianDate('1500-13-01')).toBe(false);
    expect(isJulianDate('1500-00-10')).toBe(false);
    expect(isJulianDate('1500-01-00')).toBe(false);
    expect(isJulianDate('15000101')).toBe(false);
  });
});
