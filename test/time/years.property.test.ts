import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedDegrees } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { meanAyanamsaOf } from '../../src/sky/ayanamsaOf.js';
import { instantFromEpoch } from '../../src/sky/instant.js';
import { interpolated } from '../../src/sky/interpolated.js';
import { daysFromCivil, isCalendarDate } from '../../src/time/calendar.js';
import { DAY_MS } from '../../src/time/julian.js';
import { calendarYears, fixedYears, type SkyAngle, trueYears } from '../../src/time/yearClock.js';
import { YEAR_NAMES, YEARS } from '../../src/time/years.js';

const sky = interpolated(analytical);
const longitude = (body: 'Sun' | 'Moon', ms: number): number =>
  sky.places([body], instantFromEpoch(ms).tt)[0]?.longitude ?? Number.NaN;
const sun: SkyAngle = (ms) => longitude('Sun', ms) - meanAyanamsaOf('lahiri', instantFromEpoch(ms).tt);
const elongation: SkyAngle = (ms) => longitude('Moon', ms) - longitude('Sun', ms);

const birth = fc.integer({ min: Date.UTC(1850, 0), max: Date.UTC(1980, 0) });
const years = fc.double({ min: -20, max: 120, noNaN: true });
const whole = fc.integer({ min: -20, max: 120 });

describe('the table of years', () => {
  it('has the names in their order', () => {
    expect(YEAR_NAMES).toEqual([
      'sidereal',
      'sidereal_true',
      'tropical',
      'tropical_true',
      'julian',
      'gregorian',
      'anomalistic',
      'savana',
      'lunar',
      'lunar_true',
      'calendar',
    ]);
  });

  it('differs over 120 years as is known, in days', () => {
    const over = (name: 'tropical' | 'julian' | 'gregorian' | 'anomalistic' | 'savana' | 'lunar'): number =>
      (fixedYears(name, 0)(120) - fixedYears('sidereal', 0)(120)) / DAY_MS;
    expect(over('tropical')).toBeCloseTo(-1.7008, 3);
    expect(over('julian')).toBeCloseTo(-0.7636, 3);
    expect(over('gregorian')).toBeCloseTo(-1.6636, 3);
    expect(over('anomalistic')).toBeCloseTo(0.3928, 3);
    expect(over('savana')).toBeCloseTo(-630.7636, 3);
    expect(over('lunar')).toBeCloseTo(-1306.7152, 3);
    expect(fixedYears({ days: 360 }, 5)(2.5)).toBe(5 + 900 * DAY_MS);
  });

  it('turns at the pace of the sky: 0.98560911 and 0.98564736 degrees of Sun, 12.190749 of elongation a day', () => {
    const pace = (['sidereal_true', 'tropical_true', 'lunar_true'] as const).map(
      (name) => YEARS[name].turn / YEARS[name].days,
    );
    expect(pace.map((rate) => rate.toFixed(8))).toEqual(['0.98560911', '0.98564736', '12.19074899']);
  });
});

describe('true years', () => {
  it('whole ones bring back the Sun of the birth to 10⁻⁷°', () => {
    fc.assert(
      fc.property(birth, whole, (ms, n) => {
        const gap = signedDegrees(sun(trueYears('sidereal_true', ms, sun)(n)) - sun(ms));
        expect(Math.abs(gap)).toBeLessThan(1e-7);
      }),
      { numRuns: 60 },
    );
  });

  it('find the root to 1 ms, in parts of a year too', () => {
    fc.assert(
      fc.property(birth, years, (ms, y) => {
        for (const [year, angle, turn] of [
          ['sidereal_true', sun, 360],
          ['lunar_true', elongation, 4320],
        ] as const) {
          const found = trueYears(year, ms, angle)(y);
          const left = (at: number): number => signedDegrees(angle(at) - angle(ms) - (y - Math.floor(y)) * turn);
          expect(Number.isInteger(found)).toBe(true);
          expect(left(found - 1)).toBeLessThan(0);
          expect(left(found + 1)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('begin at the birth, go on without turning back, and last 365.23 to 365.28 days', () => {
    fc.assert(
      fc.property(birth, years, fc.double({ min: 1e-6, max: 5, noNaN: true }), (ms, y, more) => {
        const clock = trueYears('sidereal_true', ms, sun);
        expect(clock(0)).toBe(ms);
        expect(clock(y + more)).toBeGreaterThan(clock(y));
        const length = (clock(y + 1) - clock(y)) / DAY_MS;
        expect(length).toBeGreaterThan(365.23);
        expect(length).toBeLessThan(365.28);
      }),
      { numRuns: 60 },
    );
  });

  it('stay within 4 days of the mean year, and 3 of the mean lunar one', () => {
    fc.assert(
      fc.property(birth, years, (ms, y) => {
        const gap = (a: number, b: number): number => Math.abs(a - b) / DAY_MS;
        expect(gap(trueYears('sidereal_true', ms, sun)(y), fixedYears('sidereal', ms)(y))).toBeLessThan(4);
        expect(gap(trueYears('lunar_true', ms, elongation)(y), fixedYears('lunar', ms)(y))).toBeLessThan(3);
      }),
      { numRuns: 60 },
    );
  });

  it('are heard to fail for an angle that stands still or runs at another pace', () => {
    expect(() => trueYears('sidereal_true', 0, () => 17)(0.3)).toThrow(RangeError);
    expect(() => trueYears('sidereal_true', 0, (ms) => (ms < 1e9 ? 0 : Number.NaN))(0.3)).toThrow(RangeError);
  });
});

describe('calendar years', () => {
  const date = fc
    .record({
      year: fc.integer({ min: 1800, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .filter(({ year, month, day }) =>
      isCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
    );

  it('whole years keep day and month, to the 30th', () => {
    fc.assert(
      fc.property(date, whole, (born, n) => {
        const later = calendarYears(born, n);
        if (born.day > 28) return;
        expect(later).toEqual({ ...born, year: born.year + n });
      }),
    );
  });

  it('are real dates that never go back', () => {
    fc.assert(
      fc.property(date, years, fc.double({ min: 0, max: 3, noNaN: true }), (born, y, more) => {
        const [first, second] = [calendarYears(born, y), calendarYears(born, y + more)];
        const days = ({ year, month, day }: typeof first): number => daysFromCivil(year, month, day);
        for (const { year, month, day } of [first, second]) {
          expect(isCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)).toBe(
            true,
          );
        }
        expect(days(second)).toBeGreaterThanOrEqual(days(first));
      }),
    );
  });

  it('round up to whole days, and leave whole ones', () => {
    const born = { year: 2000, month: 1, day: 1 };
    expect(calendarYears(born, 0)).toEqual(born);
    expect(calendarYears(born, 1 / 360)).toEqual({ year: 2000, month: 1, day: 2 });
    expect(calendarYears(born, 1.01 / 360)).toEqual({ year: 2000, month: 1, day: 3 });
    expect(calendarYears(born, -0.01 / 360)).toEqual(born);
    // 1.1 · 360 is 396.00000000000006 in floating point, yet 396 days.
    expect(calendarYears(born, 1.1)).toEqual({ year: 2001, month: 2, day: 7 });
    for (let k = 1; k < 120; k++) {
      const days = ({ year, month, day }: typeof born): number => (year * 12 + month) * 30 + day;
      expect(
        days(calendarYears({ year: 2000, month: 3, day: 1 }, k / 3)) - days({ year: 2000, month: 3, day: 1 }),
      ).toBe(120 * k);
    }
  });

  it('take the last day of a month that lacks the day', () => {
    expect(calendarYears({ year: 1999, month: 1, day: 30 }, 1 / 12)).toEqual({ year: 1999, month: 2, day: 28 });
    expect(calendarYears({ year: 2000, month: 1, day: 30 }, 1 / 12)).toEqual({ year: 2000, month: 2, day: 29 });
    expect(calendarYears({ year: 1999, month: 1, day: 31 }, 1)).toEqual({ year: 2000, month: 2, day: 1 });
  });
});
