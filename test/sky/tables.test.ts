import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { TABLES } from '../../src/sky/analytical/analytical.js';
import { BitReader } from '../../src/sky/analytical/bits.js';
import { IntegerReader } from '../../src/sky/analytical/integers.js';
import { decodeSeries, evaluateSeries, type Series } from '../../src/sky/analytical/series.js';

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

  it('reads the terms of waves behind those that are there, and joins their magnitudes', () => {
    const reader = new IntegerReader([3, -4, 1000, 0, -7, 1].map(write).join('') + write(5));
    const largest = new Int32Array(6);
    const store = { wave: new Uint16Array(5), cos: new Float64Array(5), sin: new Float64Array(5), terms: 1 };
    expect(reader.terms(Uint16Array.of(0, 1, 3, 5), 0.5, largest, store, 40)).toBe(4);
    expect([...store.wave]).toEqual([0, 40, 43, 44, 0]);
    expect([...store.cos]).toEqual([0, 1.5, 500, -3.5, 0]);
    expect([...store.sin]).toEqual([0, -2, 0, 0.5, 0]);
    expect([...largest]).toEqual([7, 0, 0, 1000, 7, 0]);
    expect(reader.next()).toBe(5);
  });
});

describe('decodeSeries', () => {
  const { outer: _, ...tables } = TABLES;
  const decode = (decoder = decodeSeries) => Object.values(tables).map((table) => decoder(table));
  const evaluate = (series: Series, centuries: number) => {
    const out = new Float64Array(6);
    evaluateSeries(series, centuries, out);
    return [...out];
  };

  it('puts all tables of the library into one store, and what has no room into another, with the same results', async () => {
    // The store of the library itself may hold something already.
    vi.resetModules();
    const fresh = await import('../../src/sky/analytical/series.js');
    const first = decode(fresh.decodeSeries);
    expect(new Set(first.map(({ sums }) => sums)).size).toBe(1);
    decode(fresh.decodeSeries);
    const again = decode(fresh.decodeSeries);
    expect(new Set(again.map(({ sums }) => sums))).not.toContain(first[0]?.sums);
    for (const centuries of [-9.7, -1, 0, 0.25, 9.9]) {
      for (const [i, series] of first.entries()) {
        expect(evaluate(again[i] as Series, centuries)).toEqual(evaluate(series, centuries));
      }
    }
  });

  it('uses no wave of another instant', () => {
    for (const series of decode()) {
      const known = evaluate(series, 0.25);
      expect(evaluate(series, 0.25)).toEqual(known);
      evaluate(series, -9.7);
      expect(evaluate(series, 0.25)).toEqual(known);
    }
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
