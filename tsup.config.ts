import { rmSync } from 'node:fs';
import type { Options } from 'tsup';
import { defineConfig } from 'tsup';

// Cleaned here and not by each build, since two of them write into dist/esm.
rmSync('dist', { recursive: true, force: true });

/**
 * Source maps name the files of src, which are in the package: their text is packed once, and the maps of both trees and of the
 * declarations share it.
 */
const maps: Options = {
  sourcemap: true,
  esbuildOptions: (options) => {
    options.sourcesContent = false;
    // Names in other scripts stay letters; escaped they would be three times as long.
    options.charset = 'utf8';
  },
};

/** The file that stands between the library and the map of time zones, a package that is built into it. */
const MAP = 'src/places/tzLookup.ts';

/** What a page gets by one script tag. */
const PAGE = 'src/element/page.ts';

/** What the files for Node have in place of what unpacks the tables. */
const UNPACKED = 'src/sky/analytical/unpacked.ts';

// One output file per source file, so that importing one operation never carries another one along.
const library: Options = {
  ...maps,
  entry: ['src/**/*.ts', '!src/{cli,mcp}/**', `!${MAP}`, `!${PAGE}`, `!${UNPACKED}`],
  bundle: false,
  target: 'es2022',
  outExtension: () => ({ js: '.js' }),
};

const map: Options = {
  ...library,
  entry: { 'places/tzLookup': MAP },
  bundle: true,
  noExternal: ['@photostructure/tz-lookup'],
};

const KINDS = ['charts', 'dashas', 'panchang', 'yogas'];

// What a thread of `siddhanta batch` runs: its own files in one, each kind of rows in a file that is loaded when it is asked for, the
// library from where it stands. All lie as deep as their sources.
const batchThread: Options = {
  entry: Object.fromEntries(
    ['worker', ...KINDS.map((kind) => `${kind}Kind`)].map((name) => [`cli/batch/${name}`, `src/cli/batch/${name}.ts`]),
  ),
  bundle: true,
  splitting: false,
  format: 'esm',
  outDir: 'dist/esm',
  platform: 'node',
  target: 'node20',
  external: [/^\.\.\/\.\.\/(?!cli\/)/, /^\.\/\w+Kind\.js$/],
  outExtension: () => ({ js: '.js' }),
};

// ASCII throughout, so that a page in any encoding can have it.
const page: Options = {
  entry: { 'siddhanta.min': PAGE },
  bundle: true,
  splitting: false,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  outDir: 'dist',
  noExternal: [/.*/],
  esbuildOptions: (options) => {
    options.charset = 'ascii';
  },
};

export default defineConfig([
  { ...library, format: 'esm', outDir: 'dist/esm' },
  { ...library, format: 'cjs', outDir: 'dist/cjs' },
  { ...map, format: 'esm', outDir: 'dist/esm' },
  { ...map, format: 'cjs', outDir: 'dist/cjs' },
  batchThread,
  { ...page, format: 'iife', globalName: 'siddhanta', outExtension: () => ({ js: '.js' }) },
  { ...page, format: 'esm', outExtension: () => ({ js: '.mjs' }) },
]);
