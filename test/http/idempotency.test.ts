import { describe, expect, it } from 'vitest';
import { idempotencyKey, idempotencyRecord } from '../../src/http/idempotency.js';
import type { UsageStore } from '../../src/http/ports.js';
import { type Answer, type Bench, bench, bodyOf, read } from './support.js';

const RASI = '/v1/charts/rasi';
const D9 = '/v1/charts/divisional/d9';
const DASHA = '/v1/dashas/vimshottari';
const body = bodyOf('charts.rasi');
const DAY = 86_400_000;

const send = (service: Bench, name: string, path = RASI, more: object = {}): Promise<Response> =>
  service.send(path, { body, headers: { 'Idempotency-Key': name }, ...more });
const call = async (...of: Parameters<typeof send>): Promise<Answer> => read(await send(...of));

async function used(service: Bench): Promise<number> {
  const { used: units, reserved } = await service.stores.usage.usage(service.liveAccount, '2026-07', service.clock.now);
  expect(reserved).toBe(0);
  return units;
}

const unitsIn = ({ status, headers, json }: Answer) => [
  status,
  headers.get('x-units-charged'),
  headers.get('x-units-remaining'),
  json.meta?.units,
];

describe('a call that is sent again under its name', () => {
  it('is computed again and charged once, and says so', async () => {
    const service = await bench({ plans: { free: { units_included: 5, rate_limit_per_minute: 100 } } });
    const first = await call(service, 'a-1', D9);
    expect(unitsIn(first)).toEqual([200, '3', '2', 3]);
    service.clock.now += 3_600_000;
    const again = await call(service, 'a-1', D9);
    expect(unitsIn(again)).toEqual([200, '0', '2', 0]);
    expect(again.json.data).toEqual(first.json.data);
    expect(again.json.meta.request_id).not.toBe(first.json.meta.request_id);
    expect(again.json.meta.computed_at).not.toBe(first.json.meta.computed_at);
    expect(await used(service)).toBe(3);
    expect(service.events.map(({ units, delivered }) => [units, delivered])).toEqual([
      [3, true],
      [0, true],
    ]);
    expect((await service.call(D9, { body })).json.error.code).toBe('quota_exhausted');
    expect(unitsIn(await call(service, 'a-1', D9))).toEqual([200, '0', '2', 0]);
  });

  it('is a new call when 24 hours are over', async () => {
    const service = await bench();
    await call(service, 'a');
    service.clock.now += DAY - 1;
    expect((await call(service, 'a')).json.meta.units).toBe(0);
    service.clock.now += 1;
    expect((await call(service, 'a')).json.meta.units).toBe(1);
    expect(await used(service)).toBe(2);
  });

  it('is charged once in a long answer, too, that is made while it is sent', async () => {
    const service = await bench();
    const long = { body: { ...body, levels: 4 } };
    const first = await call(service, 'long', DASHA, long);
    expect(first.headers.has('content-length')).toBe(false);
    const again = await call(service, 'long', DASHA, long);
    expect([first.json.meta.units > 0, again.json.meta.units]).toEqual([true, 0]);
    expect(again.json.data).toEqual(first.json.data);
    expect(await used(service)).toBe(first.json.meta.units);
  });

  it.each([
    ['another body', RASI, { ...body, user_name: 'x' }],
    ['the same fields written otherwise', RASI, JSON.stringify(body, null, 1)],
    ['another path', D9, body],
  ])('with %s is refused and says which header', async (_, path, other) => {
    const service = await bench();
    await call(service, 'a');
    const { status, headers, json } = await call(service, 'a', path, { body: other });
    expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'Idempotency-Key']);
    expect(headers.get('x-units-charged')).toBe('0');
    expect(await used(service)).toBe(1);
  });

  it('belongs to the account: another key of it finds it, another account does not', async () => {
    const service = await bench();
    const account = service.liveAccount;
    const [same, other] = [await service.key({ account }), await service.key()];
    await call(service, 'a');
    expect((await call(service, 'a', RASI, { key: same })).json.meta.units).toBe(0);
    expect((await call(service, 'a', RASI, { key: other })).json.meta.units).toBe(1);
    expect(await used(service)).toBe(1);
  });

  it('while it is under way waits for it, and is charged when that one was given up', async () => {
    const service = await bench();
    const first = await send(service, 'a');
    const second = await call(service, 'a');
    expect([second.status, second.json.error.code, second.headers.get('retry-after')]).toEqual([
      429,
      'rate_limit_exceeded',
      '1',
    ]);
    expect((await call(service, 'a', D9)).json.error.code).toBe('invalid_value');
    await first.body?.cancel();
    expect(await used(service)).toBe(0);
    expect((await call(service, 'a')).json.meta.units).toBe(1);
    expect(await used(service)).toBe(1);
  });

  it('by many at once is charged once', async () => {
    const wide = { units_included: 1000, rate_limit_per_minute: 1000, concurrency: 100 };
    const service = await bench({ plans: { free: wide } });
    const all = await Promise.all(Array.from({ length: 40 }, () => send(service, 'a')));
    const answers = await Promise.all(all.map(read));
    expect(answers.filter(({ status }) => status === 200).map(({ json }) => json.meta.units)).toEqual([1]);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(39);
    expect(await used(service)).toBe(1);
  });
});

describe('a name', () => {
  it('is not taken by a call that is refused', async () => {
    const free = { units_included: 1, rate_limit_per_minute: 3 };
    const service = await bench({ plans: { free } });
    expect((await call(service, 'a', RASI, { body: {} })).status).toBe(400);
    expect((await call(service, 'a', D9)).json.error.code).toBe('quota_exhausted');
    expect((await call(service, 'a')).status).toBe(200);
    expect((await call(service, 'b')).json.error.code).toBe('rate_limit_exceeded');
    service.clock.now += 60_000;
    expect((await call(service, 'b', D9)).json.error.code).toBe('quota_exhausted');
    expect((await call(service, 'a')).json.meta.units).toBe(0);
  });

  it.each(['', ' ', 'a b', 'a, b', 'ä', 'a\tb', 'x'.repeat(256)])('cannot be %j', async (name) => {
    const service = await bench();
    for (const key of [service.live, service.test]) {
      const { status, json, text } = await call(service, name, RASI, { key });
      expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'Idempotency-Key']);
      if (name.length > 1) expect(text).not.toContain(name);
    }
    expect(await used(service)).toBe(0);
  });

  it.each(['1', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', '!~', 'x'.repeat(255)])('may be %j', (name) => {
    expect(idempotencyKey(name)).toBe(name);
  });

  it('is nothing to a test key, which is never charged, nor to what is free', async () => {
    const service = await bench();
    for (const path of [RASI, D9]) {
      const { status, json } = await call(service, 'a', path, { key: service.test });
      expect([status, json.meta.units]).toEqual([200, 0]);
    }
    expect((await service.call('/v1/meta/usage', { headers: { 'Idempotency-Key': 'a b' } })).status).toBe(200);
    expect((await call(service, 'a')).json.meta.units).toBe(1);
  });

  it('is refused by a store that cannot charge once, not ignored', async () => {
    const service = await bench(({ usage }) => {
      const port: UsageStore = {
        admit: (request) => usage.admit(request),
        reserve: (request) => usage.reserve(request),
        confirm: (...of) => usage.confirm(...of),
        release: (id) => usage.release(id),
        usage: (...of) => usage.usage(...of),
      };
      return { usage: port };
    });
    const { status, json } = await call(service, 'a');
    expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'Idempotency-Key']);
    expect((await service.call(RASI, { body })).status).toBe(200);
  });
});

describe('what is kept of a named call', () => {
  const bytes = new TextEncoder().encode('{"name":"Sita"}');

  it('is two hashes, and different ones for another account, name, endpoint or body', async () => {
    const base = ['acc_a', 'n', 'charts.rasi', bytes] as const;
    const variants: readonly (readonly [string, string, string, Uint8Array])[] = [
      base,
      ['acc_b', 'n', 'charts.rasi', bytes],
      ['acc_a', 'm', 'charts.rasi', bytes],
      ['acc_a', 'n', 'kp.cusps', bytes],
      ['acc_a', 'n', 'charts.rasi', bytes.slice(1)],
    ];
    const all = await Promise.all(variants.map((each) => idempotencyRecord(...each)));
    expect(new Set(all.map((once) => once?.request)).size).toBe(variants.length);
    expect(all.map((once) => once?.name === all[0]?.name)).toEqual([true, false, false, true, true]);
    for (const once of all)
      expect(Object.values(once ?? {})).toEqual([1, 2].map(() => expect.stringMatching(/^[0-9a-f]{64}$/)));
    expect(await idempotencyRecord('acc_a', undefined, 'charts.rasi', bytes)).toBeUndefined();
  });
});
