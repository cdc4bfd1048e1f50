// Version 1: each key becomes an account of its own, with its plan and its usage.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler, hashKey, issueKey, type Stores } from '../../src/http/index.js';
import { newKey } from '../../src/http/keys.js';
import { migrate, openPostgres, type Queryable, SCHEMA_VERSION, sqlStores } from '../../src/http/stores/postgres.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';
import { bodyOf, read } from './support.js';

const SCHEMA_1 = readFileSync(join(import.meta.dirname, 'support', 'schema-1.sql'), 'utf8');
const NOW = Date.UTC(2026, 6, 15, 12);
const PLANS = {
  free: { units_included: 500, rate_limit_per_minute: 5 },
  pro: { units_included: 2000, rate_limit_per_minute: 60 },
};

const OLD = [
  { id: 'key_0000000000000001', kind: 'live', plan: 'free', scopes: ['*'], revoked: null, used: 500 },
  { id: 'key_0000000000000002', kind: 'live', plan: 'pro', scopes: ['charts', 'kp'], revoked: null, used: 1234 },
  { id: 'key_0000000000000003', kind: 'live', plan: 'free', scopes: [], revoked: '2026-07-02T00:00:00Z', used: 7 },
  { id: 'key_0000000000000004', kind: 'test', plan: 'free', scopes: ['*'], revoked: null, used: undefined },
] as const;

async function fill(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const [i, { id, kind, plan, scopes, revoked, used }] of OLD.entries()) {
    const key = newKey(kind);
    keys.set(id, key);
    const created = `2026-07-01T00:00:0${i}.000Z`;
    const row = [id, kind, await hashKey(key), plan, [...scopes], created, revoked];
    await db.query('INSERT INTO siddhanta_keys VALUES ($1, $2, $3, $4, $5, $6, $7)', row);
    await db.query("INSERT INTO siddhanta_rate VALUES ($1, '{1}', true)", [id]);
    if (used === undefined) continue;
    const usage =
      "INSERT INTO siddhanta_usage VALUES ($1, '2026-07', $2, 9, jsonb_build_object('t', jsonb_build_array(3, $3::float8)))";
    await db.query(usage, [id, used, NOW + 1000]);
    await db.query("INSERT INTO siddhanta_usage VALUES ($1, '2026-06', 42, 9, '{}')", [id]);
    await db.query("INSERT INTO siddhanta_charged VALUES ($1, 'x', $2)", [id, NOW]);
  }
  return keys;
}

async function expectMigrated({ keys, usage }: Stores, byId: ReadonlyMap<string, string>): Promise<void> {
  const all = await keys.list();
  expect(all).toMatchObject(
    OLD.map(({ id, kind, plan, scopes, revoked }, i) => ({
      id,
      kind,
      plan,
      scopes,
      account: id,
      accountName: id,
      createdAt: `2026-07-01T00:00:0${i}.000Z`,
      revokedAt: revoked === null ? null : new Date(revoked).toISOString(),
      label: null,
      expiresAt: null,
      lastUsedOn: null,
      replacedBy: null,
    })),
  );
  expect(await keys.accounts()).toMatchObject(OLD.map(({ id, plan }) => ({ id, name: id, plan })));
  for (const { id, used } of OLD) {
    expect(await usage.usage(id, '2026-07', NOW)).toEqual({ used: used ?? 0, reserved: used === undefined ? 0 : 3 });
    expect((await usage.usage(id, '2026-06', NOW)).used).toBe(used === undefined ? 0 : 42);
  }

  const handler = createHandler({ keys, usage, plans: PLANS, now: () => NOW + 1000 });
  const call = async (key: string, path: string, body?: object) => {
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
    const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    return read(await handler(new Request(`http://x${path}`, init)));
  };
  const [spent = '', left = '', revoked = '', test = ''] = OLD.map(({ id }) => byId.get(id));
  const rasi = bodyOf('charts.rasi');
  expect((await call(spent, '/v1/charts/rasi', rasi)).json.error.code).toBe('quota_exhausted');
  // The quota is that of the account: another of its keys finds it used up, too.
  const other = await issueKey(keys, { account: OLD[0].id, now: NOW });
  expect((await call(other.key, '/v1/charts/rasi', rasi)).json.error.code).toBe('quota_exhausted');
  expect((await call(left, '/v1/charts/rasi', rasi)).status).toBe(200);
  expect((await call(left, '/v1/meta/usage')).json.data).toMatchObject({ plan: 'pro', units_used: 1235 });
  expect((await call(revoked, '/v1/meta/usage')).json.error.code).toBe('revoked_api_key');
  expect((await call(test, '/v1/charts/rasi', rasi)).status).toBe(200);
}

it('PGlite: a database of version 1 is brought up to date with all that is in it, and once', async () => {
  const db = await PGlite.create();
  await db.exec(SCHEMA_1);
  const byId = await fill(db);
  await migrate(db);
  await migrate(db);
  await expectMigrated(sqlStores(db), byId);
  const { rows } = await db.query('SELECT version FROM siddhanta_schema ORDER BY version');
  expect(rows).toEqual(Array.from({ length: SCHEMA_VERSION }, (_, i) => ({ version: i + 1 })));
  await db.close();
});

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster?.stop());

  it.each([{}, { default_transaction_isolation: 'serializable' }])(
    'a database of version 1 is brought up to date by one of many servers that start at once (%j)',
    async (settings) => {
      const database = await cluster.createDatabase(settings);
      const client = new pg.Client({ connectionString: database });
      await client.connect();
      await client.query(SCHEMA_1);
      const byId = await fill(client);
      const all = await Promise.all(Array.from({ length: 8 }, () => openPostgres(database, { connections: 2 })));
      await expectMigrated(all[0] as Stores, byId);
      await expect(client.query('SELECT used FROM siddhanta_usage WHERE key_id = $1', ['x'])).rejects.toThrow('key_id');
      await client.end();
      for (const stores of all) await stores.close();
    },
  );
});
