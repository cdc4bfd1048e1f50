import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '../../src/cli/command.js';
import { backupCommand } from '../../src/cli/commands/backup.js';
import { createHandler, issueKey, type Stores } from '../../src/http/index.js';
import { openPglite } from '../../src/http/stores/postgres.js';
import { putDatabase } from './support/database.js';
import { killServers, Server } from './support/server.js';
import { bodyOf, WIDE } from './support.js';

const root = mkdtempSync(join(tmpdir(), 'siddhanta-backup-'));
afterEach(killServers);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let serial = 0;
const newName = (): string => join(root, `folder${++serial}`);
const run = async (values: Values): Promise<string> =>
  backupCommand.run(values, { stdout: { write() {} }, stderr: { write() {} }, now: new Date(0) });

interface Answer {
  readonly status: number;
  readonly units: string | null;
}

async function ask(url: string, key: string, name?: string): Promise<Answer> {
  const response = await fetch(`${url}/v1/charts/rasi`, {
    method: 'POST',
    headers: {
      'X-API-Key': key,
      'Content-Type': 'application/json',
      ...(name === undefined ? {} : { 'Idempotency-Key': name }),
    },
    body: JSON.stringify(bodyOf('charts.rasi')),
  });
  await response.arrayBuffer();
  return { status: response.status, units: response.headers.get('x-units-charged') };
}

async function usedOf(url: string, key: string): Promise<number> {
  const response = await fetch(`${url}/v1/meta/usage`, { headers: { 'X-API-Key': key } });
  return ((await response.json()) as { data: { units_used: number } }).data.units_used;
}

describe('siddhanta backup', () => {
  it('copies a server that goes on; its copy has the keys, the usage and what was charged once', {
    timeout: 240_000,
  }, async () => {
    const [data, copy] = [newName(), newName()];
    const plans = { free: { units_included: 1e6, rate_limit_per_minute: 1e6, concurrency: 50 } };
    await putDatabase(data);
    const server = new Server('--data', data, '--quiet');
    const { live } = await server.firstKeys();
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    writeFileSync(join(data, 'plans.json'), JSON.stringify(plans));
    const again = new Server('--data', data, '--quiet');
    const url = await again.find(/Listening on (http:\S+)/);
    expect(await ask(url, live, 'once')).toEqual({ status: 200, units: '1' });
    let isOver = false;
    let answered = 0;
    const callers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        expect((await ask(url, live)).status).toBe(200);
        answered++;
      }
    });
    const before = answered;
    expect(await run({ to: copy, data })).toMatch(/^Copied \d+ files, \d+\.\d MB, to /);
    isOver = true;
    await Promise.all(callers);
    expect(answered).toBeGreaterThan(before);
    const copied = new Server('--data', copy, '--quiet');
    const there = await copied.find(/Listening on (http:\S+)/);
    // Not more than what was charged in the end, and at least what was charged before it began.
    const used = await usedOf(there, live);
    expect(used).toBeGreaterThanOrEqual(1 + before);
    expect(used).toBeLessThanOrEqual(1 + answered);
    expect(await ask(there, live, 'once')).toEqual({ status: 200, units: '0' });
    expect(await ask(there, live)).toEqual({ status: 200, units: '1' });
    expect(await usedOf(there, live)).toBe(used + 1);
    expect(await usedOf(url, live)).toBe(1 + answered);
  });

  it('is refused where there is nothing to copy, or something at its place', async () => {
    await expect(run({ data: root })).rejects.toThrow('the folder for the copy is required.');
    await expect(run({ data: root, to: newName() })).rejects.toThrow(`there is no database in ${root}.`);
    await expect(run({ database: 'postgres://x', to: newName() })).rejects.toThrow(
      'Use pg_dump for a PostgreSQL server.',
    );
  });
});

describe('a copy', () => {
  const [data, copy] = [newName(), newName()];
  let key: string;
  const serves = async (folder: string): Promise<number> => {
    const stores: Stores = await openPglite(folder);
    try {
      const handler = createHandler({ ...stores, plans: WIDE });
      return (await handler(new Request('http://x/v1/meta/usage', { headers: { 'X-API-Key': key } }))).status;
    } finally {
      await stores.close();
    }
  };
  beforeAll(async () => {
    await putDatabase(data);
    const stores = await openPglite(data);
    key = (await issueKey(stores.keys)).key;
    const made = await stores.backup?.(copy);
    expect(made?.bytes).toBeGreaterThan(1e6);
    await expect(stores.backup?.(copy)).rejects.toThrow(`There is something at ${copy}.`);
    await expect(stores.backup?.(join(root, 'no', 'folder'))).rejects.toThrow('Make it first.');
    await stores.close();
  });
  const spoiled = (spoil: (folder: string) => void): string => {
    const folder = newName();
    cpSync(copy, folder, { recursive: true });
    spoil(folder);
    return folder;
  };

  it('is for its owner alone, and leaves nothing aside', () => {
    expect(existsSync(`${copy}.partial`)).toBe(false);
    expect(readdirSync(copy).sort()).toEqual(['backup.json', 'pglite']);
    for (const name of readdirSync(copy)) expect(statSync(join(copy, name)).mode & 0o077).toBe(0);
  });

  it('becomes a folder like any other when it is opened', async () => {
    const folder = spoiled(() => {});
    expect(await serves(folder)).toBe(200);
    expect(existsSync(join(folder, 'backup.json'))).toBe(false);
    expect(await serves(folder)).toBe(200);
  });

  it.each<[string, (folder: string) => void]>([
    ['it was never finished', (folder) => writeFileSync(join(folder, 'backup.json'), '{}')],
    ['it was never finished', (folder) => truncateSync(join(folder, 'backup.json'), 100)],
    ['pglite/PG_VERSION is missing', (folder) => rmSync(join(folder, 'pglite/PG_VERSION'))],
    ['pglite/global/pg_control differs', (folder) => truncateSync(join(folder, 'pglite/global/pg_control'), 4096)],
    [
      'pglite/global/pg_control differs',
      (folder) => {
        const file = join(folder, 'pglite/global/pg_control');
        const bytes = readFileSync(file);
        bytes[100] = (bytes[100] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
    ],
  ])('is refused when %s', async (what, spoil) => {
    const folder = spoiled(spoil);
    await expect(openPglite(folder)).rejects.toThrow(`The copy in ${folder} is not whole: ${what}.`);
    await expect(openPglite(folder)).rejects.toThrow('is not whole');
  });
});
