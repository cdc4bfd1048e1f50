// Prints processor time of a rasi chart through siddhanta's own server, Hono and node:http, each a process of its own, asked in turns.
// usage: node bench/adapter.bench.mjs [--rounds=15] [DIST]   (needs a build; DIST is dist by default)
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from './lib/measure.mjs';
import { honoAndRasi, inTurns, serveFor, start } from './lib/service.mjs';
import { table } from './lib/tables.mjs';

const options = process.argv.slice(2);
const numberOf = (name, otherwise) =>
  Number(options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const dist = options.find((option) => !option.startsWith('--')) ?? 'dist';
const load = (file) => import(pathToFileURL(resolve(dist, 'esm', file)).href);

const CONNECTIONS = 16;

const CONTESTANTS = {
  async siddhanta() {
    const { createHandler, issueKey, memoryStores } = await load('http/index.js');
    const { serve } = await load('http/node.js');
    const { keys, usage } = memoryStores();
    const { key } = await issueKey(keys);
    const plans = { free: { units_included: 1e12, rate_limit_per_minute: 1_000_000, concurrency: 1000 } };
    const { url } = await serve(createHandler({ keys, usage, plans }), { port: 0 });
    return { port: Number(new URL(url).port), keys: [key] };
  },
  'Hono and rasi()': async () => honoAndRasi((await load('index.js')).rasi),
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
    return { port: server.address().port, keys: ['-'] };
  },
};

const serving = options.find((option) => option.startsWith('--serve='))?.slice('--serve='.length);
if (serving === undefined) await measure();
else await serveFor(process, CONTESTANTS[serving]);

async function measure() {
  const script = fileURLToPath(import.meta.url);
  const contestants = await Promise.all(
    Object.keys(CONTESTANTS).map((name) => start(name, script, [`--serve=${name}`, dist])),
  );
  await inTurns(contestants, { rounds: numberOf('rounds', 15), connections: CONNECTIONS });
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
