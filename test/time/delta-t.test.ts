import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { daysFromCivil } from '../../src/time/calendar.js';
import { deltaT, deltaTUncertainty, ttFromUt, utFromTt } from '../../src/time/deltaT.js';

const jd = (year: number, month = 1, day = 1): number => daysFromCivil(year, month, day) + 2_440_587.5;

const rows = readFileSync(new URL('../../fixtures/sources/delta-t.csv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => {
    const [date = '', seconds, source = ''] = line.split(',');
    return { date, seconds: Number(seconds), source };
  });

describe('deltaT', () => {
  it('keeps within 0.02 s of the observed series, 1955 to 2026', () => {
    const observed = rows.filter((row) => row.source !== 'predicted');
    expect(observed.length).toBeGreaterThan(780);
    const far = observed.filter(({ date, seconds }) => {
      return Math.abs(deltaT(Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 2_440_587.5) - seconds) > 0.02;
    });
    expect(far).toEqual([]);
  });

  it.each([
    // Values of the spline at its own knots: Proc. R. Soc. A 472:20160404, table S15 v. 2020.
    [1000, 1650.393],
    [1300, 681.149],
    [1600, 109.127],
    [1720, 12.068],
    [1800, 18.367],
    [1900, -1.977],
    [1940, 24.426],
  ])('is the published spline in %i', (year, seconds) => {
    expect(Math.abs(deltaT(jd(year)) - seconds)).toBeLessThan(0.02);
  });

  it('is continuous: no day changes it by more than 0.03 s', () => {
    let largest = 0;
    let before = deltaT(jd(1000));
    for (let day = jd(1000) + 1; day <= jd(2999, 12, 31); day++) {
      const value = deltaT(day);
      largest = Math.max(largest, Math.abs(value - before));
      before = value;
    }
    expect(largest).toBeLessThan(0.03);
  });

  it('joins without a step in 1948, 1955 and 2027', () => {
    for (const join of [2_432_551.5, 2_435_108.5, 2_435_108.5 + 290 * 91.3125]) {
      expect(Math.abs(deltaT(join + 1e-6) - deltaT(join - 1e-6))).toBeLessThan(1e-6);
    }
  });

  it('goes on along the long-term length of day', () => {
    // Increment of the integrated formula from 2100 to 2200 and to 2500, by hand: 80.58 s and 915.94 s.
    expect(deltaT(jd(2200)) - deltaT(jd(2100))).toBeCloseTo(80.58, 1);
    expect(deltaT(jd(2500)) - deltaT(jd(2100))).toBeCloseTo(915.94, 1);
  });
});

describe('deltaTUncertainty', () => {
  it('is small where there are observations and grows on both sides', () => {
    expect(deltaTUncertainty(jd(1990))).toBe(0.01);
    expect(deltaTUncertainty(jd(1958))).toBe(0.05);
    expect(deltaTUncertainty(jd(1700))).toBe(5);
    expect(deltaTUncertainty(jd(1500))).toBe(15);
    expect(deltaTUncertainty(jd(1100))).toBe(80);
    expect(deltaTUncertainty(jd(2027))).toBeLessThan(0.05);
    expect(deltaTUncertainty(jd(2100))).toBeGreaterThan(30);
    expect(deltaTUncertainty(jd(2999))).toBeGreaterThan(1500);
  });
});

describe('ttFromUt and utFromTt', () => {
  it('undo each other to 0.1 ms', () => {
    for (let year = 1000; year < 3000; year += 7) {
      const ut = jd(year, 3, 5);
      expect(Math.abs(utFromTt(ttFromUt(ut)) - ut) * 86_400).toBeLessThan(1e-4);
      expect((ttFromUt(ut) - ut) * 86_400).toBeCloseTo(deltaT(ut), 3);
    }
  });
});
