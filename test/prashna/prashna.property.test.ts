import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ashtamangala, remainderOf } from '../../src/prashna/ashtamangala.js';
import { chatraOf, pathOf, signOfAzimuth, startOfNumber } from '../../src/prashna/rules/arudha.js';
import { PATHS } from '../../src/prashna/tables/paths.js';
import { houseOfSign } from '../../src/zodiac/housed.js';

const sign = fc.integer({ min: 0, max: 11 });

describe('properties of questions', () => {
  it('numbers rise through the zodiac by equal steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 107 }), (number) => {
        expect(startOfNumber(number + 1) - startOfNumber(number)).toBe(startOfNumber(2));
      }),
    );
  });

  it('every thirty degrees of direction is a sign further', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 329, noNaN: true }), (azimuth) => {
        expect(signOfAzimuth(azimuth + 30)).toBe((signOfAzimuth(azimuth) + 1) % 12);
      }),
    );
  });

  it('the chatra is as far from the lagna as the path from the ārūḍha', () => {
    fc.assert(
      fc.property(sign, sign, (asker, lagna) => {
        const path = pathOf(asker);
        const { count, sign: chatra } = chatraOf(asker, lagna, path);
        expect(houseOfSign(PATHS.indexOf(path), asker)).toBe(count);
        expect(houseOfSign(chatra, lagna)).toBe(count);
      }),
    );
  });

  it('the three remainders make 4, 12 or 20, since 108 leaves 4', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 106 }), fc.integer({ min: 1, max: 106 }), (left, middle) => {
        const right = 108 - left - middle;
        if (right < 1) return;
        const { heaps, number } = ashtamangala({ heaps: [left, middle, right] }).data;
        const total = heaps.reduce((sum, { remainder }) => sum + remainder, 0);
        expect([4, 12, 20]).toContain(total);
        expect(number).toBe(100 * remainderOf(left) + 10 * remainderOf(middle) + remainderOf(right));
      }),
    );
  });
});
