// Prints what `siddhanta serve --workers` does for small calls, alone and while four others have long answers made.
// usage: node bench/workers.bench.mjs [--rounds=9] [DIST]   (needs a build; DIST is dist by default)
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from './lib/measure.mjs';
import { fromSources } from './lib/sources.mjs';
import { table } from './lib/tables.mjs';

const options = process.argv.slice(2);
const dist = options.find((option) => !option.startsWith('--')) ?? 'dist';
const rounds = Number(options.find((option) => option.startsWith('--rounds='))?.split('=')[1] ?? 9);
const load = (path) => import(pathToFileURL(resolve(dist, 'esm', path)).href);
const entry = pathToFileURL(resolve(dist, 'cjs/http/node-worker.js'));

const CALLS = 600;
const THREADS = Math.max(1, availableParallelism() - 1);
const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = (i) => ({ date: `${1930 + (i % 90)}-0${1 + (i % 9)}-1${i % 10}`, time: '08:30:00', place });
const WAYS = ['nothing in threads', 'what is heavy in threads', 'everything in threads'];

const way = options.find((option) => option.startsWith('--serve='))?.slice('--serve='.length);
if (way === undefined) await measure();
else {
  const { createHandler, issueKey, memoryStores } = await load('http/index.js');
  const { serve } = await load('http/node.js');
  const { openPool } = await fromSources('http/node-pool');
  const { keys, usage } = memoryStores();
  const { key } = await issueKey(keys);
  const plans = { free: { units_included: 1e12, rate_limit_per_minute: 1_000_000, concurrency: 1000 } };
  const pool = way === WAYS[0] ? undefined : await openPool({ entry, size: THREADS });
  const compute = pool && (way === WAYS[1] ? pool.compute : pool.computeElsewhere);
  const { url } = await serve(createHandler({ keys, usage, plans, ...(compute ? { compute } : {}) }), { port: 0 });
  process.send({ url, key });
  process.on('message', () => process.send(process.cpuUsage()));
  process.on('disconnect', () => process.exit());
}

async function ask({ url, key }, path, body) {
  const began = performance.now();
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  return performance.now() - began;
}

async function charts(server, lanes, calls = CALLS) {
  const times = [];
  let next = 0;
  const lane = async () => {
    while (next < calls) times.push(await ask(server, '/v1/charts/rasi', { birth: birth(next++) }));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}

async function crowded(server) {
  let running = true;
  let made = 0;
  const lanes = Array.from({ length: 4 }, async (_, i) => {
    while (running) {
      await ask(server, '/v1/dashas/vimshottari', { birth: birth(i), levels: 5 });
      made++;
    }
  });
  const began = performance.now();
  const times = await charts(server, 1, 100);
  const seconds = (performance.now() - began) / 1000;
  running = false;
  await Promise.all(lanes);
  return { times, made: made / seconds };
}

async function start(name) {
  const child = fork(fileURLToPath(import.meta.url), [`--serve=${name}`, dist]);
  const [{ url, key }] = await once(child, 'message');
  const cpu = async () => {
    child.send('cpu');
    const [{ user, system }] = await once(child, 'message');
    return (user + system) / 1000;
  };
  return { name, child, url, key, cpu, single: [], costs: [], rates: [], waits: [], worst: [], made: [] };
}

async function measure() {
  const servers = await Promise.all(WAYS.map(start));
  for (const server of servers) {
    await charts(server, 8);
    await crowded(server);
  }
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < servers.length; k++) {
      const server = servers[(k + round) % servers.length];
      server.single.push(median(await charts(server, 1, 200)));
      const before = await server.cpu();
      const began = performance.now();
      await charts(server, 16);
      server.rates.push((CALLS * 1000) / (performance.now() - began));
      server.costs.push(((await server.cpu()) - before) / CALLS);
      const { times, made } = await crowded(server);
      times.sort((a, b) => a - b);
      server.waits.push(median(times));
      server.worst.push(times[Math.floor(times.length * 0.95)]);
      server.made.push(made);
    }
  }
  for (const { child } of servers) child.disconnect();
  const ms = (values) => `${median(values).toFixed(2)} ms`;
  console.log(`${THREADS} thread(s) beside the server, ${availableParallelism()} cores that the callers share`);
  console.log(
    table(
      [
        '',
        'a chart, alone',
        'processor a chart',
        'charts/s, 16 at a time',
        'a chart beside 4 long answers',
        'of 100 the 95th',
        'long answers/s',
      ],
      servers.map(({ name, single, costs, rates, waits, worst, made }) => [
        name,
        ms(single),
        ms(costs),
        Math.round(median(rates)).toLocaleString('en'),
        ms(waits),
        ms(worst),
        median(made).toFixed(1),
      ]),
    ),
  );
}
