import { afterEach, describe, expect, it } from 'vitest';
import { rowsInPlace } from '../../src/http/batches/computeRows.js';
import type { BatchOptions } from '../../src/http/index.js';
import { issueKey } from '../../src/http/index.js';
import { languagesOf } from '../../src/http/languages.js';
import { Ended, Overloaded } from '../../src/http/refusal.js';
import {
  type BatchBench,
  batchBench,
  birthOn,
  births,
  type Creation,
  type Loose,
  linesOfJson,
} from './batchSupport.js';
import { bodyOf } from './support.js';

const open: BatchBench[] = [];

async function service(...of: Parameters<typeof batchBench>): Promise<BatchBench> {
  const made = await batchBench(...of);
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ batches }) => batches.close()));
});

const limited = (units: number, more: object = {}) => ({
  free: { units_included: units, rate_limit_per_minute: 100_000, ...more },
});

async function used({ stores, liveAccount, clock }: BatchBench): Promise<number> {
  const { used: units, reserved } = await stores.usage.usage(liveAccount, '2026-07', clock.now);
  expect(reserved).toBe(0);
  return units;
}

/** Computes rows only while it is let. */
function gated(): { readonly options: Partial<BatchOptions>; open: () => void; readonly asked: Promise<void> } {
  let open = (): void => {};
  let ask = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const options: Partial<BatchOptions> = {
    async computeRows(request) {
      ask();
      await opened;
      return rowsInPlace(request, undefined, languagesOf());
    },
  };
  return { options, open, asked };
}

describe('a batch', () => {
  it('is accepted, computed, charged a row, and read in the order of its rows', async () => {
    const bench = await service();
    const rows = births(30);
    const created = await bench.create(linesOfJson(rows));
    expect([created.status, created.headers.get('x-units-charged')]).toEqual([202, '0']);
    const { id, ...first } = created.json.data;
    expect(created.headers.get('location')).toBe(`/v1/batches/${id}`);
    expect(first).toEqual({
      operation: 'charts.rasi',
      state: 'queued',
      rows: 30,
      rows_done: 0,
      rows_failed: 0,
      units_charged: 0,
      created_at: '2026-07-15T10:20:30.400Z',
    });
    expect(await bench.ended(id)).toEqual({
      ...first,
      id,
      state: 'done',
      rows_done: 30,
      units_charged: 30,
      ended_at: '2026-07-15T10:20:30.400Z',
      expires_at: '2026-07-16T10:20:30.400Z',
    });
    expect(await used(bench)).toBe(30);
    const lines = await bench.lines(id);
    expect(lines.map(({ index }) => index)).toEqual(rows.map((_, i) => i));
    for (const i of [0, 29]) {
      const { json } = await bench.call('/v1/charts/rasi', { body: rows[i] });
      const { request_id, ...meta } = json.meta;
      expect(lines[i]).toEqual({
        index: i,
        data: json.data,
        meta: { ...meta, request_id: created.json.meta.request_id },
        provenance: json.provenance,
      });
      expect(request_id).not.toBe(created.json.meta.request_id);
    }
  });

  it('may be a list of JSON, of rows over several lines', async () => {
    const bench = await service();
    const body = JSON.stringify(births(3), undefined, 2);
    const created = await bench.create(body, { headers: { 'Content-Type': 'application/json' } });
    expect(created.json.data.rows).toBe(3);
    await bench.ended(created.json.data.id);
    const lines = await bench.lines(created.json.data.id);
    expect(lines.map(({ data }) => data.ascendant.sign)).toHaveLength(3);
  });

  it('has a line with the error for each row that is refused, which is not charged', async () => {
    const bench = await service();
    const good = JSON.stringify(birthOn('1990-08-15'));
    const bad = [
      '{"birth":',
      '[1]',
      'null',
      JSON.stringify(birthOn('1990-02-30')),
      '{"birth":{},"birth":{}}',
      JSON.stringify({ ...birthOn('1990-08-15'), more: 1 }),
      JSON.stringify({ ...birthOn('1990-08-15'), language: 'xx' }),
      JSON.stringify({ ...birthOn('1990-08-15'), name: 'x'.repeat(20_000) }),
    ];
    const { json } = await bench.create([good, ...bad, '', '  ', good].join('\r\n'));
    const report = await bench.ended(json.data.id);
    expect([report.state, report.rows, report.rows_failed, report.units_charged]).toEqual(['done', 10, 8, 2]);
    expect(await used(bench)).toBe(2);
    const lines = await bench.lines(json.data.id);
    expect(lines.map(({ error }) => error?.code)).toEqual([
      undefined,
      'invalid_json',
      expect.stringMatching(/^(invalid_value|missing_field|invalid_json)$/),
      expect.stringMatching(/^(invalid_value|missing_field|invalid_json)$/),
      'invalid_date',
      'invalid_json',
      'unknown_field',
      'invalid_value',
      'payload_too_large',
      undefined,
    ]);
    expect(lines[4]).toEqual({
      index: 4,
      error: {
        type: 'invalid_request',
        code: 'invalid_date',
        message: expect.any(String),
        field: 'birth.date',
      },
    });
  });

  it('computes a member of a family, and rows in their languages', async () => {
    const bench = await service();
    const row = bodyOf('charts.divisional');
    const rows = [row, { ...row, language: 'hi' }, { ...row, varga: 'd10' }];
    const { json } = await bench.create(linesOfJson(rows), { query: 'operation=charts.divisional.d9' });
    await bench.ended(json.data.id);
    const lines = await bench.lines(json.data.id);
    expect(lines.map(({ meta }) => [meta?.endpoint, meta?.units, meta?.language])).toEqual([
      ['charts.divisional.d9', 3, undefined],
      ['charts.divisional.d9', 3, 'hi'],
      [undefined, undefined, undefined],
    ]);
    expect(lines[2].error).toMatchObject({ code: 'unknown_field', field: 'varga' });
  });

  it('is read from an offset on, while it runs and compressed, too', async () => {
    const bench = await service();
    const { json } = await bench.create(linesOfJson(births(600)));
    const { id } = json.data;
    await bench.ended(id);
    expect((await bench.lines(id, 599)).map(({ index }) => index)).toEqual([599]);
    expect(await bench.lines(id, 600)).toEqual([]);
    const all = await bench.lines(id, 251);
    expect([all.length, all[0].index, all.at(-1).index]).toEqual([349, 251, 599]);
    const packed = await bench.send(`/v1/batches/${id}/results?offset=598`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const body = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    expect((await new Response(body).text()).trim().split('\n')).toHaveLength(2);
    const refused = await bench.call(`/v1/batches/${id}/results?offset=601`);
    expect([refused.status, refused.json.error.field]).toEqual([400, 'offset']);
    for (const offset of ['-1', 'x', '1.5', '99999999']) {
      expect((await bench.call(`/v1/batches/${id}/results?offset=${offset}`)).status).toBe(400);
    }
    expect(bench.events.at(-1)).toMatchObject({ endpoint: 'batches.results', status: 400 });
  });
});

describe('the end of a batch', () => {
  it('is canceled: what is there can be read, the rest is neither computed nor charged', async () => {
    const gate = gated();
    const bench = await service(gate.options);
    const { json } = await bench.create(linesOfJson(births(300)));
    const { id } = json.data;
    await gate.asked;
    const canceled = await bench.call(`/v1/batches/${id}/cancel`, { method: 'POST' });
    expect([canceled.status, canceled.json.data.state]).toEqual([200, 'canceled']);
    gate.open();
    await bench.batches.close();
    expect(await bench.ended(id)).toMatchObject({ state: 'canceled', rows_done: 0, units_charged: 0 });
    expect(await bench.lines(id)).toEqual([]);
    expect(await used(bench)).toBe(0);
    const again = await bench.call(`/v1/batches/${id}/cancel`, { method: 'POST' });
    expect(again.json.data).toEqual(canceled.json.data);
    expect(await bench.store.rowsAt(id, 0)).toBeUndefined();
  });

  it('is deleted with all it has', async () => {
    const bench = await service();
    const { json } = await bench.create(linesOfJson(births(3)));
    const { id } = json.data;
    await bench.ended(id);
    expect((await bench.call(`/v1/batches/${id}`, { method: 'DELETE' })).status).toBe(204);
    for (const path of ['', '/results']) expect((await bench.call(`/v1/batches/${id}${path}`)).status).toBe(404);
    expect(await bench.store.partAt(id, 0)).toBeUndefined();
  });

  it('is deleted when its time is over', async () => {
    const bench = await service({ keepMs: 1000 });
    const { json } = await bench.create(linesOfJson(births(1)));
    const { expires_at } = await bench.ended(json.data.id);
    expect(expires_at).toBe('2026-07-15T10:20:31.400Z');
    await bench.store.sweep(bench.clock.now + 999, 0);
    expect(await bench.store.find(json.data.id)).toBeDefined();
    bench.clock.now += 3_600_000;
    await expect.poll(() => bench.store.find(json.data.id)).toBeUndefined();
  });

  it('is stopped when the key ends', async () => {
    const gate = gated();
    const bench = await service(gate.options);
    const { json } = await bench.create(linesOfJson(births(600)));
    await gate.asked;
    await bench.stores.keys.revoke(bench.liveId, '2026-07-15T10:00:00.000Z');
    gate.open();
    const { key } = await issueKey(bench.stores.keys, { account: bench.liveAccount });
    const report = await bench.ended(json.data.id, key);
    expect(report).toMatchObject({ state: 'stopped', error: { code: 'revoked_api_key' } });
    expect(report.rows_done).toBe(report.units_charged);
    expect(await bench.lines(json.data.id, 0, key)).toHaveLength(report.rows_done);
  });
});

describe('the quota', () => {
  it('refuses a batch that is larger, before anything is stored', async () => {
    const bench = await service({}, { plans: limited(10) });
    const { status, json, headers } = await bench.create(linesOfJson(births(11)));
    expect([status, json.error.code]).toEqual([429, 'quota_exhausted']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1e6);
    expect(bench.events.at(-1)?.limit).toBe('quota');
    expect((await bench.create(linesOfJson(births(10)))).status).toBe(202);
  });

  it('that others use up stops it at the last row that it pays for', async () => {
    const gate = gated();
    const bench = await service(gate.options, { plans: limited(100) });
    const rows = [...births(40), 'null', ...births(40)];
    const { json } = await bench.create(linesOfJson(rows));
    await gate.asked;
    for (const i of [0, 1, 2])
      await bench.call('/v1/charts/divisional/d9', {
        body: bodyOf('charts.divisional'),
        headers: { 'Idempotency-Key': `${i}` },
      });
    for (const row of births(41)) await bench.call('/v1/charts/rasi', { body: row });
    gate.open();
    const report = await bench.ended(json.data.id);
    expect(report).toMatchObject({
      state: 'stopped',
      rows_done: 51,
      rows_failed: 1,
      units_charged: 50,
      error: { code: 'quota_exhausted' },
    });
    expect(await bench.lines(json.data.id)).toHaveLength(51);
    expect(await used(bench)).toBe(100);
  });
});

describe('the limits of a plan', () => {
  it('refuse 100,001 rows', async () => {
    const bench = await service();
    const { status, json } = await bench.create('{}\n'.repeat(100_001));
    expect([status, json.error.code]).toEqual([413, 'payload_too_large']);
    expect(json.error.message).toContain('100000 rows');
    const list = await bench.create(`[${'{},'.repeat(100_000)}{}]`, {
      headers: { 'Content-Type': 'application/json' },
    });
    expect(list.status).toBe(413);
  });

  it('refuse more rows, and more open batches, than they say', async () => {
    const gate = gated();
    const bench = await service(gate.options, { plans: limited(1000, { batch_rows: 5, open_batches: 1 }) });
    expect((await bench.create(linesOfJson(births(6)))).status).toBe(413);
    const { json } = await bench.create(linesOfJson(births(5)));
    const second = await bench.create(linesOfJson(births(5)));
    expect([second.status, second.json.error.code]).toEqual([429, 'rate_limit_exceeded']);
    expect(bench.events.at(-1)?.limit).toBe('concurrency');
    gate.open();
    await bench.ended(json.data.id);
    expect((await bench.create(linesOfJson(births(5)))).status).toBe(202);
  });

  it('refuse a body that is too long, and rows that take too long', async () => {
    const bench = await service({ maxBytes: 1000 }, { plans: limited(1000, { max_work: 1 }) });
    expect((await bench.create('{}'.repeat(501))).status).toBe(413);
    const row = JSON.stringify({ ...bodyOf('dashas.vimshottari'), levels: 5 });
    const { json } = await bench.create(row, { query: 'operation=dashas.vimshottari' });
    await bench.ended(json.data.id);
    expect((await bench.lines(json.data.id))[0].error.code).toBe('invalid_value');
  });
});

describe('an Idempotency-Key', () => {
  const named = (name: string): Creation => ({ headers: { 'Idempotency-Key': name } });

  it('makes one batch of two, charged once', async () => {
    const bench = await service({ sendWebhook: async () => 200 });
    const query = 'operation=charts.rasi&webhook=https://hooks.example/x';
    const body = linesOfJson(births(5));
    const first = await bench.create(body, { ...named('a'), query });
    const second = await bench.create(body, { ...named('a'), query });
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.json.data.id).toBe(first.json.data.id);
    expect(second.json.data.webhook.secret).toBe(first.json.data.webhook.secret);
    await bench.ended(first.json.data.id);
    expect(await used(bench)).toBe(5);
  });

  it('is refused for another body, operation or webhook', async () => {
    const bench = await service({ sendWebhook: async () => 200 });
    await bench.create(linesOfJson(births(5)), named('a'));
    const others = [
      await bench.create(linesOfJson(births(4)), named('a')),
      await bench.create(linesOfJson(births(5)), { ...named('a'), query: 'operation=charts.moon' }),
      await bench.create(linesOfJson(births(5)), {
        ...named('a'),
        query: 'operation=charts.rasi&webhook=https://hooks.example/',
      }),
    ];
    expect(others.map(({ status, json }) => [status, json.error.field])).toEqual(
      others.map(() => [400, 'Idempotency-Key']),
    );
    expect((await bench.create('{}', named('a b'))).status).toBe(400);
  });

  it('is free again after a refusal', async () => {
    const bench = await service({}, { plans: limited(3) });
    expect((await bench.create(linesOfJson(births(5)), named('a'))).status).toBe(429);
    expect((await bench.create(linesOfJson(births(3)), named('a'))).status).toBe(202);
  });
});

describe('what is asked for', () => {
  it('is refused where it is no batch', async () => {
    const bench = await service();
    const row = linesOfJson(births(1));
    const json = { headers: { 'Content-Type': 'application/json' } };
    const answers = await Promise.all([
      bench.create(row, { query: '' }),
      bench.create(row, { query: 'operation=charts.unknown' }),
      bench.create(row, { query: 'operation=meta.usage' }),
      bench.create(row, { query: 'operation=charts.rasi&ayanamsa=raman' }),
      bench.create(row, { query: 'operation=charts.rasi&operation=charts.rasi' }),
      bench.create(row, { query: 'operation=charts.rasi&webhook=https://hooks.example/' }),
    ]);
    expect(answers.map(({ status, json }) => [status, json.error.code, json.error.field])).toEqual([
      [400, 'missing_field', 'operation'],
      [400, 'invalid_value', 'operation'],
      [400, 'invalid_value', 'operation'],
      [400, 'unknown_field', 'ayanamsa'],
      [400, 'invalid_value', 'operation'],
      [400, 'invalid_value', 'webhook'],
    ]);
    for (const body of ['', ' \n \n', '\ufeff']) {
      expect((await bench.create(body)).json.error.code).toBe('invalid_json');
    }
    for (const body of ['{}', '[', '[{}', '[{}]x', '[]', '[{}}', '["]']) {
      expect([body, (await bench.create(body, json)).json.error.code]).toEqual([body, 'invalid_json']);
    }
    expect((await bench.create('{}', { headers: { 'Content-Type': 'text/csv' } })).status).toBe(400);
  });

  it('is refused to a key without the scope, and in another account', async () => {
    const bench = await service();
    const { json } = await bench.create(linesOfJson(births(2)));
    const { id } = json.data;
    await bench.ended(id);
    const stranger = await bench.key();
    const mate = await issueKey(bench.stores.keys, { account: bench.liveAccount });
    const narrow = await issueKey(bench.stores.keys, { account: bench.liveAccount, scopes: ['dashas'] });
    const asked = async (key: string): Promise<number[]> => {
      const paths = [
        ['GET', ''],
        ['GET', '/results'],
        ['POST', '/cancel'],
        ['DELETE', ''],
      ] as const;
      const statuses: number[] = [];
      for (const [method, path] of paths)
        statuses.push((await bench.send(`/v1/batches/${id}${path}`, { key, method })).status);
      return statuses;
    };
    expect(await asked(stranger)).toEqual([404, 404, 404, 404]);
    expect(await asked(bench.test)).toEqual([404, 404, 404, 404]);
    expect(await asked(narrow.key)).toEqual([401, 401, 401, 401]);
    expect((await bench.create('{}', { key: narrow.key })).json.error.code).toBe('insufficient_scope');
    expect(await asked(mate.key)).toEqual([200, 200, 200, 204]);
    for (const path of ['/v1/batches/x', '/v1/batches/batch_%00', `/v1/batches/${id}`, `/v1/batches/${id}/more`]) {
      expect((await bench.call(path)).status).toBe(404);
    }
  });

  it('has its methods, and none without batches', async () => {
    const bench = await service();
    const allow = async (path: string): Promise<string | null> => {
      const answer = await bench.call(path, { method: 'PUT', body: '{}' });
      expect(answer.status).toBe(405);
      return answer.headers.get('allow');
    };
    expect(await allow('/v1/batches')).toBe('POST, OPTIONS');
    expect(await allow('/v1/batches/x')).toBe('GET, HEAD, DELETE, OPTIONS');
    expect(await allow('/v1/batches/x/results')).toBe('GET, HEAD, OPTIONS');
    expect(await allow('/v1/batches/x/cancel')).toBe('POST, OPTIONS');
  });

  it('is answered to a test key with what is recorded, for nothing', async () => {
    const bench = await service();
    const rows = linesOfJson([...births(2), 'null', { ...birthOn('1990-08-15'), language: 'ta' }]);
    const { json } = await bench.create(rows, { key: bench.test });
    const report = await bench.ended(json.data.id, bench.test);
    expect([report.state, report.units_charged, report.rows_failed]).toEqual(['done', 0, 1]);
    const lines = await bench.lines(json.data.id, 0, bench.test);
    const single = await bench.call('/v1/charts/rasi', { body: births(1)[0], key: bench.test });
    expect(lines[0].data).toEqual(single.json.data);
    expect(lines.map(({ meta }) => meta?.test)).toEqual([true, true, undefined, true]);
    expect(lines[3].meta.language).toBe('ta');
    expect((await bench.create('{}\n'.repeat(101), { key: bench.test })).status).toBe(413);
  });
});

describe('what goes wrong', () => {
  it('in a thread is the fault of one row, and of no other', async () => {
    let calls = 0;
    const computeRows: BatchOptions['computeRows'] = async (request) => {
      calls++;
      if (calls === 1) throw new Overloaded();
      const text = new TextDecoder().decode(request.rows);
      if (text.includes('1950-01-03')) throw new Ended('deadline', 10_000);
      return rowsInPlace(request, undefined, languagesOf());
    };
    const problems: unknown[] = [];
    const bench = await service({ computeRows, onError: (problem) => problems.push(problem) });
    const { json } = await bench.create(linesOfJson(births(5)));
    const report = await bench.ended(json.data.id);
    expect([report.rows_failed, report.units_charged]).toEqual([1, 4]);
    const lines = await bench.lines(json.data.id);
    expect(lines.map(({ error }: Loose) => error?.code)).toEqual([
      undefined,
      undefined,
      'internal_error',
      undefined,
      undefined,
    ]);
    expect(problems).toEqual([]);
  });

  it('between storing and counting is charged once', async () => {
    const bench = await service();
    const { store } = bench;
    const advance = store.advance.bind(store);
    let failures = 2;
    store.advance = async (...of) => {
      if (failures-- > 0) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
      return advance(...of);
    };
    const { json } = await bench.create(linesOfJson(births(20)));
    const report = await bench.ended(json.data.id);
    expect([report.state, report.units_charged]).toEqual(['done', 20]);
    expect(await used(bench)).toBe(20);
  });
});
