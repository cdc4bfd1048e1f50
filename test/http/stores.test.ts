import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Stores, UsageStore } from '../../src/http/ports.js';
import { migrate, openPostgres, type PostgresOptions, sqlStores } from '../../src/http/stores/postgres.js';
import { describeStores } from './storeContract.js';
import { memoryDatabase } from './support/database.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';

const EMPTY =
  'TRUNCATE siddhanta_accounts, siddhanta_keys, siddhanta_rate, siddhanta_usage, siddhanta_charged, siddhanta_once';

describe('PGlite', () => {
  let db: PGlite;
  beforeAll(async () => {
    db = await memoryDatabase();
    await migrate(db);
  });
  afterAll(() => db.close());
  const open = async (): Promise<Stores> => {
    await db.query(EMPTY);
    return sqlStores(db);
  };
  describeStores('PGlite', open, 30);
});

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster?.stop());
  /** Several processes asked in turn, so that the calls of one key meet in the database. */
  async function openMany(address: string, options: PostgresOptions): Promise<Stores> {
    const all = await Promise.all(Array.from({ length: 8 }, () => openPostgres(address, options)));
    let turn = 0;
    const next = (): UsageStore => (all[turn++ % all.length] as Stores).usage;
    const usage: UsageStore = {
      admit: (request) => next().admit(request),
      reserve: (request) => next().reserve(request),
      hold: async (request) => next().hold?.(request),
      holdOnce: async (...of) => (await next().holdOnce?.(...of)) ?? { outcome: 'exhausted' },
      confirm: (id, now) => next().confirm(id, now),
      release: (id) => next().release(id),
      usage: (...of) => next().usage(...of),
    };
    const { keys } = all[0] as Stores;
    return {
      keys,
      usage,
      async close() {
        for (const stores of all) await stores.close();
      },
    };
  }

  const open = async (): Promise<Stores> => openPostgres(await cluster.createDatabase(), { prepare: false });
  describeStores('PostgreSQL', open, 30);

  const many = async (): Promise<Stores> => openMany(await cluster.createDatabase(), { connections: 2 });
  describeStores('PostgreSQL, shared', many, 30);

  // Stricter than the default: the server undoes statements that meet, and the stores try again.
  const strict = async (): Promise<Stores> =>
    openMany(await cluster.createDatabase({ default_transaction_isolation: 'serializable' }), { connections: 2 });
  describeStores('PostgreSQL, serializable', strict, 10);
});
