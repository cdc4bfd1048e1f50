import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rowsInPlace } from '../../src/http/batches/computeRows.js';
import { packed } from '../../src/http/batches/packed.js';
import type { Batch, BatchStore } from '../../src/http/batches/ports.js';
import { memoryStores } from '../../src/http/index.js';
import { languagesOf } from '../../src/http/languages.js';
import type { Stores } from '../../src/http/ports.js';
import { openPglite, openPostgres } from '../../src/http/stores/postgres.js';
import { batchBench, births, linesOfJson } from './batchSupport.js';
import { putDatabase } from './support/database.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';
import { killServers, Server } from './support/server.js';
import { WIDE } from './support.js';

const T0 = Date.UTC(2026, 6, 15);
const LIMITS = { open: 2, kept: 3 };
const folders: string[] = [];

async function newFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-'));
  folders.push(folder);
  await putDatabase(folder);
  return folder;
}

afterEach(async () => {
  await killServers();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

let serial = 0;
function batch(more: Partial<Batch> = {}): Batch {
  return {
    id: `batch_${String(++serial).padStart(24, '0')}`,
    accountId: 'acc_a',
    keyId: 'key_a',
    keyLookup: '0123456789abcdef',
    keyKind: 'live',
    operation: 'charts.rasi',
    requestId: 'req_a',
    state: 'loading',
    rows: 0,
    done: 0,
    failed: 0,
    units: 0,
    createdAt: T0 + serial,
    endedAt: null,
    expiresAt: null,
    error: null,
    webhook: null,
    ...more,
  };
}

const WEBHOOK = { url: 'https://hooks.example/', secret: 'whsec_x', attempts: 0, nextAt: null, deliveredAt: null };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (all: Uint8Array | undefined): string => new TextDecoder().decode(all);

function describeBatches(name: string, open: () => Promise<Stores>): void {
  const withStore = (work: (store: BatchStore) => Promise<void>) => async (): Promise<void> => {
    const stores = await open();
    try {
      if (stores.batchStore === undefined) throw new Error('It keeps no batches.');
      await work(stores.batchStore);
    } finally {
      await stores.close();
    }
  };
  async function accepted(store: BatchStore, more: Partial<Batch> = {}, rows = 4): Promise<string> {
    const made = batch(more);
    expect(await store.begin(made, undefined, LIMITS)).toEqual({ outcome: 'begun' });
    await store.addRows(made.id, { first: 0, count: 3, bytes: bytes('abc') });
    await store.addRows(made.id, { first: 3, count: rows - 3, bytes: bytes('d') });
    await store.accept(made.id, rows);
    return made.id;
  }

  describe(`${name}: batches`, () => {
    it(
      'are begun once under a name, and no more than are allowed',
      withStore(async (store) => {
        const once = { name: 'n'.repeat(64), request: 'r'.repeat(64) };
        const first = batch({ webhook: WEBHOOK });
        expect(await store.begin(first, once, LIMITS)).toEqual({ outcome: 'begun' });
        expect(await store.begin(batch(), once, LIMITS)).toEqual({ outcome: 'known', batch: first });
        expect(await store.begin(batch(), { ...once, request: 's' }, LIMITS)).toEqual({ outcome: 'other_request' });
        expect(await store.begin(batch({ accountId: 'acc_b' }), once, LIMITS)).toEqual({ outcome: 'begun' });
        const many = await Promise.all([1, 2, 3].map(() => store.begin(batch(), undefined, LIMITS)));
        expect(many.map(({ outcome }) => outcome)).toEqual(['begun', 'too_many_open', 'too_many_open']);
        await store.end(first.id, { state: 'canceled', error: null, at: T0, expiresAt: T0 + 1 });
        expect((await store.begin(batch(), undefined, LIMITS)).outcome).toBe('begun');
        expect((await store.begin(batch(), undefined, { ...LIMITS, open: 9 })).outcome).toBe('too_many_kept');
      }),
    );

    it(
      'are claimed in turn, once, and again when the lease is over or they are given back',
      withStore(async (store) => {
        const [a, b] = [await accepted(store), await accepted(store)];
        await store.begin(batch({ accountId: 'acc_b' }), undefined, LIMITS);
        const claim = async (at: number): Promise<string | undefined> => (await store.claim(T0 + at, 1000))?.id;
        expect([await claim(100), await claim(101), await claim(102)]).toEqual([a, b, undefined]);
        await store.unclaim(a);
        expect([await claim(200), await claim(1101), await claim(1102)]).toEqual([a, b, undefined]);
        expect((await store.find(a))?.state).toBe('running');
      }),
    );

    it(
      'are counted part by part, in order, and keep their rows until they end',
      withStore(async (store) => {
        const id = await accepted(store);
        expect(text((await store.rowsAt(id, 2))?.bytes)).toBe('abc');
        expect(await store.rowsAt(id, 3)).toMatchObject({ first: 3, count: 1 });
        expect(await store.rowsAt(id, 4)).toBeUndefined();
        const part = { first: 0, count: 3, failed: 1, units: 2, at: T0, bytes: bytes('one') };
        expect(await store.putPart(id, { ...part, count: 2 })).toBe(true);
        expect(await store.putPart(id, part)).toBe(true);
        const stored = await store.partAt(id, 2);
        expect([stored?.first, stored?.count, stored?.failed, stored?.units, stored?.at]).toEqual([0, 3, 1, 2, T0]);
        expect(text(stored?.bytes)).toBe('one');
        expect(await store.advance(id, { ...part, first: 1 })).toBeUndefined();
        expect(await store.advance(id, part)).toMatchObject({ done: 3, failed: 1, units: 2, rows: 4 });
        expect(await store.advance(id, part)).toBeUndefined();
        await store.putPart(id, { ...part, first: 3, count: 1 });
        await store.dropPart(id, 3);
        expect(await store.partAt(id, 3)).toBeUndefined();
        const error = { code: 'quota_exhausted', message: 'More.' } as const;
        const end = { state: 'stopped', error, at: T0 + 5, expiresAt: T0 + 9 } as const;
        expect(await store.end(id, end)).toMatchObject({ state: 'stopped', error, endedAt: T0 + 5, expiresAt: T0 + 9 });
        expect(await store.end(id, end)).toBeUndefined();
        expect(await store.rowsAt(id, 0)).toBeUndefined();
        expect(text((await store.partAt(id, 0))?.bytes)).toBe('one');
        expect(await store.claim(T0 + 10_000, 1)).toBeUndefined();
      }),
    );

    it(
      'tell of their end once it is there, until it is received',
      withStore(async (store) => {
        const id = await accepted(store, { webhook: WEBHOOK });
        expect(await store.dueWebhook(T0 + 1e9, 10)).toBeUndefined();
        await store.end(id, { state: 'done', error: null, at: T0, expiresAt: T0 + 1e6 });
        expect(await store.dueWebhook(T0 - 1, 10)).toBeUndefined();
        expect(await store.dueWebhook(T0, 10)).toMatchObject({ id, webhook: { secret: 'whsec_x' } });
        expect(await store.dueWebhook(T0 + 9, 10)).toBeUndefined();
        await store.noteWebhook(id, { ...WEBHOOK, attempts: 1, nextAt: T0 + 50 });
        expect((await store.dueWebhook(T0 + 50, 10))?.webhook?.attempts).toBe(1);
        await store.noteWebhook(id, { ...WEBHOOK, attempts: 2, nextAt: null, deliveredAt: T0 + 60 });
        expect(await store.dueWebhook(T0 + 1e9, 10)).toBeUndefined();
        expect((await store.find(id))?.webhook).toEqual({ ...WEBHOOK, attempts: 2, deliveredAt: T0 + 60 });
      }),
    );

    it(
      'are deleted with their rows, when asked and when their time is over',
      withStore(async (store) => {
        const [a, b] = [await accepted(store), await accepted(store)];
        const loading = batch({ accountId: 'acc_b' });
        await store.begin(loading, undefined, LIMITS);
        await store.delete(a);
        expect([await store.find(a), await store.rowsAt(a, 0)]).toEqual([undefined, undefined]);
        expect(await store.putPart(a, { first: 0, count: 1, failed: 0, units: 0, at: 0, bytes: bytes('x') })).toBe(
          false,
        );
        await store.end(b, { state: 'done', error: null, at: T0, expiresAt: T0 + 10 });
        await store.sweep(T0 + 9, T0);
        expect([(await store.find(b))?.state, (await store.find(loading.id))?.state]).toEqual(['done', 'loading']);
        await store.sweep(T0 + 10, T0 + 1e6);
        expect([await store.find(b), await store.find(loading.id)]).toEqual([undefined, undefined]);
      }),
    );
  });
}

describeBatches('in memory', async () => memoryStores());
describeBatches('in a folder', async () => openPglite(await newFolder()));

describe.skipIf(!hasPostgres())('on a server', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());
  describeBatches('PostgreSQL', async () => openPostgres(await cluster.createDatabase()));

  it('is computed by two processes together, each row once', async () => {
    const address = await cluster.createDatabase();
    const [one, two] = [await openPostgres(address), await openPostgres(address)];
    const seen: number[] = [];
    const computeRows = async (request: Parameters<typeof rowsInPlace>[0]) => {
      const result = await rowsInPlace(request, undefined, languagesOf());
      for (let i = 0; i < result.outcomes.length; i++) seen.push(request.first + i);
      return result;
    };
    const benches = [await batchBench({ computeRows }, {}, one), await batchBench({ computeRows }, {}, two)];
    const [first] = benches;
    if (first === undefined) throw new Error('There is none.');
    const { json } = await first.create(linesOfJson(births(1000)));
    const report = await first.ended(json.data.id);
    expect([report.state, report.units_charged]).toEqual(['done', 1000]);
    expect(seen).toEqual(Array.from({ length: 1000 }, (_, i) => i));
    const { used } = await one.usage.usage(first.liveAccount, '2026-07', first.clock.now);
    expect(used).toBe(1000);
    await Promise.all(benches.map(({ batches }) => batches.close()));
    await Promise.all([one.close(), two.close()]);
  });
});

describe('a restart', () => {
  it('goes on where the service stopped, whatever was done of a part, and charges each row once', async () => {
    const folder = await newFolder();
    const now = Date.UTC(2026, 6, 15, 10, 20, 30, 400);
    let stores = await openPglite(folder);
    let bench = await batchBench({ computeRows: () => new Promise(() => {}), pollMs: 1e6 }, {}, stores);
    const { json } = await bench.create(linesOfJson(births(600)));
    const { id } = json.data;
    const { live, liveAccount } = bench;
    await stores.close();

    // The first part was stored and charged, and not counted; the batch was still taken.
    stores = await openPglite(folder);
    const { batchStore: store, usage } = stores;
    if (store === undefined) throw new Error('It keeps no batches.');
    await store.claim(now, 1e9);
    const rows = bytes(linesOfJson(births(600).slice(0, 250)));
    const request = {
      operation: 'charts.rasi',
      rows,
      first: 0,
      requestId: 'req_x',
      computedAt: '2026-07-15T00:00:00Z',
    };
    const result = await rowsInPlace(
      { ...request, maxWork: 1e4, maxBytes: 1e4, budgetMs: 1e6 },
      undefined,
      languagesOf(),
    );
    const count = result.outcomes.length;
    await store.putPart(id, { first: 0, count, failed: 0, units: count, at: now, bytes: await packed(result.lines) });
    let died = false;
    const dying: Stores = {
      ...stores,
      batchStore: new Proxy(store, {
        get: (target, name) => {
          const value = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          if (name !== 'advance') return value.bind(target);
          return () => {
            died = true;
            return new Promise(() => {});
          };
        },
      }),
    };
    await store.unclaim(id);
    bench = await batchBench({ pollMs: 1e6 }, {}, dying);
    await expect.poll(() => died, { timeout: 20_000 }).toBe(true);
    expect((await usage.usage(liveAccount, '2026-07', now)).used).toBe(count);
    await stores.close();

    stores = await openPglite(folder);
    bench = await batchBench({}, {}, stores);
    const report = await bench.ended(id, live);
    expect([report.state, report.rows_done, report.units_charged]).toEqual(['done', 600, 600]);
    expect((await stores.usage.usage(liveAccount, '2026-07', now)).used).toBe(600);
    const lines = await bench.lines(id, 0, live);
    expect(lines.map(({ index }) => index)).toEqual(Array.from({ length: 600 }, (_, i) => i));
    await bench.batches.close();
    await stores.close();
  });

  it('of a server that was killed loses no batch and charges no row twice', { timeout: 180_000 }, async () => {
    const folder = await newFolder();
    const plans = join(folder, 'plans.json');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(plans, JSON.stringify(WIDE));
    let server = new Server('--data', folder, '--plans', plans);
    const { live } = await server.firstKeys();
    let url = await server.find(/Listening on (\S+)/);
    // biome-ignore lint/suspicious/noExplicitAny: the tests look at fields of many shapes
    const ask = async (path: string, init: RequestInit = {}): Promise<any> => {
      const response = await fetch(url + path, { ...init, headers: { 'X-API-Key': live, ...init.headers } });
      expect(response.status).toBeLessThan(300);
      return response.json();
    };
    const created = await ask('/v1/batches?operation=charts.rasi', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: linesOfJson(births(5000)),
    });
    const { id } = created.data;
    for (let kills = 0; kills < 2; kills++) {
      const before = (await ask(`/v1/batches/${id}`)).data.rows_done;
      await expect
        .poll(async () => (await ask(`/v1/batches/${id}`)).data.rows_done, { timeout: 60_000 })
        .toBeGreaterThan(before);
      server.process.kill('SIGKILL');
      await server.exited;
      server = new Server('--data', folder, '--plans', plans);
      url = await server.find(/Listening on (\S+)/);
    }
    await expect
      .poll(async () => (await ask(`/v1/batches/${id}`)).data.state, { timeout: 120_000, interval: 200 })
      .toBe('done');
    expect((await ask(`/v1/batches/${id}`)).data).toMatchObject({
      rows_done: 5000,
      units_charged: 5000,
      rows_failed: 0,
    });
    expect((await ask('/v1/meta/usage')).data.units_used).toBe(5000);
    const response = await fetch(`${url}/v1/batches/${id}/results`, { headers: { 'X-API-Key': live } });
    const lines = (await response.text()).trim().split('\n');
    expect(lines.map((line) => Number(/^\{"index":(\d+),"data":/.exec(line)?.[1]))).toEqual(
      Array.from({ length: 5000 }, (_, i) => i),
    );
  });
});
