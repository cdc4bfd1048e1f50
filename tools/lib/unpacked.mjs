// Unpacks the tables of bodies for the files that Node starts, so that it need not read them bit by bit: see docs/decisions/0024-start.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
    bytes: Buffer.concat([
      bytesOf(store.frequency.subarray(firstWave, store.waves)),
      bytesOf(curvature.subarray(0, curved)),
      terms(store.cos),
      terms(store.sin),
      terms(store.wave),
    ]),
  };
}

/** Returns the module of a table, which takes its bytes from an expression. */
function moduleOf(name, { bytes: _, ...table }, expression) {
  const fields = Object.entries(table).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `export const ${name.toUpperCase()} = { ${fields.join(', ')}, bytes: () => ${expression} };`;
}

/** Returns a plugin of esbuild that puts modules of unpacked tables, and what reads them, in the place of the packed ones. */
function plugin(contentsOf) {
  return {
    name: 'unpacked',
    setup(to) {
      to.onResolve({ filter: /^\.\/reading\.js$/ }, ({ resolveDir }) =>
        resolveDir.endsWith('analytical') ? { path: join(resolveDir, 'unpacked.ts') } : undefined,
      );
      to.onLoad({ filter: new RegExp(`analytical.tables.(${NAMES.join('|')})\\.gen\\.ts$`) }, ({ path }) => ({
        contents: contentsOf(/(\w+)\.gen\.ts$/.exec(path)[1]),
      }));
    },
  };
}

/** What reads a part of the file of tables. */
const FILE_READER = join(ROOT, 'src/cli/tablesFile.ts');

/**
 * Returns two plugins of esbuild: one for files that are to hold the tables as text, one for the program, beside which they lie as bytes that
 * are at hand sooner. Needs dist/esm.
 *
 * @param file where the bytes are written to, as src/cli/tablesFile.ts names it
 */
export async function unpacked(file) {
  const of = (name) => import(join(ROOT, 'dist/esm/sky/analytical', name));
  const library = { ...(await of('series.js')), ...(await of('store.js')) };
  const tables = new Map();
  let length = 0;
  for (const name of NAMES) {
    const table = unpack((await of(`tables/${name}.gen.js`))[name.toUpperCase()], library);
    tables.set(name, { table, from: length });
    length += table.bytes.length;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.concat([...tables.values()].map(({ table }) => table.bytes)));
  return {
    asText: plugin((name) => {
      const { table } = tables.get(name);
      return moduleOf(name, table, `Buffer.from("${table.bytes.toString('base64')}", "base64")`);
    }),
    asFile: plugin((name) => {
      const { table, from } = tables.get(name);
      const module = moduleOf(name, table, `tablesPart(${from}, ${from + table.bytes.length})`);
      return `import { tablesPart } from ${JSON.stringify(FILE_READER)};\n${module}`;
    }),
  };
}
