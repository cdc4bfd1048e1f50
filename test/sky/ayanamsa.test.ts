import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { meanAyanamsa, meanAyanamsaOf, zodiacOf } from '../../src/sky/index.js';

const J2000 = 2_451_545;

const refusalOf = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (error) {
    return isSiddhantaError(error) ? [error.code, error.field, error.message] : error;
  }
};

describe('an ayanamsa that there is not', () => {
  it.each([
    ['vedic'],
    [''],
    ['Lahiri'],
    ['toString'],
    ['__proto__'],
    ['fagan_bradley'],
    [undefined],
    [null],
    [7],
    [{}],
  ])('is refused by meanAyanamsa: %j', (school) => {
    expect(refusalOf(() => meanAyanamsa(school as never, J2000))).toEqual([
      'invalid_value',
      'school',
      expect.stringMatching(
        /^school is .*; it must be one of lahiri, raman, .*, kp\. Use meanAyanamsaOf for others\.$/,
      ),
    ]);
  });

  it.each([['vedic'], [''], ['Lahiri'], ['toString'], ['__proto__'], [undefined], [null], [7]])(
    'is refused by meanAyanamsaOf and a zodiac: %j',
    (name) => {
      const expected = [
        'invalid_value',
        'ayanamsa',
        expect.stringMatching(/^ayanamsa is .*; it must be one of .*lahiri, .*, or an epoch with its value\.$/),
      ];
      expect(refusalOf(() => meanAyanamsaOf(name as never, J2000))).toEqual(expected);
      expect(refusalOf(() => zodiacOf(name as never).meanAyanamsa(J2000))).toEqual(expected);
    },
  );

  it.each([
    [{}],
    [{ epoch: J2000 }],
    [{ value_degrees: 23 }],
    [{ epoch: Number.NaN, value_degrees: 23 }],
    [{ epoch: J2000, value_degrees: Number.POSITIVE_INFINITY }],
    [{ epoch: '2451545', value_degrees: 23 }],
  ])('is refused where its epoch or value is no number: %j', (custom) => {
    expect(refusalOf(() => meanAyanamsaOf(custom as never, J2000))).toEqual([
      'invalid_value',
      'ayanamsa',
      expect.stringContaining('both must be numbers'),
    ]);
  });

  it('is unlike all others', () => {
    expect(meanAyanamsa('lahiri', J2000)).toBeCloseTo(23.857, 3);
    expect(meanAyanamsaOf({ epoch: J2000, value_degrees: 23 }, J2000)).toBeCloseTo(23, 9);
  });
});
