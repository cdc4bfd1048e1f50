import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IssuedKey, issueKey, type Plans, type Stores, type Usage } from '../../src/http/index.js';
import { migrate, openPostgres, sqlStores } from '../../src/http/stores/postgres.js';
import { memoryDatabase } from './support/database.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';
import { type Callers, callAtOnce, handlerOver, type Load, startCallers, sum, type Tally } from './support/pgLoad.js';

const PROCESSES = 8;
const CALLS = 200;
const UNITS = 500;

const plans = (rate_limit_per_minute: number, units_included = UNITS): Plans => ({
  // All calls are under way at once: the metering is tested, not the cap of calls in flight.
  free: { units_included, rate_limit_per_minute, concurrency: CALLS },
});

/** Clocks are set to the middle of a month, so that none ends during a test. */
const SKEW = Date.UTC(2026, 6, 15) - Date.now();

function usedBy({ usage }: Stores, accountId: string): Promise<Usage> {
  return usage.usage(accountId, '2026-07', Date.now() + SKEW);
}

async function waiting(db: pg.Client): Promise<number> {
  const sql = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  return (await db.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
}

describe.skipIf(!hasPostgres())(`PostgreSQL: ${PROCESSES} processes, ${CALLS} calls each at once, one key`, () => {
  let cluster: Cluster;
  let database: string;
  let callers: Callers;
  let stores: Stores;
  beforeAll(async () => {
    cluster = await startPostgres();
    database = await cluster.createDatabase();
    stores = await openPostgres(database);
    callers = await startCallers(PROCESSES, database);
  }, 120_000);
  afterAll(async () => {
    callers?.stop();
    await stores?.close();
    await cluster?.stop();
  });

  async function run(more: Partial<Load>, error = (_: number) => 0): Promise<{ tally: Tally; usage: Usage }> {
    const { key, record } = await issueKey(stores.keys);
    const load = { key, plans: plans(1_000_000), calls: CALLS, giveUp: 0, ...more };
    const tally = sum(await callers.call((i) => ({ ...load, skew: SKEW + error(i) })));
    return { tally, usage: await usedBy(stores, record.account) };
  }

  it('charges what the 2xx responses cost, and no more than the plan includes', { timeout: 180_000 }, async () => {
    const { tally, usage } = await run({});
    expect(tally).toMatchObject({ units: UNITS, broken: 0 });
    // A third of the calls cost one unit, and there are more of them than units: so the last unit goes to one of them.
    expect(usage).toEqual({ used: UNITS, reserved: 0 });
    const { 200: charged = 0, 429: refused = 0, ...others } = tally.statuses;
    expect(others).toEqual({});
    expect(charged + refused).toBe(PROCESSES * CALLS);
  });

  it('spends no more than the plan of the account includes when each process has its own key', {
    timeout: 180_000,
  }, async () => {
    const issued: IssuedKey[] = [];
    for (let i = 0; i < PROCESSES; i++) issued.push(await issueKey(stores.keys, { account: 'shared' }));
    const load = { plans: plans(1_000_000), calls: CALLS, giveUp: 0, skew: SKEW };
    const tally = sum(await callers.call((i) => ({ ...load, key: `${issued[i]?.key}` })));
    expect(tally).toMatchObject({ units: UNITS, broken: 0 });
    const { record } = await issueKey(stores.keys, { account: 'shared' });
    expect(new Set(issued.map(({ record: { account } }) => account))).toEqual(new Set([record.account]));
    expect(await usedBy(stores, record.account)).toEqual({ used: UNITS, reserved: 0 });
  });

  it('charges nothing for responses that are given up', { timeout: 180_000 }, async () => {
    const { tally, usage } = await run({ giveUp: 4 });
    expect(tally.broken).toBe(0);
    expect(usage).toEqual({ used: tally.units, reserved: 0 });
    expect(usage.used).toBeGreaterThan(0);
    expect(usage.used).toBeLessThanOrEqual(UNITS);
  });

  it('charges calls of one name once, whichever process they come to, and nothing for those given up', {
    timeout: 180_000,
  }, async () => {
    const names = Array.from({ length: 21 }, (_, i) => `order-${i}`);
    const { tally, usage } = await run({ names, giveUp: 5 });
    expect(tally.broken).toBe(0);
    const { 200: good = 0, 429: underWay = 0, ...others } = tally.statuses;
    expect(others).toEqual({});
    expect(good + underWay).toBe(PROCESSES * CALLS);
    expect(usage).toEqual({ used: 7 * (1 + 3 + 10), reserved: 0 });
    expect(tally.units).toBe(usage.used);
  });

  it('holds nothing under a name that is charged while the hold waits for its account', async () => {
    const { record } = await issueKey(stores.keys);
    const now = Date.now() + SKEW;
    const asked = { accountId: record.account, period: '2026-07', units: 3, included: UNITS, leaseMs: 60_000, now };
    const once = { name: 'order-1', request: 'a' };
    const first = await stores.usage.holdOnce?.(asked, once);
    if (first?.outcome !== 'held') throw new Error(`The first call under a name is ${first?.outcome}.`);
    const other = new pg.Client({ connectionString: database });
    await other.connect();
    try {
      await other.query('BEGIN');
      expect(await sqlStores(other).usage.confirm(first.reservation, now)).toBe(true);
      const second = stores.usage.holdOnce?.(asked, once);
      await expect.poll(() => waiting(other)).toBe(1);
      await other.query('COMMIT');
      expect(await second).toEqual({ outcome: 'charged', remaining: UNITS - 3 });
    } finally {
      await other.end();
    }
    expect(await usedBy(stores, record.account)).toEqual({ used: 3, reserved: 0 });
    expect(await stores.usage.holdOnce?.(asked, { ...once, request: 'b' })).toEqual({ outcome: 'other_request' });
  });

  it('admits the number of the plan, though the clocks differ by 40 s', { timeout: 180_000 }, async () => {
    const { tally, usage } = await run({ plans: plans(100, 1_000_000) }, (i) => (i - 3.5) * 5700);
    expect(tally.statuses).toEqual({ 200: 100, 429: PROCESSES * CALLS - 100 });
    expect(usage).toEqual({ used: tally.units, reserved: 0 });
  });
});

describe(`PGlite: one process, ${PROCESSES * CALLS} calls at once, one key`, () => {
  let db: PGlite;
  let stores: Stores;
  beforeAll(async () => {
    db = await memoryDatabase();
    await migrate(db);
    stores = sqlStores(db);
  });
  afterAll(() => db.close());

  it('charges what the 2xx responses cost, and no more than the plan includes', { timeout: 180_000 }, async () => {
    const { key, record } = await issueKey(stores.keys);
    const tally = await callAtOnce(handlerOver(stores, plans(1_000_000), SKEW), key, PROCESSES * CALLS);
    expect(tally).toMatchObject({ units: UNITS, broken: 0 });
    expect(await usedBy(stores, record.account)).toEqual({ used: UNITS, reserved: 0 });
    expect(Object.keys(tally.statuses)).toEqual(['200', '429']);
  });

  it('admits the number of the plan', { timeout: 180_000 }, async () => {
    const { key } = await issueKey(stores.keys);
    const { statuses } = await callAtOnce(handlerOver(stores, plans(100, 1_000_000), SKEW), key, PROCESSES * CALLS);
    expect(statuses).toEqual({ 200: 100, 429: PROCESSES * CALLS - 100 });
  });
});
