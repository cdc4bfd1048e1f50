// Making a database takes three seconds of processor time, copying it half a second: a run makes one of each kind and copies them.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { openPglite } from '../../../src/http/stores/postgres.js';

/** Made once a run, and moved to its place when it is whole: test files may run side by side. */
async function made(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(inject('databases'), name);
  if (!existsSync(path)) {
    const draft = join(mkdtempSync(`${path}-`), name);
    await make(draft);
    if (!existsSync(path)) renameSync(draft, path);
  }
  return path;
}

/** Puts a new database into a folder of data, as `openPglite` makes it in an empty one. */
export async function putDatabase(data: string): Promise<void> {
  const source = await made('data', async (path) => (await openPglite(path)).close());
  mkdirSync(data, { recursive: true, mode: 0o700 });
  cpSync(source, data, { recursive: true });
}

/** Returns a new database in memory, without tables. */
export async function memoryDatabase(): Promise<PGlite> {
  const source = await made('memory.tar', async (path) => {
    const db = await PGlite.create();
    writeFileSync(path, Buffer.from(await (await db.dumpDataDir('none')).arrayBuffer()));
    await db.close();
  });
  return PGlite.create({ loadDataDir: new Blob([readFileSync(source)]) });
}
