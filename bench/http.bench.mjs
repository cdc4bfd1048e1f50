// Prints charts a second through the HTTP handler on one core, their latency, and what the adapter adds.
// usage: node bench/http.bench.mjs [--check] [DIST]   (needs a build; DIST is dist/esm by default; --check fails below 2,000
// charts a second or above a p99 of 10 ms)
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'dist/esm';
const load = (file) => import(pathToFileURL(resolve(dist, file)).href);
const { createHandler, issueKey, memoryStores, routes } = await load('http/index.js');
const { operation: rasiOperation } = routes().find(({ name }) => name === 'charts.rasi');

const TARGET_PER_SECOND = 2000;
const TARGET_P99_MS = 10;
const ROUNDS = 5;
const CALLS = 2000;
const CONCURRENCY = 16;
const LATENCY_SECONDS = 2;

const URL = 'https://api.example/v1/charts/rasi';
/** As good as no limits, of test keys, too, which have a plan of their own. */
const unlimited = { units_included: 1e12, rate_limit_per_minute: 1_000_000, concurrency: 1000 };
const plans = { free: unlimited, test: unlimited };
const { keys, usage } = memoryStores();
const { key } = await issueKey(keys);
const test = await issueKey(keys, { kind: 'test' });
const handler = createHandler({ keys, usage, plans });

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

/** Only makes the web objects that a call cannot do without: what the platform costs, whatever the adapter does. */
async function bare(request) {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const body = new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } });
}

async function send(body, apiKey = key, answer = handler) {
  const response = await answer(
    new Request(URL, { method: 'POST', headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' }, body }),
  );
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
}

async function fastest(run) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await run();
    best = Math.min(best, performance.now() - began);
  }
  return best / 1000;
}

async function flood(concurrency, apiKey, answer) {
  let next = 0;
  const worker = async () => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) await send(body, apiKey, answer);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Returns the sorted latencies, in milliseconds, of calls that come at a steady rate whether or not the last is done. */
async function latencies(perSecond) {
  const total = perSecond * LATENCY_SECONDS;
  const found = [];
  const began = performance.now();
  const pending = [];
  for (let i = 0; i < total; ) {
    const due = began + (i * 1000) / perSecond;
    const now = performance.now();
    if (now < due) {
      await new Promise((resolve) => (due - now > 2 ? setTimeout(resolve, 1) : setImmediate(resolve)));
      continue;
    }
    // Counted from when the call was due, so that a queue shows.
    pending.push(send(bodies[i % CALLS]).then(() => found.push(performance.now() - due)));
    i++;
  }
  await Promise.all(pending);
  return found.sort((a, b) => a - b);
}

await flood(CONCURRENCY);
const library = await fastest(() => {
  for (const body of bodies) JSON.stringify(rasiOperation.call(JSON.parse(body)));
});
const single = await fastest(() => flood(1));
const many = await fastest(() => flood(CONCURRENCY));
const platform = await fastest(() => flood(CONCURRENCY, key, bare));
const recorded = await fastest(() => flood(CONCURRENCY, test.key));
const micro = (seconds) => `${((seconds / CALLS) * 1e6).toFixed(0)} µs`;
const perSecond = Math.round(CALLS / many);
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
let calm = await latencies(TARGET_PER_SECOND / 2);
for (let round = 1; round < ROUNDS; round++) {
  const next = await latencies(TARGET_PER_SECOND / 2);
  if (percentile(next, 0.99) < percentile(calm, 0.99)) calm = next;
}
const at = (share) => percentile(calm, share);
const rate = (value) => value.toLocaleString('en');

console.log(`library alone, JSON in and out: ${micro(library)} a rasi chart`);
console.log(`through the handler, one at a time: ${micro(single)}`);
console.log(`through the handler, ${CONCURRENCY} at a time: ${micro(many)}, ${rate(perSecond)} charts/s`);
console.log(`with a test key, ${CONCURRENCY} at a time: ${micro(recorded)}`);
const share = (seconds) => `${micro(seconds)} a call, ${Math.round((seconds / library) * 100)} % of the computation`;
console.log(`all that is not computation: ${share(many - library)}`);
console.log(`of it the platform's Request, Response and streams: ${share(platform)}`);
console.log(`of it the adapter (key, rate, body, checks, envelope, charge): ${share(many - library - platform)}`);
console.log(
  `latency at ${rate(TARGET_PER_SECOND / 2)} charts/s, the calmest of ${ROUNDS} runs: p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, greatest ${at(1).toFixed(2)} ms`,
);
const met = perSecond >= TARGET_PER_SECOND && at(0.99) < TARGET_P99_MS;
console.log(
  `target (${rate(TARGET_PER_SECOND)} charts/s, p99 below ${TARGET_P99_MS} ms at half of it): ${met ? 'met' : 'missed'}`,
);
if (!met && process.argv.includes('--check')) process.exitCode = 1;
