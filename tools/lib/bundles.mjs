// Bundles as a page would have them, for tools/check-bundle.mjs.
import { join } from 'node:path';
import { build } from 'esbuild';
import { ENTRIES, ROOT } from './package.mjs';

const fromSources = {
  name: 'from sources',
  setup(to) {
    to.onResolve({ filter: /^siddhanta(\/|$)/ }, ({ path }) => {
      const entry = ENTRIES.find(({ specifier }) => specifier === path);
      return entry === undefined ? undefined : { path: join(ROOT, entry.source), sideEffects: false };
    });
  },
};

const PLUGINS = { sources: [fromSources], dist: [] };

/** Lets `text:0` be the first of some texts. */
const entriesOf = (texts) => ({
  name: 'entries',
  setup(to) {
    to.onResolve({ filter: /^text:/ }, ({ path }) => ({ path: path.slice('text:'.length), namespace: 'text' }));
    to.onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({ contents: texts[path], resolveDir: ROOT }));
  },
});

/**
 * Returns the bundle of each of some texts: its code, the modules of src and the packages of which something is in it, and what it still imports.
 * In one run of esbuild the modules are read once for all; each bundle is made by itself.
 *
 * @param from where `siddhanta` is: `sources` or `dist`
 */
export async function bundles(texts, from) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(texts.map((_, i) => [i, `text:${i}`])),
    outdir: join(ROOT, 'bundles'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [entriesOf(texts), ...PLUGINS[from]],
  });
  return texts.map((_, i) => {
    const name = `bundles/${i}.js`;
    const { inputs, imports } = metafile.outputs[name];
    const held = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
    return {
      code: outputFiles.find(({ path }) => path === join(ROOT, name)).text,
      modules: held
        .filter((file) => file.startsWith('src/'))
        .map((file) => file.slice('src/'.length).replace(/\.ts$/, '')),
      packages: [...new Set(held.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))],
      imports: imports.map(({ path }) => path),
    };
  });
}
