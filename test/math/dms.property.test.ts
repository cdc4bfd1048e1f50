import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { microArcseconds, SIGN, TURN } from '../../src/math/angle.js';
import { formatInSign, parseInSign } from '../../src/math/dms.js';

const longitudes = fc
  .oneof(
    fc.integer({ min: 0, max: TURN - 1 }),
    // Just below a sign, a degree, a minute, a second and a hundredth: where rounding would print 30° or 60″.
    fc
      .tuple(
        fc.constantFrom(SIGN, SIGN / 30, SIGN / 1800, 1_000_000, 10_000),
        fc.nat(),
        fc.integer({ min: 1, max: 6000 }),
      )
      .map(([step, count, below]) => ((count % (TURN / step)) + 1) * step - below)
      .filter((micro) => micro >= 0 && micro < TURN),
  )
  .map(microArcseconds);

const HUNDREDTHS = /^(?:[0-9]|[12][0-9])° [0-5][0-9]' [0-5][0-9]\.[0-9]{2}"$/;
const WHOLE = /^(?:[0-9]|[12][0-9])° [0-5][0-9]' [0-5][0-9]"$/;

describe('degrees, minutes and seconds', () => {
  it('never print 30° or 60 minutes or seconds', () => {
    fc.assert(
      fc.property(longitudes, (micro) => {
        expect(formatInSign(micro)).toMatch(HUNDREDTHS);
        expect(formatInSign(micro, 0)).toMatch(WHOLE);
      }),
      { numRuns: 5000 },
    );
  });

  it('are read back to the same hundredth, cut and not rounded', () => {
    fc.assert(
      fc.property(longitudes, (micro) => {
        const inSign = micro % SIGN;
        expect(parseInSign(formatInSign(micro))).toBe(inSign - (inSign % 10_000));
        expect(parseInSign(formatInSign(micro, 0))).toBe(inSign - (inSign % 1_000_000));
      }),
      { numRuns: 5000 },
    );
  });

  it('print the same again after being read', () => {
    fc.assert(
      fc.property(longitudes, (micro) => {
        const text = formatInSign(micro);
        expect(formatInSign(parseInSign(text))).toBe(text);
      }),
    );
  });

  it('print the ends of a sign', () => {
    expect(formatInSign(microArcseconds(0))).toBe('0° 00\' 00.00"');
    expect(formatInSign(microArcseconds(SIGN - 1))).toBe('29° 59\' 59.99"');
    expect(formatInSign(microArcseconds(SIGN - 1), 0)).toBe('29° 59\' 59"');
    expect(formatInSign(SIGN)).toBe('0° 00\' 00.00"');
    expect(formatInSign(microArcseconds(TURN - 1))).toBe('29° 59\' 59.99"');
    expect(formatInSign(microArcseconds(SIGN + 45_296_780_000))).toBe('12° 34\' 56.78"');
  });

  it.each(['', '12°34\'56.78"', '12° 34\' 56.7"', '-1° 00\' 00.00"', '12° 34\' 56,78"'])(
    '%s is no such text',
    (text) => {
      expect(parseInSign(text)).toBeNaN();
    },
  );
});
