// Prints what the adapter costs on a socket: processor time of a rasi chart through siddhanta's own server, with keys and usage in
// memory, beside the same chart behind Hono and behind nothing but node:http. Each contestant is a process of its own and is asked in turns;
// what is counted is the processor time of that process, so that a busy machine falls on all alike.
// usage: node bench/adapter.bench.mjs [--rounds=15] [DIST]   (needs a build; DIST is dist by default)
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from './lib/measure.mjs';
import { table } from './lib/tables.mjs';

const options = process.argv.slice(2);
const numberOf = (name, otherwise) =>
  Number(options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const dist = options.find((option) => !option.startsWith('--')) ?? 'dist';
const load = (file) => import(pathToFileURL(resolve(dist, 'esm', file)).href);

const CONNECTIONS = 16;
const CALLS = 1500;
const PATH = '/v1/charts/rasi';

/** Births that repeat in nothing but the zone, so that no cache flatters. */
const bodies = Array.from({ length: CALLS }, (_, i) =>
  JSON.stringify({
    birth: {
      date: new Date(Date.UTC(1930 + (i % 90), i % 12, 1 + (i % 28))).toISOString().slice(0, 10),
      time: new Date(i * 7919_000).toISOString().slice(11, 19),
      place: { latitude: 8 + (i % 270) / 10, longitude: 70 + (i % 200) / 10, timezone: 'Asia/Kolkata' },
    },
  }),
);

/** The contestants: each starts a server on a free port and returns it with the key to ask with. */
const CONTESTANTS = {
  async siddhanta() {
    const { createHandler, issueKey, memoryStores } = await load('http/index.js');
    const { serve } = await load('http/node.js');
    const { keys, usage } = memoryStores();
    const { key } = await issueKey(keys);
    const plans = { free: { units_included: 1e12, rate_limit_per_minute: 1_000_000, concurrency: 1000 } };
    const { url } = await serve(createHandler({ keys, usage, plans }), { port: 0 });
    return { port: Number(new URL(url).port), key };
  },
  async 'Hono and rasi()'() {
    const { rasi } = await load('index.js');
    const { Hono } = await import('hono');
    const { serve } = await import('@hono/node-server');
    const app = new Hono();
    app.post(PATH, async (context) => context.json(rasi(await context.req.json())));
    return new Promise((done) => {
      serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => done({ port, key: '-' }));
    });
  },
  async 'node:http and rasi()'() {
    const { rasi } = await load('index.js');
    const server = createServer((message, response) => {
      const chunks = [];
      message.on('data', (chunk) => chunks.push(chunk));
      message.on('end', () => {
        const text = JSON.stringify(rasi(JSON.parse(Buffer.concat(chunks).toString())));
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
        response.end(text);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { port: server.address().port, key: '-' };
  },
};

const serving = options.find((option) => option.startsWith('--serve='))?.slice('--serve='.length);
if (serving === undefined) await measure();
else {
  process.send(await CONTESTANTS[serving]());
  process.on('message', () => process.send(process.cpuUsage()));
  process.on('disconnect', () => process.exit());
}

/** Sends all bodies over some connections that are kept; each is a plain socket, so that the asking costs little. */
async function flood({ port, key }) {
  let next = 0;
  const lane = () =>
    new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let received = '';
      const send = () => {
        const body = bodies[next++];
        if (body === undefined) return socket.end();
        socket.write(
          `POST ${PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
      };
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
        if (received.length < end + 4 + length) return;
        if (!received.startsWith('HTTP/1.1 200')) return fail(new Error(received));
        received = '';
        send();
      });
      socket.on('error', fail).on('close', done).on('connect', send);
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

async function start(name) {
  const child = fork(fileURLToPath(import.meta.url), [`--serve=${name}`, dist], {
    execArgv: options.includes('--prof') && name === 'siddhanta' ? ['--cpu-prof', '--cpu-prof-dir=/tmp/op/prof'] : [],
  });
  const [address] = await once(child, 'message');
  const cpu = async () => {
    child.send('cpu');
    const [{ user, system }] = await once(child, 'message');
    return user + system;
  };
  return { name, child, address, cpu, costs: [], rates: [] };
}

async function measure() {
  const rounds = numberOf('rounds', 15);
  const contestants = await Promise.all(Object.keys(CONTESTANTS).map(start));
  for (let i = 0; i < 3; i++) for (const { address } of contestants) await flood(address);
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < contestants.length; k++) {
      const { address, cpu, costs, rates } = contestants[(k + round) % contestants.length];
      const before = await cpu();
      const began = performance.now();
      await flood(address);
      rates.push((CALLS * 1000) / (performance.now() - began));
      costs.push(((await cpu()) - before) / CALLS);
    }
  }
  for (const { child } of contestants) child.disconnect();
  const [ours] = contestants;
  const rows = contestants.map(({ name, costs, rates }) => [
    name,
    `${(median(costs) / 1000).toFixed(3)} ms`,
    name === ours.name ? '' : `${(median(ours.costs.map((cost, i) => cost - costs[i])) / 1000).toFixed(3)} ms`,
    name === ours.name ? '' : median(ours.costs.map((cost, i) => cost / costs[i])).toFixed(2),
    Math.round(median(rates)).toLocaleString('en'),
  ]);
  console.log(table(['', 'processor a call', 'ours less theirs', 'ours ÷ theirs', 'calls a second'], rows));
}
