import type { Stores } from '../ports.js';
import type { Queryable } from './queryable.js';
import { SqlBatches } from './sql-batches.js';
import { SqlKeys } from './sql-keys.js';
import { SqlUsage } from './sql-usage.js';

/**
 * Returns stores over a PostgreSQL database that is open already, for your own client: a pool of `pg`, a PGlite, the
 * driver of a managed service. Call {@link migrate} once before.
 *
 * @param close what closing the stores does; nothing by default, since the client is yours
 *
 * @example
 * ```ts
 * import { PGlite } from '@electric-sql/pglite';
 * import { issueKey } from 'siddhanta/http';
 * import { migrate } from 'siddhanta/http/postgres';
 * const db = await PGlite.create();
 * await migrate(db);
 * const { keys, usage } = sqlStores(db);
 * const { record } = await issueKey(keys);
 * (await keys.list()).length; // => 1
 * const now = Date.UTC(2026, 6, 15);
 * await usage.admit({ keyId: record.id, limit: 5, now }); // => { allowed: true, remaining: 4, resetSeconds: 60 }
 * const held = await usage.reserve({
 *   accountId: record.account, period: '2026-07', units: 3, included: 500, leaseMs: 60_000, now,
 * });
 * await usage.confirm(`${held}`, now); // => true
 * await usage.usage(record.account, '2026-07', now); // => { used: 3, reserved: 0 }
 * await db.close();
 * ```
 */
export function sqlStores(
  db: Queryable,
  close: () => Promise<void> = async () => {},
): Stores & Required<Pick<Stores, 'batchStore'>> {
  return { keys: new SqlKeys(db), usage: new SqlUsage(db), batchStore: new SqlBatches(db), close };
}
