import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectJob, folderStorage, type JobQueue, jobStatus, submitJob } from '../../src/jobs/index.js';
import { postgresQueue } from '../../src/jobs/postgres.js';
import { redisQueue } from '../../src/jobs/redis.js';
import { batch, csvOf, someBirths } from '../cli/batch/support.js';
import { hasPostgres, startPostgres } from '../http/support/pg.js';
import { program } from '../support/program.js';
import { hasRedis, startRedis } from './support/redis.js';

interface Server {
  /** Address of the queue. */
  readonly address: string;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

interface Engine {
  readonly name: string;
  readonly isThere: boolean;
  start(): Promise<Server>;
  /** A queue beside that of the workers. */
  open(address: string, name?: string): Promise<JobQueue>;
}

const ENGINES: readonly Engine[] = [
  { name: 'Redis', isThere: hasRedis(), start: startRedis, open: redisQueue },
  {
    name: 'PostgreSQL',
    isThere: hasPostgres(),
    async start() {
      const cluster = await startPostgres([]);
      return { address: await cluster.createDatabase(), crash: cluster.crash, stop: cluster.stop };
    },
    open: postgresQueue,
  },
];

const PROGRAM = program('src/cli/main.ts');
const BIRTHS = 12_000;
const PART = 100;
const PARTS = BIRTHS / PART + 1;
const LEASE_S = 2;

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const births = `${csvOf(someBirths(BIRTHS, 41))}bad,1990-02-30,08:30:00,28.6139,77.209,Asia/Kolkata\n`;
let whole: Buffer;
let complaints: string;

beforeAll(async () => {
  const { bytes, stderr } = await batch(['charts', '--workers', '0'], births);
  whole = bytes;
  complaints = stderr;
});

class Worker {
  readonly #child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }>;

  constructor(address: string, storage: string, options: readonly string[] = ['--until-empty']) {
    const argv = ['jobs', 'work', '--queue', address, '--folder', storage, ...options];
    this.#child = spawn(process.execPath, [PROGRAM, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
    const text = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      this.#child[name]?.on('data', (chunk: Buffer) => {
        text[name] += chunk.toString();
      });
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => resolve({ code, signal, ...text }));
    });
  }

  send(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Stops it while it has a part: so many are under way while it is stopped. */
  async freeze(queue: JobQueue, busy: number): Promise<void> {
    for (let tries = 0; tries < 100; tries++) {
      this.send('SIGSTOP');
      for (let looks = 0; looks < 10; looks++) if ((await queue.progress()).active === busy) return;
      this.send('SIGCONT');
      await pause(5);
    }
    throw new Error('The worker never had a part.');
  }
}

async function finished(storage: string, least: number): Promise<void> {
  const rows = join(storage, 'births', 'rows');
  for (let tries = 0; tries < 3000; tries++) {
    const names = await Promise.resolve()
      .then(() => readdirSync(rows))
      .catch(() => []);
    if (names.filter((name) => !name.startsWith('.')).length >= least) return;
    await pause(10);
  }
  throw new Error(`There are no ${least} parts.`);
}

const servers = new Map<string, Server>();
beforeAll(async () => {
  for (const { name, isThere, start } of ENGINES) if (isThere) servers.set(name, await start());
});
afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())));

function serverOf(name: string): Server {
  const server = servers.get(name);
  if (server === undefined) throw new Error(`${name} was not started.`);
  return server;
}

describe.each(ENGINES)('jobs over $name', ({ name, isThere, open }) => {
  it.skipIf(!isThere)(
    'give each birth one row, though a worker is killed, one freezes past its lease, and the server crashes',
    { timeout: 120_000 },
    async () => {
      const path = join(folder, name);
      const server = serverOf(name);
      const storage = folderStorage(path);
      const queue = await open(server.address);
      const places = { queue, storage };
      const options = { job: 'births', kind: 'charts', source: [births], partSize: PART, lease: LEASE_S } as const;
      expect(await submitJob(options, places)).toEqual({
        job: 'births',
        records: BIRTHS + 1,
        parts: PARTS,
        added: PARTS,
      });

      const [killed, frozen, steady] = [1, 2, 3].map(() => new Worker(server.address, path)) as [
        Worker,
        Worker,
        Worker,
      ];
      await finished(path, 10);
      await frozen.freeze(queue, 3);
      await killed.freeze(queue, 3);
      killed.send('SIGKILL');
      expect((await killed.ended).signal).toBe('SIGKILL');
      const frozenAt = performance.now();

      await finished(path, 30);
      await server.crash();
      const { finished: soFar } = await jobStatus('births', places);
      expect(soFar).toBeLessThan(PARTS);
      await finished(path, soFar + 10);
      // Not before another worker may have its part.
      await pause(Math.max(0, (LEASE_S + 2) * 1000 - (performance.now() - frozenAt)));
      frozen.send('SIGCONT');

      for (const worker of [frozen, steady]) {
        const { code, stdout } = await worker.ended;
        expect([code, stdout]).toEqual([0, expect.stringMatching(/^Finished \d+ parts?; computed \d+ records?\.\n$/)]);
      }
      const chunks: Uint8Array[] = [];
      const { rows, refused } = await collectJob({ job: 'births', storage, write: (bytes) => void chunks.push(bytes) });
      expect(Buffer.concat(chunks).equals(whole)).toBe(true);
      expect(rows + refused.length).toBe(BIRTHS + 1);
      expect(refused.map(({ line, code }) => `line ${line}: ${code}`)).toContain(`line ${BIRTHS + 2}: invalid_date`);
      expect(complaints.match(/^line /gm)).toHaveLength(refused.length);
      expect(await jobStatus('births', places)).toMatchObject({ finished: PARTS, failed: [], waiting: 0, active: 0 });
      expect(readdirSync(join(path, 'births', 'rows')).filter((file) => !file.startsWith('.'))).toHaveLength(PARTS);
      await queue.close();
    },
  );

  it.skipIf(!isThere)('end a worker by SIGTERM', async () => {
    const worker = new Worker(serverOf(name).address, join(folder, name), []);
    await pause(2000);
    worker.send('SIGTERM');
    expect(await worker.ended).toEqual({
      code: 0,
      signal: null,
      stdout: 'Finished 0 parts; computed 0 records.\n',
      stderr: '',
    });
  });

  it.skipIf(!isThere)('say where nothing answers', async () => {
    const address = name === 'Redis' ? 'redis://u:secret@127.0.0.1:1' : 'postgres://u:secret@127.0.0.1:1/x';
    const error = await open(address).catch((problem: unknown) => problem);
    expect(error).toMatchObject({ code: 'invalid_value', field: 'queue' });
    expect(String(error)).toContain('127.0.0.1:1');
    expect(String(error)).not.toContain('secret');
  });
});

// Each waits for the pauses between tries, one, two, four and eight seconds: both at once.
describe.concurrent.each(ENGINES)('parts over $name', ({ name, isThere, open }) => {
  it.skipIf(!isThere)(
    'have a part once, give it back when it fails, and give up after five tries',
    { timeout: 60_000 },
    async () => {
      const queue = await open(serverOf(name).address, 'other');
      const parts = [1, 2].map((part) => ({ job: 'a', part, lease: 60 }));
      await queue.add(parts);
      await queue.add(parts);
      expect(await queue.progress()).toEqual({ waiting: 2, active: 0, failed: [] });
      const first = await queue.take();
      const second = await queue.take();
      expect([first?.part, second?.part].sort()).toEqual([1, 2]);
      expect(await queue.take()).toBeUndefined();
      await first?.finish();
      await first?.finish();
      await second?.fail('No disk.');
      expect(await queue.progress()).toEqual({ waiting: 1, active: 0, failed: [] });
      for (let tries = 2; tries <= 5; ) {
        const again = await queue.take();
        if (again === undefined) continue;
        expect(again.part).toBe(second?.part);
        await again.fail('No disk.');
        tries++;
      }
      const failed = [{ job: 'a', part: second?.part, reason: 'No disk.' }];
      expect(await queue.progress()).toEqual({ waiting: 0, active: 0, failed });
      await queue.add(parts);
      expect(await queue.progress()).toEqual({ waiting: 2, active: 0, failed: [] });
      await queue.close();
    },
  );
});
