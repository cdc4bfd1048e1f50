import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import pg from 'pg';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueKey, memoryStores, type ReservationRequest, type UsageStore } from '../../src/http/index.js';
import { openStores } from '../../src/http/stores/open.js';
import { loadPeer } from '../../src/http/stores/peer.js';
import { migrate, openPostgres, type Queryable, SCHEMA_VERSION, sqlStores } from '../../src/http/stores/postgres.js';
import { prepared } from '../../src/http/stores/prepared.js';
import { memoryDatabase } from './support/database.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';
import { handlerOver } from './support/pgLoad.js';
import { bodyOf, WIDE } from './support.js';

const T0 = Date.UTC(2026, 6, 15);
const reservation = (more: Partial<ReservationRequest> = {}): ReservationRequest => ({
  accountId: 'acc_a',
  period: '2026-07',
  units: 3,
  included: 1_000_000,
  leaseMs: 1000,
  now: T0,
  ...more,
});

async function counting(): Promise<{ db: Queryable & { count: number }; close: () => Promise<void> }> {
  const lite = await memoryDatabase();
  const db = {
    count: 0,
    query(text: string, params: unknown[]) {
      this.count++;
      return lite.query(text, params);
    },
  };
  await migrate(db);
  return { db, close: () => lite.close() };
}

describe('SQL stores', () => {
  let db: Queryable & { count: number };
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await counting());
  });
  afterAll(() => close());

  it('need four statements for a charged call, five for a named one, and no more than four for any other', async () => {
    const { keys, usage } = sqlStores(db);
    const handler = handlerOver({ keys, usage, close }, WIDE, 0);
    const { key } = await issueKey(keys);
    const { key: test } = await issueKey(keys, { kind: 'test' });
    const statements = async (
      path: string,
      withKey: string,
      body?: unknown,
      read = true,
      name?: string,
    ): Promise<number> => {
      const before = db.count;
      const headers = {
        'X-API-Key': withKey,
        'Content-Type': 'application/json',
        ...(name === undefined ? {} : { 'Idempotency-Key': name }),
      };
      const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
      const response = await handler(new Request(`http://service.example${path}`, init));
      if (read) await response.text();
      else await response.body?.cancel();
      return db.count - before;
    };
    const rasi = bodyOf('charts.rasi');
    // The first call of a day notes that the key is used.
    expect([await statements('/v1/charts/rasi', key, rasi), await statements('/v1/charts/rasi', test, rasi)]).toEqual([
      5, 3,
    ]);
    const named = (name: string) => statements('/v1/charts/rasi', key, rasi, true, name);
    // The first charge under a name of an hour has the table of names swept.
    expect(await named('a')).toBe(6);
    expect({
      named: await named('b'),
      namedAgain: await named('b'),
      charged: await statements('/v1/charts/rasi', key, rasi),
      givenUp: await statements('/v1/charts/rasi', key, rasi, false),
      refused: await statements('/v1/charts/rasi', key, {}),
      test: await statements('/v1/charts/rasi', test, rasi),
      capabilities: await statements('/v1/meta/capabilities', key),
      usage: await statements('/v1/meta/usage', key),
      malformedKey: await statements('/v1/charts/rasi', 'x', rasi),
    }).toEqual({
      named: 5,
      namedAgain: 3,
      charged: 4,
      givenUp: 4,
      refused: 2,
      test: 2,
      capabilities: 2,
      usage: 3,
      malformedKey: 0,
    });
  });

  it('let only charges wait for the disk', async () => {
    const lite = await memoryDatabase();
    await migrate(lite);
    await lite.transaction(async (transaction) => {
      const { usage } = sqlStores({ query: (text, params) => transaction.query(text, params) });
      const waitsAfter = async (work: () => Promise<unknown>): Promise<boolean> => {
        await transaction.query('SET LOCAL synchronous_commit = on');
        await work();
        const { rows } = await transaction.query<{ setting: string }>(
          "SELECT current_setting('synchronous_commit') AS setting",
        );
        return rows[0]?.setting === 'on';
      };
      const once = { name: 'a'.repeat(64), request: 'b'.repeat(64) };
      let held: string | undefined;
      expect(await waitsAfter(() => usage.admit({ keyId: 'key_a', limit: 5, now: T0 }))).toBe(false);
      expect(await waitsAfter(async () => (held = await usage.reserve(reservation())))).toBe(false);
      expect(await waitsAfter(() => usage.confirm(held ?? '', T0))).toBe(true);
      expect(await waitsAfter(async () => (held = await usage.reserve(reservation())))).toBe(false);
      expect(await waitsAfter(() => usage.release(held ?? ''))).toBe(false);
      expect(
        await waitsAfter(async () => {
          const outcome = await usage.holdOnce?.(reservation(), once);
          held = outcome?.outcome === 'held' ? outcome.reservation : undefined;
        }),
      ).toBe(false);
      expect(await waitsAfter(() => usage.confirm(held ?? '', T0))).toBe(true);
    });
    expect(
      (await lite.query<{ setting: string }>("SELECT current_setting('synchronous_commit') AS setting")).rows[0]
        ?.setting,
    ).toBe('on');
    await lite.close();
  });

  it('forget charges whose lease is over', async () => {
    const { usage } = sqlStores(db);
    const accountId = 'acc_swept';
    for (let i = 0; i < 256; i++) {
      const now = T0 + i * 100;
      expect(await usage.confirm(`${await usage.reserve(reservation({ accountId, now, units: 1 }))}`, now)).toBe(true);
    }
    const { rows } = await db.query('SELECT count(*)::int AS n FROM siddhanta_charged WHERE account_id = $1', [
      accountId,
    ]);
    // Those of the last lease, ten, and those since the last sweep.
    expect(rows).toEqual([{ n: 10 }]);
    expect(await usage.usage(accountId, '2026-07', T0)).toEqual({ used: 256, reserved: 0 });
  });

  it('forget charges under a name after a day, of all accounts, also of those that call no more', async () => {
    const fresh = await counting();
    const { usage } = sqlStores(fresh.db);
    const charge = async (accountId: string, name: string, now: number): Promise<void> => {
      const held = await usage.holdOnce?.(reservation({ accountId, now, units: 1 }), { name, request: 'r' });
      expect(await usage.confirm(held?.outcome === 'held' ? held.reservation : '', now)).toBe(true);
    };
    const names = async () =>
      (await fresh.db.query('SELECT account_id || name AS id FROM siddhanta_once ORDER BY 1', [])).rows.map(
        (row) => (row as { id: string }).id,
      );
    const day = 86_400_000;
    for (let i = 0; i < 20; i++) await charge(`acc_${i}`, 'n', T0);
    await charge('acc_0', 'm', T0 + day / 2);
    expect(await names()).toHaveLength(21);
    await charge('acc_z', 'n', T0 + day);
    expect(await names()).toEqual(['acc_0m', 'acc_zn']);
    // Not at each charge: a process looks once an hour.
    await charge('acc_z', 'm', T0 + day + 1);
    await charge('acc_z', 'l', T0 + 2 * day);
    expect(await names()).toEqual(['acc_zl', 'acc_zm']);
    await fresh.close();
  });

  it('keep of a named call nothing but hashes', async () => {
    const fresh = await counting();
    const { keys, usage } = sqlStores(fresh.db);
    const { key } = await issueKey(keys);
    const handler = handlerOver({ keys, usage, close }, WIDE, 0);
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Idempotency-Key': 'order-of-Sita' };
    const body = JSON.stringify({ ...bodyOf('charts.rasi'), user_name: 'Sita' });
    const response = await handler(new Request('http://x/v1/charts/rasi', { method: 'POST', headers, body }));
    const whileHeld = await fresh.db.query('SELECT holds FROM siddhanta_usage', []);
    await response.text();
    const kept = await fresh.db.query('SELECT * FROM siddhanta_once', []);
    expect(kept.rows).toMatchObject([{ name: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    // Without the hashes: any digits may be in them.
    const all = JSON.stringify([whileHeld.rows, kept.rows]).replace(/[0-9a-f]{32,}/g, '');
    for (const word of ['Sita', 'order', '1990', 'Kolkata']) expect(all).not.toContain(word);
    await fresh.close();
  });

  it('forget reservations whose lease is over', async () => {
    const { usage } = sqlStores(db);
    const accountId = 'acc_abandoned';
    for (let i = 0; i < 50; i++) await usage.reserve(reservation({ accountId, now: T0 + i * 100 }));
    const { rows } = await db.query('SELECT holds FROM siddhanta_usage WHERE account_id = $1', [accountId]);
    const [{ holds }] = rows as [{ holds: object }];
    expect(Object.keys(holds)).toHaveLength(10);
  });

  it('charge no reservation whose id was tampered with', async () => {
    const { usage } = sqlStores(db);
    const accountId = 'acc_tampered';
    const held = `${await usage.reserve(reservation({ accountId }))}`;
    for (const id of ['', '/', '///', held.slice(1), `${held}x`, held.replace('2026-07', '2026-08')]) {
      expect(await usage.confirm(id, T0)).toBe(false);
      await usage.release(id);
    }
    expect(await usage.confirm(held, T0)).toBe(true);
  });

  it('say which package is missing', async () => {
    const missing = Object.assign(new Error("Cannot find package 'pg'"), { code: 'ERR_MODULE_NOT_FOUND' });
    await expect(loadPeer('pg', () => Promise.reject(missing))).rejects.toThrow('npm install pg');
    const other = new Error('pg is broken');
    await expect(loadPeer('pg', () => Promise.reject(other))).rejects.toBe(other);
  });

  it('are opened at one place', async () => {
    await expect(openStores({ data: 'x', database: 'y' })).rejects.toThrow('not both');
    expect((await openStores({})).keys).toBeInstanceOf(memoryStores().keys.constructor);
  });

  it('do not repeat the password when the server cannot be reached', async () => {
    const opening = openPostgres('postgres://user:secret@127.0.0.1:1/none');
    await expect(opening).rejects.toThrow(/cannot be opened: .*ECONNREFUSED/);
    await expect(opening).rejects.not.toThrow('secret');
  });

  it('refuse tables that are newer than the program', async () => {
    const fresh = await counting();
    await fresh.db.query('INSERT INTO siddhanta_schema (version) VALUES ($1)', [SCHEMA_VERSION + 1]);
    await expect(migrate(fresh.db)).rejects.toThrow('Update the program');
    await fresh.close();
  });
});

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster?.stop());

  it('gets its tables once, however many servers start at once and again', async () => {
    const database = await cluster.createDatabase();
    const all = await Promise.all(Array.from({ length: 12 }, () => openPostgres(database, { connections: 2 })));
    const [first] = all;
    if (first === undefined) throw new Error('unreachable');
    const { record } = await issueKey(first.keys);
    const again = await openPostgres(database);
    expect(await again.keys.list()).toEqual([record]);
    await again.close();
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query('SELECT version FROM siddhanta_schema ORDER BY version');
    expect(rows).toEqual(Array.from({ length: SCHEMA_VERSION }, (_, i) => ({ version: i + 1 })));
    await client.end();
    for (const stores of all) await stores.close();
  });

  it('serves a role that may not make tables, once they are there', async () => {
    const database = await cluster.createDatabase();
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query('CREATE ROLE plain LOGIN');
    const asPlain = database.replace('tester@', 'plain@');
    await expect(openPostgres(asPlain)).rejects.toThrow('permission denied');
    await (await openPostgres(database)).close();
    await client.query('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO plain');
    const { keys, usage, close } = await openPostgres(asPlain);
    const { record } = await issueKey(keys);
    expect(await keys.list()).toEqual([record]);
    expect(await usage.confirm(`${await usage.reserve(reservation())}`, T0)).toBe(true);
    await close();
    await client.end();
  });

  async function views(count: number): Promise<[UsageStore[], () => Promise<void>]> {
    const database = await cluster.createDatabase();
    const all = await Promise.all(Array.from({ length: count }, () => openPostgres(database, { connections: 1 })));
    const close = async (): Promise<void> => {
      for (const stores of all) await stores.close();
    };
    return [all.map(({ usage }) => usage), close];
  }

  it('does without prepared statements when a pooler cannot follow them', async () => {
    const pool = new pg.Pool({ connectionString: await cluster.createDatabase(), max: 1 });
    await migrate(pool);
    const { usage } = sqlStores(prepared(pool));
    const admit = () => usage.admit({ keyId: 'key_pooled', limit: 5, now: T0 });
    expect(await admit()).toMatchObject({ remaining: 4 });
    const names = async () => (await pool.query('SELECT name FROM pg_prepared_statements')).rows.length;
    expect(await names()).toBe(1);
    await pool.query('DEALLOCATE ALL');
    expect(await admit()).toMatchObject({ remaining: 3 });
    expect(await admit()).toMatchObject({ remaining: 2 });
    expect(await names()).toBe(0);
    await pool.end();
  });

  it('charges once when many confirm the same reservation at once', async () => {
    const [all, close] = await views(10);
    const [usage] = all as [UsageStore];
    for (let round = 0; round < 20; round++) {
      const accountId = `acc_${round}`;
      const held = `${await usage.reserve(reservation({ accountId }))}`;
      const answers = await Promise.all(all.map((each) => each.confirm(held, T0)));
      expect(answers).toEqual(answers.map(() => true));
      expect(await usage.usage(accountId, '2026-07', T0)).toEqual({ used: 3, reserved: 0 });
    }
    await close();
  });

  it('either charges or gives back, when both are asked at once', async () => {
    const [[usage, other], close] = (await views(2)) as [[UsageStore, UsageStore], () => Promise<void>];
    for (let round = 0; round < 40; round++) {
      const accountId = `acc_${round}`;
      const held = `${await usage.reserve(reservation({ accountId }))}`;
      const both = [() => usage.confirm(held, T0), () => other.release(held)];
      const answers = await Promise.all((round % 2 === 0 ? both : both.reverse()).map((ask) => ask()));
      const used = answers.includes(true) ? 3 : 0;
      expect(await usage.usage(accountId, '2026-07', T0)).toEqual({ used, reserved: 0 });
    }
    await close();
  });
});

describe('what an import carries along', () => {
  const SRC = join(import.meta.dirname, '..', '..', 'src');

  /** Without what is loaded with `import()`. */
  function carried(entry: string): Set<string> {
    const seen = new Set<string>();
    const visit = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      if (!path.endsWith('.ts')) return;
      expect(existsSync(join(SRC, path)), path).toBe(true);
      const source = ts.createSourceFile(path, readFileSync(join(SRC, path), 'utf8'), ts.ScriptTarget.Latest);
      for (const statement of source.statements) {
        if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
        if (ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
          continue;
        const { moduleSpecifier } = statement;
        if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) continue;
        const name = moduleSpecifier.text;
        visit(name.startsWith('.') ? posix.join(posix.dirname(path), name).replace(/\.js$/, '.ts') : name);
      }
    };
    visit(entry);
    return seen;
  }

  it('is no database and nothing of Node for siddhanta/http/postgres', () => {
    const all = [...carried('http/stores/postgres.ts')];
    expect(all).toContain('http/stores/sql-usage.ts');
    expect(all.filter((path) => !path.endsWith('.ts'))).toEqual([]);
  });
});
