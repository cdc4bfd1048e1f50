import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { TABLES } from '../../src/sky/analytical/analytical.js';
import { BitReader } from '../../src/sky/analytical/bits.js';
import { decodeSeries, evaluateSeries, type Series } from '../../src/sky/analytical/series.js';
import { SymbolReader, type Symbols } from '../../src/sky/analytical/symbols.js';
import { SymbolWriter, type Value } from '../../tools/ephemeris/lib/symbols.js';

type Question =
  | { ask: 'run'; kind: number; most: number; value: number }
  | { ask: 'number'; kind: number; value: number }
  | { ask: 'bits'; count: number; value: number }
  | { ask: 'pair'; x: number; y: number; value: readonly [number, number] };

const magnitude = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: 0, max: 5000 }),
  fc.integer({ min: 0, max: 2 ** 29 }),
);
const signed = fc.tuple(magnitude, fc.boolean()).map(([value, back]) => (back ? 0 - value : value));
const direction = fc.integer({ min: -(2 ** 14), max: 2 ** 14 });
const question: fc.Arbitrary<Question> = fc.oneof(
  fc.integer({ min: 1, max: 7 }).chain((most) =>
    fc.record({
      ask: fc.constant('run' as const),
      kind: fc.integer({ min: 0, max: 9 }),
      most: fc.constant(most),
      value: fc.nat(most),
    }),
  ),
  fc.record({ ask: fc.constant('number' as const), kind: fc.integer({ min: 0, max: 9 }), value: magnitude }),
  fc
    .nat(30)
    .chain((count) =>
      fc.record({ ask: fc.constant('bits' as const), count: fc.constant(count), value: fc.nat(2 ** count - 1) }),
    ),
  fc.record({ ask: fc.constant('pair' as const), x: direction, y: direction, value: fc.tuple(signed, signed) }),
);

function asked(symbols: Symbols, questions: readonly Question[]): Value[] {
  return questions.map((one) => {
    if (one.ask === 'run') return symbols.run(one.kind, one.most);
    if (one.ask === 'number') return symbols.number(one.kind);
    if (one.ask === 'bits') return symbols.bits(one.count);
    symbols.pair(one.x, one.y, 100, 100, 101);
    return [symbols.sine, symbols.cosine];
  });
}

function written(questions: readonly Question[]) {
  const writer = new SymbolWriter(questions.map(({ value }) => value));
  asked(writer, questions);
  return writer.base64();
}

function readBack(questions: readonly Question[]): Value[] {
  const { answers, numbers } = written(questions);
  return asked(new SymbolReader(answers, numbers), questions);
}

describe('SymbolReader', () => {
  it('reads whatever has been written', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 300 }), (questions) => {
        expect(readBack(questions)).toEqual(questions.map(({ value }) => value));
      }),
    );
  });

  it('learns: constant answers take next to nothing, and numbers near their direction little', () => {
    const answers = Array.from(
      { length: 4000 },
      (_, i): Question => ({ ask: 'run', kind: 3, most: 1, value: i % 100 === 0 ? 1 : 0 }),
    );
    expect(written(answers).bytes).toBeLessThan(4000 / 8 / 6);
    const pairs = (x: number, y: number) =>
      Array.from({ length: 1000 }, (_, i): Question => ({ ask: 'pair', x, y, value: [3 * (i % 50), -2 * (i % 50)] }));
    expect(written(pairs(3, -2)).bytes).toBeLessThan(0.75 * written(pairs(0, 0)).bytes);
    const numbers = (kind: (i: number) => number) =>
      Array.from({ length: 999 }, (_, i): Question => ({ ask: 'number', kind: kind(i), value: 10 ** (i % 3) }));
    expect(written(numbers((i) => i % 3)).bytes).toBeLessThan(0.9 * written(numbers(() => 0)).bytes);
  });

  it('has one zero only', () => {
    const values = readBack([
      { ask: 'pair', x: -9000, y: 1, value: [4, 0] },
      { ask: 'pair', x: -9000, y: 0, value: [0, 0] },
      { ask: 'pair', x: 5, y: -9000, value: [0, 7] },
    ]).flat();
    expect(values).toEqual([4, 0, 0, 0, 0, 7]);
  });

  it('is not written where values and questions differ', () => {
    const ask = (values: Value[], questions: Question[]) => () => {
      const writer = new SymbolWriter(values);
      asked(writer, questions);
      return writer.base64();
    };
    const number: Question = { ask: 'number', kind: 0, value: 0 };
    expect(ask([1, 2], [number])).toThrow('1 values are left over');
    expect(ask([1], [number, number])).toThrow('value 1 is undefined');
    expect(ask([[1, 2]], [number])).toThrow('where a number is wanted');
    expect(ask([3], [{ ask: 'run', kind: 0, most: 2, value: 0 }])).toThrow('where 2 is the most');
  });
});

/** Hashes of the decoded frequencies, curvatures, waves, cosines and sines. */
const DECODED = {
  Earth: '7e419ddefb542f55845bc7e19d1ff4c3200abaca81c856abf87fa03f719b3199',
  Moon: 'ac583eec26efc9318159906e3ab7ab97bb0109c12cc38e6a3a1a1704c87fde13',
  Mercury: '927db49a42ef7b378929d3d2bbf4739f7740fc6eb3ec9576f77a551be18d11cb',
  Venus: '68dc0f3f9fd746ac374bfb0cf75135c289491f75601f1992d244dbb9b4f1df13',
  Mars: 'da1128a50af08932a447e144ea78632bcdf1ccf74625c25ab8623e10d890f9e7',
  Jupiter: '9a14bc71c34a9679a528087ae46163ea8ca4f80b739de643c92e00479a588999',
  Saturn: '07b9f97175a6224fcf40389b127405e4c3baba5edc4e47bd92eb26099d3ea24a',
} as const;

describe('decodeSeries', () => {
  const { outer: _, ...tables } = TABLES as Required<typeof TABLES>;
  const decode = (decoder = decodeSeries) => Object.values(tables).map((table) => decoder(table));
  const evaluate = (series: Series, centuries: number) => {
    const out = new Float64Array(6);
    evaluateSeries(series, centuries, out);
    return [...out];
  };

  it('puts all tables of the library into one store, and what has no room into another, with the same results', async () => {
    // The library's own store may already be filled.
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

  it.each(Object.entries(DECODED))('has the same bits of %s as ever', async (body, hash) => {
    vi.resetModules();
    const { storeFor } = await import('../../src/sky/analytical/store.js');
    const fresh = await import('../../src/sky/analytical/series.js');
    const store = storeFor(0, 0);
    fresh.decodeSeries(tables[body as keyof typeof DECODED]);
    const { frequency, curvature, wave, cos, sin, waves, terms } = store;
    const digest = createHash('sha256');
    for (const numbers of [frequency.slice(0, waves), curvature.slice(0, waves), wave.slice(0, terms)])
      digest.update(numbers);
    for (const numbers of [cos, sin]) digest.update(numbers.slice(0, terms));
    expect(digest.digest('hex')).toBe(hash);
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
