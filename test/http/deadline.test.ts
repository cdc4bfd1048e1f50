import { afterEach, describe, expect, it, vi } from 'vitest';
import { Costs } from '../../src/http/costs.js';
import { serve } from '../../src/http/node.js';
import { openPool, type Pool, type PoolOptions } from '../../src/http/node-pool.js';
import { Ended } from '../../src/http/refusal.js';
import { threadEntry } from './support/thread.js';
import { bench, bodyOf } from './support.js';

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of closing.splice(0).reverse()) await each.close();
});

/** A pool whose threads have room enough: a fast machine would fill that of the default before the deadline. */
async function open(more: Partial<PoolOptions> = {}): Promise<Pool> {
  const pool = await openPool({ entry: threadEntry(), size: 2, heapMb: 4096, ...more });
  closing.push(pool);
  return pool;
}

/** Computes for many seconds in one piece: the aspects of a hundred years on fifty points, at 24 angles. */
const LONG = {
  points: Array.from({ length: 50 }, (_, i) => ({ name: `P${i}`, longitude: i * 7 })),
  angles: Array.from({ length: 24 }, (_, i) => i * 15),
  kinds: ['conjunction', 'graha_drishti', 'natal_drishti'],
  from: '2026-01-01T00:00:00Z',
  to: '2125-12-31T00:00:00Z',
};

const RATE = { units_included: 1000, max_work: 600_000 };

describe('a computation that outlives its deadline', () => {
  it('is answered 503 and charged no units, and its thread is replaced', async () => {
    const pool = await open({ deadlineMs: 1500 });
    const service = await bench({ compute: pool.compute, plans: { free: { ...RATE, rate_limit_per_minute: 1000 } } });
    const answer = await service.call('/v1/transits/aspects', { body: LONG });
    expect(answer.status).toBe(503);
    expect(answer.json.error.code).toBe('internal_error');
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('x-units-charged')).toBe('0');
    expect(service.problems).toEqual([]);
    expect(pool.facts().ended.deadline).toBe(1);
    // Its estimate is too long for the thread of short calls, which goes on.
    expect(pool.facts()).toMatchObject({ replaced: 1, waiting: 0 });
    // A thread may take long to start on a busy machine.
    await vi.waitFor(() => expect(pool.facts().threads).toBe(2), 120_000);
    expect((await service.stores.usage.usage(service.liveAccount, '2026-07', service.clock.now)).used).toBe(0);
    const next = await service.call('/v1/charts/rasi', { body: bodyOf('charts.rasi') });
    expect(next.status).toBe(200);
  }, 240_000);
});

describe('a computation whose caller has gone', () => {
  it('is ended and logged as 499; others are answered meanwhile', async () => {
    const pool = await open();
    const service = await bench({ compute: pool.compute, plans: { free: { ...RATE, rate_limit_per_minute: 1000 } } });
    const other = await service.key({});
    const serving = await serve(service.handler, { port: 0 });
    closing.push(serving);
    const ask = (path: string, key: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
      fetch(serving.url + path, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      });
    const leaving = new AbortController();
    const left = ask('/v1/transits/aspects', service.live, LONG, leaving.signal).catch(() => 'left');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await ask('/v1/charts/rasi', other, bodyOf('charts.rasi'))).status).toBe(200);
    expect((await fetch(`${serving.url}/healthz`)).status).toBe(200);
    leaving.abort();
    expect(await left).toBe('left');
    await vi.waitFor(() => expect(pool.facts().ended.gone).toBe(1), 5000);
    await vi.waitFor(() => expect(service.events.map(({ status }) => status)).toContain(499), 5000);
    expect(service.problems).toEqual([]);
    expect((await ask('/v1/charts/rasi', other, bodyOf('charts.rasi'))).status).toBe(200);
    expect((await service.stores.usage.usage(service.liveAccount, '2026-07', service.clock.now)).used).toBe(0);
  }, 240_000);
});

describe('a small call that the clock said took long', () => {
  it('does not wait with the large ones', async () => {
    const costs = new Costs();
    // As on a machine that has much else to do: by the clock, half a second each.
    for (let i = 0; i < 16; i++) costs.note('charts.rasi', 1, 500);
    const pool = await open({ costs, deadlineMs: 60_000 });
    const service = await bench({ compute: pool.compute, plans: { free: { ...RATE, rate_limit_per_minute: 1000 } } });
    const other = await service.key({});
    let isOver = false;
    const long = service.send('/v1/transits/aspects', { body: LONG }).finally(() => {
      isOver = true;
    });
    const small = await service.call('/v1/charts/rasi', { key: other, body: bodyOf('charts.rasi') });
    expect([small.status, isOver]).toEqual([200, false]);
    await pool.close();
    await (await long).body?.cancel();
  }, 240_000);
});

describe('what an ended computation says', () => {
  it.each([
    ['deadline', 'after 10 s; its processor time'],
    ['gone', 'its caller had disconnected'],
    ['memory', 'more memory than one call may use'],
  ] as const)('tells the reason: %s', (reason, words) => {
    const { status, code, message } = new Ended(reason, 10_040);
    expect([status, code]).toEqual([503, 'internal_error']);
    expect(message).toContain(words);
  });
});
