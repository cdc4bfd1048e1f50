// How long charts of many births take, as columns and as rows, by the series and by an atlas.
// usage: node bench/batch.bench.mjs
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartTable } from '../dist/esm/charts/index.js';
import { atlas, buildAtlas } from '../dist/esm/sky/index.js';
import { open } from './lib/peers.mjs';

const MAIN = fileURLToPath(new URL('../dist/cjs/cli/main.js', import.meta.url));
const ROWS = 50_000;
const CHARTS = 10_000;
let state = 7;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const spent = (task) => {
  task();
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CHARTS;
};

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-bench-'));
const bytes = buildAtlas({ from: 2415020.5 - 2, to: 2488070.5 + 2 });
writeFileSync(join(folder, 'sky.atlas'), new Uint8Array(bytes));
const ephemeris = atlas(bytes);
const instants = Float64Array.from({ length: ROWS }, () => Date.UTC(1900, 0, 1) + random() * 73_048 * 864e5);
const some = instants.subarray(0, CHARTS);
const place = { latitude: 28.6139, longitude: 77.209 };
console.log(
  `chartTable, nine grahas and ascendant, atlas: ${spent(() => chartTable({ instants: some, place }, { ephemeris })).toFixed(1)} µs a chart`,
);
console.log(
  `chartTable, the same by the series: ${spent(() => chartTable({ instants: some, place })).toFixed(1)} µs a chart`,
);

// Measured where the peers are installed: npm run bench does that.
const sweph = await open('sweph');
if (sweph.missing === undefined) {
  const charts = () => {
    for (const ms of some) sweph.chart(ms / 864e5 + 2440587.5);
  };
  console.log(
    `sweph ${sweph.version} (${sweph.note}), eleven bodies and ascendant: ${spent(charts).toFixed(1)} µs a chart`,
  );
} else console.log(`sweph: not measured (${sweph.missing})`);

const births = join(folder, 'births.csv');
const line = (ms) =>
  `${new Date(ms).toISOString().slice(0, 10)},${new Date(ms).toISOString().slice(11, 19)},28.6139,77.209,Asia/Kolkata`;
writeFileSync(births, `date,time,latitude,longitude,timezone\n${Array.from(instants, line).join('\n')}\n`);
for (const [name, argv] of [
  ['atlas', ['--atlas', join(folder, 'sky.atlas')]],
  ['series', []],
]) {
  const input = openSync(births, 'r');
  const began = performance.now();
  spawnSync(process.execPath, [MAIN, 'batch', 'charts', ...argv], { stdio: [input, 'ignore', 'inherit'] });
  closeSync(input);
  console.log(
    `batch charts, ${name}: ${(((performance.now() - began) * 1000) / ROWS).toFixed(1)} µs of the clock a row`,
  );
}
rmSync(folder, { recursive: true });
