import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueKey, type ReservationRequest, type UsageStore } from '../../src/http/index.js';
import { Batches } from '../../src/http/stores/batches.js';
import { migrate, openPostgres, type Queryable, sqlStores } from '../../src/http/stores/postgres.js';
import { preparedLite } from '../../src/http/stores/prepared-lite.js';
import { memoryDatabase } from './support/database.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';

const T0 = Date.UTC(2026, 6, 15);
const PERIOD = '2026-07';
const ask = (accountId: string, more: Partial<ReservationRequest> = {}): ReservationRequest => ({
  accountId,
  period: PERIOD,
  units: 1,
  included: 1000,
  leaseMs: 60_000,
  now: T0,
  ...more,
});
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('requests that come together', () => {
  function doubling(work: (all: readonly number[]) => Promise<void> = () => pause(2)) {
    const done: (readonly number[])[] = [];
    const batches = new Batches<number, number>(async (all) => {
      done.push(all);
      await work(all);
      return all.map((n) => 2 * n);
    });
    return { batches, done };
  }

  it('are done together, each with its own outcome; one that comes alone is done alone', async () => {
    const { batches, done } = doubling();
    expect(await batches.add(7)).toBe(14);
    expect(await Promise.all([1, 2, 3].map((n) => batches.add(n, `n${n}`)))).toEqual([2, 4, 6]);
    expect(done).toEqual([[7], [1, 2, 3]]);
  });

  it('are done 64 at most together, in two statements at most', async () => {
    let most = 0;
    let running = 0;
    const { batches, done } = doubling(async () => {
      most = Math.max(most, ++running);
      await pause(5);
      running--;
    });
    const all = await Promise.all(Array.from({ length: 200 }, (_, n) => batches.add(n)));
    expect(all).toEqual(Array.from({ length: 200 }, (_, n) => 2 * n));
    expect([most, ...done.map(({ length }) => length)]).toEqual([2, 64, 64, 64, 8]);
  });

  it('under one name are done one after the other in their order, and hold up no other name', async () => {
    const { batches, done } = doubling();
    const order: number[] = [];
    const of = (name: string, n: number) => batches.add(n, name).then(() => order.push(n));
    await Promise.all([...[0, 1, 2, 3, 4].map((n) => of('busy', n)), of('calm', 10), of('quiet', 11)]);
    expect(done[0]).toEqual([0, 10, 11]);
    expect(done.slice(1)).toEqual([[1], [2], [3], [4]]);
    expect(order.filter((n) => n < 10)).toEqual([0, 1, 2, 3, 4]);
  });

  it('take turns by name, also where one has more waiting than fit', async () => {
    const { batches, done } = doubling();
    const names = Array.from({ length: 70 }, (_, i) => `n${i}`);
    await Promise.all([0, 100].flatMap((more) => names.map((name, i) => batches.add(i + more, name))));
    const second = done[1] ?? [];
    expect(second.slice(0, 6)).toEqual([64, 65, 66, 67, 68, 69]);
  });

  it('are done alone when the database refuses them for one of them', async () => {
    const { batches, done } = doubling(async (all) => {
      if (all.includes(2)) throw Object.assign(new Error('out of range'), { code: '22003' });
    });
    const all = await Promise.allSettled([1, 2, 3].map((n) => batches.add(n)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(done).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it('all fail, and none is done twice, when it is not known what the database did', async () => {
    for (const code of ['ECONNRESET', '57P01', '08006', '']) {
      const { batches, done } = doubling(async () => {
        throw Object.assign(new Error('gone'), { code });
      });
      const all = await Promise.allSettled([1, 2, 3].map((n) => batches.add(n)));
      expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      expect(done).toHaveLength(1);
      await expect(batches.add(4)).rejects.toThrow('gone');
    }
  });
});

function describeBatches(name: string, open: () => Promise<UsageStore>): void {
  describe(name, () => {
    let usage: UsageStore;
    beforeAll(async () => {
      usage = await open();
    });
    const used = (accountId: string) => usage.usage(accountId, PERIOD, T0);

    it('holds and charges those that fit beside one that does not', async () => {
      const ids = Array.from({ length: 20 }, (_, i) => `acc_mixed_${i}`);
      const all = await Promise.all(
        ids.map((id, i) => usage.reserve(ask(id, { units: i, included: i % 3 === 0 ? i - 1 : i }))),
      );
      expect(all.map((held) => held !== undefined)).toEqual(ids.map((_, i) => i % 3 !== 0));
      const charged = await Promise.all(
        ids.map((id, i) =>
          usage.confirm(all[i] ?? `${id}/${PERIOD}/60000/never`, i % 3 === 1 ? T0 : T0 + (i % 2) * 60_000),
        ),
      );
      const isCharged = (i: number): boolean => i % 3 !== 0 && (i % 3 === 1 || i % 2 === 0);
      expect(charged).toEqual(ids.map((_, i) => isCharged(i)));
      for (const [i, id] of ids.entries()) expect((await used(id)).used).toBe(isCharged(i) ? i : 0);
    });

    it('takes each admission by the limit and the clock of its key', async () => {
      const ids = Array.from({ length: 12 }, (_, i) => `key_own_${i}`);
      const all = (round: number) =>
        Promise.all(
          ids.map((keyId, i) => usage.admit({ keyId, limit: 1 + (i % 3), now: T0 + i * 1000 + round * 500 })),
        );
      await all(0);
      const second = await all(1);
      expect(second.map(({ allowed }) => allowed)).toEqual(ids.map((_, i) => i % 3 !== 0));
      expect(second.map(({ remaining }) => remaining)).toEqual(ids.map((_, i) => Math.max(0, (i % 3) - 1)));
      expect(second.every(({ resetSeconds }) => resetSeconds === 60)).toBe(true);
    });

    it('gives the last units to as many as there are, of many that come at once', async () => {
      const accounts = ['acc_edge_a', 'acc_edge_b', 'acc_edge_c'];
      for (const accountId of accounts) {
        await usage.confirm(`${await usage.reserve(ask(accountId, { units: 990 }))}`, T0);
      }
      const held = await Promise.all(Array.from({ length: 150 }, (_, i) => usage.reserve(ask(accounts[i % 3] ?? ''))));
      for (const [k, accountId] of accounts.entries()) {
        const mine = held.filter((_, i) => i % 3 === k);
        expect(mine.map((id) => id !== undefined)).toEqual(mine.map((_, i) => i < 10));
        expect(await used(accountId)).toEqual({ used: 990, reserved: 10 });
      }
      const charges = await Promise.all(held.map((id) => (id === undefined ? false : usage.confirm(id, T0))));
      expect(charges.filter((charged) => charged)).toHaveLength(30);
      for (const accountId of accounts) expect(await used(accountId)).toEqual({ used: 1000, reserved: 0 });
    });

    it('fails one that the database refuses, and charges the others what they cost', async () => {
      const requests = [ask('acc_good_1'), ask('acc_bad', { units: 1.5 }), ask('acc_good_2', { units: 2 })];
      const held = await Promise.allSettled(requests.map((request) => usage.reserve(request)));
      expect(held.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      for (const one of held)
        if (one.status === 'fulfilled') expect(await usage.confirm(`${one.value}`, T0)).toBe(true);
      expect([await used('acc_good_1'), await used('acc_bad'), await used('acc_good_2')]).toEqual([
        { used: 1, reserved: 0 },
        { used: 0, reserved: 0 },
        { used: 2, reserved: 0 },
      ]);
    });

    it('leaves no row for a charge of units that were never held', async () => {
      expect(await usage.confirm(`acc_none/${PERIOD}/60000/token`, T0)).toBe(false);
      expect(await usage.reserve(ask('acc_none', { included: 0 }))).toBeUndefined();
      expect(await used('acc_none')).toEqual({ used: 0, reserved: 0 });
    });
  });
}

const embedded = await memoryDatabase();
await migrate(embedded);
const lite = preparedLite(embedded, await import('@electric-sql/pglite'));
afterAll(() => embedded.close());
describeBatches('batches in PGlite, prepared', async () => sqlStores(lite).usage);

describe('a charge in a batch', () => {
  it('is answered after its statement, and once for all of it', async () => {
    const log: string[] = [];
    const db: Queryable = {
      async query(text, params) {
        const { rows } = await lite.query(text, params);
        await pause(20);
        if (text.includes('siddhanta_charged')) log.push(`durable ${(params[0] as unknown[]).length}`);
        return { rows };
      },
    };
    const { usage } = sqlStores(db);
    const held = await Promise.all([1, 2, 3].map((i) => usage.reserve(ask(`acc_durable_${i}`))));
    await Promise.all(held.map((id) => usage.confirm(`${id}`, T0).then(() => log.push('answered'))));
    expect(log).toEqual(['durable 3', 'answered', 'answered', 'answered']);
  });

  it('leaves no row behind where nothing was held', async () => {
    const { usage } = sqlStores(lite);
    await usage.confirm(`acc_nowhere/${PERIOD}/60000/token`, T0);
    const { rows } = await lite.query("SELECT FROM siddhanta_usage WHERE account_id = 'acc_nowhere'", []);
    expect(rows).toEqual([]);
  });
});

describe('the prepared statements of PGlite', () => {
  it('return what its own do, go on after a failure, and are planned once', async () => {
    const text =
      'SELECT $1::text AS a, $2::int[] AS b, $3::timestamptz AS c, $4::float8 + 0.5 AS d, $5::jsonb AS e, NULL AS f';
    const params = ["it's \\ “so”", [1, 2], new Date(T0), 1e300, { x: [null, 'y'] }];
    expect((await lite.query(text, params)).rows).toEqual((await embedded.query(text, params)).rows);
    const failing = 'SELECT 1 / $1::int AS n';
    await expect(lite.query(failing, [0])).rejects.toMatchObject({ code: '22012' });
    expect((await lite.query(failing, [1])).rows).toEqual([{ n: 1 }]);
    await expect(lite.query('SELECT nonsense', [])).rejects.toMatchObject({ code: '42703' });
    await expect(lite.query('SELECT nonsense', [])).rejects.toMatchObject({ code: '42703' });
    expect((await lite.query(failing, [1])).rows).toEqual([{ n: 1 }]);
    const { rows } = await embedded.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement = $1',
      [failing],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('end with the statement before them when many are asked at once', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, (_, i) => lite.query('SELECT $1::int AS i', [i])));
    expect(all.map(({ rows }) => rows)).toEqual(Array.from({ length: 50 }, (_, i) => [{ i }]));
  });
});

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  let cluster: Cluster;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await cluster?.stop();
  });
  const open = async (database: string) => {
    const stores = await openPostgres(database);
    closing.push(stores.close);
    return stores;
  };

  describeBatches('batches in PostgreSQL', async () => (await open(await cluster.createDatabase())).usage);

  it('lets batches of several processes over the same accounts pass without a deadlock', {
    timeout: 60_000,
  }, async () => {
    const database = await cluster.createDatabase({ deadlock_timeout: '20ms' });
    const all = await Promise.all([1, 2, 3, 4].map(() => openPostgres(database)));
    const ids = Array.from({ length: 30 }, (_, i) => `acc_crossing_${i}`);
    await Promise.all(
      all.map(async ({ usage }, process) => {
        for (let round = 0; round < 20; round++) {
          const mine = ids.map((_, i) => ids[(i * (process % 2 === 0 ? 7 : 23) + process + round) % ids.length] ?? '');
          const admitted = await Promise.all(mine.map((keyId) => usage.admit({ keyId, limit: 1000, now: T0 })));
          expect(admitted.every(({ allowed }) => allowed)).toBe(true);
          const held = await Promise.all(mine.map((id) => usage.reserve(ask(id))));
          expect(await Promise.all(held.map((id) => usage.confirm(`${id}`, T0)))).toEqual(mine.map(() => true));
        }
      }),
    );
    for (const id of ids) expect(await all[0]?.usage.usage(id, PERIOD, T0)).toEqual({ used: 80, reserved: 0 });
    for (const stores of all) await stores.close();
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const count = 'SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()';
    expect((await client.query(count)).rows).toEqual([{ n: 0 }]);
    await client.end();
  });

  it('finds the keys of many calls in one statement, each its own', async () => {
    const { keys } = await open(await cluster.createDatabase());
    const issued = [];
    for (let i = 0; i < 100; i++) issued.push(await issueKey(keys));
    const asked = [...issued, ...issued.slice(0, 20)].map(({ record }) => record);
    const found = await Promise.all(asked.map(({ hash }) => keys.find(hash.slice(0, 16))));
    expect(found).toEqual(asked.map((record) => [record]));
  });
});
