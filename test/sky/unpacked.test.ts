import { expect, it, vi } from 'vitest';
import { TABLES } from '../../src/sky/analytical/analytical.js';
import type { Run } from '../../src/sky/analytical/series.js';
import type { Store } from '../../src/sky/analytical/store.js';
import { fill } from '../../src/sky/analytical/unpacked.js';
import { unpack } from '../../tools/lib/unpacked.mjs';

const { outer: _, ...SERIES } = TABLES;

async function fresh() {
  vi.resetModules();
  const [series, store, unpacked] = await Promise.all([
    import('../../src/sky/analytical/series.js'),
    import('../../src/sky/analytical/store.js'),
    import('../../src/sky/analytical/unpacked.js'),
  ]);
  return { ...series, ...store, ...unpacked };
}

const heldBy = (store: Store): Buffer[] =>
  (['frequency', 'curvature', 'wave', 'cos', 'sin'] as const).map((name) => Buffer.from(store[name].buffer));

const named = (stretches: readonly Run[]): unknown[] =>
  stretches.map(({ loop, from, to, sum }) => [loop.name, from, to, sum]);

it('a store filled from unpacked tables, in any order, is to the bit the one that the packed tables fill', async () => {
  const library = await fresh();
  const tables = Object.values(SERIES).map((table) => unpack(table, library));
  const expected = library.storeFor(0, 0);
  expect(expected.terms).toBeGreaterThan(12_000);

  const again = await fresh();
  const decoded = Object.values(SERIES).map((table) => again.decodeSeries(table));

  const node = await fresh();
  const read = [...tables].reverse().map((table) => node.readSeries({ ...table, bytes: () => table.bytes }));
  expect([...read].reverse().map(({ secular, slots }) => [secular, slots])).toEqual(
    decoded.map(({ secular, slots }) => [secular, slots]),
  );
  expect([...read].reverse().map(({ stretches }) => named(stretches))).toEqual(
    decoded.map(({ stretches }) => named(stretches)),
  );
  for (const [i, bytes] of heldBy(node.storeFor(0, 0)).entries())
    expect(bytes.equals(heldBy(expected)[i] as Buffer)).toBe(true);
  expect(read[0]?.sums).toBe(node.storeFor(0, 0).sums);
});

it('a table alone fills its place and no other', async () => {
  const library = await fresh();
  const [, moon] = Object.values(SERIES)
    .slice(0, 2)
    .map((table) => unpack(table, library));
  if (moon === undefined) throw new Error('no second table');
  const node = await fresh();
  node.readSeries({ ...moon, bytes: () => moon.bytes });
  const { wave, cos } = node.storeFor(0, 0);
  const [from, count] = moon.terms;
  expect(from).toBeGreaterThan(0);
  expect([...cos.subarray(0, from)].every((number) => number === 0)).toBe(true);
  expect([...cos.subarray(from + count)].every((number) => number === 0)).toBe(true);
  expect(Math.min(...wave.subarray(from, from + count))).toBe(moon.waves[0]);
});

it('tables that have no room in one store are refused', async () => {
  const library = await fresh();
  const all = () => Object.values(SERIES).map((table) => unpack(table, library));
  all();
  expect(all).toThrow('The store has no room for all tables.');
});

it('bytes are turned on a machine that has them the other way round', () => {
  const doubles = Float64Array.of(1.5, -2.25);
  const numbers = Uint16Array.of(1, 0x1234);
  const turned = (array: Float64Array | Uint16Array): Buffer => {
    const bytes = Buffer.from(array.buffer.slice(0));
    return array.BYTES_PER_ELEMENT === 8 ? bytes.swap64() : bytes.swap16();
  };
  const [wide, narrow] = [new Float64Array(4), new Uint16Array(3)];
  fill(wide, 1, turned(doubles), true);
  fill(narrow, 1, turned(numbers), true);
  expect([...wide]).toEqual([0, 1.5, -2.25, 0]);
  expect([...narrow]).toEqual([0, 1, 0x1234]);
  fill(wide, 2, Buffer.from(doubles.buffer), false);
  expect([...wide]).toEqual([0, 1.5, 1.5, -2.25]);
});
