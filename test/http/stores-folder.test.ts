// The folder of the embedded database: it lasts, and one process at a time has it.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '../../src/http/index.js';
import { lockFolder } from '../../src/http/stores/lock.js';
import { openStores } from '../../src/http/stores/open.js';
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
    // The same number started at another time, and a number that no process has.
    writeFileSync(join(folder, own.replace(/-\d+-\d+-/, '-1-7-')), '');
    writeFileSync(join(folder, own.replace(/by-\d+-/, 'by-99999999-')), '');
    const next = await lockFolder(folder);
    expect(marks(folder)).toHaveLength(1);
    await next.release();
  });

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

  it('tells who stood still and lost it', { timeout: 30_000 }, async () => {
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
