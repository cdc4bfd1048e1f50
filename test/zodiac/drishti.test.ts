import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEGREE, type MicroArcseconds, microArcseconds, SIGN } from '../../src/math/angle.js';
import {
  castsAspect,
  DRISHTI_READINGS,
  type DrishtiReading,
  drishtiVirupas,
  fullDrishti,
  rashiDrishti,
} from '../../src/zodiac/drishti.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';

const angle = (degrees: number): MicroArcseconds => microArcseconds(Math.round(degrees * DEGREE));
const SIGNS = Array.from({ length: 12 }, (_, sign) => sign);

describe('the fractional aspect', () => {
  // Of the Sun: the speculum that Santhanam prints with chapter 26.
  it.each<[Graha, number, number, DrishtiReading?]>([
    ['Sun', 29.999999, 0],
    ['Sun', 30, 0],
    ['Sun', 30.5, 0.25],
    ['Sun', 45, 7.5],
    ['Sun', 59.5, 14.75],
    ['Sun', 60.5, 15.5],
    ['Sun', 70, 25],
    ['Sun', 105, 37.5],
    ['Sun', 165, 30],
    ['Sun', 300, 0],
    ['Mars', 75, 37.5],
    ['Mars', 215, 55],
    ['Jupiter', 100, 50],
    ['Jupiter', 225, 52.5],
    ['Saturn', 45, 30],
    ['Saturn', 250, 40],
    ['Saturn', 285, 30],
    ['Jupiter', 247.5, 48.75],
    ['Jupiter', 247.5, 45, 'verses'],
    ['Jupiter', 130, 50, 'english'],
    ['Jupiter', 130, 50, 'additive'],
    ['Saturn', 89, 89, 'additive'],
    ['Rahu', 180, 0],
  ])('of %s at %d° is %d', (graha, degrees, virupas, reading) => {
    expect(drishtiVirupas(graha, angle(degrees), reading)).toBe(virupas);
  });

  it.each(DRISHTI_READINGS)('is full opposite, and nothing within a sign or beyond ten, by %s', (reading) => {
    for (const graha of SIGN_LORDS) {
      expect(drishtiVirupas(graha, angle(180), reading)).toBe(60);
      for (const none of [0, 29.9, 300, 330, 359.9]) expect(drishtiVirupas(graha, angle(none), reading)).toBe(0);
    }
  });

  it('is full where the graha looks fully, and there alone at the joints of signs', () => {
    for (const graha of SIGN_LORDS) {
      for (const sign of SIGNS) {
        const full = drishtiVirupas(graha, angle(30 * sign)) === 60;
        expect(full, `${graha} ${sign + 1}`).toBe(
          fullDrishti(graha).includes(sign + 1) || (graha === 'Mars' && sign === 7),
        );
      }
    }
  });

  it('has no jump when it is smooth, and no more than one of 15 by the verses', () => {
    const jumps = (reading: DrishtiReading) =>
      SIGN_LORDS.flatMap((graha) =>
        SIGNS.map((sign) => {
          const at = sign * SIGN;
          const before = drishtiVirupas(graha, microArcseconds((at + 12 * SIGN - 1) % (12 * SIGN)), reading);
          return [graha, sign * 30, Math.round(drishtiVirupas(graha, microArcseconds(at), reading) - before)] as const;
        }),
      ).filter(([, , jump]) => jump !== 0);
    expect(jumps('smooth')).toEqual([]);
    expect(jumps('verses')).toEqual([['Jupiter', 270, 15]]);
    expect(jumps('english')).toEqual([
      ['Jupiter', 150, -30],
      ['Jupiter', 270, -15],
    ]);
  });

  it('stays between nothing and full, but where parts are added', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRAHAS),
        fc.integer({ min: 0, max: 12 * SIGN - 1 }),
        fc.constantFrom(...DRISHTI_READINGS),
        (graha, ahead, reading) => {
          const virupas = drishtiVirupas(graha, microArcseconds(ahead), reading);
          expect(virupas).toBeGreaterThanOrEqual(0);
          expect(virupas).toBeLessThanOrEqual(reading === 'additive' ? 90 : 60);
        },
      ),
    );
  });
});

describe('full aspects', () => {
  it('are counted from the sign of the graha', () => {
    expect(castsAspect('Saturn', 10, 0)).toBe(true);
    expect(castsAspect('Mars', 0, 3)).toBe(true);
    expect(castsAspect('Sun', 0, 3)).toBe(false);
    expect([
      castsAspect('Rahu', 0, 6),
      castsAspect('Rahu', 0, 6, 'seventh'),
      castsAspect('Ketu', 0, 8, 'trinal'),
    ]).toEqual([false, true, true]);
  });
});

describe('aspects of signs', () => {
  it('are of three others each, either way', () => {
    expect(rashiDrishti(0)).toEqual([4, 7, 10]);
    expect(rashiDrishti(1)).toEqual([3, 6, 9]);
    expect(rashiDrishti(2)).toEqual([5, 8, 11]);
    for (const sign of SIGNS) {
      const seen = rashiDrishti(sign);
      expect(new Set(seen).size).toBe(3);
      for (const other of seen) expect(rashiDrishti(other)).toContain(sign);
    }
  });
});
