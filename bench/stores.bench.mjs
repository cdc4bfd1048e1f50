// Prints what the metering of a call costs on PostgreSQL, PGlite and in memory, and what 100,000 calls leave in the embedded database.
// usage: node bench/stores.bench.mjs [SECONDS]   (seconds per line; 3 by default; 0 for the folder alone)
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { tsImport } from 'tsx/esm/api';
import { cpuOfTree } from './lib/service.mjs';

const load = (path) => tsImport(path, import.meta.url);
const { createHandler, issueKey, memoryStores } = await load('../src/http/index.ts');
const { openPglite, openPostgres } = await load('../src/http/stores/postgres.ts');
const { startPostgres } = await load('../test/http/support/pg.ts');
const { bodyOf } = await load('../test/http/support.ts');

const SECONDS = Number(process.argv[2] ?? 3);
const FOLDER_CALLS = 100_000;
const MOST_FOLDER_BYTES = 50e6;
const RASI = JSON.stringify(bodyOf('charts.rasi'));
const KEYS = 200;
// Longer than the 100 s by which the clocks of 50 calls of one key can lie apart.
const LEASE_MS = 600_000;
const PERIOD = '2026-07';
const LIMIT = 60;
const PLANS = { free: { units_included: 1e12, rate_limit_per_minute: LIMIT } };
/** Between the calls of one key: so its window is full, and yet each call is admitted. */
const STEP_MS = 60_000 / LIMIT;
const WAL_CALLS = 2000;

let clock = Date.UTC(2026, 6, 1);
function tick(step) {
  clock += step;
  return clock;
}

function ownCpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function measure(name, lanes, task, database) {
  const latencies = [];
  for (let i = 0; i < 50; i++) await task();
  const cpuBefore = [ownCpu(), database === undefined ? 0 : cpuOfTree(database)];
  const began = performance.now();
  const end = began + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await task();
        latencies.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const perCall = (after, before) => (((after - before) / latencies.length) * 1000).toFixed(2);
  const cpu = [
    perCall(ownCpu(), cpuBefore[0]),
    database === undefined ? '' : perCall(cpuOfTree(database), cpuBefore[1]),
  ];
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(share * latencies.length)].toFixed(2);
  const rate = Math.round(latencies.length / seconds).toLocaleString('en');
  console.log(`| ${name} | ${lanes} | ${rate} | ${at(0.5)} | ${at(0.99)} | ${cpu.join(' | ')} |`);
}

function heading(title) {
  console.log(`\n${title}\n`);
  console.log('| load | at once | a second | median ms | 99 % ms | CPU ms here | CPU ms database |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
}

async function metered({ keys, usage }, { record }, now, limit = LIMIT) {
  await keys.find(record.hash.slice(0, 16));
  const { allowed } = await usage.admit({ keyId: record.id, limit, now });
  if (!allowed) throw new Error('A call was turned away.');
  const request = { accountId: record.account, period: PERIOD, units: 1, included: 1e12, leaseMs: LEASE_MS, now };
  if (!(await usage.confirm(await usage.reserve(request), now))) throw new Error('A charge was refused.');
}

async function calls(title, stores, lanes, database) {
  const issued = [];
  for (let i = 0; i < KEYS; i++) issued.push(await issueKey(stores.keys));
  const [one] = issued;
  let serial = 0;
  const next = () => issued[serial++ % KEYS];
  const now = () => tick((2 * STEP_MS) / KEYS);
  heading(title);
  for (const n of lanes) {
    await measure(`metering, ${KEYS} keys`, n, () => metered(stores, next(), now()), database);
  }
  for (const n of lanes) {
    await measure('metering, one key', n, () => metered(stores, one, tick(2 * STEP_MS)), database);
  }
  const handler = createHandler({ keys: stores.keys, usage: stores.usage, plans: PLANS, leaseMs: LEASE_MS, now });
  const call = async () => {
    const headers = { 'X-API-Key': next().key, 'Content-Type': 'application/json' };
    const response = await handler(new Request('http://x/v1/charts/rasi', { method: 'POST', headers, body: RASI }));
    if (response.status !== 200) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  for (const n of lanes) await measure(`charts.rasi, ${KEYS} keys`, n, call, database);
}

async function statements(title, { keys, usage }, database) {
  heading(`${title}: one statement at a time`);
  await measure('find', 1, () => keys.find('0123456789abcdef'), database);
  for (const limit of [5, 60, 600, 6000]) {
    const keyId = `key_rate_${limit}`;
    const admit = () => usage.admit({ keyId, limit, now: tick(60_000 / limit) });
    for (let i = 0; i < limit; i++) await admit();
    await measure(`admit, ${limit.toLocaleString('en')} in the window`, 1, admit, database);
  }
  const base = { period: PERIOD, units: 1, included: 1e12, leaseMs: LEASE_MS };
  for (const held of [0, 100, 1000]) {
    const accountId = `acc_held_${held}`;
    for (let i = 0; i < held; i++) await usage.reserve({ ...base, accountId, leaseMs: 1e12, now: clock });
    const settle = async () => {
      const at = tick(1000);
      await usage.confirm(await usage.reserve({ ...base, accountId, now: at }), at);
    };
    await measure(`reserve and confirm, ${held.toLocaleString('en')} others held`, 1, settle, database);
  }
  await measure('usage', 1, () => usage.usage('acc_held_0', PERIOD, clock), database);
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);

if (SECONDS > 0) {
  await calls('In memory', memoryStores(), [1]);

  const cluster = await startPostgres([]);
  try {
    for (const prepare of [true, false]) {
      const stores = await openPostgres(await cluster.createDatabase(), { prepare });
      const title = `PostgreSQL, 10 connections${prepare ? '' : ', statements not prepared'}`;
      await calls(title, stores, [1, 10, 50], cluster.pid);
      await statements(title, stores, cluster.pid);
      await stores.close();
    }
    await writes(cluster);
  } finally {
    await cluster.stop();
  }

  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-bench-'));
  try {
    const stores = await openPglite(folder);
    await calls('PGlite on the disk', stores, [1, 50]);
    await statements('PGlite on the disk', stores);
    await stores.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
await growth();

async function writes(cluster) {
  const address = await cluster.createDatabase();
  const stores = await openPostgres(address);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { key, record } = await issueKey(stores.keys);
  const position = async () => Number((await client.query("SELECT pg_current_wal_lsn() - '0/0' AS at")).rows[0].at);
  const run = async () => {
    const before = await position();
    for (let i = 0; i < WAL_CALLS; i++) await metered(stores, { key, record }, tick(2 * STEP_MS));
    return Math.round(((await position()) - before) / WAL_CALLS);
  };
  await run();
  console.log(`\nA charged call writes ${await run()} bytes of write-ahead log.`);
  await client.end();
  await stores.close();
}

function bytesOf(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

/** Makes 100,000 calls on an embedded database, half of one key, half of 200 keys; a folder that grows too large is an error. */
async function growth() {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-bench-'));
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  try {
    const stores = await openPglite(folder);
    const small = [];
    for (let i = 0; i < KEYS; i++) small.push(await issueKey(stores.keys));
    const large = await issueKey(stores.keys);
    const begun = bytesOf(folder);
    const times = [];
    let most = begun;
    for (let i = 0; i < FOLDER_CALLS; i++) {
      const start = performance.now();
      // 20 ms apart, the calls of the large key are 3,000 a minute.
      const now = tick(10);
      if (i % 2 === 0) await metered(stores, large, now, 6000);
      else await metered(stores, small[(i >> 1) % KEYS], now);
      times.push(performance.now() - start);
      if (i % 500 === 0) most = Math.max(most, bytesOf(folder));
    }
    await stores.close();
    const end = bytesOf(folder);
    times.sort((a, b) => a - b);
    const at = (share) => `${times[Math.floor(share * (times.length - 1))].toFixed(1)} ms`;
    console.log(
      `\n${FOLDER_CALLS.toLocaleString('en')} calls: the folder has ${megabytes(begun)} before, at most ${megabytes(most)}, ` +
        `${megabytes(end)} in the end; a call takes ${at(0.5)}, 99 % ${at(0.99)}, 99.9 % ${at(0.999)}, at most ${at(1)}.`,
    );
    if (Math.max(most, end) > MOST_FOLDER_BYTES)
      throw new Error(`The folder has more than ${megabytes(MOST_FOLDER_BYTES)}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
