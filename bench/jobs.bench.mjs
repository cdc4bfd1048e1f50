// What jobs over a queue cost: rows a second of plain batch and of 1, 2 and 4 workers, and the cost of a queue for each part.
// usage: node --import tsx bench/jobs.bench.mjs [BIRTHS]   (a build; redis-server and PostgreSQL)
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresQueue, redisQueue } from '../dist/esm/jobs/index.js';
import { csvOf, someBirths } from '../test/cli/batch/support.ts';
import { startPostgres } from '../test/http/support/pg.ts';
import { startRedis } from '../test/jobs/support/redis.ts';

const MAIN = fileURLToPath(new URL('../dist/cjs/cli/main.js', import.meta.url));
const BIRTHS = Number(process.argv[2] ?? 200_000);
const PART = 1000;
const folder = mkdtempSync(join(tmpdir(), 'siddhanta-jobs-bench-'));
const births = join(folder, 'births.csv');
writeFileSync(births, csvOf(someBirths(BIRTHS, 17)));

/** Seconds of the clock and of processors that calls take together. */
async function took(...calls) {
  const began = performance.now();
  const processors = await Promise.all(
    calls.map(
      ({ argv, out = 'ignore' }) =>
        new Promise((resolve, reject) => {
          const command = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', process.execPath, MAIN, ...argv];
          const child = spawn('bash', command, { stdio: ['ignore', out, 'pipe'] });
          let text = '';
          child.stderr.on('data', (chunk) => {
            text += chunk;
          });
          child.once('close', () => {
            const [user, system] = text.trim().split('\n').at(-1).split(' ').map(Number);
            if (Number.isNaN(user + system)) reject(new Error(text));
            else resolve(user + system);
          });
        }),
    ),
  );
  return { clock: (performance.now() - began) / 1000, processor: processors.reduce((sum, one) => sum + one, 0) };
}

const report = (name, { clock, processor }) =>
  console.log(
    `${name}: ${Math.round(BIRTHS / clock).toLocaleString('en')} rows a second, ${((processor * 1e6) / BIRTHS).toFixed(0)} µs of processor a row, load ${loadavg()[0].toFixed(0)}`,
  );

/** Milliseconds of the clock for each part, and of the processor of this process. */
async function costOf(queue, count) {
  const parts = Array.from({ length: count }, (_, i) => ({ job: 'cost', part: i + 1, lease: 60 }));
  const began = performance.now();
  const before = process.cpuUsage();
  for (let from = 0; from < count; from += 500) await queue.add(parts.slice(from, from + 500));
  for (let done = 0; done < count; ) {
    const taken = await queue.take();
    if (taken === undefined) continue;
    await taken.finish();
    done++;
  }
  const { user, system } = process.cpuUsage(before);
  return { clock: (performance.now() - began) / count, processor: (user + system) / 1000 / count };
}

const plain = join(folder, 'plain.csv');
const batch = ['batch', 'charts', births, '--workers'];
report('batch, in one process', await took({ argv: [...batch, '0'], out: openSync(plain, 'w') }));
report('batch, two threads', await took({ argv: [...batch, '2'] }));
const expected = readFileSync(plain);

const redis = await startRedis();
const postgres = await startPostgres([]);
const engines = [
  { name: 'Redis', address: redis.address, open: redisQueue },
  { name: 'PostgreSQL', address: await postgres.createDatabase(), open: postgresQueue },
];
try {
  for (const { name, address, open } of engines) {
    const queue = await open(address, 'cost');
    await costOf(queue, 200);
    for (const count of [200, 2000, 10_000]) {
      const { clock, processor } = await costOf(queue, count);
      console.log(
        `${name}, ${count} parts: ${clock.toFixed(2)} ms of the clock a part, ${processor.toFixed(2)} of the worker's processor, load ${loadavg()[0].toFixed(0)}`,
      );
    }
    await queue.close();
    for (const workers of [1, 2, 4]) {
      const store = join(folder, `${name}-${workers}`);
      const places = ['--queue', address, '--folder', store];
      const submit = [
        'jobs',
        'submit',
        births,
        '--job',
        'b',
        '--kind',
        'charts',
        '--part-size',
        String(PART),
        ...places,
      ];
      const submitted = await took({ argv: submit });
      const work = { argv: ['jobs', 'work', '--until-empty', ...places] };
      report(`${name}, ${workers} workers`, await took(...Array.from({ length: workers }, () => work)));
      const out = join(folder, 'rows.csv');
      const collected = await took({ argv: ['jobs', 'collect', 'b', '--out', out, '--folder', store] });
      const isEqual = readFileSync(out).equals(expected);
      console.log(
        `  submit ${submitted.clock.toFixed(1)} s, collect ${collected.clock.toFixed(1)} s, ${isEqual ? 'the same bytes' : 'OTHER BYTES'}`,
      );
      rmSync(store, { recursive: true });
    }
  }
} finally {
  await redis.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
