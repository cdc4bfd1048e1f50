import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import printed from '../../fixtures/sources/calendar-dates.json' with { type: 'json' };
import { type CalendarShraddhaInput, shraddha } from '../../src/calendar/index.js';
import { isSiddhantaError } from '../../src/index.js';
import { runs } from '../support/sample.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

describe.each(printed.mahalaya.rows)('the mahālaya of $year', ({ year, days, slips = [] }) => {
  const { mahalaya } = shraddha({ year, place }).data;

  it('is as listed, but for slips of the list', () => {
    const slip = new Map(slips.map(({ tithi, ours }) => [tithi, ours]));
    for (const { tithi, date } of days) {
      expect(mahalaya.find((day) => day.tithi.number === tithi)?.date, String(tithi)).toBe(slip.get(tithi) ?? date);
    }
  });

  it('has the full moon and the fifteen tithis after it', () => {
    expect(mahalaya.map(({ tithi }) => tithi.number)).toEqual(Array.from({ length: 16 }, (_, i) => i + 15));
  });
});

describe('the windows of a day', () => {
  it('follow each other: kutapa and rohiṇa around noon, aparāhṇa after them', () => {
    for (const { date, kutapa, rohina, aparahna } of shraddha({ year: 2025, place }).data.mahalaya) {
      if (kutapa === null || rohina === null || aparahna === null) throw new Error('a day without windows');
      expect(kutapa.start.slice(0, 10)).toBe(date);
      expect(kutapa.end).toBe(rohina.start);
      expect(rohina.end).toBe(aparahna.start);
      // The middle of the day of which kutapa is the middle fifteenth.
      const [from, to] = [Date.parse(kutapa.start), Date.parse(kutapa.end)];
      expect(Date.parse(aparahna.end) - Date.parse(aparahna.start)).toBeCloseTo(3 * (to - from), -4);
    }
  });
});

describe('intercalary months', () => {
  const dates = (input: Omit<CalendarShraddhaInput, 'place'>) =>
    shraddha({ ...input, place }).data.yearly.map(({ date, is_adhika }) => [date, is_adhika]);

  it('take the first yearly day where they are the thirteenth month, and no later one', () => {
    expect(dates({ year: 2026, years: 2, moment: '2025-06-01T10:00:00+05:30' })).toEqual([
      ['2026-05-21', true],
      ['2027-06-09', false],
    ]);
    expect(dates({ year: 2026, moment: '2020-05-28T10:00:00+05:30' })).toEqual([['2026-06-20', false]]);
  });

  it('keep a passing in an intercalary month where it recurs, else in the ordinary one', () => {
    const passing = { month: 'Jyeshtha', tithi: 6, is_adhika: true } as const;
    expect(dates({ year: 2026, ...passing })).toEqual([['2026-05-21', true]]);
    expect(dates({ year: 2027, ...passing })).toEqual([['2027-06-09', false]]);
  });

  it('have no mahālaya', () => {
    // Bhādrapada was intercalary in 2012.
    for (const day of shraddha({ year: 2012, place }).data.mahalaya) expect(day.is_adhika).toBe(false);
  });
});

it('is once a lunar year, for any tithi and month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2090 }),
      fc.integer({ min: 1, max: 30 }),
      fc.constantFrom('Chaitra', 'Shravana', 'Kartika', 'Pausha' as const),
      fc.constantFrom('parvana', 'ekoddishta' as const),
      (year, tithi, month, rite) => {
        const { yearly } = shraddha({ year, years: 5, month, tithi, rite, place }).data;
        expect(yearly.length).toBeGreaterThanOrEqual(4);
        expect(yearly.length).toBeLessThanOrEqual(6);
        for (const { start, end, date } of yearly) {
          expect(Date.parse(end)).toBeGreaterThan(Date.parse(start));
          // The day is that in which the tithi begins, or the next.
          const apart = (Date.parse(`${date}T12:00:00+05:30`) - Date.parse(start)) / 3_600_000;
          expect(apart).toBeGreaterThan(-13);
          expect(apart).toBeLessThan(37);
        }
      },
    ),
    { numRuns: runs(20) },
  );
});

it('refuses half a date, and two of them', () => {
  const code = (input: Omit<CalendarShraddhaInput, 'place' | 'year'>) => {
    try {
      return shraddha({ year: 2025, place, ...input }).data.tithi;
    } catch (error) {
      return isSiddhantaError(error) ? [error.code, error.field] : error;
    }
  };
  expect(code({ month: 'Magha' })).toEqual(['missing_field', 'tithi']);
  expect(code({ tithi: 3 })).toEqual(['missing_field', 'month']);
  expect(code({ tithi: 3, moment: '2000-01-01T00:00:00Z' })).toEqual(['invalid_value', 'moment']);
  expect(code({ years: 30, month: 'Magha', tithi: 3 })).toMatchObject({ number: 3 });
  expect(code({})).toBeNull();
});
