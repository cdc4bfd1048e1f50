// Bundles what Node starts, after the build of the library: the command line into dist/esm/cli, the library for Node into dist/node. See
// docs/decisions/0024-start.md.
//
// Both are split: a run opens two or three files and finds in them little that it does not need. The library for Node is built from all its
// entries at once, so that they share their modules and there is one class of errors.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInChunks, sharedBy } from './lib/chunks.mjs';
import { toCommonJs } from './lib/commonjs.mjs';
import { ENTRIES, manifest, ROOT } from './lib/package.mjs';
import { ROOMS } from './lib/rooms.mjs';
import { unpacked } from './lib/unpacked.mjs';

const PEERS = Object.keys(manifest.peerDependencies).flatMap((name) => [name, `${name}/*`]);

/** Names are kept, so that a trace in a server's log can be read without a map. */
const COMMON = {
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
};

const tables = await unpacked(join(ROOT, 'dist/esm/cli/tables.bin'));

const MAIN = 'src/cli/main.ts';
const isRoom = (entry) => entry.startsWith('src/cli/rooms/');

const PROGRAM = join(ROOT, 'dist/esm/cli');
const built = await buildInChunks(
  {
    ...COMMON,
    entryPoints: { main: MAIN },
    outdir: PROGRAM,
    write: false,
    // Nobody bundles the program, so that the file of the tables stays beside it.
    plugins: [tables.asFile],
    // Places are loaded when they are asked for, from where the library has them.
    external: [...PEERS, '../places/index.js'],
  },
  (entries) => {
    const rooms = [...entries].filter(([entry]) => isRoom(entry)).map(([, reached]) => reached);
    const shared = sharedBy(rooms, 2);
    // What charts share with one other subject is little, and charts are asked for most.
    const ofCharts = entries.get('src/cli/rooms/charts.gen.ts');
    const first = [
      ...entries.get(MAIN),
      ...sharedBy(rooms, rooms.length / 4),
      ...shared.filter((module) => ofCharts.has(module)),
    ];
    return [first, shared, ...rooms];
  },
);
for (const { path, text } of await toCommonJs(built, COMMON)) writeFileSync(path, text);
writeFileSync(join(PROGRAM, 'package.json'), '{ "type": "commonjs" }\n');
// The threads of batches are ES modules.
writeFileSync(join(PROGRAM, 'batch/package.json'), '{ "type": "module" }\n');
chmodSync(join(PROGRAM, 'main.js'), 0o755);

await buildInChunks(
  {
    ...COMMON,
    charset: 'utf8',
    chunkNames: 'shared-[hash]',
    entryPoints: Object.fromEntries(ENTRIES.map(({ source }) => [source.slice('src/'.length, -'.ts'.length), source])),
    outdir: 'dist/node',
    plugins: [tables.asText],
    external: PEERS,
  },
  (entries) => {
    const rooms = ROOMS.map((room) => entries.get(`src/${room}/index.ts`));
    const [names, sky, svg] = ['names/core', 'sky/index', 'svg/index'].map((name) => entries.get(`src/${name}.ts`));
    const drawn = [...svg].filter((module) => rooms.some((reached) => reached.has(module)));
    return [sharedBy([names, sky], 2), sky, names, drawn, sharedBy(rooms, 2)];
  },
);
