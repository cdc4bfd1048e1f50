import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { logFrom } from '../../src/cli/log.js';
import { sqlStores } from '../../src/http/stores/postgres.js';
import { codesOf, isUnreachable } from '../../src/http/unreachable.js';
import { bench, bodyOf, withValue } from './support.js';

const RASI = '/v1/charts/rasi';
const body = bodyOf('charts.rasi');
const coded = (code: string, message = 'connect ECONNREFUSED 10.1.2.3:5432'): Error =>
  Object.assign(new Error(message), { code });

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a store that is away', () => {
  it.each([
    coded('ECONNREFUSED'),
    coded('57P01'),
    coded('08006'),
    coded('53300'),
    Object.assign(coded('ENOENT'), { syscall: 'connect' }),
    new Error('x', { cause: coded('ECONNRESET') }),
    new AggregateError([new Error('y'), coded('ENOTFOUND')]),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
  ])('is known by %s', (problem) => {
    expect(isUnreachable(problem)).toBe(true);
  });

  it.each([
    new TypeError('x'),
    coded('23505'),
    coded('42P01'),
    coded('ENOENT'),
    'ECONNREFUSED',
    undefined,
    new Error(''),
  ])('is not mistaken for %s', (problem) => {
    expect(isUnreachable(problem)).toBe(false);
  });

  it('has codes for the log, of causes too, and none that could be a text', () => {
    expect(codesOf(new AggregateError([coded('A1'), coded('A1')], '', { cause: coded('B2') }))).toEqual(['B2', 'A1']);
    expect(codesOf(coded('Sita Devi, Kolkata'))).toEqual([]);
    const loop = coded('C3');
    loop.cause = loop;
    expect(codesOf(loop)).toEqual(['C3']);
  });

  it.each(['find', 'admit', 'hold'])(
    'is 503 with Retry-After when %s fails, says nothing of it, and charges nothing',
    async (name) => {
      const failing = <Port extends object>(port: Port): Port =>
        new Proxy(port, {
          get(target, method) {
            if (method === name) return () => Promise.reject(coded('ECONNREFUSED'));
            const own: unknown = Reflect.get(target, method);
            return typeof own === 'function' ? own.bind(target) : own;
          },
        });
      const service = await bench(({ keys, usage }) => ({ keys: failing(keys), usage: failing(usage) }));
      const { status, headers, json, text } = await service.call(RASI, { body });
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      expect(json.error).toMatchObject({ type: 'api_error', code: 'internal_error' });
      expect(text).not.toMatch(/ECONN|10\.1\.2\.3|5432/);
      expect(service.problems).toMatchObject([{ code: 'ECONNREFUSED' }]);
      expect(service.events).toMatchObject([{ status: 503, code: 'internal_error', units: 0 }]);
      expect((await service.stores.usage.usage(service.liveAccount, '2026-07', service.clock.now)).used).toBe(0);
    },
  );

  it('is 503 over a PostgreSQL that refuses connections, and its code is in the log of the operator', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: await closedPort(), connectionTimeoutMillis: 2000 });
    const written: string[] = [];
    const sink = { write: (text: string) => written.push(text) };
    const { keys, usage } = sqlStores(pool);
    const service = await bench({ keys, usage, ...logFrom({ log: 'json' }, { stdout: sink, stderr: sink }) });
    const { status, text } = await service.call(RASI, { body });
    await pool.end();
    expect(status).toBe(503);
    expect(text).not.toContain('ECONNREFUSED');
    const [failure, response] = written.map((line) => JSON.parse(line));
    expect(failure).toMatchObject({ requestId: response.requestId, codes: ['ECONNREFUSED'] });
    expect(JSON.stringify(failure)).not.toContain('127.0.0.1');
    expect(response).toMatchObject({ status: 503, code: 'internal_error' });
  });
});

describe('the log', () => {
  async function written(
    values: Record<string, string | boolean>,
  ): Promise<{ out: string[]; err: string[]; live: string }> {
    const out: string[] = [];
    const err: string[] = [];
    const log = logFrom(values, {
      stdout: { write: (text: string) => out.push(text) },
      stderr: { write: (text: string) => err.push(text) },
    });
    const service = await bench({ onResponse: () => {}, ...log });
    const secret = { ...body, user_name: 'Sita Devi' };
    await service.call(RASI, { body: secret });
    await service.call(RASI, { body: withValue(secret, 'birth.place.timezone', 'Sita/Devi') });
    await service.call('/v1/nowhere/Sita', { headers: { 'User-Agent': 'Sita' } });
    log.onError(new RangeError('Sita Devi, Kolkata, 1990-08-15'), 'req_1');
    const all = [...out, ...err].join('');
    for (const word of ['Sita', 'Devi', 'Kolkata', '1990', '28.6139', '77.209', service.live.slice(9)])
      expect(all).not.toContain(word);
    return { out, err, live: service.liveId };
  }

  it('in json is one object a line, of responses and of failures', async () => {
    for (const values of [{ log: 'json' }, {}]) {
      const { out, err, live } = await written(values);
      for (const line of [...out, ...err]) expect(line).toMatch(/^\{[^\n]*\}\n$/);
      expect(out.map((line) => JSON.parse(line))).toMatchObject([
        {
          endpoint: 'charts.rasi',
          method: 'POST',
          status: 200,
          units: 1,
          keyId: live,
          keyKind: 'live',
          delivered: true,
        },
        { endpoint: 'charts.rasi', status: 400, code: 'invalid_timezone', units: 0 },
        { method: 'GET', status: 404, code: 'not_found' },
      ]);
      expect(JSON.parse(out[0] ?? '').at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(err.map((line) => JSON.parse(line))).toMatchObject([
        {
          requestId: 'req_1',
          error: 'RangeError',
          codes: [],
          trace: expect.arrayContaining([expect.stringMatching(/^at /)]),
        },
      ]);
    }
  });

  it('in text is a line a response, and a failure with its trace', async () => {
    const { out, err, live } = await written({ log: 'text' });
    expect(out).toHaveLength(3);
    expect(out[0]).toMatch(new RegExp(`^\\S+Z 200 POST charts\\.rasi - 1 units [\\d.]+ ms ${live} req_\\w+\\n$`));
    expect(out[2]).toMatch(/Z 404 GET - not_found 0 units [\d.]+ ms - req_\w+\n$/);
    expect(err.join('')).toMatch(/^\S+Z req_1 RangeError\n {2}at /);
  });

  it('of none, or with --quiet, is of failures only', async () => {
    for (const values of [{ log: 'none' }, { quiet: true }, { log: 'text', quiet: true }]) {
      const { out, err } = await written(values);
      expect([out.length, err.length]).toEqual([0, 1]);
    }
  });

  it('has no other format', () => {
    const io = { stdout: { write() {} }, stderr: { write() {} } };
    expect(() => logFrom({ log: 'xml' }, io)).toThrow('--log is "xml"; it must be one of json, text, none.');
  });
});
