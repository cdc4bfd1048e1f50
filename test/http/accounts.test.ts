import { describe, expect, it } from 'vitest';
import { issueKey, memoryStores, rotateKey } from '../../src/http/index.js';
import { KeyUses } from '../../src/http/keyUses.js';
import type { KeyRecord } from '../../src/http/ports.js';
import { type Bench, bench, bodyOf } from './support.js';

const RASI = '/v1/charts/rasi';
const USAGE = '/v1/meta/usage';
const body = bodyOf('charts.rasi');
const DAY = 86_400_000;
const small = {
  free: { units_included: 2, rate_limit_per_minute: 100 },
  pro: { units_included: 9, rate_limit_per_minute: 100 },
};

async function recordOf(service: Bench, id = service.liveId): Promise<KeyRecord> {
  const found = (await service.stores.keys.list()).find((record) => record.id === id);
  if (found === undefined) throw new Error(`There is no key ${id}.`);
  return found;
}

describe('the quota', () => {
  it('is that of the account: neither another key nor a rotated or revoked one begins anew', async () => {
    const service = await bench({ plans: small });
    const account = service.liveAccount;
    for (let i = 0; i < 2; i++) expect((await service.call(RASI, { body })).status).toBe(200);
    const key = await service.key({ account });
    const rotated = await rotateKey(service.stores.keys, await recordOf(service), {
      overlapMs: 0,
      now: service.clock.now,
    });
    for (const one of [key, `${rotated?.key}`]) {
      expect((await service.call(RASI, { body, key: one })).json.error.code).toBe('quota_exhausted');
      expect((await service.call(USAGE, { key: one })).json.data).toMatchObject({ units_used: 2, units_remaining: 0 });
    }
    expect((await service.call(RASI, { body })).json.error.code).toBe('revoked_api_key');
    expect((await service.call(RASI, { body, key: await service.key() })).status).toBe(200);
  });

  it('follows the plan of the account at once, for all of its keys', async () => {
    const service = await bench({ plans: small });
    const { accountName } = await recordOf(service);
    const key = await service.key({ account: accountName });
    await service.stores.keys.setPlan(accountName, 'pro');
    for (const one of [service.live, key]) {
      expect((await service.call(USAGE, { key: one })).json.data).toMatchObject({ plan: 'pro', units_included: 9 });
    }
  });

  it('is spent by calls of several keys at once to the last unit and not beyond', async () => {
    const wide = { units_included: 25, rate_limit_per_minute: 1000, concurrency: 50 };
    const service = await bench({ plans: { free: wide } });
    const keys = [service.live, await service.key({ account: service.liveAccount })];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => service.call(RASI, { body, key: `${keys[i % 2]}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  it('leaves the rate window to each key', async () => {
    const service = await bench({ plans: { free: { units_included: 9, rate_limit_per_minute: 1 } } });
    const key = await service.key({ account: service.liveAccount });
    const statuses = [];
    for (const one of [service.live, service.live, key])
      statuses.push((await service.call(USAGE, { key: one })).status);
    expect(statuses).toEqual([200, 429, 200]);
  });
});

describe('a new key', () => {
  it('has its own account unless one is named, and never another plan than its account', async () => {
    const { keys } = memoryStores();
    const [a, b] = [await issueKey(keys), await issueKey(keys, { plan: 'pro' })];
    expect(a.record.account).toMatch(/^acc_[0-9A-Za-z]{16}$/);
    expect([a.record.accountName, a.record.plan, b.record.plan]).toEqual([a.record.account, 'free', 'pro']);
    expect(b.record.account).not.toBe(a.record.account);
    const c = await issueKey(keys, { account: 'Ärzte & Söhne', plan: 'pro' });
    const d = await issueKey(keys, { account: 'Ärzte & Söhne' });
    expect([d.record.account, d.record.plan]).toEqual([c.record.account, 'pro']);
    await expect(issueKey(keys, { account: 'Ärzte & Söhne', plan: 'free' })).rejects.toMatchObject({
      code: 'invalid_value',
      field: 'plan',
    });
    expect(await keys.list()).toHaveLength(4);
  });

  it.each([
    ['account', { account: '' }],
    ['account', { account: ' a' }],
    ['account', { account: 'a\nb' }],
    ['account', { account: 'x'.repeat(101) }],
    ['label', { label: '' }],
    ['label', { label: 'a\u2028b' }],
    ['label', { label: '\u001b[31m' }],
    ['expires', { now: 5, expires: 5 }],
  ])('with a bad %s is refused, and no account is made', async (field, request) => {
    const { keys } = memoryStores();
    await expect(issueKey(keys, request)).rejects.toMatchObject({ code: 'invalid_value', field });
    expect(await keys.accounts()).toEqual([]);
  });
});

describe('the end of a key', () => {
  it('counts from its instant on, and says that it expired', async () => {
    const service = await bench();
    const expires = service.clock.now + 1000;
    const key = await service.key({ expires, now: service.clock.now });
    service.clock.now = expires - 1;
    expect((await service.call(USAGE, { key })).status).toBe(200);
    service.clock.now = expires;
    const { status, json } = await service.call(USAGE, { key });
    expect([status, json.error.code]).toEqual([401, 'revoked_api_key']);
    expect(json.error.message).toContain(`expired at ${new Date(expires).toISOString()}`);
  });

  it('by rotation comes after the overlap, in which both are good', async () => {
    const service = await bench();
    const old = await recordOf(service);
    const rotated = await rotateKey(service.stores.keys, old, { overlapMs: DAY, now: service.clock.now });
    const key = `${rotated?.key}`;
    const statuses = async () => [(await service.call(USAGE)).status, (await service.call(USAGE, { key })).status];
    expect(await statuses()).toEqual([200, 200]);
    service.clock.now += DAY - 1;
    expect(await statuses()).toEqual([200, 200]);
    service.clock.now += 1;
    expect(await statuses()).toEqual([401, 200]);
  });

  it('by rotation is not put off, and the new key ends as the old one was to unless it is said otherwise', async () => {
    const { keys } = memoryStores();
    const at = (now: number) => new Date(now).toISOString();
    for (const [given, expected] of [
      [{}, 1000],
      [{ expires: 5000 }, 5000],
      [{ expires: null }, null],
    ] as const) {
      const { record } = await issueKey(keys, { now: 0, expires: 1000 });
      const rotated = await rotateKey(keys, record, { overlapMs: DAY, now: 10, ...given });
      expect(rotated?.record.expiresAt).toBe(expected === null ? null : at(expected));
      expect((await keys.list()).find(({ id }) => id === record.id)?.expiresAt).toBe(at(1000));
      expect(await rotateKey(keys, record, { overlapMs: 0, now: 10 })).toBeUndefined();
    }
    const { record } = await issueKey(keys);
    await expect(rotateKey(keys, record, { overlapMs: -1 })).rejects.toMatchObject({ field: 'overlap' });
    await expect(rotateKey(keys, record, { overlapMs: 0, now: 10, expires: 10 })).rejects.toMatchObject({
      field: 'expires',
    });
  });
});

describe('the day of the last use', () => {
  async function counted(fail = false) {
    const told: string[] = [];
    const service = await bench(({ keys }) => ({
      plans: { free: { units_included: 9, rate_limit_per_minute: 3 } },
      keys: new Proxy(keys, {
        get(target, name) {
          if (name === 'noteUse') {
            return async (id: string, day: string) => {
              told.push(`${id} ${day}`);
              if (fail) throw new Error('The disk is full.');
              await target.noteUse?.(id, day);
            };
          }
          const own: unknown = Reflect.get(target, name);
          return typeof own === 'function' ? own.bind(target) : own;
        },
      }),
    }));
    return { service, told };
  }

  it('is written once a day and key, however many calls come, at once or refused', async () => {
    const { service, told } = await counted();
    await Promise.all(Array.from({ length: 10 }, () => service.call(USAGE)));
    await service.call(RASI, { body: {} });
    expect(told).toEqual([`${service.liveId} 2026-07-15`]);
    expect((await recordOf(service)).lastUsedOn).toBe('2026-07-15');
    service.clock.now += DAY;
    for (let i = 0; i < 3; i++) await service.call(USAGE);
    service.clock.now -= DAY;
    await service.call(USAGE);
    expect(told).toEqual(['2026-07-15', '2026-07-16'].map((day) => `${service.liveId} ${day}`));
    expect((await recordOf(service, service.testId)).lastUsedOn).toBeNull();
  });

  it('is not written again by a process that finds it noted by another', async () => {
    const { service, told } = await counted();
    await service.stores.keys.noteUse?.(service.liveId, '2026-07-15');
    await service.call(USAGE);
    expect(told).toEqual([]);
  });

  it('is no use of a key that is refused: revoked, expired, or without the scope', async () => {
    const { service, told } = await counted();
    await service.stores.keys.revoke(service.liveId, '2026-07-15T00:00:00.000Z');
    await service.call(USAGE);
    await service.call(RASI, { body, key: await service.key({ scopes: [] }) });
    expect(told).toEqual([]);
  });

  it('that cannot be written makes no call fail, is reported to the operator, and is tried again', async () => {
    const { service, told } = await counted(true);
    for (let i = 0; i < 2; i++) expect((await service.call(RASI, { body })).status).toBe(200);
    expect(told).toHaveLength(2);
    expect(service.problems.map(String)).toEqual(['Error: The disk is full.', 'Error: The disk is full.']);
  });

  it('is written once for many calls that found the key before it was noted', async () => {
    const told: string[] = [];
    const store = { noteUse: async (id: string, day: string) => void told.push(`${id} ${day}`) };
    const uses = new KeyUses();
    const stale = (id: string) => ({ id, lastUsedOn: '2026-07-14' }) as KeyRecord;
    const at = Date.UTC(2026, 6, 15, 23, 59, 59, 999);
    await Promise.all(['key_a', 'key_a', 'key_b', 'key_a'].map((id) => uses.note(store, stale(id), at)));
    expect(told).toEqual(['key_a 2026-07-15', 'key_b 2026-07-15']);
    await uses.note(store, stale('key_a'), at + 1);
    expect(told.slice(2)).toEqual(['key_a 2026-07-16']);
  });

  it('is not asked of a store that does not keep it', async () => {
    await new KeyUses().note({}, { id: 'key_a', lastUsedOn: null } as KeyRecord, 0);
  });
});

it('the name of an account and a label stand in no event and in no message', async () => {
  const service = await bench({ plans: small });
  const key = await service.key({ account: 'Sita Devi', label: 'Kolkata' });
  const odd = await service.key({ account: 'Rama Devi', plan: 'gold' });
  const texts = [];
  for (const one of [key, key, key, odd]) texts.push((await service.call(RASI, { body, key: one })).text);
  const told = JSON.stringify([texts, service.events, service.problems.map(String)]);
  for (const word of ['Devi', 'Kolkata']) expect(told).not.toContain(word);
});
