import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const PACKAGE = new URL('../../', import.meta.url);

const BUILT = fileURLToPath(new URL('dist/', PACKAGE));

/** Resolves `siddhanta` and its entries as a page that installed the package would: by its exports, to what was built. */
function published(): Plugin {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')) as {
    exports: Record<string, { import?: { default: string } }>;
  };
  return {
    name: 'siddhanta-as-published',
    enforce: 'pre',
    resolveId(id) {
      if (!/^siddhanta($|\/)/.test(id)) return null;
      const target = exports[id.replace('siddhanta', '.')]?.import?.default;
      if (target === undefined) throw new Error(`${id} is no entry of the package.`);
      return fileURLToPath(new URL(target, PACKAGE));
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // It works in any folder of a site.
  base: './',
  plugins: [published()],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    reportCompressedSize: false,
    // The package says so of itself; Vite asks only packages that it found by itself.
    rollupOptions: { treeshake: { moduleSideEffects: (id) => !id.startsWith(BUILT) } },
  },
});
