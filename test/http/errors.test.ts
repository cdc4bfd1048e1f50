import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/errors.js';
import { CODES } from './contract.js';
import { type Answer, type Bench, bench, bodyOf, type Sending, withValue } from './support.js';

const RASI = '/v1/charts/rasi';
const rasi = bodyOf('charts.rasi');

/** A call that is refused with each code. */
const CALLS: Readonly<Record<string, (service: Bench) => Promise<Answer>>> = {
  missing_field: refused({ body: {} }),
  unknown_field: refused({ body: { ...rasi, ayanmsa: 'kp' } }),
  invalid_value: refused({ body: withValue(rasi, 'birth.place.latitude', 91) }),
  invalid_json: refused({ body: '{' }),
  invalid_date: refused({ body: withValue(rasi, 'birth.date', '1990-02-30') }),
  invalid_time: refused({ body: withValue(rasi, 'birth.time', '') }),
  invalid_timezone: refused({ body: withValue(rasi, 'birth.place.timezone', '+05:30') }),
  nonexistent_time: refused({
    body: {
      birth: {
        date: '2024-03-10',
        time: '02:30:00',
        place: { latitude: 40.7, longitude: -74, timezone: 'America/New_York' },
      },
    },
  }),
  date_out_of_range: refused({ body: withValue(rasi, 'birth.date', '3000-01-01') }),
  undefined_at_latitude: refused({ body: withValue(rasi, 'birth.place.latitude', 90) }),
  payload_too_large: refused({ body: 'x'.repeat(16 * 1024 + 1) }),
  not_found: (service) => service.call('/v1/charts/transit', { body: rasi }),
  method_not_allowed: (service) => service.call(RASI),
  missing_api_key: refused({ body: rasi, key: null }),
  invalid_api_key: refused({ body: rasi, key: 'svc_live_x' }),
  async revoked_api_key(service) {
    await service.stores.keys.revoke(service.liveId, '2026-07-15T00:00:00.000Z');
    return service.call(RASI, { body: rasi });
  },
  async insufficient_scope(service) {
    return service.call(RASI, { body: rasi, key: await service.key({ scopes: ['dashas'] }) });
  },
  async rate_limit_exceeded() {
    const slow = await bench({ plans: { free: { units_included: 9, rate_limit_per_minute: 1 } } });
    await slow.call('/v1/meta/usage');
    return slow.call(RASI, { body: rasi });
  },
  async quota_exhausted() {
    const poor = await bench({ plans: { free: { units_included: 0, rate_limit_per_minute: 9 } } });
    return poor.call(RASI, { body: rasi });
  },
  async internal_error() {
    const broken = await bench({
      context: {
        ephemeris: {
          name: 'secret',
          version: '1',
          range: { from: 0, to: 9e9 },
          accuracy: () => 0,
          places() {
            throw new TypeError('a secret of the house');
          },
        },
      },
    });
    return broken.call(RASI, { body: rasi });
  },
};

function refused(init: Sending): (service: Bench) => Promise<Answer> {
  return (service) => service.call(RASI, init);
}

it('are the 22 of the contract', () => {
  expect(CODES).toHaveLength(22);
  expect(Object.entries(ERROR_CODES).map(([code, { status, type }]) => [code, status, type])).toEqual(CODES);
});

it.each(CODES.filter(([code]) => code in CALLS))('%s has status %i and type %s', async (code, status, type) => {
  const service = await bench();
  const answer = await CALLS[code]?.(service);
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
  // Nothing that is not a 2xx costs anything.
  expect((await service.stores.usage.usage(service.liveId, '2026-07', service.clock.now)).used).toBe(0);
});

it('covers every code that the operations of today can answer with', () => {
  const elsewhere = ['invalid_moment', 'not_available_in_school'];
  expect(CODES.map(([code]) => code).filter((code) => !(code in CALLS))).toEqual(elsewhere);
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
  // Refused by scope, it took no place in the rate window.
  expect((await service.call('/v1/dashas/vimshottari', { ...bad, key: scoped })).status).toBe(400);
  expect((await service.call('/v1/dashas/vimshottari', { ...bad, key: scoped })).status).toBe(429);
});
