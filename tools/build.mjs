// Builds the package into dist. What lies where, and why, is docs/decisions/0024-start.md.
//
//   dist/esm                 the library as ES modules, for Node, bundlers and Workers
//   dist/cjs                 the same for `require`, and the programs of Node: the command line and its threads
//   dist/siddhanta.min.*     everything in one file, for pages
//   dist/integrity.json      the hashes by which a page makes sure of those
//   dist/docs                the pages that programs show, each folder in one file
//
//   node tools/build.mjs [--if-changed]   with the option, does nothing where no file that it reads is newer than what is built
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { buildInChunks } from './lib/chunks.mjs';
import { toCommonJs } from './lib/commonjs.mjs';
import { rollDeclarations } from './lib/declarations.mjs';
import { layersOf } from './lib/layers.mjs';
import { ENTRIES, manifest, ROOT } from './lib/package.mjs';
import { PACKED_PAGES, packedPages } from './lib/pages.mjs';
import { pure } from './lib/pure.mjs';
import { unpackedTables } from './lib/unpacked.mjs';

const dist = (...path) => join(ROOT, 'dist', ...path);

const PEERS = Object.keys(manifest.peerDependencies).flatMap((name) => [name, `${name}/*`]);

const LIBRARY = Object.fromEntries(ENTRIES.map(({ source }) => [source.replace(/^src\/|\.ts$/g, ''), source]));

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

const IMPORT = /^import [^;]*?"([^"]+)";\n/gm;

/** Puts imports of tables first: gzip looks back by 32 kB and then sees the code in one piece. It makes a bundle 1.5 kB smaller. */
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
  const sizes = new Map(files.map(({ path, text }) => [path, text.length]));
  const sizeOf = (from, name) => sizes.get(join(dirname(from), name)) ?? 0;
  return files.map(({ path, text }) => {
    const first = importsOf
      .get(path)
      .filter(([, name]) => leads(path, name))
      .sort(([, one], [, other]) => sizeOf(path, one) - sizeOf(path, other));
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

/** What a build reads; a folder is newer, too, when a file of it has come or gone. */
const READ = ['src', 'tools', 'docs', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];

/** Written last: where it is, the build came to its end. */
const LAST = dist('integrity.json');

function isBuilt() {
  if (!existsSync(LAST)) return false;
  const built = statSync(LAST).mtimeMs;
  const isOlder = (file) => statSync(join(ROOT, file)).mtimeMs < built;
  const below = (file) => readdirSync(join(ROOT, file), { recursive: true }).map((name) => join(file, name));
  const all = READ.flatMap((file) => [file, ...(file.includes('.') ? [] : below(file))]);
  return all.every(isOlder);
}

if (process.argv.includes('--if-changed') && isBuilt()) process.exit();
rmSync(dist(), { recursive: true, force: true });
const tables = await unpackedTables();

/** The places are there once, too: 0.9 MB that a bundler takes from CommonJS as it does from an ES module. */
const placesOfCommonJs = {
  name: 'places of CommonJS',
  setup(to) {
    to.onResolve({ filter: /^\.\/data\.gen\.js$/ }, ({ importer }) =>
      importer === join(ROOT, 'src/places/atlas.ts') ? { path: '../../cjs/places/data.js', external: true } : undefined,
    );
  },
};

/** So are the sentences of the languages, 3 MB: imports of `texts:hi.js`, which `withTexts` makes paths. */
const textsOnce = {
  name: 'texts once',
  setup(to) {
    to.onResolve({ filter: /^\.\.\/texts\/\w+\.gen\.js$/ }, ({ path }) => ({
      path: path.replace('../texts/', 'texts:').replace('.gen.js', '.js'),
      external: true,
    }));
  },
};

function withTexts(files) {
  const pathTo = (from, name) => {
    const path = relative(dirname(from), join(dist('cjs/names/texts'), name));
    return path.startsWith('.') ? path : `./${path}`;
  };
  return files.map(({ path, text }) => ({
    path,
    text: text.replaceAll(/"texts:(\w+\.js)"/g, (_, name) => `"${pathTo(path, name)}"`),
  }));
}

async function buildTexts() {
  const names = readdirSync(join(ROOT, 'src/names/texts')).map((file) => file.slice(0, -'.gen.ts'.length));
  const { outputFiles } = await build({
    ...COMMON,
    write: false,
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(names.map((name) => [name, `src/names/texts/${name}.gen.ts`])),
    outdir: dist('cjs/names/texts'),
    format: 'esm',
  });
  write(toCommonJs(outputFiles.map(({ path, text }) => ({ path, text }))));
}

async function buildEsm() {
  const files = await buildInChunks(
    {
      ...COMMON,
      entryPoints: { ...LIBRARY, ...tables.chosenByCondition.entryPoints },
      outdir: dist('esm'),
      platform: 'neutral',
      mainFields: ['module', 'main'],
      target: 'es2022',
      plugins: [tables.chosenByCondition.plugin, placesOfCommonJs, textsOnce],
      external: [...PEERS, 'node:*'],
    },
    layersOf,
    pure,
  );
  write(tablesFirst(withTexts(files)));
}

async function buildCommonJs() {
  const built = await buildInChunks(
    {
      ...COMMON,
      platform: 'node',
      target: 'node20',
      entryPoints: { ...LIBRARY, ...PROGRAMS, ...tables.inPlace.entryPoints, 'places/data': 'src/places/data.gen.ts' },
      outdir: dist('cjs'),
      plugins: [tables.inPlace.plugin, textsOnce],
      external: PEERS,
    },
    layersOf,
  );
  write(toCommonJs(withTexts(built)));
  writeFileSync(dist('cjs/package.json'), '{ "type": "commonjs" }\n');
  chmodSync(dist('cjs/cli/main.js'), 0o755);
}

/**
 * Builds the files for pages: a script in ASCII, since it is read in the encoding of its page, and a module of its names. Returns the hash of each.
 */
async function buildPage() {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    charset: 'ascii',
    write: false,
    metafile: true,
    entryPoints: { 'siddhanta.min': 'src/element/page.ts' },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    outdir: dist(),
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
  });
  const [{ exports: names }] = Object.values(metafile.outputs);
  const [{ path, text }] = outputFiles;
  const exported = /export\{([^{}]*)\};?\s*$/;
  const members = exported
    .exec(text)[1]
    .split(',')
    .map((item) => item.split(' as ').reverse().join(':'));
  const script = `"use strict";globalThis.siddhanta=(()=>{${text.replace(exported, () => `return{${members.join()}}`)}})();\n`;
  const module = `import './siddhanta.min.js';\nexport const { ${names.join(', ')} } = globalThis.siddhanta;\n`;
  const files = [
    { path, text: script },
    { path: path.replace(/\.js$/, '.mjs'), text: module },
  ];
  write(files);
  const hashes = files.map((file) => [
    file.path.slice(dist().length + 1),
    `sha384-${createHash('sha384').update(file.text).digest('base64')}`,
  ]);
  return hashes;
}

async function packPages() {
  mkdirSync(dist('docs'), { recursive: true });
  await Promise.all(
    PACKED_PAGES.map(async (name) => writeFileSync(dist('docs', `${name}.json.br`), await packedPages(name))),
  );
}

const [hashes] = await Promise.all([
  buildPage(),
  packPages(),
  buildTexts(),
  buildEsm(),
  buildCommonJs(),
  rollDeclarations(LIBRARY),
]);
writeFileSync(LAST, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
