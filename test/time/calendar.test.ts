import { describe, expect, it } from 'vitest';
import {
  civilFromDays,
  daysFromCivil,
  formatClock,
  formatDate,
  isCalendarDate,
  isClockTime,
  isDateInRange,
  parseDate,
  parseTime,
  weekday,
} from '../../src/time/calendar.js';

describe('isCalendarDate', () => {
  it.each(['2000-02-29', '1900-02-28', '1582-10-10', '1000-01-01', '2999-12-31', '0000-01-01'])('takes %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '1900-02-29',
    '2023-02-29',
    '2023-06-31',
    '2023-00-10',
    '2023-13-01',
    '2023-01-00',
    '2023-1-01',
    '23-01-01',
    '20230101',
    '2023-01-01 ',
    ' 2023-01-01',
    '2023-01-01\n',
    '2023-01-01T00:00:00',
    '+2023-01-01',
    '-2023-01-01',
    '２０２３-01-01',
    '',
  ])('rejects %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('isClockTime', () => {
  it.each(['00:00:00', '23:59:59', '09:05:00'])('takes %s', (text) => {
    expect(isClockTime(text)).toBe(true);
  });

  it.each(['24:00:00', '23:59:60', '23:60:00', '9:05:00', '09:05', '09:05:00.0', '09:05:00Z', '09:05:00\n', ''])(
    'rejects %j',
    (text) => {
      expect(isClockTime(text)).toBe(false);
    },
  );
});

describe('isDateInRange', () => {
  it('takes 1000-01-01 to 2999-12-31 and only real days', () => {
    expect(['1000-01-01', '2999-12-31', '1582-10-05'].every(isDateInRange)).toBe(true);
    expect(['0999-12-31', '3000-01-01', '2023-02-30', 'today'].some(isDateInRange)).toBe(false);
  });
});

describe('parsing and printing', () => {
  it('reads dates and times', () => {
    expect(parseDate('0987-06-05')).toEqual({ year: 987, month: 6, day: 5 });
    expect(parseTime('01:02:03')).toEqual({ hour: 1, minute: 2, second: 3 });
  });

  it('writes dates, signed and six-digit outside the years 0 to 9999', () => {
    expect(formatDate(0)).toBe('1970-01-01');
    expect(formatDate(daysFromCivil(987, 6, 5))).toBe('0987-06-05');
    expect(formatDate(daysFromCivil(-1, 12, 31))).toBe('-000001-12-31');
    expect(formatDate(daysFromCivil(12345, 1, 1))).toBe('+012345-01-01');
  });

  it('writes clock times, past 24 hours when asked', () => {
    expect(formatClock(0)).toBe('00:00:00');
    expect(formatClock(86_399.999)).toBe('23:59:59');
    expect(formatClock(91_815)).toBe('25:30:15');
  });
});

describe('day numbers', () => {
  it('match known Julian days', () => {
    // JD 2299160.5 is 1582-10-15; JD 2086302.5 is 1000-01-01 proleptic Gregorian.
    expect(daysFromCivil(1582, 10, 15) + 2_440_587.5).toBe(2_299_160.5);
    expect(daysFromCivil(1000, 1, 1) + 2_440_587.5).toBe(2_086_302.5);
    expect(civilFromDays(-1)).toEqual({ year: 1969, month: 12, day: 31 });
  });

  it('know the day of the week', () => {
    expect(weekday(daysFromCivil(1947, 8, 15))).toBe(5);
    expect(weekday(daysFromCivil(2000, 1, 1))).toBe(6);
    expect(weekday(daysFromCivil(1000, 1, 5))).toBe(0);
  });
});
