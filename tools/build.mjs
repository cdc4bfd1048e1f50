// Builds the package into dist. What lies where, and why, is docs/decisions/0024-start.md.
//
//   dist/esm                 the library as ES modules, for Node, bundlers and Workers
//   dist/cjs                 the same for `require`, and the programs of Node: the command line and its threads
//   dist/siddhanta.min.*     everything in one file, for pages
//   dist/integrity.json      the hashes by which a page makes sure of those
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { buildInChunks, sharedBy } from './lib/chunks.mjs';
import { toCommonJs } from './lib/commonjs.mjs';
import { rollDeclarations } from './lib/declarations.mjs';
import { ENTRIES, manifest, ROOT } from './lib/package.mjs';
import { pure } from './lib/pure.mjs';
import { ROOMS } from './lib/rooms.mjs';
import { unpackedTables } from './lib/unpacked.mjs';

const dist = (...path) => join(ROOT, 'dist', ...path);

const PEERS = Object.keys(manifest.peerDependencies).flatMap((name) => [name, `${name}/*`]);

/** The entries of the library by where they are built to: `charts/index`. */
const LIBRARY = Object.fromEntries(ENTRIES.map(({ source }) => [source.replace(/^src\/|\.ts$/g, ''), source]));

/** The programs of Node. */
const PROGRAMS = {
  'cli/main': 'src/cli/main.ts',
  'cli/batch/worker': 'src/cli/batch/worker.ts',
  'http/node-worker': 'src/http/node-worker.ts',
};

const COMMON = {
  charset: 'utf8',
  chunkNames: 'shared/[name]-[hash]',
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * Returns the modules that share a file, so that an entry loads a few files with little in them that it does not need: what names and sky
 * have in common, the sky that most subjects see, what else most of them need, what charts share, the rest of what is shared, and
 * what a subject has for itself, since it is asked for by several entries.
 */
function layersOf(entries) {
  const of = (...names) => names.flatMap((name) => [...(entries.get(name) ?? [])]);
  const rooms = ROOMS.map((room) => entries.get(`src/${room}/index.ts`));
  const names = entries.get('src/names/core.ts');
  const sky = entries.get('src/sky/index.ts');
  const svg = entries.get('src/svg/index.ts');
  const charts = entries.get('src/charts/index.ts');
  const most = sharedBy(rooms, rooms.length / 2);
  const some = sharedBy(rooms, 2);
  return [
    of('tables:packed', 'tables:unpacked'),
    sharedBy([names, sky], 2),
    most.filter((module) => sky.has(module)),
    most,
    some.filter((module) => charts.has(module)),
    sky,
    names,
    [...svg].filter((module) => rooms.some((reached) => reached.has(module))),
    of('src/cli/main.ts'),
    some,
    ...rooms,
  ];
}

const IMPORT = /^import [^;]*?"([^"]+)";\n/gm;

/**
 * Puts the imports that lead to the tables first in every file. Bundlers keep that order: the tables, which no compression makes smaller, then
 * stand before all code, and gzip, which looks back by 32 kB, sees the code in one piece. A bundle is 1.5 kB smaller for it.
 */
function tablesFirst(files) {
  const importsOf = new Map(files.map(({ path, text }) => [path, [...text.matchAll(IMPORT)]]));
  const known = new Map();
  const leads = (from, name) => {
    if (name === '#tables') return true;
    const path = join(dirname(from), name);
    if (!known.has(path))
      known.set(
        path,
        (importsOf.get(path) ?? []).some(([, next]) => leads(path, next)),
      );
    return known.get(path);
  };
  return files.map(({ path, text }) => {
    const first = importsOf.get(path).filter(([, name]) => leads(path, name));
    const others = importsOf.get(path).filter(([, name]) => !leads(path, name));
    return { path, text: [...first, ...others].map(([statement]) => statement).join('') + text.replace(IMPORT, '') };
  });
}

function write(files) {
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

rmSync(dist(), { recursive: true, force: true });
const tables = await unpackedTables();

async function buildEsm() {
  const files = await buildInChunks(
    {
      ...COMMON,
      entryPoints: { ...LIBRARY, ...tables.entryPoints },
      outdir: dist('esm'),
      platform: 'neutral',
      mainFields: ['module', 'main'],
      target: 'es2022',
      plugins: [tables.chosenByCondition],
      external: [...PEERS, 'node:*'],
    },
    layersOf,
    pure,
  );
  write(tablesFirst(files));
}

async function buildCommonJs() {
  const options = { ...COMMON, platform: 'node', target: 'node20' };
  const built = await buildInChunks(
    {
      ...options,
      entryPoints: { ...LIBRARY, ...PROGRAMS },
      outdir: dist('cjs'),
      plugins: [tables.inPlace],
      external: PEERS,
    },
    layersOf,
  );
  write(await toCommonJs(built, options));
  writeFileSync(dist('cjs/package.json'), '{ "type": "commonjs" }\n');
  chmodSync(dist('cjs/cli/main.js'), 0o755);
}

/** Builds the files that a page gets by one tag. A script is read in the encoding of its page, so that one is ASCII throughout. */
async function buildPage() {
  const page = {
    ...COMMON,
    write: false,
    entryPoints: { 'siddhanta.min': 'src/element/page.ts' },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    outdir: dist(),
    platform: 'browser',
    target: 'es2022',
  };
  const [script, module] = await Promise.all([
    build({ ...page, charset: 'ascii', format: 'iife', globalName: 'siddhanta' }),
    build({ ...page, format: 'esm', outExtension: { '.js': '.mjs' } }),
  ]);
  const files = [...script.outputFiles, ...module.outputFiles];
  write(files);
  const hashes = files.map(({ path, contents }) => [
    path.slice(dist().length + 1),
    `sha384-${createHash('sha384').update(contents).digest('base64')}`,
  ]);
  writeFileSync(dist('integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

await Promise.all([buildEsm(), buildCommonJs(), buildPage(), rollDeclarations(LIBRARY)]);
