// Bundles a program or a library in a few files, of which each run loads only those that it needs.
//
// esbuild makes a file for every set of modules with the same users: dozens. Layers gather what belongs together.
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './package.mjs';

const LAYER = 'layer:';

function reachedFrom(inputs, entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const { path, kind, external } of inputs[entry]?.imports ?? [])
    if (kind !== 'dynamic-import' && external !== true) reachedFrom(inputs, path, seen);
  return seen;
}

function laterIn(inputs) {
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  return imports.filter(({ kind, external }) => kind === 'dynamic-import' && external !== true).map(({ path }) => path);
}

/** Returns the layers that some modules lead to, followed to the end, so that all modules of a layer have the same users. */
function layersFrom(reached, layers, reachedBy) {
  const wanted = new Set();
  const seen = new Set();
  const follow = (modules) => {
    for (const module of modules) {
      if (seen.has(module)) continue;
      seen.add(module);
      const layer = layers.findIndex((own) => own.has(module));
      if (layer === -1 || wanted.has(layer)) continue;
      wanted.add(layer);
      for (const own of layers[layer]) follow(reachedBy(own));
    }
  };
  follow(reached);
  return [...wanted].sort((one, other) => one - other);
}

function layered(entries, layers, reachedBy, transform) {
  const importsOf = (reached) =>
    layersFrom(reached, layers, reachedBy)
      .map((i) => `\nimport '${LAYER}${i}';`)
      .join('');
  const wanted = new Map([...entries].map(([entry, reached]) => [entry, importsOf(reached)]));
  return {
    name: 'layers',
    setup(to) {
      to.onResolve({ filter: /^layer:\d+$/ }, ({ path }) => ({ path: path.slice(LAYER.length), namespace: LAYER }));
      // An import by a name that is not used keeps its module in the bundle of the layer, and nothing of it that nobody needs.
      to.onLoad({ filter: /./, namespace: LAYER }, ({ path }) => ({
        contents:
          [...layers[Number(path)]]
            .map((module, i) => `import * as m${i} from ${JSON.stringify(join(ROOT, module))};`)
            .join('\n') + importsOf(layers[Number(path)]),
        resolveDir: ROOT,
      }));
      // An entry that is no file, such as `tables:packed`, says by another name what it exports.
      to.onResolve({ filter: /^\w+:/ }, ({ path, kind }) =>
        kind === 'entry-point' && wanted.has(path) ? { path, namespace: 'entry' } : undefined,
      );
      to.onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
        contents: `export * from ${JSON.stringify(path)};${wanted.get(path)}`,
        resolveDir: ROOT,
      }));
      to.onLoad({ filter: /src\/.*\.ts$/ }, async ({ path }) => ({
        contents: transform(path, await readFile(path, 'utf8')) + (wanted.get(relative(ROOT, path)) ?? ''),
        loader: 'ts',
      }));
    },
  };
}

/** What esbuild writes where an entry needs a file of another only through others. Nothing but entries does anything when it is loaded. */
const FOR_EFFECTS = /^import "\.{1,2}\/[\w./-]+";\n/gm;

function withoutIdleImports({ path, text }) {
  return { path, text: text.replace(FOR_EFFECTS, '') };
}

/**
 * Returns the files of a build, each with its path and text.
 *
 * @param options those of esbuild, with `entryPoints` as paths from the root by the names of what is built
 * @param layersOf returns lists of modules, as paths from the root; a module belongs to the first that has it. It is given the modules
 *   that come with each entry, by the entry's path; what is loaded later is an entry, too
 * @param transform returns the text of a module of src, from its path and its text, as it goes into the build
 */
export async function buildInChunks(options, layersOf, transform = (_, text) => text) {
  const common = { absWorkingDir: ROOT, bundle: true, splitting: true, format: 'esm', metafile: true, ...options };
  const { inputs } = (await build({ ...common, write: false })).metafile;
  const names = new Set([...Object.values(options.entryPoints), ...laterIn(inputs)]);
  const entries = new Map([...names].map((entry) => [entry, reachedFrom(inputs, entry)]));
  const placed = new Set(names);
  const sizeOf = (modules) => modules.reduce((sum, module) => sum + inputs[module].bytes, 0);
  const layers = layersOf(entries, sizeOf).flatMap((layer) => {
    const own = [...layer].filter((module) => !placed.has(module));
    for (const module of own) placed.add(module);
    return own.length === 0 ? [] : [new Set(own)];
  });
  const known = new Map();
  const reachedBy = (module) => {
    if (!known.has(module)) known.set(module, reachedFrom(inputs, module));
    return known.get(module);
  };
  // A layer is an entry, too, or what one entry alone needs would be put into that entry's file. The files of these entries say nothing.
  const ofLayers = layers.map((_, i) => [`layers/${i}`, `${LAYER}${i}`]);
  const { outputFiles } = await build({
    ...common,
    entryPoints: { ...options.entryPoints, ...Object.fromEntries(ofLayers) },
    write: false,
    plugins: [layered(entries, layers, reachedBy, transform), ...(options.plugins ?? [])],
  });
  const folder = join(options.outdir, 'layers');
  // A file of which nothing is left is imported by nobody.
  return outputFiles
    .filter(({ path }) => dirname(path) !== folder)
    .map(withoutIdleImports)
    .filter(({ text }) => text.trim() !== '');
}

/** Returns the modules that at least so many of some sets have. */
export function sharedBy(sets, least) {
  const counts = new Map();
  for (const set of sets) for (const module of set) counts.set(module, (counts.get(module) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).map(([module]) => module);
}
