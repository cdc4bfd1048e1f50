import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loadPeer } from '../http/stores/peer.js';
import type { JobQueue, Part, TakenPart } from './ports.js';
import { ATTEMPTS, MOST_FAILED, RETRY_SECONDS, unreachable } from './queue.js';

const QUEUE = 'parts';
const CONNECTIONS = 3;
const TIMEOUT_MS = 10_000;
/** Milliseconds until a queue that has no part is asked again. */
const POLL_MS = 500;

/** pg-boss names its jobs by UUID: the same part always has the same. */
function idOf({ job, part }: Part): string {
  const hex = createHash('sha256').update(`${job}/${part}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

interface Row {
  readonly state: string;
  readonly count: string;
}

interface FailedRow {
  readonly data: Part;
  readonly output: { readonly message?: string; readonly value?: { readonly message?: string } } | null;
}

/**
 * Returns a queue in PostgreSQL (13 or later), given by its address `postgres://user:password@host/database`. Its tables are made in a schema that
 * they have to themselves. Needs the packages `pg-boss` and `pg`.
 *
 * @example
 * ```ts no-run
 * import { postgresQueue } from 'siddhanta/jobs';
 * const queue = await postgresQueue('postgres://localhost/jobs');
 * await queue.progress(); // => { waiting: 0, active: 0, failed: [] }
 * await queue.close();
 * ```
 *
 * @param address address of the database
 * @param schema name of the schema, letters, digits and underscores; workers see the jobs of theirs only
 * @throws {SiddhantaError} `invalid_value` where the server cannot be reached, or refuses
 */
export async function postgresQueue(address: string, schema = 'siddhanta_jobs'): Promise<JobQueue> {
  const { default: PgBoss } = await loadPeer('pg-boss', () => import('pg-boss'));
  const { default: pg } = await loadPeer('pg', () => import('pg'));
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    keepAlive: true,
    application_name: 'siddhanta jobs',
  });
  // Without a listener a connection that the server closes would end the process. A new one is made.
  pool.on('error', () => {});
  // Nothing runs by a timer: `take` looks for leases that are over, and what is finished is deleted.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  try {
    await boss.start();
    await boss.createQueue(QUEUE);
  } catch (problem) {
    await pool.end();
    throw unreachable(address, problem);
  }

  async function nextPart(): Promise<TakenPart | undefined> {
    const [job] = await boss.fetch<Part>(QUEUE, { priority: false });
    if (job === undefined) return undefined;
    return {
      ...job.data,
      // Deleted, also where another worker has it by now: its rows are there.
      finish: () => boss.deleteJob(QUEUE, job.id).then(() => {}),
      fail: (reason) => boss.fail(QUEUE, job.id, { message: reason }).then(() => {}),
    };
  }

  return {
    async add(parts) {
      await boss.deleteJob(QUEUE, parts.map(idOf));
      await boss.insert(
        parts.map((part) => ({
          id: idOf(part),
          name: QUEUE,
          data: part,
          expireInSeconds: part.lease,
          retryLimit: ATTEMPTS - 1,
          retryDelay: RETRY_SECONDS,
          retryBackoff: true,
        })),
      );
    },
    async take() {
      const part = await nextPart();
      if (part !== undefined) return part;
      // Throws where there is no answer: `fetch` says then that there is no part.
      await boss.expire();
      const late = await nextPart();
      if (late === undefined) await pause(POLL_MS);
      return late;
    },
    async progress() {
      const { rows } = await pool.query<Row>(
        `SELECT state, count(*) AS count FROM ${schema}.job WHERE name = $1 GROUP BY state`,
        [QUEUE],
      );
      const count = (...states: string[]): number =>
        rows.reduce((sum, row) => sum + (states.includes(row.state) ? Number(row.count) : 0), 0);
      const failed = await pool.query<FailedRow>(
        `SELECT data, output FROM ${schema}.job WHERE name = $1 AND state = 'failed' ORDER BY completed_on LIMIT ${MOST_FAILED}`,
        [QUEUE],
      );
      return {
        waiting: count('created', 'retry'),
        active: count('active'),
        failed: failed.rows.map(({ data: { job, part }, output }) => ({
          job,
          part,
          reason: output?.message ?? output?.value?.message ?? '',
        })),
      };
    },
    async close() {
      await boss.stop({ graceful: false, close: false });
      await pool.end();
    },
  };
}
