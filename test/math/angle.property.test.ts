import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEGREE,
  microArcseconds,
  modulo,
  NAKSHATRA,
  nakshatraIndex,
  normalizeDegrees,
  PADA,
  padaNumber,
  SIGN,
  signedDegrees,
  signIndex,
  TURN,
  toDegrees,
  toMicroArcseconds,
} from '../../src/math/angle.js';

const longitudes = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('normalisation', () => {
  it('modulo stays in [0, m) for every number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        const rest = modulo(value, 360);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(360);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([-Number.MIN_VALUE, -1e-300, -1e-20, -1e-13, -0, 360, -360, 720, 359.99999999999994])(
    '%d is brought into [0, 360)',
    (value) => {
      const result = normalizeDegrees(value);
      expect(result >= 0 && result < 360).toBe(true);
      const micro = toMicroArcseconds(value);
      expect(Number.isSafeInteger(micro) && micro >= 0 && micro < TURN).toBe(true);
      expect(Object.is(micro, -0)).toBe(false);
    },
  );

  it('signedDegrees lies in [−180, 180) and differs by whole turns', () => {
    fc.assert(
      fc.property(degrees, (value) => {
        const signed = signedDegrees(value);
        expect(signed >= -180 && signed < 180).toBe(true);
        const turns = (value - signed) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('micro-arcseconds', () => {
  it('are whole, in [0, TURN), and nearest', () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (value) => {
        const micro = toMicroArcseconds(value);
        expect(Number.isSafeInteger(micro) && micro >= 0 && micro < TURN).toBe(true);
        // Half a unit, and a few units of float64 at 1.3·10¹².
        expect(Math.abs(signedDegrees(toDegrees(micro) - value)) * DEGREE).toBeLessThan(0.5 + 2e-3);
      }),
      { numRuns: 2000 },
    );
  });

  it('survive a trip through degrees', () => {
    fc.assert(
      fc.property(longitudes, (micro) => {
        expect(toMicroArcseconds(toDegrees(micro))).toBe(micro);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('sign, nakṣatra and pada come from one integer', () => {
  it('never contradict each other', () => {
    fc.assert(
      fc.property(longitudes, (micro) => {
        const quarter = Math.floor(micro / PADA);
        expect(nakshatraIndex(micro)).toBe(Math.floor(quarter / 4));
        expect(padaNumber(micro)).toBe((quarter % 4) + 1);
        expect(signIndex(micro)).toBe(Math.floor(quarter / 9));
      }),
      { numRuns: 2000 },
    );
  });

  it('begin at their boundaries and end one micro-arcsecond before the next', () => {
    for (let sign = 0; sign < 12; sign++) {
      expect(signIndex(microArcseconds(sign * SIGN))).toBe(sign);
      expect(signIndex(microArcseconds((sign + 1) * SIGN - 1))).toBe(sign);
    }
    for (let quarter = 0; quarter < 108; quarter++)
      for (const micro of [quarter * PADA, (quarter + 1) * PADA - 1]) {
        expect(nakshatraIndex(microArcseconds(micro))).toBe(Math.floor(quarter / 4));
        expect(padaNumber(microArcseconds(micro))).toBe((quarter % 4) + 1);
      }
  });

  it('cut the circle into 12, 27 and 108 whole parts', () => {
    expect([TURN / SIGN, TURN / NAKSHATRA, TURN / PADA]).toEqual([12, 27, 108]);
    expect(Number.isSafeInteger(TURN * 60)).toBe(true);
  });
});
