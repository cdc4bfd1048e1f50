import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFacts, Stores } from '../ports.js';
import { acceptCopy, copyData } from './backup.js';
import { lockFolder } from './lock.js';
import { migrate } from './migrations.js';
import { loadPeer } from './peer.js';
import { preparedLite } from './prepared-lite.js';
import { makePrivate } from './private.js';
import type { Queryable } from './queryable.js';
import { DROP_LOADING, FREE_BATCHES } from './sql-batches.js';
import { sqlStores } from './sql-stores.js';
import { Upkeep } from './upkeep.js';

/** Segments of 1 MB instead of 16, so that a cut leaves little; set only for a new database. */
const NEW_DATABASE = ['--wal-segsize=1'];

/** Deletes finished segments instead of keeping them. */
const SETTINGS = ['-c', 'wal_recycle=off'];

const MOST_LOG_BYTES = 40e6;

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Uses up segments kept by a database that ran without {@link SETTINGS} (1 GB at most): only a finished one that was begun is deleted. */
async function useUpOldLog(db: Queryable, home: string): Promise<void> {
  const folder = join(home, 'pg_wal');
  const segments = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const { size } = await stat(join(folder, segments[0] ?? '.'));
  if (segments.length * size <= MOST_LOG_BYTES) return;
  for (let left = segments.length; left > 2; left--) {
    await db.query('SELECT pg_switch_wal()', []);
    await db.query('CHECKPOINT', []);
  }
}

/** Returns the stores of the embedded database in a folder: see `openPglite`. */
export async function openFolder(folder: string): Promise<Stores> {
  const pglite = await loadPeer('@electric-sql/pglite', () => import('@electric-sql/pglite'));
  const { PGlite } = pglite;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    await acceptCopy(folder);
    const home = join(folder, 'pglite');
    if (!(await exists(home))) {
      // Made aside and moved when complete, so that an interruption leaves no partial database.
      const draft = `${home}.new`;
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { mode: 0o700 });
      await (await PGlite.create(draft, { initDbStartParams: NEW_DATABASE })).close();
      await rename(draft, home);
    }
    // Before anything is read: others may have written what they can write to. PGlite makes files writable by everyone.
    makePrivate(home);
    const startParams = [...PGlite.defaultStartParams, ...SETTINGS];
    const db = await PGlite.create(home, { relaxedDurability: false, startParams });
    const guarded = {
      query(text: string, params: unknown[]): Promise<{ rows: unknown[] }> {
        lock.check();
        return db.query(text, params);
      },
    };
    const upkeep = new Upkeep(guarded, () => makePrivate(home));
    const prepared = preparedLite(db, pglite);
    const counted = {
      async query(text: string, params: unknown[]): Promise<{ rows: unknown[] }> {
        lock.check();
        const result = await prepared.query(text, params);
        upkeep.count();
        return result;
      },
    };
    await migrate(guarded);
    await useUpOldLog(guarded, home);
    await upkeep.begin();
    // Whoever had taken batches is gone: the folder is this process's alone.
    await guarded.query(FREE_BATCHES, []);
    await guarded.query(DROP_LOADING, []);
    const stores = sqlStores(counted, async () => {
      await upkeep.settled();
      await db.close();
      makePrivate(home);
      await lock.release();
    });
    const backup = async (target: string): Promise<BackupFacts> => {
      await guarded.query('CHECKPOINT', []);
      return copyData(folder, target, (work) => db.runExclusive(work));
    };
    return { ...stores, backup };
  } catch (problem) {
    await lock.release();
    throw problem;
  }
}
