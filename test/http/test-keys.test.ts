import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/errors.js';
import { fixturesOf } from '../../src/http/fixtures.js';
import { recordedFixtures } from '../../src/http/index.js';
import { OPERATIONS } from '../../src/registry.js';
import { sampled } from '../support/sample.js';
import { type Bench, bench, bodyOf, type Sending, TARGETS } from './support.js';

async function counted(service: Bench): Promise<unknown[]> {
  const ids = [service.liveId, service.testId];
  return Promise.all(ids.map((id) => service.stores.usage.usage(id, '2026-07', service.clock.now)));
}

const NOTHING = { used: 0, reserved: 0 };

/** One for all tests that need no others: each keeps the answers that it has computed. */
const recorded = await recordedFixtures();

/** 28 years earlier: the calendar repeats after so many, leap days too. */
function earlier(good: Sending): Sending {
  const text = JSON.stringify(good).replace(/\b\d{4}(?=-\d\d-\d\d)/g, (year) => String(Number(year) - 28));
  return JSON.parse(text) as Sending;
}

describe('a test key', () => {
  it.each(sampled(TARGETS, 50).map((target) => [target.endpoint, target] as const))(
    'is answered the recording of %s, byte for byte',
    async (endpoint, { path, good }) => {
      const service = await bench();
      const first = await service.call(path, { ...good(), key: service.test });
      expect(first.status).toBe(200);
      const { computedAt, recordings } = recorded;
      const recording = recordings[endpoint];
      const { provenance } = recording ?? {};
      expect(first.text).toBe(
        `{"data":${recording?.data},"meta":${JSON.stringify(first.json.meta)}${provenance === undefined ? '' : `,"provenance":${provenance}`}}`,
      );
      expect(first.json.meta).toEqual({
        request_id: expect.stringMatching(/^req_/),
        units: 0,
        computed_at: computedAt,
        test: true,
        ...recording?.meta,
      });
      const later = await bench({ fixtures: async () => recorded });
      later.clock.now += 1e10;
      const second = await later.call(path, { ...earlier(good()), key: later.test });
      expect(second.status).toBe(200);
      expect(second.text.replace(second.json.meta.request_id, '')).toBe(
        first.text.replace(first.json.meta.request_id, ''),
      );
      expect(await counted(service)).toEqual([NOTHING, NOTHING]);
      expect(service.events.at(-1)).toMatchObject({ endpoint, units: 0, keyKind: 'test', keyId: service.testId });
    },
  );

  it.each(sampled(TARGETS, 50).map((target) => [target.endpoint, target] as const))(
    'is answered for %s what a live key is answered for the example',
    async (_, { operation, path, good }) => {
      const service = await bench({ fixtures: async () => recorded });
      const live = await service.call(path, good());
      const test = await service.call(path, { ...good(), key: service.test });
      expect(test.json.data).toEqual(live.json.data);
      expect(test.json.provenance).toEqual(live.json.provenance);
      const { request_id, units, computed_at, ...rest } = live.json.meta;
      expect(test.json.meta).toMatchObject(rest);
      expect([units, typeof request_id, typeof computed_at]).toEqual([
        operation.unitsEach === undefined ? operation.units : expect.any(Number),
        'string',
        'string',
      ]);
    },
  );

  it('sees its untouched plan, however much it calls', async () => {
    const plans = {
      free: { units_included: 1, rate_limit_per_minute: 1 },
      test: { units_included: 2, rate_limit_per_minute: 50 },
    };
    const service = await bench({ plans });
    for (let i = 0; i < 10; i++) {
      const { status } = await service.call('/v1/charts/rasi', { key: service.test, body: bodyOf('charts.rasi') });
      expect(status).toBe(200);
    }
    const { json } = await service.call('/v1/meta/usage', { key: service.test });
    expect(json).toEqual({
      data: {
        plan: 'test',
        units_used: 0,
        units_included: 2,
        units_remaining: 2,
        rate_limit_per_minute: 50,
        period_end: '2026-02-01T00:00:00.000Z',
      },
      meta: {
        request_id: expect.any(String),
        endpoint: 'meta.usage',
        units: 0,
        computed_at: '2026-01-01T00:00:00.000Z',
        test: true,
      },
    });
    expect(await counted(service)).toEqual([NOTHING, NOTHING]);
  });

  it('is held to the rate of the plan of test keys, whatever its own', async () => {
    const service = await bench({
      plans: {
        free: { units_included: 1, rate_limit_per_minute: 2 },
        test: { units_included: 1, rate_limit_per_minute: 2 },
        pro: { units_included: 1, rate_limit_per_minute: 9 },
      },
    });
    const key = await service.key({ kind: 'test', plan: 'pro' });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await service.call('/v1/meta/capabilities', { key })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await service.call('/v1/meta/capabilities')).headers.get('ratelimit')).toBe('"requests";r=1;t=60');
  });

  it('may send 60 requests a minute where no plan says otherwise', async () => {
    const service = await bench({ plans: { free: { units_included: 1, rate_limit_per_minute: 2 } } });
    const { headers } = await service.call('/v1/meta/usage', { key: service.test });
    expect(headers.get('ratelimit-policy')).toBe('"requests";q=60;w=60');
  });

  it.each([
    ['/v1/charts/rasi', bodyOf('charts.rasi'), '1990-08-15 New Delhi'],
    ['/v1/panchang/day', bodyOf('panchang.day'), '2024-04-09 New Delhi'],
    ['/v1/kp/horary', bodyOf('kp.horary'), '2024-02-05 Chennai'],
    ['/v1/compatibility/ashtakoota', bodyOf('compatibility.ashtakoota'), '1990-08-15 New Delhi, 1988-11-05 Mumbai'],
  ])('is told at %s whose answer it sees', async (path, body, subject) => {
    const service = await bench();
    const { json, headers } = await service.call(path, { key: service.test, body });
    expect([headers.get('x-test-fixture'), json.meta.test]).toEqual([subject, true]);
    const live = await service.call(path, { body });
    expect([live.headers.get('x-test-fixture'), live.json.meta.test]).toEqual([null, undefined]);
  });

  it.each(Object.entries(ERROR_CODES))('is answered %s when a text asks for it', async (code, { status }) => {
    const service = await bench();
    const body = { ...(bodyOf('charts.rasi') as object), user_name: `trigger:${code}` };
    const asked = await service.call('/v1/charts/rasi', { key: service.test, body });
    expect([asked.status, asked.json.error.code]).toEqual([status, code]);
    expect(asked.headers.has('retry-after')).toBe(status === 429);
    const live = await service.call('/v1/charts/rasi', { body });
    expect([live.status, live.json.data.user_name]).toEqual([200, `trigger:${code}`]);
  });

  it('is answered in the ordinary way where a text asks for what there is not', async () => {
    const service = await bench();
    const body = { ...(bodyOf('charts.rasi') as object), user_name: 'trigger:toString' };
    expect((await service.call('/v1/charts/rasi', { key: service.test, body })).status).toBe(200);
    const horary = { ...(bodyOf('kp.horary') as object), question: 'trigger:quota_exhausted' };
    expect((await service.call('/v1/kp/horary', { key: service.test, body: horary })).json.error.code).toBe(
      'quota_exhausted',
    );
  });

  it('without recordings is the fault of the service, not the caller’s', async () => {
    const service = await bench({ fixtures: async () => ({ computedAt: '2026-01-01T00:00:00.000Z', recordings: {} }) });
    const { status } = await service.call('/v1/charts/rasi', { key: service.test, body: bodyOf('charts.rasi') });
    expect(status).toBe(500);
  });

  it('has its recordings loaded once, and again only after a failure', async () => {
    let loads = 0;
    const service = await bench({
      async fixtures() {
        if (++loads === 1) throw new Error('not there yet');
        return recordedFixtures();
      },
    });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await service.call('/v1/meta/usage', { key: service.test })).status);
    expect([statuses, loads]).toEqual([[500, 200, 200], 2]);
    await service.call('/v1/meta/usage');
    expect(loads).toBe(2);
  });
});

describe('the fixtures that come with the library', () => {
  it('have an answer for every member of every operation, and nothing else', async () => {
    const { recordings } = recorded;
    expect(Object.keys(recordings)).toEqual(
      OPERATIONS.flatMap(({ members }) => members.map((member) => member.operation)),
    );
    for (const endpoint of sampled(Object.keys(recordings), 60))
      expect(recordings[endpoint]?.meta.endpoint).toBe(endpoint);
  });

  it('compute an answer once', async () => {
    const { recordings } = await recordedFixtures();
    expect(recordings['charts.rasi']).toBeDefined();
    expect(recordings['charts.rasi']).toBe(recordings['charts.rasi']);
  });

  it('do not blame the caller for an example that is refused', async () => {
    const [operation] = OPERATIONS;
    if (operation === undefined) throw new Error('The registry is empty.');
    const fixtures = fixturesOf([{ ...operation, exampleOf: () => ({}) }]);
    expect(() => fixtures.recordings[operation.name]).toThrow('The example of charts.rasi has no answer.');
    const problems: unknown[] = [];
    const service = await bench({ fixtures: async () => fixtures, onError: (problem) => problems.push(problem) });
    const { status, json } = await service.call('/v1/charts/rasi', { key: service.test, body: bodyOf('charts.rasi') });
    expect([status, json.error.code, problems.length]).toEqual([500, 'internal_error', 1]);
  });
});
