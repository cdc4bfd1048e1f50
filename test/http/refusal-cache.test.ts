import { describe, expect, it } from 'vitest';
import { hashKey, issueKey, memoryStores } from '../../src/http/index.js';
import { authenticate } from '../../src/http/keys.js';
import { ClosedWindows, UnknownKeys } from '../../src/http/refusalCache.js';
import { bench } from './support.js';

const PATH = '/v1/meta/usage';

describe('a key whose rate window is closed', () => {
  async function counted() {
    const asked = { admit: 0 };
    const service = await bench(({ usage }) => ({
      plans: { free: { units_included: 9, rate_limit_per_minute: 3 } },
      usage: new Proxy(usage, {
        get(target, name) {
          if (name === 'admit') asked.admit++;
          const own: unknown = Reflect.get(target, name);
          return typeof own === 'function' ? own.bind(target) : own;
        },
      }),
    }));
    return { service, asked };
  }

  it('is refused without asking the store, until a request may leave the window', async () => {
    const { service, asked } = await counted();
    for (let i = 0; i < 4; i++) await service.call(PATH);
    expect(asked.admit).toBe(4);
    const began = service.clock.now;
    for (const [after, seconds] of [
      [0, '60'],
      [999, '60'],
      [1000, '59'],
      [58_999, '2'],
    ] as const) {
      service.clock.now = began + after;
      for (let i = 0; i < 50; i++) {
        const { status, headers } = await service.call(PATH);
        expect([status, headers.get('retry-after')]).toEqual([429, seconds]);
      }
    }
    expect(asked.admit).toBe(4);
    service.clock.now = began + 59_999;
    expect((await service.call(PATH)).status).toBe(429);
    expect(asked.admit).toBe(5);
    service.clock.now = began + 60_000;
    expect((await service.call(PATH)).status).toBe(200);
  });

  it('does not close another one, and its revocation counts at once', async () => {
    const { service } = await counted();
    for (let i = 0; i < 5; i++) await service.call(PATH);
    expect((await service.call(PATH, { key: await service.key() })).status).toBe(200);
    await service.stores.keys.revoke(service.liveId, '2026-07-15T00:00:00.000Z');
    expect((await service.call(PATH)).json.error.code).toBe('revoked_api_key');
  });

  it('is asked for anew under another limit, and when the clock was set back', () => {
    const closed = new ClosedWindows();
    const full = { allowed: false, remaining: 0, resetSeconds: 30 };
    closed.note('a', 5, 1000, full);
    expect(closed.find('a', 5, 30_000 - 1)).toEqual({ ...full, resetSeconds: 2 });
    expect(closed.find('a', 5, 30_000)).toBeUndefined();
    closed.note('a', 5, 1000, full);
    expect(closed.find('a', 6, 1000)).toBeUndefined();
    closed.note('a', 5, 1000, full);
    expect(closed.find('a', 5, 999)).toBeUndefined();
    closed.note('a', 5, 1000, { ...full, allowed: true });
    expect(closed.find('a', 5, 1000)).toBeUndefined();
  });

  it('is forgotten when ten thousand others are closed', () => {
    const closed = new ClosedWindows();
    for (let i = 0; i <= 10_000; i++) closed.note(`key${i}`, 5, 0, { allowed: false, remaining: 0, resetSeconds: 60 });
    expect(closed.find('key0', 5, 0)).toBeUndefined();
    expect(closed.find('key1', 5, 0)).toBeDefined();
  });
});

describe('a key that the store does not know', () => {
  it('is asked for once a second, and is known a second after it came at the latest', async () => {
    const { keys } = memoryStores();
    const elsewhere = memoryStores().keys;
    const { key, record } = await issueKey(elsewhere);
    for (const account of await elsewhere.accounts()) await keys.openAccount(account);
    const clock = { now: 0 };
    const unknown = new UnknownKeys(() => clock.now);
    let asked = 0;
    const counting = {
      ...keys,
      find: (lookup: string) => {
        asked++;
        return keys.find(lookup);
      },
    } as typeof keys;
    const code = () =>
      authenticate(key, counting, unknown).then(
        ({ id }) => id,
        (problem) => problem.code,
      );
    for (let i = 0; i < 100; i++) expect(await code()).toBe('invalid_api_key');
    expect(asked).toBe(1);
    await keys.add(record);
    clock.now = 999;
    expect(await code()).toBe('invalid_api_key');
    clock.now = 1000;
    expect(await code()).toBe(record.id);
    await keys.revoke(record.id, '2026-07-15T00:00:00.000Z');
    expect(await code()).toBe('revoked_api_key');
    expect(asked).toBe(3);
    expect(unknown.has(await hashKey(key))).toBe(false);
  });

  it('is not asked for again by the handler', async () => {
    let asked = 0;
    const service = await bench(({ keys }) => ({
      keys: new Proxy(keys, {
        get(target, name) {
          if (name === 'find') asked++;
          const own: unknown = Reflect.get(target, name);
          return typeof own === 'function' ? own.bind(target) : own;
        },
      }),
    }));
    const { key } = await issueKey(memoryStores().keys);
    for (let i = 0; i < 3; i++) expect((await service.call(PATH, { key })).json.error.code).toBe('invalid_api_key');
    expect(asked).toBe(1);
    expect((await service.call(PATH)).status).toBe(200);
  });
});
