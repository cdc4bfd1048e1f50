import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { TABLES } from '../../src/sky/analytical/analytical.js';
import { BitReader } from '../../src/sky/analytical/bits.js';
import { decodeSeries, evaluateSeries, type Series } from '../../src/sky/analytical/series.js';
import { readTerms } from '../../src/sky/analytical/terms.js';

const lengthOf = (value: number): number => 32 - Math.clz32(Math.abs(value));
const binary = (value: number, bits: number): string => (bits === 0 ? '' : value.toString(2).padStart(bits, '0'));
/** An Exp-Golomb number of order 3. */
const golomb = (value: number): string => '0'.repeat(lengthOf(value + 8) - 4) + (value + 8).toString(2);

/** The code of terms, from its description, in base64. */
function write(pairs: readonly (readonly [number, number])[], after = ''): string {
  let bits = '';
  for (const [a, b] of pairs) {
    const n = Math.max(lengthOf(a), lengthOf(b));
    const state = lengthOf(a) === lengthOf(b) ? 0 : lengthOf(a) === n ? 1 : 2;
    bits += golomb(3 * ((n + 28) % 30) + state);
    for (const value of [a, b])
      bits += (value < 0 ? '1' : '0') + binary(Math.abs(value) - (lengthOf(value) === n ? 2 ** (n - 1) : 0), n - 1);
  }
  const bytes = `${bits}${after}${'0'.repeat(7)}`.match(/.{8}/g) ?? [];
  return btoa(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join(''));
}

const magnitude = fc.oneof(
  fc.integer({ min: -30, max: 30 }),
  fc.integer({ min: -5000, max: 5000 }),
  fc.integer({ min: -(2 ** 30) + 1, max: 2 ** 30 - 1 }),
);
const term = fc.tuple(magnitude, magnitude).filter(([a, b]) => a !== 0 || b !== 0);

describe('readTerms', () => {
  const readAll = (data: string, count: number) => {
    const store = {
      wave: new Uint16Array(count),
      cos: new Float64Array(count),
      sin: new Float64Array(count),
      terms: 0,
    };
    const largest = new Int32Array(count);
    expect(readTerms(new BitReader(data), Uint16Array.of(0, count), 1, largest, store, 0)).toBe(count);
    return { pairs: [...store.cos].map((cos, i) => [cos, store.sin[i]]), largest: [...largest] };
  };

  it('reads what the code of the tables says', () => {
    // Two bits both: 1000 (kind 0), +1|0, −1|1. Three bits, the first alone: 1100 (kind 4), +1|01, −0|11. One bit, the second alone:
    // 0001100001 (kind 89), +, −.
    const data = btoa(String.fromCharCode(0b10000011, 0b11000011, 0b11000110, 0b00010100, 0));
    expect(readAll(data, 3).pairs).toEqual([
      [2, -3],
      [5, -3],
      [0, -1],
    ]);
    expect(
      write([
        [2, -3],
        [5, -3],
        [0, -1],
      ]).slice(0, 5),
    ).toBe(data.slice(0, 5));
  });

  it('reads any terms, one after the other', () => {
    fc.assert(
      fc.property(fc.array(term, { minLength: 1 }), (pairs) => {
        const { pairs: read, largest } = readAll(write(pairs), pairs.length);
        // A zero is never negative.
        expect(read).toEqual(pairs.map((pair) => pair.map((value) => value + 0)));
        expect(largest).toEqual(pairs.map(([a, b]) => Math.abs(a) | Math.abs(b)));
      }),
    );
  });

  it('reads the terms of waves behind those that are there, joins their magnitudes, and leaves what follows', () => {
    const bits = new BitReader(
      write(
        [
          [3, -4],
          [1000, 0],
          [-7, 1],
        ],
        '10110',
      ),
    );
    const largest = new Int32Array(6);
    const store = { wave: new Uint16Array(5), cos: new Float64Array(5), sin: new Float64Array(5), terms: 1 };
    expect(readTerms(bits, Uint16Array.of(0, 1, 3, 5), 0.5, largest, store, 40)).toBe(4);
    expect([...store.wave]).toEqual([0, 40, 43, 44, 0]);
    expect([...store.cos]).toEqual([0, 1.5, 500, -3.5, 0]);
    expect([...store.sin]).toEqual([0, -2, 0, 0.5, 0]);
    expect([...largest]).toEqual([7, 0, 0, 1000, 7, 0]);
    expect(bits.take(5)).toBe(0b10110);
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
