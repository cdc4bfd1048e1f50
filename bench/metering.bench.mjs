// Prints how many calls a second are metered on PostgreSQL, which writes through to disk, and PGlite.
// usage: node bench/metering.bench.mjs [--calls=400] [--rounds=4] [--before=DIST] [DIST]   (needs a build; DIST is dist by default; --before adds another build)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { median } from './lib/measure.mjs';
import { table } from './lib/tables.mjs';

const KEYS = 200;
const CASES = [
  [1, 1],
  [1, 50],
  [KEYS, 1],
  [KEYS, 4],
  [KEYS, 50],
];

const options = process.argv.slice(2);
const optionOf = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + '--='.length);
const calls = Number(optionOf('calls') ?? 400);
const rounds = Number(optionOf('rounds') ?? 4);
const builds = [[options.find((option) => !option.startsWith('--')) ?? 'dist', '']];
if (optionOf('before') !== undefined) builds.push([optionOf('before'), ', before']);

const { startPostgres } = await tsImport('../test/http/support/pg.ts', import.meta.url);
let clock = Date.UTC(2026, 6, 1);

async function meter({ stores: { keys, usage }, records }, count, atOnce) {
  let next = 0;
  const lane = async () => {
    while (next < calls) {
      const { id, hash, account } = records[next++ % count];
      // Two seconds between the calls of a key: its window has thirty.
      clock += 2000 / count;
      const now = clock;
      await keys.find(hash.slice(0, 16));
      await usage.admit({ keyId: id, limit: 60, now });
      const request = { accountId: account, period: '2026-07', units: 1, included: 1e12, leaseMs: 600_000, now };
      if (!(await usage.confirm(await usage.reserve(request), now))) throw new Error('A charge was refused.');
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, lane));
  return (calls * 1000) / (performance.now() - began);
}

const cluster = await startPostgres([]);
const home = mkdtempSync(join(tmpdir(), 'siddhanta-bench-'));
const contestants = [];
try {
  for (const [build, note] of builds) {
    const load = (file) => import(pathToFileURL(resolve(build, 'esm', file)).href);
    const { openPglite, openPostgres } = await load('http/stores/postgres.js');
    const { issueKey } = await load('http/index.js');
    for (const [name, stores] of [
      ['PostgreSQL', await openPostgres(await cluster.createDatabase())],
      ['PGlite', await openPglite(join(home, `data${contestants.length}`))],
    ]) {
      const records = [];
      for (let i = 0; i < KEYS; i++) records.push((await issueKey(stores.keys)).record);
      contestants.push({ name: name + note, stores, records });
    }
  }
  const rows = [];
  for (const [count, atOnce] of CASES) {
    const rates = contestants.map(() => []);
    for (let round = 0; round < rounds; round++) {
      for (let k = 0; k < contestants.length; k++) {
        const i = (k + round) % contestants.length;
        rates[i].push(await meter(contestants[i], count, atOnce));
      }
    }
    rows.push([count, atOnce, ...rates.map((each) => Math.round(median(each)).toLocaleString('en'))]);
  }
  console.log('metered calls a second, nothing computed');
  console.log(table(['keys', 'at once', ...contestants.map(({ name }) => name)], rows));
} finally {
  for (const { stores } of contestants) await stores.close();
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
}
