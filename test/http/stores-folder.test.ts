import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '../../src/http/index.js';
import { lockFolder } from '../../src/http/stores/lock.js';
import { openStores } from '../../src/http/stores/open.js';
import { migrate, sqlStores } from '../../src/http/stores/postgres.js';
import { makePrivate } from '../../src/http/stores/private.js';
import { Upkeep } from '../../src/http/stores/upkeep.js';
import { memoryDatabase, putDatabase } from './support/database.js';
import { startProcess } from './support/pgLoad.js';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-'));
  folders.push(folder);
  return folder;
}

const marks = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('in-use-by-'));

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the lock of a folder', () => {
  it('is free again when it is released', async () => {
    const folder = newFolder();
    for (let i = 0; i < 3; i++) await (await lockFolder(folder)).release();
    expect(marks(folder)).toEqual([]);
  });

  it('is refused to the process that has it', async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    lock.check();
    expect(marks(folder)).toHaveLength(1);
    await lock.release();
  });

  it('is never had by two that come at once', async () => {
    const folder = newFolder();
    for (let round = 0; round < 20; round++) {
      const all = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
      const had = all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      expect(had.length).toBeLessThanOrEqual(1);
      for (const lock of had) await lock.release();
    }
    expect(marks(folder)).toEqual([]);
  });

  it('left behind by a process that died is taken over, also when its number is in use again', async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder);
    const [own = ''] = marks(folder);
    await lock.release();
    writeFileSync(join(folder, own.replace(/-\d+-\d+-/, '-1-7-')), '');
    writeFileSync(join(folder, own.replace(/by-\d+-/, 'by-99999999-')), '');
    const next = await lockFolder(folder);
    expect(marks(folder)).toHaveLength(1);
    await next.release();
  });

  it.skipIf(process.platform !== 'linux')(
    'left behind by a process that was killed and not asked after is taken over',
    {
      timeout: 30_000,
    },
    async () => {
      const folder = newFolder();
      // The shell becomes a program that never asks how its child ended.
      const shell = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1001'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        const [output] = await once(shell.stdout, 'data');
        const pid = Number(String(output));
        const status = (): string[] => (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
        const lock = await lockFolder(folder);
        const [own = ''] = marks(folder);
        await lock.release();
        const left = own.replace(/by-\d+-\d+-/, `by-${pid}-${status()[19]}-`);
        writeFileSync(join(folder, left), '');
        await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${pid}`);
        process.kill(pid, 'SIGKILL');
        await expect.poll(() => status()[0]).toBe('Z');
        const next = await lockFolder(folder);
        expect(marks(folder)).not.toContain(left);
        await next.release();
      } finally {
        shell.kill('SIGKILL');
      }
    },
  );

  it('of another container is refused while it beats, and taken over when it does not', {
    timeout: 30_000,
  }, async () => {
    const folder = newFolder();
    const foreign = join(folder, 'in-use-by-1-77-1-other.4026531000');
    writeFileSync(foreign, '');
    const beat = setInterval(() => utimesSync(foreign, new Date(), new Date()), 500);
    await expect(lockFolder(folder)).rejects.toThrow('in use by process 1 on other');
    clearInterval(beat);
    const lock = await lockFolder(folder);
    expect(marks(folder)).not.toContain('in-use-by-1-77-1-other.4026531000');
    await lock.release();
  });

  it('reports to a process that paused that it lost the lock', { timeout: 30_000 }, async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder);
    for (const mark of marks(folder)) rmSync(join(folder, mark));
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(() => lock.check()).toThrow('given to another process');
    await lock.release();
  });
});

describe('the embedded database', () => {
  let folder: string;
  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'siddhanta-')), 'deep', 'data');
    return () => rmSync(join(folder, '..', '..'), { recursive: true, force: true });
  });

  it('is made where there is nothing, beside what else is there', { timeout: 60_000 }, async () => {
    mkdirSync(join(folder, 'pglite.new'), { recursive: true });
    writeFileSync(join(folder, 'pglite.new', 'PG_VERSION'), 'half-made');
    writeFileSync(join(folder, 'plans.json'), '{}');
    const stores = await openStores({ data: folder });
    await expect(openStores({ data: folder })).rejects.toThrow('One process at a time');
    await issueKey(stores.keys, { plan: 'kept' });
    await stores.close();
    expect(readdirSync(folder).sort()).toEqual(['pglite', 'plans.json']);
  });

  it('keeps what it has', { timeout: 60_000 }, async () => {
    const stores = await openStores({ data: folder });
    expect(await stores.keys.list()).toMatchObject([{ plan: 'kept' }]);
    await stores.close();
  });

  it('is refused to a second process, and free at once when the first is killed', { timeout: 60_000 }, async () => {
    const [child] = await startProcess<'open'>('pgHolder.ts', folder);
    await expect(openStores({ data: folder })).rejects.toThrow(`in use by process ${child.pid}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    const stores = await openStores({ data: folder });
    expect(await stores.keys.list()).toHaveLength(1);
    await stores.close();
  });
});

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

describe.skipIf(process.platform === 'win32')('the rights to the embedded database', () => {
  const open = (folder: string): string[] =>
    [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))]
      .map((path) => [path, statSync(path)] as const)
      .filter(([, entry]) => (entry.mode & 0o7777) !== (entry.isDirectory() ? 0o700 : 0o600))
      .map(([path, { mode }]) => `${path} ${(mode & 0o7777).toString(8)}`);

  it('are those of the owner alone, also in a folder that is open to all, and again at each start', {
    timeout: 60_000,
  }, async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'plans.json'), '{}', { mode: 0o644 });
    const home = join(folder, 'pglite');
    const stores = await openStores({ data: folder });
    expect(readdirSync(home, { recursive: true }).length).toBeGreaterThan(900);
    expect(open(home)).toEqual([]);
    await issueKey(stores.keys);
    await stores.close();
    expect(open(home)).toEqual([]);
    expect([folder, join(folder, 'plans.json')].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o644]);

    chmodSync(home, 0o777);
    chmodSync(join(home, 'pg_wal'), 0o2775);
    for (const name of ['PG_VERSION', 'postgresql.conf']) chmodSync(join(home, name), 0o666);
    expect(open(home)).toHaveLength(4);
    const again = await openStores({ data: folder });
    expect(open(home)).toEqual([]);
    expect(await again.keys.list()).toHaveLength(1);
    await again.close();
  });

  it('are refused to any other user, in words that say what to do', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), '', { mode: 0o644 });
    const { uid } = statSync(folder);
    expect(() => makePrivate(folder, uid + 1)).toThrow(
      `${folder} belongs to user ${uid}, and this process runs as user ${uid + 1}. All of ${folder} must belong to the user who opens it: run as that user, hand it over (chown -R ${uid + 1} ${folder}), or take another folder.`,
    );
    expect(statSync(join(folder, 'file')).mode & 0o777).toBe(0o644);
    makePrivate(folder, uid);
    expect(statSync(join(folder, 'file')).mode & 0o777).toBe(0o600);
  });

  // Only the superuser can give a file away.
  it.skipIf(process.geteuid?.() !== 0)('are asked for at each start, of every file', { timeout: 60_000 }, async () => {
    const folder = newFolder();
    await putDatabase(folder);
    const file = join(folder, 'pglite', 'postgresql.conf');
    chownSync(file, 12345, 12345);
    await expect(openStores({ data: folder })).rejects.toThrow(`${file} belongs to user 12345`);
    expect(marks(folder)).toEqual([]);
    chownSync(file, 0, 0);
    await (await openStores({ data: folder })).close();
  });
});

describe('the upkeep of the embedded database', () => {
  const rows = async (db: PGlite, text: string): Promise<unknown[]> => (await db.query(text)).rows;
  const nothing = (): void => {};
  const deadRows = "SELECT pg_total_relation_size('siddhanta_rate')::int AS bytes";

  // Each of the last 1,000 calls leaves a dead row of 16 kB and writes as much to the log: 32 MB, beside 24 of the empty database.
  it('keeps the folder small, however much is written', { timeout: 120_000 }, async () => {
    const folder = newFolder();
    await putDatabase(folder);
    const stores = await openStores({ data: folder });
    const begun = bytesOf(folder);
    let now = Date.UTC(2026, 6, 15);
    for (let i = 0; i < 3000; i++) {
      now += 30;
      await stores.usage.admit({ keyId: 'key_a', limit: 2000, now });
    }
    expect(bytesOf(folder)).toBeLessThan(begun + 15e6);
    await stores.close();
    expect(bytesOf(folder)).toBeLessThan(40e6);
    const again = await openStores({ data: folder });
    expect(await again.usage.admit({ keyId: 'key_a', limit: 2000, now })).toMatchObject({ allowed: false });
    await again.close();
  });

  it('shrinks a folder in which nothing was ever put in order', { timeout: 120_000 }, async () => {
    const folder = newFolder();
    const old = await PGlite.create(join(folder, 'pglite'));
    await migrate(old);
    const { usage } = sqlStores(old);
    await usage.admit({ keyId: 'key_a', limit: 5, now: 1 });
    for (let i = 0; i < 8; i++) {
      await old.query(`UPDATE siddhanta_rate SET admitted = array_fill(${i}, ARRAY[1000000])::float8[]`);
    }
    await old.query("UPDATE siddhanta_rate SET admitted = '{1}'");
    await old.close();
    expect(bytesOf(folder)).toBeGreaterThan(150e6);
    const stores = await openStores({ data: folder });
    expect(await stores.usage.admit({ keyId: 'key_a', limit: 5, now: 2 })).toMatchObject({ remaining: 3 });
    await stores.close();
    expect(bytesOf(folder)).toBeLessThan(70e6);
  });

  it('is due after so many bytes of log, and freezes old transactions', { timeout: 60_000 }, async () => {
    const db = await memoryDatabase();
    await migrate(db);
    const { usage } = sqlStores(db);
    const often = { statements: 2, logBytes: 1, tableBytes: 1e9, age: 1e8 };
    const grow = async (upkeep: Upkeep): Promise<number> => {
      for (let i = 0; i < 100; i++) {
        await usage.admit({ keyId: 'key_a', limit: 1000, now: i });
        upkeep.count();
        await upkeep.settled();
      }
      const [row] = await rows(db, deadRows);
      return (row as { bytes: number }).bytes;
    };
    await db.query("INSERT INTO siddhanta_rate VALUES ('key_a', array_fill(0, ARRAY[990])::float8[], true)");
    expect(await grow(new Upkeep(db, nothing, often))).toBeLessThan(150_000);
    const age = 'SELECT age(datfrozenxid)::int AS age FROM pg_database WHERE datname = current_database()';
    expect((await rows(db, age))[0]).toMatchObject({ age: expect.toSatisfy((n: number) => n > 100) });
    await grow(new Upkeep(db, nothing, { ...often, age: 50 }));
    expect((await rows(db, age))[0]).toMatchObject({ age: expect.toSatisfy((n: number) => n < 60) });
    expect(await grow(new Upkeep(db, nothing, { ...often, logBytes: 1e9 }))).toBeGreaterThan(500_000);
    await db.close();
  });

  it('that fails makes no call fail, and says so once', async () => {
    const warnings: string[] = [];
    const listen = (warning: Error): void => void warnings.push(warning.message);
    process.on('warning', listen);
    const broken = { query: () => Promise.reject(new Error('No space left.')) };
    const upkeep = new Upkeep(broken, nothing, { statements: 1, logBytes: 1, tableBytes: 1, age: 1 });
    for (let i = 0; i < 3; i++) {
      upkeep.count();
      await upkeep.settled();
    }
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', listen);
    expect(warnings).toEqual(['The embedded database cannot be put in order and grows: Error: No space left.']);
  });
});
