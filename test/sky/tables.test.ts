import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitReader } from '../../src/sky/analytical/bits.js';
import { IntegerReader } from '../../src/sky/analytical/integers.js';

/** The code of the terms, from its description: one character, two, or as many as it takes. */
function write(value: number): string {
  if (value >= -26 && value <= 25) return String.fromCharCode(66 + value);
  const sign = value < 0 ? 1 : 0;
  const rest = Math.abs(value) - 26 - sign;
  if (rest < 832) return String.fromCharCode(93 + 2 * Math.floor(rest / 52) + sign, 40 + (rest % 52));
  let digits = '';
  for (let left = rest - 832; left > 0 || digits === ''; left = Math.floor(left / 52)) {
    digits = String.fromCharCode(40 + (left % 52)) + digits;
  }
  return String.fromCharCode(125 + sign, 40 + digits.length) + digits;
}

const integer = fc.oneof(
  fc.integer({ min: -30, max: 30 }),
  fc.integer({ min: -900, max: 900 }),
  fc.integer({ min: -(2 ** 32), max: 2 ** 32 }),
);

describe('IntegerReader', () => {
  it('reads what the code of the tables says', () => {
    const known = { B: 0, '(': -26, '[': 25, '](': 26, '^(': -27, '|[': -858, '})(': 858 };
    for (const [text, value] of Object.entries(known)) expect(new IntegerReader(text).next(), text).toBe(value);
  });

  it('reads any integers, one after the other', () => {
    fc.assert(
      fc.property(fc.array(integer), (values) => {
        const reader = new IntegerReader(values.map(write).join(''));
        expect(values.map(() => reader.next())).toEqual(values);
      }),
    );
  });

  it('reads the pairs of waves and joins their magnitudes', () => {
    const reader = new IntegerReader([3, -4, 1000, 0, -7, 1].map(write).join('') + write(5));
    const largest = new Int32Array(6);
    expect([...reader.pairs(Uint16Array.of(0, 1, 3, 5), 0.5, largest)]).toEqual([1.5, -2, 500, 0, -3.5, 0.5]);
    expect([...largest]).toEqual([7, 0, 0, 1000, 7, 0]);
    expect(reader.next()).toBe(5);
  });
});

describe('BitReader', () => {
  it('goes back and forth', () => {
    // 1 010 011 00100 1…
    const bits = new BitReader('pkk=');
    const read = () => [0, 0, 0, 0].map(() => bits.golomb(0));
    const first = read();
    expect(first).toEqual([0, 1, 2, 3]);
    bits.seek(1);
    expect(bits.golomb(0)).toBe(1);
    bits.seek(0);
    expect(read()).toEqual(first);
  });
});
