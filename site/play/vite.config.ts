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

const ZONES = 'virtual:zone-places';

/** Makes the module that names a place for each time zone: the one after which the zone is named, as the library finds it. */
function zonePlaces(): Plugin {
  const canonical = (zone: string): string =>
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  return {
    name: 'zone-places',
    resolveId: (id) => (id === ZONES ? ZONES : null),
    async load(id) {
      if (id !== ZONES) return null;
      const { loadPlaces } = (await import(`${BUILT}esm/places/index.js`)) as typeof import('siddhanta/places');
      const places = await loadPlaces();
      const rows = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
        const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
        // India has one zone, and its almanacs are of no one city: the page begins with New Delhi.
        if (city === '' || canonical('Asia/Kolkata') === zone) return [];
        const found = places.search(city).find(({ place }) => canonical(place.timezone) === canonical(zone));
        return found === undefined ? [] : [[zone, [found.name, found.place.latitude, found.place.longitude]] as const];
      });
      return `export const ZONE_PLACES = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}

/** The first panel of each door, by the module that has it. */
const DOORS = { today: 'panels/today.tsx', overview: 'panels/overview.tsx', match: 'panels/match.ts' } as const;

/** Has the page ask for the code of the door that its address names, or of the first one, before its own code is there. */
function doorAhead(): Plugin {
  return {
    name: 'door-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunkOf = (file: string) => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' ? chunk : undefined;
        };
        const filesOf = (module: string): readonly string[] => {
          const first = Object.keys(bundle).find((file) => chunkOf(file)?.facadeModuleId?.endsWith(module));
          if (first === undefined) throw new Error(`No chunk has ${module}.`);
          const files = new Set([first]);
          for (const file of files) for (const needed of chunkOf(file)?.imports ?? []) files.add(needed);
          return [...files].map((file) => `./${file}`);
        };
        const ahead = Object.fromEntries(Object.entries(DOORS).map(([panel, module]) => [panel, filesOf(module)]));
        const script = `for (const href of ${JSON.stringify(ahead)}[location.hash.slice(1).split('?')[0] || 'today'] ?? [])
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));`;
        return [{ tag: 'script', children: script, injectTo: 'head' as const }];
      },
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // It works in any folder of a site.
  base: './',
  plugins: [published(), zonePlaces(), doorAhead()],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    reportCompressedSize: false,
    // The places are CommonJS; Vite looks for that in node_modules alone.
    commonjsOptions: { include: [/node_modules/, /dist\/cjs/] },
    // The package says so of itself; Vite asks only packages that it found by itself.
    rollupOptions: { treeshake: { moduleSideEffects: (id) => !id.startsWith(BUILT) } },
  },
});
