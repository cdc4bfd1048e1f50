import { describe, expect, it } from 'vitest';
import { modulo, normalizeDegrees, signedDegrees } from '../../src/math/angle.js';
import { formatInSign, parseInSign, twoDigits } from '../../src/math/dms.js';

describe('remainders', () => {
  it('leave a number that is within the turn as it is, however small', () => {
    for (const value of [0, 1e-300, 1e-20, 1e-9, 0.1, 123.456, 359.99999999999994]) {
      expect(normalizeDegrees(value)).toBe(value);
    }
  });

  it('have no negative zero', () => {
    expect(modulo(-0, 360)).toBe(0);
    expect(modulo(-720, 360)).toBe(0);
  });

  it('put half a turn on the negative side', () => {
    expect([signedDegrees(180), signedDegrees(-180), signedDegrees(540), signedDegrees(179.5)]).toEqual([
      -180, -180, -180, 179.5,
    ]);
  });
});

describe('texts of a place in a sign', () => {
  it.each([
    ` 12° 34' 56.78"`,
    `12° 34' 56.78" `,
    `12° 34' 56.78"N`,
    `12° 34' 56.7"`,
    `112° 34' 56.78"`,
    `12° 34' 56.`,
    '',
  ])('%j is none', (text) => {
    expect(parseInSign(text)).toBeNaN();
  });

  it('are read with hundredths or without', () => {
    expect(parseInSign(`12° 34' 56.78"`)).toBe(12 * 3_600_000_000 + 34 * 60_000_000 + 56_780_000);
    expect(parseInSign(`1° 02' 03"`)).toBe(3_600_000_000 + 2 * 60_000_000 + 3_000_000);
  });

  it('are written with hundredths or without, and cut', () => {
    const place = parseInSign(`12° 34' 56.78"`);
    expect([formatInSign(place), formatInSign(place, 0)]).toEqual([`12° 34' 56.78"`, `12° 34' 56"`]);
  });

  it('have two digits', () => {
    expect([0, 9, 10, 59].map(twoDigits)).toEqual(['00', '09', '10', '59']);
  });
});
