import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stores } from '../ports.js';
import { lockFolder } from './lock.js';
import { migrate } from './migrations.js';
import { loadPeer } from './peer.js';
import { sqlStores } from './sql-stores.js';

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Returns the stores of the embedded database in a folder: see `openPglite`. */
export async function openFolder(folder: string): Promise<Stores> {
  const { PGlite } = await loadPeer('@electric-sql/pglite', () => import('@electric-sql/pglite'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const home = join(folder, 'pglite');
    if (!(await exists(home))) {
      // Made aside and moved when it is whole, so that no half-made database is left if this is interrupted.
      const draft = `${home}.new`;
      await rm(draft, { recursive: true, force: true });
      await (await PGlite.create(draft)).close();
      await rename(draft, home);
    }
    const db = await PGlite.create(home, { relaxedDurability: false });
    const guarded = {
      query(text: string, params: unknown[]): Promise<{ rows: unknown[] }> {
        lock.check();
        return db.query(text, params);
      },
    };
    await migrate(guarded);
    return sqlStores(guarded, async () => {
      await db.close();
      await lock.release();
    });
  } catch (problem) {
    await lock.release();
    throw problem;
  }
}
