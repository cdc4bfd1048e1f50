import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/errors.js';
import { createHandler, memoryStores } from '../../src/http/index.js';
import { CODES } from './contract.js';
import { REFUSALS } from './refusals.js';
import { bench, bodyOf } from './support.js';

const RASI = '/v1/charts/rasi';
const rasi = bodyOf('charts.rasi');

it('are the 22 of the contract', () => {
  expect(CODES).toHaveLength(22);
  expect(Object.entries(ERROR_CODES).map(([code, { status, type }]) => [code, status, type])).toEqual(CODES);
});

it.each(CODES)('%s has status %i and type %s', async (code, status, type) => {
  const service = await bench();
  const answer = await REFUSALS[code]?.(service);
  expect(answer?.status).toBe(status);
  const { error } = answer?.json ?? {};
  expect(Object.keys(answer?.json)).toEqual(['error']);
  expect(error).toMatchObject({
    type,
    code,
    message: expect.stringMatching(/\S.*\.$/),
    doc_url: `https://api.example/docs/errors/${code}`,
    request_id: answer?.headers.get('x-request-id'),
  });
  const allowed = ['type', 'code', 'message', 'field', 'schools', 'doc_url', 'request_id'];
  expect(Object.keys(error).filter((name) => !allowed.includes(name))).toEqual([]);
  expect(answer?.headers.get('content-type')).toBe('application/json');
  expect(answer?.headers.get('cache-control')).toBe('no-store');
  expect(answer?.headers.has('retry-after')).toBe(status === 429);
  expect(answer?.headers.has('www-authenticate')).toBe(status === 401);
  expect(answer?.headers.has('allow')).toBe(status === 405);
  expect(answer?.headers.has('ratelimit')).toBe(![401, 404, 405].includes(status));
  expect((await service.stores.usage.usage(service.liveAccount, '2026-07', service.clock.now)).used).toBe(0);
});

it('has a call for every code', () => {
  expect(new Set(Object.keys(REFUSALS))).toEqual(new Set(CODES.map(([code]) => code)));
});

it('tells the caller nothing of an unexpected exception, and the operator all of it', async () => {
  const problems: unknown[] = [];
  const service = await bench({
    onError: (problem) => problems.push(problem),
    usage: {
      async admit() {
        throw new RangeError('postgres://user:password@db');
      },
    } as never,
  });
  const { status, text, json } = await service.call(RASI, { body: rasi });
  expect([status, json.error.code]).toEqual([500, 'internal_error']);
  expect(text).not.toContain('password');
  expect(problems).toEqual([new RangeError('postgres://user:password@db')]);
});

it('takes the address of the error pages from docsUrl', async () => {
  for (const docsUrl of ['https://docs.example/api', 'https://docs.example/api/']) {
    const { json } = await (await bench({ docsUrl })).call('/');
    expect(json.error.doc_url).toBe('https://docs.example/api/errors/not_found');
  }
});

it('takes any scheme of page names with {code} in docsUrl', async () => {
  const { json } = await (await bench({ docsUrl: 'https://docs.example/{code}.html#{code}' })).call('/');
  expect(json.error.doc_url).toBe('https://docs.example/not_found.html#not_found');
});

describe('the origin of the error pages', () => {
  const { keys, usage } = memoryStores();
  const docUrl = async (address: string, options: object = {}): Promise<string> => {
    const response = await createHandler({ keys, usage, ...options })(new Request(address));
    return ((await response.json()) as { error: { doc_url: string } }).error.doc_url;
  };
  const path = '/docs/errors/not_found';

  it('is publicUrl, whatever the request says', async () => {
    for (const publicUrl of ['https://api.example', 'https://api.example/'])
      expect(await docUrl('http://evil.example/x', { publicUrl })).toBe(`https://api.example${path}`);
    expect(await docUrl('http://evil.example/x', { publicUrl: 'https://example.org/astro/' })).toBe(
      `https://example.org/astro${path}`,
    );
  });

  it('is the one of the request only where its host is allowed', async () => {
    const allowedHosts = ['API.example', 'api.example:8443'];
    for (const origin of ['https://api.example', 'http://api.example', 'https://api.example:8443'])
      expect(await docUrl(`${origin}/x`, { allowedHosts })).toBe(origin + path);
    for (const origin of ['https://evil.example', 'https://api.example:8444', 'https://api.example.evil.example'])
      expect(await docUrl(`${origin}/x`, { allowedHosts })).toBe(path);
  });

  it('is the machine itself, or none, where nothing is said', async () => {
    for (const origin of ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000'])
      expect(await docUrl(`${origin}/x`)).toBe(origin + path);
    for (const origin of ['https://localhost.evil.example', 'http://127.0.0.2', 'https://evil.example'])
      expect(await docUrl(`${origin}/x`)).toBe(path);
  });
});

it.each(['', '/', '/v1', '/v1/', '/v1/charts', '/v1/charts/rasi/', '/V1/charts/rasi', '/v1/charts/divisional/'])(
  'there is nothing at %j',
  async (path) => {
    const { status, json } = await (await bench()).call(path, { key: null });
    expect([status, json.error.code]).toEqual([404, 'not_found']);
  },
);

it.each(['/v1/charts/divisional/{varga}', '/v1/charts/divisional/%', '/v1/charts/divisional/d9/d9'])(
  'nor at %j',
  async (path) => {
    const { status } = await (await bench()).call(path, { body: bodyOf('charts.divisional') });
    // Braces are encoded by the URL parser and so are a value of the parameter.
    expect(status).toBe(path.includes('{') ? 400 : 404);
  },
);

it('asks in the order path, method, key, scope, rate, body', async () => {
  const service = await bench({ plans: { free: { units_included: 9, rate_limit_per_minute: 1 } } });
  const scoped = await service.key({ scopes: ['dashas'] });
  const bad = { body: '{' };
  expect((await service.call('/v1/x', { ...bad, key: null })).status).toBe(404);
  expect((await service.call(RASI, { method: 'PUT', ...bad, key: null })).status).toBe(405);
  expect((await service.call(RASI, { ...bad, key: null })).status).toBe(401);
  expect((await service.call(RASI, { ...bad, key: scoped })).json.error.code).toBe('insufficient_scope');
  expect((await service.call('/v1/dashas/vimshottari', { ...bad, key: scoped })).status).toBe(400);
  expect((await service.call('/v1/dashas/vimshottari', { ...bad, key: scoped })).status).toBe(429);
});
