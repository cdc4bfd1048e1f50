import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IssuedKey, issueKey, periodAt, type Stores } from '../../src/http/index.js';
import { serve } from '../../src/http/node.js';
import { openStores, type StoreLocation } from '../../src/http/stores/open.js';
import { putDatabase } from './support/database.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';
import { callUntilGone, type Sight } from './support/pgClient.js';
import { handlerOver, startProcess } from './support/pgLoad.js';
import { WIDE } from './support.js';

const KEYS = 16;
const AT_ONCE = 2;
const LEASE_MS = 60_000;
const ROUNDS = [60, 200, 330, 410];

/** In all months of the test: one may end while it runs. */
async function usageOf(
  { usage }: Stores,
  accountId: string,
  since: number,
): Promise<{ used: number; reserved: number }> {
  const now = Date.now();
  const periods = new Set([since, now].map((at) => periodAt(at).name));
  const all = await Promise.all([...periods].map((period) => usage.usage(accountId, period, now)));
  const later = await Promise.all([...periods].map((period) => usage.usage(accountId, period, now + LEASE_MS)));
  return {
    used: all.reduce((total, { used }) => total + used, 0),
    reserved: later.reduce((total, { reserved }) => total + reserved, 0),
  };
}

/** For each key, what arrived whole is charged, what was not begun is not, and what was reserved is free after the lease. */
async function expectAgreement(
  stores: Stores,
  ids: readonly string[],
  sights: readonly Sight[],
  since: number,
): Promise<void> {
  for (const [i, { begun, whole }] of sights.entries()) {
    const { used, reserved } = await usageOf(stores, ids[i] ?? '', since);
    expect(used).toBeGreaterThanOrEqual(whole);
    expect(used).toBeLessThanOrEqual(begun);
    expect(reserved).toBe(0);
  }
}

async function issueKeys({ keys }: Stores): Promise<{ keys: string[]; ids: string[] }> {
  const issued: IssuedKey[] = [];
  for (let i = 0; i < KEYS; i++) issued.push(await issueKey(keys));
  return { keys: issued.map(({ key }) => key), ids: issued.map(({ record }) => record.account) };
}

async function killRounds(location: StoreLocation, settle: () => Promise<void>): Promise<void> {
  const since = Date.now();
  const first = await openStores(location);
  const { keys, ids } = await issueKeys(first);
  await first.close();
  const seen: Sight[] = keys.map(() => ({ begun: 0, whole: 0, others: 0 }));
  for (const units of ROUNDS) {
    const [server, url] = await startProcess<string>('pgServer.ts', location);
    const callers = callUntilGone(url, keys, AT_ONCE);
    await callers.arrived(units);
    server.kill('SIGKILL');
    await callers.ended;
    await settle();
    for (const [i, total] of seen.entries()) {
      const { begun = 0, whole = 0, others = 0 } = callers.sights[i] ?? {};
      total.begun += begun;
      total.whole += whole;
      expect(others).toBe(0);
    }
    expect(callers.whole()).toBeGreaterThanOrEqual(units);
    const stores = await openStores(location);
    await expectAgreement(stores, ids, seen, since);
    await stores.close();
  }
}

describe('PGlite on the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('loses no charge and makes none up when the server is killed', { timeout: 240_000 }, async () => {
    await putDatabase(folder);
    await killRounds({ data: folder }, async () => {});
  });
});

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster?.stop());

  it('loses no charge and makes none up when the server is killed', { timeout: 240_000 }, async () => {
    const database = await cluster.createDatabase();
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    // A statement that was on its way when its server died is still carried out.
    const settle = async (): Promise<void> => {
      const others =
        "SELECT FROM pg_stat_activity WHERE application_name = 'siddhanta' AND datname = current_database()";
      while ((await client.query(others)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await killRounds({ database }, settle);
    await client.end();
  });

  it('loses no charge when the database crashes, and the server goes on when it is back', {
    timeout: 240_000,
  }, async () => {
    const since = Date.now();
    const database = await cluster.createDatabase();
    const stores = await openStores({ database });
    const { keys, ids } = await issueKeys(stores);
    const serving = await serve(handlerOver(stores, WIDE, 0), { port: 0 });
    const callers = callUntilGone(serving.url, keys, AT_ONCE);
    await callers.arrived(100);
    await cluster.crash();
    await callers.arrived(callers.whole() + 100);
    expect(callers.sights.some(({ others }) => others > 0)).toBe(true);
    await serving.close();
    await callers.ended;
    await expectAgreement(stores, ids, callers.sights, since);
    await stores.close();
  });
});
