import { describe, expect, it } from 'vitest';
import { zoneClock } from '../../src/cast/clock.js';
import { daysFromCivil, formatDate, parseDate } from '../../src/time/calendar.js';
import { epochMs, julianDay } from '../../src/time/julian.js';

const daysOf = (date: string): number => {
  const { year, month, day } = parseDate(date);
  return daysFromCivil(year, month, day);
};

describe('the beginning of a civil date', () => {
  it.each([
    ['Asia/Kolkata', '2024-07-17', '2024-07-16T18:30:00Z', 'no change near'],
    ['Europe/Berlin', '2024-03-31', '2024-03-30T23:00:00Z', 'clocks go forward later on the date, east of Greenwich'],
    ['Europe/Berlin', '2024-04-01', '2024-03-31T22:00:00Z', 'they went forward on the date before'],
    ['Europe/Berlin', '2024-10-27', '2024-10-26T22:00:00Z', 'they go back later on the date'],
    ['America/New_York', '2024-03-10', '2024-03-10T05:00:00Z', 'they go forward later on the date, west of Greenwich'],
    ['America/New_York', '2024-11-04', '2024-11-04T05:00:00Z', 'they went back on the date before'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z', 'its midnight was skipped'],
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00Z', 'at midnight they went back into the date before'],
    ['America/Havana', '2024-11-03', '2024-11-03T04:00:00Z', 'its midnight came twice'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z', 'the date before was skipped'],
  ])('in %s on %s is %s: %s', (zone, date, utc) => {
    const { dayStart, stamp } = zoneClock(zone, 'ut1');
    const start = dayStart(daysOf(date));
    // Half a second before midnight: from there on an instant, rounded to the second, is shown with the date.
    expect(Math.abs(epochMs(start) - (Date.parse(utc) - 500))).toBeLessThan(0.05);
    expect(stamp(julianDay(epochMs(start) + 1)).date).toBe(date);
    expect(stamp(julianDay(epochMs(start) - 1)).date < date).toBe(true);
  });

  it('of a date that was skipped is that of the next', () => {
    const { dayStart } = zoneClock('Pacific/Apia', 'ut1');
    expect(dayStart(daysOf('2011-12-30'))).toBe(dayStart(daysOf('2011-12-31')));
  });
});

describe('what the clocks show', () => {
  it('is rounded once to the whole second', () => {
    const { stamp } = zoneClock('Asia/Kolkata', 'ut1');
    const midnight = Date.parse('2024-07-16T18:30:00Z');
    expect(stamp(julianDay(midnight - 501))).toMatchObject({
      date: '2024-07-16',
      time: '23:59:59',
      secondOfDay: 86_399,
    });
    expect(stamp(julianDay(midnight - 499))).toMatchObject({ date: '2024-07-17', time: '00:00:00', secondOfDay: 0 });
    expect(stamp(julianDay(midnight + 501))).toMatchObject({ date: '2024-07-17', time: '00:00:01', secondOfDay: 1 });
  });

  it('changes with the offset, to the second, however many cells were used', () => {
    const { stamp } = zoneClock('Europe/Berlin', 'ut1');
    const change = Date.parse('2024-03-31T01:00:00Z');
    for (let year = 1900; year < 2024; year++)
      expect(stamp(julianDay(Date.UTC(year, 0, 1))).date).toBe(`${year}-01-01`);
    expect(stamp(julianDay(change - 1000)).time).toBe('01:59:59');
    expect(stamp(julianDay(change)).time).toBe('03:00:00');
    expect(stamp(julianDay(change)).days).toBe(daysOf('2024-03-31'));
    expect(formatDate(stamp(julianDay(change)).days)).toBe('2024-03-31');
  });
});
