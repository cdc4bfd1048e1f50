// Unpacks the tables of bodies for the files that Node starts, so that it need not read them bit by bit: see docs/decisions/0024-start.md.
import { join } from 'node:path';
import { ROOT } from './package.mjs';

/** The tables that are packed as series; those of the outer planets are read a segment at a time as it is. */
export const NAMES = ['earth', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

const LOOPS = ['openCareful', 'bend', 'openSlow', 'openFast', 'addSlow', 'addFast'];

/** Returns the bytes of numbers, little-endian. */
function bytesOf(numbers) {
  const wide = numbers instanceof Float64Array;
  const bytes = Buffer.alloc(numbers.length * numbers.BYTES_PER_ELEMENT);
  for (const [i, number] of numbers.entries())
    if (wide) bytes.writeDoubleLE(number, 8 * i);
    else bytes.writeUInt16LE(number, 2 * i);
  return bytes;
}

/**
 * Returns a table as src/sky/analytical/unpacked.ts reads it. Tables lie one behind the other, so that each has its own place.
 *
 * @param of the functions of the library: `decodeSeries`, and `storeFor` of the store that it fills
 */
export function unpack(table, { decodeSeries, storeFor }) {
  const store = storeFor(0, 0);
  const { waves: firstWave, terms: firstTerm } = store;
  const { secular, slots, stretches } = decodeSeries(table);
  if (storeFor(0, 0) !== store || firstWave > store.waves) throw new Error('The store has no room for all tables.');
  const waveCount = store.waves - firstWave;
  const termCount = store.terms - firstTerm;
  const curvature = store.curvature.subarray(firstWave, store.waves);
  const curved = curvature.findLastIndex((number) => number !== 0) + 1;
  const terms = (array) => bytesOf(array.subarray(firstTerm, store.terms));
  return {
    secular,
    slots,
    waves: [firstWave, waveCount, curved],
    terms: [firstTerm, termCount],
    stretches: stretches.map(({ loop, from, to, sum }) => {
      const name = LOOPS.find((candidate) => store[candidate] === loop);
      if (name === undefined) throw new Error('A stretch has a loop that is not of the store.');
      return [name, from, to, sum];
    }),
    data: Buffer.concat([
      bytesOf(store.frequency.subarray(firstWave, store.waves)),
      bytesOf(curvature.subarray(0, curved)),
      terms(store.cos),
      terms(store.sin),
      terms(store.wave),
    ]).toString('base64'),
  };
}

/** Returns a plugin of esbuild that puts the unpacked tables, and what reads them, in the place of the packed ones. Needs dist/esm. */
export async function unpacked() {
  const of = (name) => import(join(ROOT, 'dist/esm/sky/analytical', name));
  const { decodeSeries } = await of('series.js');
  const { storeFor } = await of('store.js');
  const contents = new Map();
  for (const name of NAMES) {
    const constant = name.toUpperCase();
    const table = unpack((await of(`tables/${name}.gen.js`))[constant], { decodeSeries, storeFor });
    contents.set(name, `export const ${constant} = ${JSON.stringify(table)};`);
  }
  return {
    name: 'unpacked',
    setup(to) {
      to.onResolve({ filter: /^\.\/reading\.js$/ }, ({ resolveDir }) =>
        resolveDir.endsWith('analytical') ? { path: join(resolveDir, 'unpacked.ts') } : undefined,
      );
      to.onLoad({ filter: new RegExp(`analytical.tables.(${NAMES.join('|')})\\.gen\\.ts$`) }, ({ path }) => ({
        contents: contents.get(/(\w+)\.gen\.ts$/.exec(path)[1]),
      }));
    },
  };
}
