import { describe, expect, it } from 'vitest';
import { zoneClock } from '../../src/cast/clock.js';
import { epochMs, julianDay } from '../../src/time/julian.js';

const DAY_MS = 86_400_000;

describe('the start of a date', () => {
  // A stamp is rounded to the second, so that a date begins half a second before its first one.
  it.each([
    ['UTC', '2024-02-05', '2024-02-05T00:00:00Z'],
    ['Asia/Kolkata', '2024-02-05', '2024-02-04T18:30:00Z'],
    ['America/New_York', '2024-07-01', '2024-07-01T04:00:00Z'],
    // The clocks went from 24:00 to 01:00: the date has no midnight.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z'],
    // They went from 24:00 back to 23:00: the date begins after the second 23 o’clock.
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00Z'],
    // They went from 01:00 back to 00:00: the date begins with the first of the two midnights.
    ['America/Havana', '2024-11-03', '2024-11-03T04:00:00Z'],
    // Local mean time, 5 h 53 min 28 s ahead.
    ['Asia/Kolkata', '1850-01-01', '1849-12-31T18:06:32Z'],
  ])('%s %s is the first instant that rounds into it', (zone, date, firstSecond) => {
    const clock = zoneClock(zone);
    const start = clock.dayStart(Date.parse(date) / DAY_MS);
    // A Julian day resolves 0.04 ms.
    expect(Math.abs(epochMs(start) - (Date.parse(firstSecond) - 500))).toBeLessThan(0.05);
    const stampAt = (ms: number): string => clock.stamp(julianDay(epochMs(start) + ms)).date;
    expect(stampAt(1)).toBe(date);
    expect(stampAt(-1) < date).toBe(true);
  });
});
