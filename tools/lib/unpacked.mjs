// Bundlers get the tables of bodies packed, some 28 kB; Node unpacked, since reading bits takes longer than all else before a first chart.
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './package.mjs';

/** The tables that are packed as series; those of the outer planets are read a segment at a time as it is. */
export const NAMES = ['earth', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

const LOOPS = ['openCareful', 'bend', 'openSlow', 'openFast', 'addSlow', 'addFast'];

const FOLDER = join(ROOT, 'src/sky/analytical');

const CONDITIONAL = '#tables';
const DATA = '../../cjs/tables/data.js';

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

function moduleOf(name, { bytes, ...table }) {
  const fields = Object.entries(table).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const read = `() => Buffer.from("${bytes.toString('base64')}", "base64")`;
  return `export const ${name.toUpperCase()} = { ${fields.join(', ')}, bytes: ${read} };`;
}

async function sources() {
  const contents = [
    `export { decodeSeries } from './series.js';`,
    `export { storeFor } from './store.js';`,
    ...NAMES.map((name) => `export * from './tables/${name}.gen.js';`),
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: FOLDER, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'node20',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const TABLE = new RegExp(`^\\./tables/(${NAMES.join('|')})\\.gen\\.js$`);
const READS = new RegExp(`^\\./reading\\.js$|${TABLE.source}`);

/** Returns the plugins of esbuild that put the tables into the builds. */
export async function unpackedTables() {
  const of = await sources();
  const modules = NAMES.map((name) => moduleOf(name, unpack(of[name.toUpperCase()], of)));
  const names = NAMES.map((name) => name.toUpperCase());
  const contents = {
    packed: [
      `export { readSeries } from './reading.js';`,
      ...NAMES.map((name) => `export { ${name.toUpperCase()} } from './tables/${name}.gen.js';`),
    ],
    // The numbers are there once, in CommonJS, which Node imports as it does ES modules.
    unpacked: [`export { readSeries } from './unpacked.js';`, `export { ${names.join(', ')} } from '${DATA}';`],
    data: modules,
  };
  if (names.some((name) => of[name] === undefined)) throw new Error('A table has another name than its file.');

  const virtual = (to) => {
    to.onResolve({ filter: /^tables:/ }, ({ path }) => ({
      path: path.slice('tables:'.length),
      namespace: 'tables',
      sideEffects: false,
    }));
    to.onLoad({ filter: /./, namespace: 'tables' }, ({ path }) => ({
      contents: contents[path].join('\n'),
      resolveDir: FOLDER,
      loader: 'ts',
    }));
    to.onResolve({ filter: /^\.\.\/\.\.\/cjs\// }, ({ path, namespace }) =>
      namespace === 'tables' ? { path, external: true } : undefined,
    );
  };
  const isOfSky = ({ importer, namespace }) => namespace === 'file' && dirname(importer) === FOLDER;
  return {
    /** For the ES modules: whoever needs tables imports them by a name, under which a condition chooses. */
    chosenByCondition: {
      entryPoints: { 'tables/packed': 'tables:packed', 'tables/unpacked': 'tables:unpacked' },
      plugin: {
        name: 'tables by condition',
        setup(to) {
          virtual(to);
          to.onResolve({ filter: READS }, (asked) =>
            isOfSky(asked) ? { path: CONDITIONAL, external: true } : undefined,
          );
        },
      },
    },
    inPlace: {
      entryPoints: { 'tables/data': 'tables:data' },
      plugin: {
        name: 'unpacked tables',
        setup(to) {
          virtual(to);
          to.onResolve({ filter: /^\.\/reading\.js$/ }, (asked) =>
            isOfSky(asked) ? { path: join(FOLDER, 'unpacked.ts') } : undefined,
          );
          to.onResolve({ filter: TABLE }, (asked) =>
            isOfSky(asked) ? { path: 'data', namespace: 'tables', sideEffects: false } : undefined,
          );
        },
      },
    },
  };
}
