// Prints what a batch of 100,000 birth charts takes `siddhanta serve`, and how long other callers wait meanwhile.
// usage: node bench/batches.bench.mjs [--rows=100000] [--store=pglite|postgres|memory]   (needs a build)
// Other callers send 20 charts a second and 5 dashas of two levels, evenly, whatever the server does. With the store in memory they have the key of the
// batch; else a key of another account.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { table } from './lib/tables.mjs';

const options = process.argv.slice(2);
const optionOf = (name) => options.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + '--='.length);
const rows = Number(optionOf('rows') ?? 100_000);
const store = optionOf('store') ?? 'pglite';
const MAIN = 'dist/cjs/cli/main.js';

const QUIET_MS = 20_000;
const SAMPLE_MS = 100;
const POLL_MS = 500;
/** [path, calls a second, body]. */
const OTHERS = [
  ['/v1/charts/rasi', 20, {}],
  ['/v1/dashas/vimshottari', 5, { levels: 2 }],
];

const birthOf = (i) => ({
  date: new Date(Date.UTC(1930, 0, 1) + (i % 33_000) * 86_400_000).toISOString().slice(0, 10),
  time: new Date((i * 7919_000) % 86_400_000).toISOString().slice(11, 19),
  place: { latitude: 8 + (i % 270) / 10, longitude: 70 + (i % 200) / 10, timezone: 'Asia/Kolkata' },
});

const agent = new Agent({ keepAlive: true });

function send(url, path, { method = 'GET', key, body, type = 'application/json' }) {
  return new Promise((resolve, reject) => {
    const headers = { 'X-API-Key': key, ...(body === undefined ? {} : { 'Content-Type': type }) };
    const call = request(url + path, { method, agent, headers }, resolve);
    call.on('error', reject);
    call.end(body);
  });
}

async function ask(...of) {
  const response = await send(...of);
  let text = '';
  for await (const piece of response.setEncoding('utf8')) text += piece;
  if (response.statusCode >= 300) throw new Error(`${response.statusCode} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Calls evenly until it is stopped; the waits of all calls, in milliseconds, by path. */
function others(url, key) {
  const waits = new Map(OTHERS.map(([path]) => [path, []]));
  const running = new Set();
  let count = 0;
  const timers = OTHERS.map(([path, rate, more]) =>
    setInterval(() => {
      const began = performance.now();
      const call = ask(url, path, { method: 'POST', key, body: JSON.stringify({ birth: birthOf(++count), ...more }) })
        .then(() => waits.get(path).push(performance.now() - began))
        .finally(() => running.delete(call));
      running.add(call);
    }, 1000 / rate),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
    return waits;
  };
}

const rssOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

function watch(pid) {
  const sizes = [];
  const timer = setInterval(() => sizes.push(rssOf(pid)), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return Math.max(...sizes);
  };
}

const percentile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
const one = (value) => value.toFixed(1);

const home = mkdtempSync(join(tmpdir(), 'siddhanta-bench-'));
const plan = { units_included: 1e9, rate_limit_per_minute: 1_000_000, concurrency: 1000 };
writeFileSync(join(home, 'plans.json'), JSON.stringify({ free: plan }));

let cluster;
async function placeOfStore() {
  if (store === 'memory') return ['--memory'];
  if (store === 'pglite') return ['--data', join(home, 'data')];
  const { tsImport } = await import('tsx/esm/api');
  const { startPostgres } = await tsImport('../test/http/support/pg.ts', import.meta.url);
  cluster = await startPostgres([]);
  return ['--database', await cluster.createDatabase()];
}

const place = await placeOfStore();
const workers = store === 'postgres' ? ['--workers', '1'] : [];
const plans = ['--plans', join(home, 'plans.json')];
const argv = [MAIN, 'serve', '--port', '0', '--log', 'none', ...place, ...workers, ...plans];
const server = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
try {
  await measure();
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  agent.destroy();
  await cluster?.stop();
  rmSync(home, { recursive: true, force: true });
}

async function started() {
  let keys;
  for await (const line of createInterface({ input: server.stdout })) {
    const file = /The first keys, live and test, are in (\S+), /.exec(line)?.[1];
    if (file !== undefined) keys = readFileSync(file, 'utf8');
    const url = /^Listening on (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { url, key: /^live (\S+)$/m.exec(keys)?.[1] };
  }
  throw new Error('The server did not start.');
}

function keyOfOthers(key) {
  if (store === 'memory') return key;
  const argv = [MAIN, 'keys', 'create', '--json', ...place, ...plans];
  return JSON.parse(execFileSync(process.execPath, argv, { encoding: 'utf8' })).key;
}

async function measure() {
  const { url, key } = await started();
  const other = keyOfOthers(key);
  const load = loadavg()[0].toFixed(1);
  for (let i = 0; i < 200; i++) {
    for (const [path, , more] of OTHERS) {
      await ask(url, path, { method: 'POST', key: other, body: JSON.stringify({ birth: birthOf(i), ...more }) });
    }
  }
  const stopQuiet = others(url, other);
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const alone = await stopQuiet();
  const before = rssOf(server.pid);

  const body = Array.from({ length: rows }, (_, i) => JSON.stringify({ birth: birthOf(i) })).join('\n');
  const stopWatch = watch(server.pid);
  const stop = others(url, other);
  const began = performance.now();
  const created = await ask(url, '/v1/batches?operation=charts.rasi', {
    method: 'POST',
    key,
    body,
    type: 'application/x-ndjson',
  });
  const acceptedMs = performance.now() - began;
  const { id } = created.data;
  let state = created.data;
  while (state.state === 'queued' || state.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    state = (await ask(url, `/v1/batches/${id}`, { key })).data;
  }
  const computedMs = performance.now() - began;
  const beside = await stop();
  const most = stopWatch();

  const stopReading = watch(server.pid);
  const stopOthers = others(url, other);
  const reading = performance.now();
  const response = await send(url, `/v1/batches/${id}/results`, { key });
  let bytes = 0;
  let next = 0;
  for await (const line of createInterface({ input: response })) {
    bytes += line.length + 1;
    if (!line.startsWith(`{"index":${next},"data":`)) throw new Error(`Line ${next} is ${line.slice(0, 200)}`);
    next++;
  }
  const readMs = performance.now() - reading;
  const besideReading = await stopOthers();
  const mostReading = stopReading();

  const waits = (title, all) =>
    OTHERS.map(([path]) => {
      const times = all.get(path);
      return [title, path, times.length, ...[0.5, 0.95, 0.99, 0.999].map((part) => one(percentile(times, part)))];
    });
  console.log(
    `${rows} rows, store ${store}, ${availableParallelism()} cores that the callers share; load before ${load}, after ${loadavg()[0].toFixed(1)}`,
  );
  console.log(
    `${state.state}: ${state.rows_done} rows, ${state.rows_failed} refused, ${state.units_charged} units; accepted after ${one(acceptedMs / 1000)} s, done after ${one(computedMs / 1000)} s (${Math.round((rows * 1000) / computedMs)} rows a second); ${next} lines of ${one(bytes / 1e6)} MB read in ${one(readMs / 1000)} s`,
  );
  console.log(
    `resident memory: ${one(before)} MB before, at most ${one(most)} MB while it was received and computed (+${one(most - before)}), ${one(mostReading)} MB while its results were read (+${one(mostReading - before)})`,
  );
  console.log(
    table(
      ['other callers', 'call', 'calls', 'median, ms', '95th', '99th', '99.9th'],
      [...waits('alone', alone), ...waits('beside the batch', beside), ...waits('beside its reader', besideReading)],
    ),
  );
}
