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
import { sqlStores } from './sql-stores.js';
import { Upkeep } from './upkeep.js';

/** Segments of the write-ahead log have 1 MB, not 16, so that a cut leaves little; only a new database can choose. */
const NEW_DATABASE = ['--wal-segsize=1'];

/** A segment that is over is deleted, not kept for later. */
const SETTINGS = ['-c', 'wal_recycle=off'];

/** Bytes of segments that a database opened before these settings may keep. */
const MOST_LOG_BYTES = 40e6;

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Uses up the segments that were kept for later when the database ran without {@link SETTINGS}: a gigabyte of them, at most. Only
 * one that was begun and is over is ever deleted.
 */
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
      // Made aside and moved when it is whole, so that no half-made database is left if this is interrupted.
      const draft = `${home}.new`;
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { mode: 0o700 });
      await (await PGlite.create(draft, { initDbStartParams: NEW_DATABASE })).close();
      await rename(draft, home);
    }
    // Before anything in it is read: what others can write to, others may have written. PGlite makes files that everyone may write,
    // so again whenever there are new ones; meanwhile the mode of the folder keeps others out.
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
    const stores = sqlStores(counted, async () => {
      await upkeep.settled();
      await db.close();
      makePrivate(home);
      await lock.release();
    });
    const backup = async (target: string): Promise<BackupFacts> => {
      await guarded.query('CHECKPOINT', []);
      // What asks the database meanwhile waits, and nothing else writes to its files.
      return copyData(folder, target, (work) => db.runExclusive(work));
    };
    return { ...stores, backup };
  } catch (problem) {
    await lock.release();
    throw problem;
  }
}
