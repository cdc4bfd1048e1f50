// Prints how long others wait while a server is attacked; before each attack they ask alone, so that other work falls on both.
// usage, after a build: node bench/attacks.bench.mjs [--seconds=8] [--only=TEXT] [--postgres] [DIST]   (DIST is dist by default)
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ATTACKS, memoryOf, quantile, tally, underAttack } from './lib/attacks.mjs';
import { table } from './lib/tables.mjs';

const options = process.argv.slice(2);
const optionOf = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + '--='.length);
const seconds = Number(optionOf('seconds') ?? 8);
const only = optionOf('only') ?? '';
const dist = options.find((option) => !option.startsWith('--')) ?? 'dist';
const program = resolve(dist, 'cjs/cli/main.js');

const PLANS = {
  free: { units_included: 500, rate_limit_per_minute: 5 },
  default: { units_included: 50_000, rate_limit_per_minute: 60 },
  other: { units_included: 1e9, rate_limit_per_minute: 1e6 },
};
const home = mkdtempSync(join(tmpdir(), 'siddhanta-attacks-'));
const plans = join(home, 'plans.json');
writeFileSync(plans, JSON.stringify(PLANS));

async function postgres() {
  const { tsImport } = await import('tsx/esm/api');
  const { startPostgres } = await tsImport('../test/http/support/pg.ts', import.meta.url);
  return startPostgres();
}
const cluster = options.includes('--postgres') ? await postgres() : undefined;
const store = cluster === undefined ? ['--data', home] : ['--database', await cluster.createDatabase()];
const crew = cluster === undefined ? [] : ['--workers', '2', '--connections', '4'];
const argv = ['serve', '--port', '0', '--quiet', '--plans', plans, ...store, ...crew];
const server = spawn(process.execPath, [program, ...argv], { stdio: ['ignore', 'pipe', 'inherit'] });
let output = '';
server.stdout.on('data', (chunk) => {
  output += chunk;
});
while (!output.includes('Listening on')) await pause(50);
const [, url] = /Listening on (\S+)/.exec(output);
const key = (plan) => {
  const made = ['keys', 'create', '--json', '--plan', plan, '--plans', plans, ...store];
  return JSON.parse(execFileSync(process.execPath, [program, ...made], { encoding: 'utf8' })).key;
};
const children = () =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number);
const pids = cluster === undefined ? [server.pid] : children().filter((pid) => pid > 0);
const others = [key('other'), key('other'), key('other')];
const quiet = () => underAttack({ url, keys: { attackers: [], others }, seconds: seconds / 2, pids });

try {
  const load = loadavg()[0].toFixed(1);
  await quiet();
  const bases = pids.map((pid) => Math.round(memoryOf(pid) / 1024));
  const rows = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (!name.includes(only)) continue;
    const attackers = ['free', 'default', 'default', 'default', 'default'].map(key);
    const before = (await quiet()).others.flat();
    const {
      attacked,
      others: seen,
      grown,
    } = await underAttack({ url, attack, keys: { attackers, others }, seconds, pids });
    const under = seen.flat();
    const at = (outcomes, share) => quantile(outcomes, share).toFixed(0);
    rows.push([
      name,
      `${at(before, 0.5)}, ${at(before, 0.99)}`,
      `${at(under, 0.5)}, ${at(under, 0.99)}`,
      (quantile(under, 0.99) - quantile(before, 0.99)).toFixed(0),
      under.filter(({ status }) => status !== 200).length,
      Object.entries(tally(attacked.flat()))
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      grown.map((kb) => Math.round(kb / 1024)).join(', '),
    ]);
    await pause(2000);
  }
  const head = ['attack', 'alone p50, p99 ms', 'under attack', 'p99 more', 'not 200', 'attackers', 'grown MB'];
  console.log(
    `${cluster === undefined ? 'Embedded store' : 'PostgreSQL, two processes'}; load before the run ${load}; base ${bases.join(', ')} MB\n`,
  );
  console.log(table(head, rows));
} finally {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  await cluster?.stop();
  rmSync(home, { recursive: true, force: true });
}
