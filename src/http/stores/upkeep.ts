import type { Queryable } from './queryable.js';

export interface UpkeepLimits {
  readonly statements: number;
  /** Bytes of write-ahead log after which the tables are vacuumed and the log is cut. */
  readonly logBytes: number;
  /** Bytes of a table beyond which it is written anew when the database is opened. */
  readonly tableBytes: number;
  /** Transactions since the oldest that is not frozen, after which the whole database is. */
  readonly age: number;
}

// The log bounds dead rows too. 4 MB are some 6,000 calls, or 80 with 6,000 requests in the window; vacuum and checkpoint then take 2 to
// 15 ms. Transaction numbers wrap at 2^31.
const LIMITS: UpkeepLimits = { statements: 64, logBytes: 4e6, tableBytes: 16e6, age: 1e8 };

/** All but the accounts' table, which only grows, and those of batches, which are large because of what they keep. */
const TABLES = ['siddhanta_rate', 'siddhanta_usage', 'siddhanta_charged', 'siddhanta_once', 'siddhanta_keys'] as const;

const VACUUM = `VACUUM ${TABLES.join(', ')}, siddhanta_batches, siddhanta_batch_rows`;

const WRITTEN = "SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS written";

const AGE = 'SELECT age(datfrozenxid)::float8 AS age FROM pg_database WHERE datname = current_database()';

const SIZES = `
  SELECT name, pg_total_relation_size(name::regclass)::float8 AS bytes
  FROM unnest($1::text[]) AS t (name)`;

/**
 * Keeps an embedded database in order while it is open. PostgreSQL does that with its own processes beside the server;
 * PGlite is one process, in which nobody removes dead rows, cuts the write-ahead log or freezes old transactions.
 */
export class Upkeep {
  readonly #db: Queryable;
  readonly #afterwards: () => void;
  readonly #limits: UpkeepLimits;
  #statements = 0;
  #written = 0;
  #running: Promise<void> | undefined;
  #hasWarned = false;

  /**
   * @param afterwards what else is to be done each time, when the log was cut
   * @param limits when; the usual ones by default
   */
  constructor(db: Queryable, afterwards: () => void, limits: UpkeepLimits = LIMITS) {
    this.#db = db;
    this.#afterwards = afterwards;
    this.#limits = limits;
  }

  /**
   * Puts a database in order that was just opened: tables that have grown large, mostly of dead rows, are written anew. Throws `Error` when the
   * database refuses.
   */
  async begin(): Promise<void> {
    const { rows } = await this.#db.query(SIZES, [TABLES]);
    for (const { name, bytes } of rows as readonly SizeRow[]) {
      if (bytes > this.#limits.tableBytes) await this.#db.query(`VACUUM FULL ${name}`, []);
    }
    await this.#work();
  }

  /** Counts a statement. Work that falls due is done behind it; the statements that follow wait the few milliseconds. */
  count(): void {
    if (++this.#statements < this.#limits.statements || this.#running !== undefined) return;
    this.#statements = 0;
    this.#running = this.#look()
      .catch((problem: unknown) => {
        // No call failed: it is tried again later, and reported once.
        if (this.#hasWarned) return;
        this.#hasWarned = true;
        process.emitWarning(`The embedded database cannot be put in order and grows: ${String(problem)}`);
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  async settled(): Promise<void> {
    await this.#running;
  }

  async #look(): Promise<void> {
    if ((await this.#position()) - this.#written >= this.#limits.logBytes) await this.#work();
  }

  async #work(): Promise<void> {
    const [row] = (await this.#db.query(AGE, [])).rows as readonly { readonly age: number }[];
    await this.#db.query(row !== undefined && row.age > this.#limits.age ? 'VACUUM (FREEZE)' : VACUUM, []);
    await this.#db.query('CHECKPOINT', []);
    this.#written = await this.#position();
    this.#afterwards();
  }

  async #position(): Promise<number> {
    const [row] = (await this.#db.query(WRITTEN, [])).rows as readonly { readonly written: number }[];
    return row?.written ?? 0;
  }
}

interface SizeRow {
  readonly name: string;
  readonly bytes: number;
}
