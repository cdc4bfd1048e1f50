import type { Stores } from '../ports.js';
import { reasonOf } from '../problem.js';
import { migrate } from './migrations.js';
import { loadPeer } from './peer.js';
import { prepared } from './prepared.js';
import { sqlStores } from './sql-stores.js';

/** How {@link openPostgres} connects. */
export interface PostgresOptions {
  /** Most connections of this process; 10 by default. */
  readonly connections?: number;
  /** Longest wait for a connection and for an answer, in milliseconds; 10 s by default. */
  readonly timeoutMs?: number;
  /**
   * Whether each connection keeps the statements prepared, which halves the work of the database; true by default. Where a
   * pooler in between cannot follow that, it is noticed and given up.
   */
  readonly prepare?: boolean;
}

/**
 * Returns the stores of a PostgreSQL database (13 or later), given by its address `postgres://user:password@host/database`. Any number of processes
 * may share it. The tables are made or brought up to date. Needs the package `pg`. Throws `Error` when the package is missing, or the server cannot
 * be reached or refuses.
 */
export async function openPostgres(address: string, options: PostgresOptions = {}): Promise<Stores> {
  const { connections = 10, timeoutMs = 10_000, prepare = true } = options;
  const { default: pg } = await loadPeer('pg', () => import('pg'));
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    application_name: 'siddhanta',
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', () => {});
  try {
    await migrate(pool);
  } catch (problem) {
    await pool.end();
    throw new Error(`The database cannot be opened: ${reasonOf(problem)}`, { cause: problem });
  }
  return sqlStores(prepare ? prepared(pool) : pool, () => pool.end());
}
