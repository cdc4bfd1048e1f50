import { describe, expect, it } from 'vitest';
import { DAY_MS, epochMs, J2000, julianCenturies, julianDay } from '../../src/time/julian.js';

describe('Julian days', () => {
  it('begin where the tables say', () => {
    expect(julianDay(0)).toBe(2_440_587.5);
    expect(julianDay(Date.UTC(2000, 0, 1, 12))).toBe(J2000);
    // Meeus, Astronomical Algorithms, example 7.a: 1957 October 4.81.
    expect(julianDay(Date.UTC(1957, 9, 4) + 0.81 * DAY_MS)).toBeCloseTo(2_436_116.31, 9);
  });

  it('turn back into milliseconds', () => {
    expect(epochMs(J2000)).toBe(Date.UTC(2000, 0, 1, 12));
  });

  it('count centuries from J2000', () => {
    expect(julianCenturies(J2000 - 36_525)).toBe(-1);
  });
});
