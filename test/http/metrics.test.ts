import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { measuredStores } from '../../src/cli/measured.js';
import { memoryStores, type UsageStore } from '../../src/http/index.js';
import type { ResponseEvent } from '../../src/http/options.js';
import { killServers, Server } from './support/server.js';
import { bench, bodyOf, WIDE } from './support.js';

afterEach(killServers);

const sample = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

async function started(...args: readonly string[]) {
  const server = new Server('--memory', '--metrics-port', '0', '--quiet', ...args);
  const url = await server.find(/Listening on (http:\S+)/);
  const metricsUrl = await server.find(/Metrics at (http:\S+)/);
  const { live, test } = await server.firstKeys();
  const text = async () => (await fetch(metricsUrl)).text();
  const call = async (path: string, body: unknown, key = live): Promise<number> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  };
  return { server, url, metricsUrl, live, test, text, call };
}

describe('the metrics of siddhanta serve', () => {
  it('count calls, units, refusals, the store and the process', async () => {
    const { url, text, call, test } = await started();
    const rasi = bodyOf('charts.rasi');
    expect(sample(await text(), 'siddhanta_refusals_total{limit="rate"}')).toBe(0);
    expect(await call('/v1/charts/rasi', rasi)).toBe(200);
    expect(await call('/v1/charts/divisional/d9', bodyOf('charts.divisional'))).toBe(200);
    expect(await call('/v1/charts/rasi', { ...rasi, nonsense: 1 })).toBe(400);
    expect(await call('/v1/charts/rasi', rasi)).toBe(200);
    expect(await call('/v1/charts/rasi', rasi, test)).toBe(200);
    for (let i = 0; i < 3; i++) await call('/v1/charts/rasi', rasi);
    for (let i = 0; i < 20; i++) await fetch(`${url}/no/such/path/${i}`);
    const after = await text();
    const of = (name: string) => sample(after, name);
    // The plan free admits five in a minute.
    expect(of('siddhanta_requests_total{operation="charts.rasi",status="200",code=""}')).toBe(4);
    expect(of('siddhanta_requests_total{operation="charts.rasi",status="400",code="unknown_field"}')).toBe(1);
    expect(of('siddhanta_requests_total{operation="charts.rasi",status="429",code="rate_limit_exceeded"}')).toBe(2);
    expect(of('siddhanta_requests_total{operation="charts.divisional.d9",status="200",code=""}')).toBe(1);
    expect(of('siddhanta_requests_total{operation="unknown",status="404",code="not_found"}')).toBe(20);
    expect(of('siddhanta_request_duration_seconds_count{operation="charts.rasi"}')).toBe(7);
    expect(of('siddhanta_units_charged_total{operation="charts.rasi"}')).toBe(3);
    expect(of('siddhanta_refusals_total{limit="rate"}')).toBe(2);
    expect(of('siddhanta_calls_in_flight')).toBe(0);
    expect(of('siddhanta_store_duration_seconds_count{call="confirm"}')).toBe(4);
    expect(of('siddhanta_compute_threads')).toBe(2);
    expect(of('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(of('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  });

  it('hold nothing of a key, an account, a person or a place, and none of the paths that strangers ask for', async () => {
    const { url, text, call, live, test } = await started();
    const body = { ...bodyOf('charts.rasi'), user_name: 'Secret Name' };
    await call('/v1/charts/rasi', body);
    await call('/v1/charts/rasi', body, test);
    await call('/v1/charts/rasi', body, 'svc_live_wrong');
    await fetch(`${url}/v1/Secret/path`);
    // Without the numbers: bytes and seconds may have any digits.
    const found = (await text()).replace(/ \S+$/gm, '');
    for (const secret of [live, test, live.slice(9), 'key_', 'Secret', 'Kolkata', '1990', '77.2', 'svc_']) {
      expect(found).not.toContain(secret);
    }
    const labels = new Set([...found.matchAll(/[{,](\w+)="/g)].map(([, name]) => name));
    const own = ['operation', 'status', 'code', 'limit', 'call', 'kind', 'le', 'reason'];
    const ofNode = ['type', 'space', 'version', 'major', 'minor', 'patch'];
    expect([...labels].filter((name) => ![...own, ...ofNode].includes(name ?? ''))).toEqual([]);
  });

  it('have their own listener, on this machine only, which serves nothing else', async () => {
    const { url, metricsUrl } = await started();
    expect(new URL(metricsUrl).hostname).toBe('127.0.0.1');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const { origin } = new URL(metricsUrl);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/v1/meta/usage`)).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(405);
    const head = await fetch(metricsUrl, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  it('are not there unless they are asked for', async () => {
    const server = new Server('--memory', '--quiet');
    await server.find(/Listening on (http:\S+)/);
    expect(server.output).not.toContain('Metrics');
  });

  it('say how their package is installed where it is not, and that a port is taken', async () => {
    const without = new Server('--memory', '--metrics', ['--import', './test/http/support/withoutPromClient.mjs']);
    expect(await without.exited).toBe(2);
    expect(without.output).toBe(
      'siddhanta serve: --metrics: The package prom-client is not installed. Install it: npm install prom-client See siddhanta serve --help\n',
    );
    const { metricsUrl } = await started();
    const second = new Server('--memory', '--metrics-port', new URL(metricsUrl).port);
    expect(await second.exited).toBe(2);
    expect(second.output).toContain('cannot listen at 127.0.0.1, port');
  });

  it('are named in the docs as they are', async () => {
    const { text, call, server } = await started();
    await call('/v1/charts/rasi', bodyOf('charts.rasi'));
    const found = await text();
    const [, page = ''] = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8').split(
      '## Logs and metrics',
    );
    const named = new Set(page.match(/\b(?:siddhanta|nodejs|process)_[a-z0-9_]+\b/g));
    expect(named.size).toBeGreaterThan(10);
    // The page names tables of the database, too.
    const tables = ['siddhanta_accounts', 'siddhanta_once'];
    // Only a server of several processes has these: test/http/workers.test.ts.
    const ofCrew = ['siddhanta_processes', 'siddhanta_processes_replaced_total'];
    const unknown = [...named].filter(
      (name) =>
        ![...ofCrew, ...tables].includes(name) &&
        !new RegExp(`^# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `, 'm').test(found),
    );
    expect(unknown).toEqual([]);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });
});

describe('what the hooks are told', () => {
  const limited = (limit: object) => ({ free: { ...WIDE.free, ...limit }, test: WIDE.test });
  const limitsOf = (events: readonly ResponseEvent[]) => events.map(({ limit }) => limit);
  const rasi = { body: bodyOf('charts.rasi') };

  it('is which limit turned a call away', async () => {
    const rate = await bench({ plans: limited({ rate_limit_per_minute: 1 }) });
    for (let i = 0; i < 2; i++) await rate.call('/v1/charts/rasi', rasi);
    expect(limitsOf(rate.events)).toEqual([undefined, 'rate']);
    const quota = await bench({ plans: limited({ units_included: 1 }) });
    for (let i = 0; i < 2; i++) await quota.call('/v1/charts/rasi', rasi);
    expect(limitsOf(quota.events)).toEqual([undefined, 'quota']);
    const calls: number[] = [];
    const busy = await bench({ plans: limited({ concurrency: 1 }), onUnderWay: (count) => calls.push(count) });
    const open = await busy.send('/v1/charts/rasi', rasi);
    expect((await busy.call('/v1/charts/rasi', rasi)).status).toBe(429);
    await open.text();
    expect(limitsOf(busy.events)).toEqual(['concurrency', undefined]);
    expect(calls).toEqual([1, 0]);
  });

  it('is none where a test key asks to be refused', async () => {
    const own = await bench();
    const body = { ...bodyOf('charts.rasi'), user_name: 'trigger:quota_exhausted' };
    expect((await own.call('/v1/charts/rasi', { body, key: own.test })).status).toBe(429);
    expect(limitsOf(own.events)).toEqual([undefined]);
  });
});

describe('measured stores', () => {
  it('do what the stores do, and report how long each call took and how it failed', async () => {
    const stores = memoryStores();
    const told: [string, boolean][] = [];
    const measured = measuredStores(stores, (call, ms, problem) => {
      expect(ms).toBeGreaterThanOrEqual(0);
      told.push([call, problem !== undefined]);
    });
    const now = Date.UTC(2026, 6, 15);
    expect(await measured.usage.usage('key_a', '2026-07', now)).toEqual({ used: 0, reserved: 0 });
    const record = {
      id: 'key_a',
      kind: 'live' as const,
      hash: '0'.repeat(64),
      account: 'acc_a',
      scopes: ['*'],
      label: null,
      createdAt: new Date(now).toISOString(),
      expiresAt: null,
      lastUsedOn: null,
      revokedAt: null,
      replacedBy: null,
    };
    await stores.keys.openAccount({ id: 'acc_a', name: 'a', plan: 'free', createdAt: new Date(now).toISOString() });
    await measured.keys.add(record);
    await expect(measured.keys.add(record)).rejects.toThrow('stored already');
    expect(told).toEqual([
      ['usage', false],
      ['add', false],
      ['add', true],
    ]);
    const { hold: _, ...without } = { ...stores.usage, hold: undefined };
    expect(measuredStores({ ...stores, usage: without as unknown as UsageStore }, () => {}).usage.hold).toBeUndefined();
  });
});
