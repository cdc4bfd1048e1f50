/**
 * Keys and usage in PostgreSQL: the same statements on a server (`pg`) and in an embedded database (`@electric-sql/pglite`).
 * Both packages are optional, and loaded only when they are asked for.
 *
 * @packageDocumentation
 */
import type { Stores } from '../ports.js';

export { migrate, SCHEMA_VERSION } from './migrations.js';
export type { Queryable } from './queryable.js';
export { openPostgres, type PostgresOptions } from './server.js';
export { sqlStores } from './sql-stores.js';

/**
 * Returns the stores of an embedded database in a folder, which is made when it is missing. One process at a time may have it. Uses modules of Node;
 * needs the package `@electric-sql/pglite`. Hint: what is charged is handed to the operating system before the answer goes out, and so outlives the
 * end of the process, however sudden. Written through to the disk it is not, as PGlite cannot ask for that: after a power failure the last seconds
 * may be missing. A PostgreSQL server does not have this gap. Throws `Error` when the package is missing, or the folder is in use.
 */
export async function openPglite(folder: string): Promise<Stores> {
  const { openFolder } = await import('./pglite.js');
  return openFolder(folder);
}
