import fc from 'fast-check';
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

const FIRST = daysFromCivil(1000, 1, 1);
const LAST = daysFromCivil(2999, 12, 31);
const days = fc.integer({ min: FIRST, max: LAST });

describe('calendar', () => {
  it('numbers every supported day as Date does, both ways', () => {
    for (let day = FIRST; day <= LAST; day++) {
      const date = new Date(day * 86_400_000);
      const civil = civilFromDays(day);
      if (
        civil.year !== date.getUTCFullYear() ||
        civil.month !== date.getUTCMonth() + 1 ||
        civil.day !== date.getUTCDate() ||
        daysFromCivil(civil.year, civil.month, civil.day) !== day
      ) {
        expect.fail(`day ${day}: ${JSON.stringify(civil)}`);
      }
    }
  });

  it('round-trips far outside the range too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (day) => {
        const { year, month, day: ofMonth } = civilFromDays(day);
        return daysFromCivil(year, month, ofMonth) === day;
      }),
    );
  });

  it('prints what it reads', () => {
    fc.assert(
      fc.property(days, (day) => {
        const text = formatDate(day);
        const { year, month, day: ofMonth } = parseDate(text);
        return isDateInRange(text) && text.length === 10 && daysFromCivil(year, month, ofMonth) === day;
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), (second) => {
        const text = formatClock(second);
        const time = parseTime(text);
        return isClockTime(text) && time.hour * 3600 + time.minute * 60 + time.second === second;
      }),
    );
  });

  it('takes a date text exactly when Date keeps it', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((value) => `${value}`.padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2999 }), part(14), part(33), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const parsed = new Date(`${text}T00:00:00Z`);
        const kept = !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text;
        expect(isCalendarDate(text)).toBe(kept);
      }),
    );
  });

  it('weekdays follow each other', () => {
    fc.assert(fc.property(days, (day) => weekday(day + 1) === (weekday(day) + 1) % 7));
  });
});
