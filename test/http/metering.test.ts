import { describe, expect, it } from 'vitest';
import { createHandler, issueKey, memoryStores } from '../../src/http/index.js';
import { type Bench, bench, bodyOf, FIRST_TARGETS, read } from './support.js';

const RASI = '/v1/charts/rasi';
const USAGE = '/v1/meta/usage';
const body = bodyOf('charts.rasi');
const plans = (units_included: number, rate_limit_per_minute = 1000) => ({
  free: { units_included, rate_limit_per_minute },
});

async function used(service: Bench): Promise<number> {
  return (await service.stores.usage.usage(service.liveAccount, '2026-07', service.clock.now)).used;
}

describe('a charge', () => {
  it('is made when the body is asked for, not before', async () => {
    const service = await bench();
    const response = await service.send(RASI, { body });
    expect([response.status, await used(service), service.events]).toEqual([200, 0, []]);
    await response.text();
    expect(await used(service)).toBe(1);
    expect(service.events).toMatchObject([{ status: 200, units: 1, delivered: true }]);
  });

  it('is not made when the body is given up', async () => {
    const service = await bench();
    const response = await service.send(RASI, { body });
    await response.body?.cancel();
    expect(await used(service)).toBe(0);
    expect(service.events).toMatchObject([{ status: 200, units: 0, delivered: false }]);
    expect(await service.stores.usage.usage(service.liveAccount, '2026-07', service.clock.now)).toEqual({
      used: 0,
      reserved: 0,
    });
  });

  it('is not made when the body is asked for after the lease, and then there is no body', async () => {
    const service = await bench();
    const response = await service.send(RASI, { body });
    service.clock.now += 60_000;
    await expect(response.text()).rejects.toThrow('no longer held');
    expect(await used(service)).toBe(0);
    expect(service.events).toMatchObject([{ units: 0, delivered: false }]);
    expect(service.problems).toHaveLength(1);
  });

  it('that fails leaves no body', async () => {
    const service = await bench(({ usage }) => ({
      usage: {
        admit: (request) => usage.admit(request),
        reserve: (request) => usage.reserve(request),
        release: (id) => usage.release(id),
        usage: (...of) => usage.usage(...of),
        async confirm() {
          throw new Error('the database is gone');
        },
      },
    }));
    const response = await service.send(RASI, { body });
    await expect(response.text()).rejects.toThrow('the database is gone');
    expect(service.events.at(-1)).toMatchObject({ units: 0, delivered: false });
  });

  it('is what meta.units says, for every operation', async () => {
    for (const { operation, path, good } of FIRST_TARGETS) {
      const service = await bench();
      const { json } = await service.call(path, good());
      // The example of a span has three days.
      const price = operation.unitsEach === 'day' ? 3 * operation.units : operation.units;
      expect([json.meta.units, await used(service)]).toEqual([price, price]);
    }
  });

  it('of a span is a unit a day, short or long, and none where it is refused', async () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const ask = async (from: string, to: string, service: Bench) =>
      (await service.call('/v1/panchang/span', { body: { from, to, place } })).json;
    const service = await bench({ plans: plans(60) });
    expect((await ask('2025-11-01', '2025-11-01', service)).meta.units).toBe(1);
    const long = await ask('2025-11-01', '2025-12-10', service);
    expect([long.meta.units, long.data.days.length, await used(service)]).toEqual([40, 40, 41]);
    expect((await ask('2025-11-02', '2025-11-01', service)).error.code).toBe('invalid_value');
    expect((await ask('2025-01-01', '2026-01-02', service)).error).toMatchObject({
      code: 'invalid_value',
      field: 'to',
    });
    expect((await ask('2025-11-01', '2025-11-20', service)).error.code).toBe('quota_exhausted');
    expect(await used(service)).toBe(41);
  });

  it('is reported by meta.usage, together with plan, limit and the end of the period', async () => {
    const service = await bench({ plans: plans(10) });
    await service.call('/v1/charts/divisional/d9', { body });
    expect((await service.call(USAGE)).json).toEqual({
      data: {
        plan: 'free',
        units_used: 3,
        units_included: 10,
        units_remaining: 7,
        rate_limit_per_minute: 1000,
        period_end: '2026-08-01T00:00:00.000Z',
      },
      meta: {
        request_id: expect.any(String),
        endpoint: 'meta.usage',
        units: 0,
        computed_at: '2026-07-15T10:20:30.400Z',
      },
    });
  });

  it('is held against the plan of the key', async () => {
    const service = await bench({ plans: { ...plans(1), pro: { units_included: 5, rate_limit_per_minute: 60 } } });
    const key = await service.key({ plan: 'pro' });
    for (let i = 0; i < 5; i++) expect((await service.call(RASI, { body, key })).status).toBe(200);
    expect((await service.call(RASI, { body, key })).status).toBe(429);
    expect((await service.call(USAGE, { key })).json.data).toMatchObject({ plan: 'pro', units_remaining: 0 });
  });

  it('of a plan that is not configured is the fault of the service', async () => {
    const service = await bench();
    for (const plan of ['gold', 'constructor', '__proto__']) {
      expect((await service.call(USAGE, { key: await service.key({ plan }) })).status).toBe(500);
    }
  });
});

describe('the quota', () => {
  it('may be used up to the last unit, and is not exceeded', async () => {
    const service = await bench({ plans: plans(4) });
    expect((await service.call('/v1/charts/divisional/d9', { body })).status).toBe(200);
    const { status, headers, json } = await service.call('/v1/charts/divisional/d9', { body });
    expect([status, json.error.code]).toEqual([429, 'quota_exhausted']);
    // From 2026-07-15T10:20:30.4Z to the end of the month.
    expect(headers.get('retry-after')).toBe(String(16 * 86_400 + 13 * 3600 + 39 * 60 + 30));
    expect(await used(service)).toBe(3);
    expect((await service.call(RASI, { body })).status).toBe(200);
    expect((await service.call(RASI, { body })).status).toBe(429);
    expect((await service.call(USAGE)).json.data).toMatchObject({ units_used: 4, units_remaining: 0 });
  });

  it('begins anew with the month of UTC', async () => {
    const service = await bench({ plans: plans(1) });
    service.clock.now = Date.UTC(2026, 6, 31, 23, 59, 59, 999);
    expect((await service.call(RASI, { body })).status).toBe(200);
    const refused = await service.call(RASI, { body });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    service.clock.now += 1;
    expect((await service.call(RASI, { body })).status).toBe(200);
    expect((await service.call(USAGE)).json.data.period_end).toBe('2026-09-01T00:00:00.000Z');
  });

  it('is never overspent by calls that run at once, nor left unused', async () => {
    const { free } = plans(100);
    const service = await bench({ plans: { free: { ...free, concurrency: 60 } } });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => service.send(i % 2 === 0 ? RASI : '/v1/charts/divisional/d9', { body })),
    );
    const read200 = await Promise.all(
      answers.filter(({ status }) => status === 200).map(async (response) => (await read(response)).json.meta.units),
    );
    expect(read200.reduce((sum, units) => sum + units, 0)).toBe(await used(service));
    expect(await used(service)).toBeLessThanOrEqual(100);
    expect(await used(service)).toBeGreaterThan(97);
    expect(answers.filter(({ status }) => status === 429).length).toBe(60 - read200.length);
  });

  it('holds the units of responses that are on their way', async () => {
    const service = await bench({ plans: plans(1) });
    const first = await service.send(RASI, { body });
    expect((await service.call(RASI, { body })).json.error.code).toBe('quota_exhausted');
    await first.body?.cancel();
    expect((await service.call(RASI, { body })).status).toBe(200);
  });
});

describe('the rate limit', () => {
  it('is reported in the headers', async () => {
    const service = await bench({ plans: plans(9, 2) });
    const header = async (): Promise<(string | null)[]> => {
      const { status, headers } = await service.call(USAGE);
      return [String(status), ...['ratelimit-policy', 'ratelimit', 'retry-after'].map((name) => headers.get(name))];
    };
    expect(await header()).toEqual(['200', '"requests";q=2;w=60', '"requests";r=1;t=60', null]);
    service.clock.now += 10_000;
    expect(await header()).toEqual(['200', '"requests";q=2;w=60', '"requests";r=0;t=50', null]);
    expect(await header()).toEqual(['429', '"requests";q=2;w=60', '"requests";r=0;t=50', '50']);
    service.clock.now += 49_999;
    expect(await header()).toEqual(['429', '"requests";q=2;w=60', '"requests";r=0;t=1', '1']);
    service.clock.now += 1;
    expect(await header()).toEqual(['200', '"requests";q=2;w=60', '"requests";r=0;t=10', null]);
  });

  it('counts every request that reaches it, whatever becomes of it', async () => {
    const service = await bench({ plans: plans(0, 5) });
    await service.call(RASI, { body: '{' });
    await service.call(RASI, { body: {} });
    await service.call(RASI, { body });
    await service.call(USAGE, { method: 'HEAD' });
    await service.call('/v1/meta/capabilities');
    expect((await service.call(USAGE)).status).toBe(429);
  });

  it('does not count what does not reach it', async () => {
    const service = await bench({ plans: plans(9, 1) });
    await service.call('/v1/nothing');
    await service.call(RASI, { method: 'PUT' });
    await service.call(RASI, { method: 'OPTIONS' });
    await service.call(USAGE, { key: 'svc_live_x' });
    expect((await service.call(USAGE)).status).toBe(200);
  });

  it('consumes nothing when it refuses', async () => {
    const service = await bench({ plans: plans(9, 1) });
    await service.call(RASI, { body });
    for (let i = 0; i < 5; i++) expect((await service.call(RASI, { body })).status).toBe(429);
    expect(await used(service)).toBe(1);
  });

  it('never lets more than its number through in any 60 seconds', async () => {
    const service = await bench({ plans: plans(1e6, 5) });
    const admitted: number[] = [];
    let seed = 1;
    for (let i = 0; i < 3000; i++) {
      seed = (seed * 48_271) % 2_147_483_647;
      service.clock.now += seed % (i % 100 < 50 ? 700 : 30_000);
      if ((await service.call(USAGE)).status === 200) admitted.push(service.clock.now);
    }
    expect(admitted.length).toBeGreaterThan(1000);
    for (const [i, at] of admitted.entries()) {
      const sixth = admitted[i + 5];
      if (sixth !== undefined) expect(sixth - at).toBeGreaterThanOrEqual(60_000);
    }
  });

  it('holds for each key alone', async () => {
    const service = await bench({ plans: plans(9, 1) });
    expect((await service.call(USAGE)).status).toBe(200);
    expect((await service.call(USAGE, { key: await service.key() })).status).toBe(200);
    expect((await service.call(USAGE)).status).toBe(429);
  });
});

describe('the free tier', () => {
  it('has 500 units a month and 5 requests a minute, and is there when no plans are given', async () => {
    const { keys, usage } = memoryStores();
    const handler = createHandler({ keys, usage });
    const { key } = await issueKey(keys);
    const call = () => handler(new Request(`https://api.example${USAGE}`, { headers: { 'X-API-Key': key } }));
    const { data } = (await read(await call())).json;
    expect(data).toMatchObject({ plan: 'free', units_included: 500, units_remaining: 500, rate_limit_per_minute: 5 });
    const rest = await Promise.all([call(), call(), call(), call(), call()]);
    expect(rest.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
  });
});
