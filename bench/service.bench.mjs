// Prints charged rasi charts over sockets beside Hono alone. Contestants are asked in turns; ratios say more than rates.
// usage: node bench/service.bench.mjs [--rounds=9] [--connections=50] [--before=DIST] [DIST]
// (needs a build; DIST is dist by default; --before adds another build)
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from './lib/measure.mjs';
import { honoAndRasi, inTurns, serveFor, start } from './lib/service.mjs';
import { table } from './lib/tables.mjs';

const KEYS = 200;
const PLANS = { free: { units_included: 1e12, rate_limit_per_minute: 6000, concurrency: 1000 } };

const options = process.argv.slice(2);
const optionOf = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + '--='.length);
const connections = Number(optionOf('connections') ?? 50);
const dist = options.find((option) => !option.startsWith('--')) ?? 'dist';

async function metered(load, stores) {
  const { createHandler, issueKey } = await load('http/index.js');
  const { serve } = await load('http/node.js');
  const keys = [];
  for (let i = 0; i < KEYS; i++) keys.push((await issueKey(stores.keys)).key);
  const { url } = await serve(createHandler({ ...stores, plans: PLANS }), { port: 0 });
  return { port: Number(new URL(url).port), keys };
}

const SERVICES = {
  postgres: async (load, address) => metered(load, await (await load('http/stores/postgres.js')).openPostgres(address)),
  pglite: async (load, folder) => metered(load, await (await load('http/stores/postgres.js')).openPglite(folder)),
  memory: async (load) => metered(load, (await load('http/index.js')).memoryStores()),
  hono: async (load) => honoAndRasi((await load('index.js')).rasi),
};

const serving = optionOf('serve');
if (serving === undefined) await measure();
else {
  const load = (file) => import(pathToFileURL(resolve(dist, 'esm', file)).href);
  await serveFor(process, () => SERVICES[serving](load, optionOf('at')));
}

async function measure() {
  const { tsImport } = await import('tsx/esm/api');
  const { startPostgres } = await tsImport('../test/http/support/pg.ts', import.meta.url);
  const cluster = await startPostgres([]);
  const home = mkdtempSync(join(tmpdir(), 'siddhanta-bench-'));
  const before = optionOf('before');
  const contestants = [];
  const begin = async (name, service, place, build) => {
    const argv = [`--serve=${service}`, `--at=${place}`, build];
    contestants.push(await start(name, fileURLToPath(import.meta.url), argv));
  };
  try {
    const load = loadavg()[0].toFixed(1);
    await begin('Hono and rasi()', 'hono', '', dist);
    await begin('keys and usage in memory', 'memory', '', dist);
    for (const [build, note] of [[dist, ''], ...(before === undefined ? [] : [[before, ', before']])]) {
      await begin(`PostgreSQL${note}`, 'postgres', await cluster.createDatabase(), build);
      await begin(`PGlite${note}`, 'pglite', join(home, `data${contestants.length}`), build);
    }
    await inTurns(contestants, {
      rounds: Number(optionOf('rounds') ?? 9),
      connections,
      database: cluster.pid,
    });
    const [bare] = contestants;
    const ms = (values) => `${(median(values) / 1000).toFixed(2)} ms`;
    const whole = (value) => Math.round(value).toLocaleString('en');
    const rows = contestants.map(({ name, costs, rates, beside, asking }) => [
      name,
      whole(median(rates)),
      whole(Math.max(...rates)),
      name === bare.name ? '' : median(rates.map((rate, i) => rate / bare.rates[i])).toFixed(2),
      ms(costs),
      name.startsWith('PostgreSQL') ? ms(beside) : '',
      ms(asking),
    ]);
    console.log(
      `${KEYS} keys, ${connections} connections, ${availableParallelism()} cores that callers and database share; load before ${load}`,
    );
    const head = ['', 'calls a second', 'best round', '÷ Hono', 'processor, server', 'database', 'callers'];
    console.log(table(head, rows));
  } finally {
    for (const { child } of contestants) child.kill();
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
