import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account, HeldOnce, KeyRecord, KeyStore, Stores } from '../../src/http/ports.js';

const MINUTE = 60_000;
const T0 = Date.UTC(2026, 6, 15, 12);
const PERIOD = '2026-07';

let serial = 0;
const freshId = (): string => `key_${String(++serial).padStart(16, '0')}`;

const hashOf = (seed: number): string => seed.toString(16).padStart(16, '0').repeat(4);

const ACCOUNT: Account = { id: 'acc_a', name: 'acme', plan: 'free', createdAt: '2026-07-01T00:00:00.000Z' };

function recordOf(seed: number, more: Partial<KeyRecord> = {}): KeyRecord {
  return {
    id: freshId(),
    kind: 'live',
    hash: hashOf(seed),
    account: ACCOUNT.id,
    accountName: ACCOUNT.name,
    plan: ACCOUNT.plan,
    scopes: ['charts', 'kp'],
    label: null,
    createdAt: '2026-07-15T12:00:00.000Z',
    expiresAt: null,
    revokedAt: null,
    lastUsedOn: null,
    replacedBy: null,
    ...more,
  };
}

async function addAll(keys: KeyStore, ...records: readonly KeyRecord[]): Promise<void> {
  for (const { accountName, plan, ...stored } of records) await keys.add(stored);
}

/** The simplest sliding window: all the admitted instants. */
function modelAdmit(admitted: number[], limit: number, now: number): boolean {
  const instant = Math.max(now, ...admitted.slice(-1));
  if (admitted.filter((at) => at > instant - MINUTE).length >= limit) return false;
  admitted.push(instant);
  return true;
}

/**
 * Describes an implementation of the ports.
 *
 * @param name what it is called
 * @param open returns stores with nothing in them
 * @param runs how many runs each property gets; fewer for a slow store
 */
export function describeStores(name: string, open: () => Promise<Stores>, runs = 200): void {
  const withStores = (work: (stores: Stores) => Promise<void>) => async (): Promise<void> => {
    const stores = await open();
    try {
      await stores.keys.openAccount(ACCOUNT);
      await work(stores);
    } finally {
      await stores.close();
    }
  };

  describe(`${name}: keys`, () => {
    it(
      'are found by the first 16 digits of their hash, whole and unchanged',
      withStores(async ({ keys }) => {
        const record = recordOf(1);
        const test = recordOf(2, { kind: 'test', scopes: ['*'], label: 'Łódź 1', lastUsedOn: '2026-07-14' });
        const none = recordOf(3, { scopes: [], expiresAt: '2026-07-16T00:00:00.500Z', replacedBy: 'key_x' });
        await addAll(keys, record, test, none);
        expect(await keys.find(hashOf(1).slice(0, 16))).toEqual([record]);
        expect(await keys.find(hashOf(2).slice(0, 16))).toEqual([test]);
        expect(await keys.find(hashOf(3).slice(0, 16))).toEqual([none]);
        expect(await keys.find('f'.repeat(16))).toEqual([]);
      }),
    );

    it(
      'are all found when their hashes begin alike',
      withStores(async ({ keys }) => {
        const one = recordOf(4);
        const two = recordOf(4, { hash: hashOf(4).slice(0, 16) + 'e'.repeat(48) });
        await addAll(keys, one, two);
        const found = await keys.find(hashOf(4).slice(0, 16));
        expect(found.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
      }),
    );

    it(
      'are added once',
      withStores(async ({ keys }) => {
        const record = recordOf(5);
        await addAll(keys, record);
        await expect(addAll(keys, { ...recordOf(6), id: record.id })).rejects.toThrow();
        await expect(addAll(keys, recordOf(5))).rejects.toThrow();
        await expect(addAll(keys, recordOf(6, { account: 'acc_none' }))).rejects.toThrow();
        expect(await keys.list()).toEqual([record]);
      }),
    );

    it(
      'are listed oldest first, then by id',
      withStores(async ({ keys }) => {
        const at = (id: string, createdAt: string): KeyRecord => recordOf(++serial + 100, { id, createdAt });
        const b = at('key_b', '2026-07-02T00:00:00.000Z');
        const a = at('key_a', '2026-07-02T00:00:00.000Z');
        const c = at('key_c', '2026-07-01T00:00:00.000Z');
        await addAll(keys, b, a, c);
        expect(await keys.list()).toEqual([c, a, b]);
      }),
    );

    it(
      'are revoked at once, and keep the first date',
      withStores(async ({ keys }) => {
        const record = recordOf(7);
        await addAll(keys, record);
        const revoked = { ...record, revokedAt: '2026-07-16T00:00:00.000Z' };
        expect(await keys.revoke(record.id, '2026-07-16T00:00:00.000Z')).toEqual(revoked);
        expect(await keys.find(record.hash.slice(0, 16))).toEqual([revoked]);
        expect(await keys.revoke(record.id, '2026-07-17T00:00:00.000Z')).toEqual(revoked);
        expect(await keys.list()).toEqual([revoked]);
        expect(await keys.revoke('key_unknown', '2026-07-17T00:00:00.000Z')).toBeUndefined();
      }),
    );

    const AT = '2026-07-16T00:00:00.000Z';
    const TOMORROW = '2026-07-17T00:00:00.000Z';
    const rotation = (id: string, seed: number, more: object = {}) => ({
      id,
      successor: { id: `${id}_${seed}`, hash: hashOf(seed) },
      at: AT,
      endsAt: TOMORROW,
      expiresAt: null,
      ...more,
    });

    it(
      'are replaced by one of the same account, scopes and label, and expire after the overlap',
      withStores(async ({ keys }) => {
        const record = recordOf(20, { kind: 'test', label: 'web', lastUsedOn: '2026-07-15' });
        await addAll(keys, record);
        const made = { ...record, id: `${record.id}_21`, hash: hashOf(21), createdAt: AT, lastUsedOn: null };
        expect(await keys.rotate(rotation(record.id, 21))).toEqual(made);
        const ended = { ...record, expiresAt: TOMORROW, replacedBy: made.id };
        expect(await keys.list()).toEqual([ended, made]);
        expect(await keys.find(hashOf(21).slice(0, 16))).toEqual([made]);
        expect(await keys.rotate(rotation(record.id, 22))).toBeUndefined();
        expect(await keys.list()).toHaveLength(2);
      }),
    );

    it(
      'are revoked where there is no overlap, and never live longer for being replaced',
      withStores(async ({ keys }) => {
        const [one, two] = [recordOf(23), recordOf(24, { expiresAt: '2026-07-16T12:00:00.000Z' })];
        await addAll(keys, one, two);
        const expiresAt = '2027-01-01T00:00:00.000Z';
        expect(await keys.rotate(rotation(one.id, 25, { endsAt: AT, expiresAt }))).toMatchObject({ expiresAt });
        await keys.rotate(rotation(two.id, 26));
        const all = await keys.list();
        expect(all.find(({ id }) => id === one.id)).toMatchObject({ revokedAt: AT, expiresAt: null });
        expect(all.find(({ id }) => id === two.id)).toMatchObject({ revokedAt: null, expiresAt: two.expiresAt });
      }),
    );

    it(
      'are not replaced once they are revoked or expired, or where the new one cannot be added',
      withStores(async ({ keys }) => {
        const [revoked, expired, good] = [
          recordOf(27, { revokedAt: AT }),
          recordOf(28, { expiresAt: AT }),
          recordOf(29),
        ];
        await addAll(keys, revoked, expired, good);
        for (const id of [revoked.id, expired.id, 'key_none'])
          expect(await keys.rotate(rotation(id, 30))).toBeUndefined();
        await expect(keys.rotate(rotation(good.id, 28))).rejects.toThrow();
        expect(await keys.list()).toEqual([revoked, expired, good]);
      }),
    );

    it(
      'are replaced once by many that ask at once',
      withStores(async ({ keys }) => {
        const record = recordOf(31);
        await addAll(keys, record);
        const all = await Promise.all(Array.from({ length: 8 }, (_, i) => keys.rotate(rotation(record.id, 32 + i))));
        expect(all.filter((made) => made !== undefined)).toHaveLength(1);
        expect(await keys.list()).toHaveLength(2);
      }),
    );

    it(
      'keep the last day on which they were used',
      withStores(async ({ keys }) => {
        const record = recordOf(40);
        await addAll(keys, record);
        for (const [day, last] of [
          ['2026-07-15', '2026-07-15'],
          ['2026-07-14', '2026-07-15'],
          ['2026-08-01', '2026-08-01'],
        ] as const) {
          await keys.noteUse?.(record.id, day);
          expect(await keys.list()).toEqual([{ ...record, lastUsedOn: last }]);
        }
        await keys.noteUse?.('key_none', '2026-07-15');
      }),
    );
  });

  describe(`${name}: accounts`, () => {
    it(
      'are made once for a name, and hold the plan of all their keys',
      withStores(async ({ keys }) => {
        const other: Account = {
          id: 'acc_b',
          name: 'Beta & Söhne',
          plan: 'pro',
          createdAt: '2026-07-02T00:00:00.000Z',
        };
        expect(await keys.openAccount(other)).toEqual(other);
        expect(await keys.openAccount({ ...other, id: 'acc_c', plan: 'free' })).toEqual(other);
        await expect(keys.openAccount({ ...other, name: 'third' })).rejects.toThrow();
        expect(await keys.accounts()).toEqual([ACCOUNT, other]);
        const told = { account: other.id, accountName: other.name, plan: other.plan };
        const [one, two, three] = [recordOf(50, told), recordOf(51, told), recordOf(52)];
        await addAll(keys, one, two, three);
        expect(await keys.list()).toEqual([one, two, three]);
        expect(await keys.setPlan(other.name, 'gold')).toEqual({ ...other, plan: 'gold' });
        expect(await keys.list()).toEqual([{ ...one, plan: 'gold' }, { ...two, plan: 'gold' }, three]);
        expect(await keys.find(hashOf(51).slice(0, 16))).toEqual([{ ...two, plan: 'gold' }]);
        expect(await keys.setPlan('nobody', 'gold')).toBeUndefined();
      }),
    );

    it(
      'of one name are made once by many that ask at once',
      withStores(async ({ keys }) => {
        const ask = (i: number) => keys.openAccount({ ...ACCOUNT, id: `acc_${i}`, name: 'crowded' });
        const all = await Promise.all(Array.from({ length: 8 }, (_, i) => ask(i)));
        expect(new Set(all.map(({ id }) => id)).size).toBe(1);
        expect(await keys.accounts()).toHaveLength(2);
      }),
    );
  });

  describe(`${name}: rate window`, () => {
    it(
      'admits its number, turns away without a trace, and lets in again when the oldest leaves',
      withStores(async ({ usage }) => {
        const keyId = freshId();
        const admit = (now: number) => usage.admit({ keyId, limit: 2, now });
        expect(await admit(T0)).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
        expect(await admit(T0 + 10_500)).toEqual({ allowed: true, remaining: 0, resetSeconds: 50 });
        expect(await admit(T0 + 11_000)).toEqual({ allowed: false, remaining: 0, resetSeconds: 49 });
        expect(await admit(T0 + 59_999)).toEqual({ allowed: false, remaining: 0, resetSeconds: 1 });
        expect(await admit(T0 + 60_000)).toEqual({ allowed: true, remaining: 0, resetSeconds: 11 });
        expect(await admit(T0 + 70_499)).toMatchObject({ allowed: false });
        expect(await admit(T0 + 70_500)).toMatchObject({ allowed: true });
      }),
    );

    it(
      'knows each key for itself',
      withStores(async ({ usage }) => {
        const [a, b] = [freshId(), freshId()];
        expect(await usage.admit({ keyId: a, limit: 1, now: T0 })).toMatchObject({ allowed: true });
        expect(await usage.admit({ keyId: b, limit: 1, now: T0 })).toMatchObject({ allowed: true });
        expect(await usage.admit({ keyId: a, limit: 1, now: T0 })).toMatchObject({ allowed: false });
      }),
    );

    it(
      'does not open when a clock goes back',
      withStores(async ({ usage }) => {
        const keyId = freshId();
        expect(await usage.admit({ keyId, limit: 1, now: T0 })).toMatchObject({ allowed: true });
        expect(await usage.admit({ keyId, limit: 1, now: T0 - 10 * MINUTE })).toEqual({
          allowed: false,
          remaining: 0,
          resetSeconds: 60,
        });
      }),
    );

    it(
      'follows a limit that changes',
      withStores(async ({ usage }) => {
        const keyId = freshId();
        for (const n of [0, 1, 2]) await usage.admit({ keyId, limit: 3, now: T0 + n * 1000 });
        // Two must leave before one more has room: the second did so at T0 + 61 s, the third at T0 + 62 s.
        expect(await usage.admit({ keyId, limit: 1, now: T0 + 3000 })).toEqual({
          allowed: false,
          remaining: 0,
          resetSeconds: 59,
        });
        expect(await usage.admit({ keyId, limit: 4, now: T0 + 3000 })).toMatchObject({ allowed: true, remaining: 0 });
      }),
    );

    it(
      'never admits more than its number in any 60 seconds, and turns away no one it has room for',
      withStores(async ({ usage }) => {
        const steps = fc.array(fc.oneof(fc.nat(2000), fc.nat(70_000), fc.constant(MINUTE), fc.constant(0)), {
          maxLength: 60,
        });
        await fc.assert(
          fc.asyncProperty(fc.integer({ min: 1, max: 6 }), steps, async (limit, waits) => {
            const keyId = freshId();
            const admitted: number[] = [];
            let now = T0;
            for (const wait of waits) {
              now += wait;
              const expected = modelAdmit(admitted, limit, now);
              const { allowed, remaining, resetSeconds } = await usage.admit({ keyId, limit, now });
              expect(allowed).toBe(expected);
              expect(remaining).toBe(limit - admitted.filter((at) => at > now - MINUTE).length);
              const oldest = admitted.find((at) => at > now - MINUTE) ?? now;
              expect(resetSeconds).toBe(Math.ceil((oldest + MINUTE - now) / 1000));
            }
            for (const from of admitted) {
              expect(admitted.filter((at) => at >= from && at < from + MINUTE).length).toBeLessThanOrEqual(limit);
            }
          }),
          { numRuns: runs },
        );
      }),
    );

    it(
      'admits its number of many that come at once',
      withStores(async ({ usage }) => {
        const keyId = freshId();
        const all = await Promise.all(Array.from({ length: 40 }, () => usage.admit({ keyId, limit: 7, now: T0 })));
        expect(all.filter(({ allowed }) => allowed)).toHaveLength(7);
        expect(new Set(all.filter(({ allowed }) => allowed).map(({ remaining }) => remaining)).size).toBe(7);
      }),
    );
  });

  describe(`${name}: units`, () => {
    const ask = (accountId: string, units: number, more: object = {}) => ({
      accountId,
      period: PERIOD,
      units,
      included: 10,
      leaseMs: 1000,
      now: T0,
      ...more,
    });

    it(
      'are held with a word on what is left',
      withStores(async ({ usage }) => {
        const accountId = freshId();
        if (usage.hold === undefined) throw new Error('This store does not say what is left.');
        const first = await usage.hold(ask(accountId, 3));
        expect(first?.remaining).toBe(7);
        expect(await usage.confirm(`${first?.reservation}`, T0)).toBe(true);
        const second = await usage.hold(ask(accountId, 2));
        expect(second?.remaining).toBe(5);
        expect(await usage.hold(ask(accountId, 6))).toBeUndefined();
        await usage.release(`${second?.reservation}`);
        expect((await usage.hold(ask(accountId, 7)))?.remaining).toBe(0);
        expect((await usage.hold(ask(accountId, 1, { now: T0 + 1000 })))?.remaining).toBe(6);
        expect(await usage.usage(accountId, PERIOD, T0 + 1000)).toEqual({ used: 3, reserved: 1 });
      }),
    );

    it(
      'are held, then charged, once',
      withStores(async ({ usage }) => {
        const accountId = freshId();
        expect(await usage.usage(accountId, PERIOD, T0)).toEqual({ used: 0, reserved: 0 });
        const held = await usage.reserve(ask(accountId, 3));
        expect(await usage.usage(accountId, PERIOD, T0)).toEqual({ used: 0, reserved: 3 });
        expect(await usage.confirm(`${held}`, T0 + 10)).toBe(true);
        expect(await usage.usage(accountId, PERIOD, T0 + 10)).toEqual({ used: 3, reserved: 0 });
        // Asked again, as after an answer that was lost on the way.
        expect(await usage.confirm(`${held}`, T0 + 900)).toBe(true);
        await usage.release(`${held}`);
        expect(await usage.usage(accountId, PERIOD, T0 + 900)).toEqual({ used: 3, reserved: 0 });
      }),
    );

    it(
      'are given back',
      withStores(async ({ usage }) => {
        const accountId = freshId();
        const held = await usage.reserve(ask(accountId, 10));
        expect(await usage.reserve(ask(accountId, 1))).toBeUndefined();
        await usage.release(`${held}`);
        await usage.release(`${held}`);
        expect(await usage.confirm(`${held}`, T0)).toBe(false);
        expect(await usage.usage(accountId, PERIOD, T0)).toEqual({ used: 0, reserved: 0 });
        expect(await usage.reserve(ask(accountId, 10))).toBeTypeOf('string');
      }),
    );

    it(
      'are free again when the lease is over, and can no longer be charged',
      withStores(async ({ usage }) => {
        const accountId = freshId();
        const held = await usage.reserve(ask(accountId, 10));
        expect(await usage.reserve(ask(accountId, 1, { now: T0 + 999 }))).toBeUndefined();
        expect(await usage.usage(accountId, PERIOD, T0 + 1000)).toEqual({ used: 0, reserved: 0 });
        expect(await usage.confirm(`${held}`, T0 + 1000)).toBe(false);
        const next = await usage.reserve(ask(accountId, 10, { now: T0 + 1000 }));
        expect(await usage.confirm(`${held}`, T0 + 1000)).toBe(false);
        expect(await usage.confirm(`${next}`, T0 + 1999)).toBe(true);
        expect(await usage.usage(accountId, PERIOD, T0 + 1999)).toEqual({ used: 10, reserved: 0 });
      }),
    );

    it(
      'with a long lease do not keep those with a short one',
      withStores(async ({ usage }) => {
        const accountId = freshId();
        await usage.reserve(ask(accountId, 5, { leaseMs: 9000 }));
        const short = await usage.reserve(ask(accountId, 5));
        expect(await usage.usage(accountId, PERIOD, T0 + 1000)).toEqual({ used: 0, reserved: 5 });
        expect(await usage.confirm(`${short}`, T0 + 1000)).toBe(false);
      }),
    );

    it(
      'may be used up to the last and not beyond',
      withStores(async ({ usage }) => {
        const accountId = freshId();
        for (const units of [4, 6]) await usage.confirm(`${await usage.reserve(ask(accountId, units))}`, T0);
        expect(await usage.reserve(ask(accountId, 1))).toBeUndefined();
        expect(await usage.reserve(ask(accountId, 1, { included: 11 }))).toBeTypeOf('string');
        expect(await usage.reserve(ask(freshId(), 1, { included: 0 }))).toBeUndefined();
      }),
    );

    it(
      'belong to one account and one period',
      withStores(async ({ usage }) => {
        const [a, b] = [freshId(), freshId()];
        await usage.confirm(`${await usage.reserve(ask(a, 10))}`, T0);
        expect(await usage.usage(b, PERIOD, T0)).toEqual({ used: 0, reserved: 0 });
        expect(await usage.usage(a, '2026-08', T0)).toEqual({ used: 0, reserved: 0 });
        const held = await usage.reserve(ask(a, 10, { period: '2026-08' }));
        // The period is that of the reservation, also when the charge comes in the next.
        expect(await usage.confirm(`${held}`, T0)).toBe(true);
        expect(await usage.usage(a, '2026-08', T0)).toEqual({ used: 10, reserved: 0 });
      }),
    );

    it(
      'of a reservation that never was are no units',
      withStores(async ({ usage }) => {
        expect(await usage.confirm('0', T0)).toBe(false);
        await usage.release('0');
      }),
    );

    it(
      'are never overspent by many that come at once',
      withStores(async ({ usage }) => {
        const accountId = freshId();
        const held = await Promise.all(
          Array.from({ length: 40 }, () => usage.reserve(ask(accountId, 3, { included: 50 }))),
        );
        const granted = held.flatMap((id) => id ?? []);
        expect(granted).toHaveLength(16);
        expect(new Set(granted).size).toBe(16);
        const settled = await Promise.all(
          granted.map((id, i) => (i % 4 === 0 ? usage.release(id) : usage.confirm(id, T0))),
        );
        expect(settled.filter((charged) => charged === true)).toHaveLength(12);
        expect(await usage.usage(accountId, PERIOD, T0)).toEqual({ used: 36, reserved: 0 });
      }),
    );

    describe('of calls that have a name', () => {
      const DAY = 86_400_000;
      const once = { name: hashOf(1), request: hashOf(2) };
      const other = { ...once, request: hashOf(3) };
      const hold = async ({ usage }: Stores, accountId: string, more: object = {}, named = once) => {
        if (usage.holdOnce === undefined) throw new Error('This store does not charge once.');
        return usage.holdOnce(ask(accountId, 3, more), named);
      };
      const idOf = (held: HeldOnce): string => (held.outcome === 'held' ? held.reservation : held.outcome);

      it(
        'are charged once within a day, also where the plan has no more of them',
        withStores(async (stores) => {
          const { usage } = stores;
          const accountId = freshId();
          const first = await hold(stores, accountId, { included: 3 });
          expect(first).toEqual({ outcome: 'held', reservation: idOf(first), remaining: 0 });
          expect(await usage.usage(accountId, PERIOD, T0)).toEqual({ used: 0, reserved: 3 });
          expect(await usage.confirm(idOf(first), T0)).toBe(true);
          expect(await usage.confirm(idOf(first), T0 + 900)).toBe(true);
          for (const now of [T0, T0 + 1000, T0 + DAY - 1]) {
            expect(await hold(stores, accountId, { included: 3, now })).toEqual({ outcome: 'charged', remaining: 0 });
            expect(await usage.usage(accountId, PERIOD, now)).toEqual({ used: 3, reserved: 0 });
          }
          expect(await hold(stores, accountId, { included: 3, now: T0 + DAY })).toEqual({ outcome: 'exhausted' });
          const again = await hold(stores, accountId, { now: T0 + DAY });
          expect(await usage.confirm(idOf(again), T0 + DAY)).toBe(true);
          expect(await usage.usage(accountId, PERIOD, T0 + DAY)).toEqual({ used: 6, reserved: 0 });
        }),
      );

      it(
        'say what is left, calls under way taken off',
        withStores(async (stores) => {
          const { usage } = stores;
          const accountId = freshId();
          await usage.confirm(idOf(await hold(stores, accountId)), T0);
          await usage.reserve(ask(accountId, 2));
          expect(await hold(stores, accountId)).toEqual({ outcome: 'charged', remaining: 5 });
          expect(await hold(stores, accountId, { period: '2026-08' })).toEqual({ outcome: 'charged', remaining: 10 });
        }),
      );

      it(
        'are those of one account, one name and one request',
        withStores(async (stores) => {
          const [a, b] = [freshId(), freshId()];
          await stores.usage.confirm(idOf(await hold(stores, a)), T0);
          expect(await hold(stores, a, {}, other)).toEqual({ outcome: 'other_request' });
          expect(await hold(stores, a, {}, { ...once, name: hashOf(4) })).toMatchObject({ outcome: 'held' });
          expect(await hold(stores, b)).toMatchObject({ outcome: 'held' });
          expect(await hold(stores, b, {}, other)).toEqual({ outcome: 'other_request' });
        }),
      );

      it(
        'are held once while the call is under way, and leave the name free when it is given up or its lease is over',
        withStores(async (stores) => {
          const { usage } = stores;
          const accountId = freshId();
          const first = await hold(stores, accountId);
          expect(await hold(stores, accountId)).toEqual({ outcome: 'under_way' });
          expect(await usage.usage(accountId, PERIOD, T0)).toEqual({ used: 0, reserved: 3 });
          await usage.release(idOf(first));
          const second = await hold(stores, accountId, {}, other);
          expect(second.outcome).toBe('held');
          expect(await hold(stores, accountId, { now: T0 + 999 }, other)).toEqual({ outcome: 'under_way' });
          const third = await hold(stores, accountId, { now: T0 + 1000 });
          expect(third.outcome).toBe('held');
          expect(await usage.confirm(idOf(second), T0 + 1000)).toBe(false);
          expect(await usage.confirm(idOf(third), T0 + 1000)).toBe(true);
          expect(await usage.usage(accountId, PERIOD, T0 + 1000)).toEqual({ used: 3, reserved: 0 });
        }),
      );

      it(
        'do not take the name where they are refused',
        withStores(async (stores) => {
          const accountId = freshId();
          expect(await hold(stores, accountId, { included: 2 }, other)).toEqual({ outcome: 'exhausted' });
          expect(await hold(stores, accountId)).toMatchObject({ outcome: 'held', remaining: 7 });
          expect(await hold(stores, freshId(), { included: 0 })).toEqual({ outcome: 'exhausted' });
        }),
      );

      it(
        'are charged once where two months hold them at the same time',
        withStores(async (stores) => {
          const { usage } = stores;
          const accountId = freshId();
          const [july, august] = [await hold(stores, accountId), await hold(stores, accountId, { period: '2026-08' })];
          const september = await hold(stores, accountId, { period: '2026-09' }, other);
          expect([july, august, september].map(({ outcome }) => outcome)).toEqual(['held', 'held', 'held']);
          const settled = await Promise.all([july, august].map((held) => usage.confirm(idOf(held), T0)));
          expect(settled).toEqual([true, true]);
          expect(await usage.confirm(idOf(september), T0)).toBe(false);
          const used = await Promise.all(
            ['2026-07', '2026-08', '2026-09'].map((period) => usage.usage(accountId, period, T0)),
          );
          expect(used.reduce((all, each) => all + each.used, 0)).toBe(3);
          expect(used.every(({ reserved }) => reserved === 0)).toBe(true);
        }),
      );

      it(
        'are held once by many that come at once, and never overspent beside others',
        withStores(async (stores) => {
          const { usage } = stores;
          const accountId = freshId();
          const mixed = await Promise.all(
            Array.from({ length: 30 }, (_, i) =>
              i % 3 === 0
                ? usage.reserve(ask(accountId, 3, { included: 12 }))
                : hold(stores, accountId, { included: 12 }),
            ),
          );
          const named = mixed.flatMap((held) =>
            typeof held === 'object' && held.outcome === 'held' ? held.reservation : [],
          );
          const plain = mixed.flatMap((held) => (typeof held === 'string' ? held : []));
          expect(named.length).toBeLessThanOrEqual(1);
          expect(named.length + plain.length).toBe(4);
          const settled = await Promise.all([...named, ...named, ...plain].map((id) => usage.confirm(id, T0)));
          expect(settled.every((charged) => charged)).toBe(true);
          expect(await usage.usage(accountId, PERIOD, T0)).toEqual({ used: 12, reserved: 0 });
        }),
      );
    });

    it(
      'are counted as in a ledger, whatever is done in whatever order',
      withStores(async ({ usage }) => {
        const action = fc.oneof(
          fc.record({ kind: fc.constant('reserve' as const), units: fc.integer({ min: 1, max: 6 }) }),
          fc.record({ kind: fc.constantFrom('confirm' as const, 'release' as const), pick: fc.nat() }),
          fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(700) }),
        );
        await fc.assert(
          fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
            const accountId = freshId();
            const ledger: { id: string; units: number; until: number; state: 'held' | 'charged' | 'gone' }[] = [];
            let now = T0;
            const sum = (state: string): number =>
              ledger
                .filter((entry) => entry.state === state && (state === 'charged' || entry.until > now))
                .reduce((total, { units }) => total + units, 0);
            for (const step of actions) {
              if (step.kind === 'wait') now += step.ms;
              else if (step.kind === 'reserve') {
                const room = sum('charged') + sum('held') + step.units <= 10;
                const id = await usage.reserve(ask(accountId, step.units, { now }));
                expect(id !== undefined).toBe(room);
                if (id !== undefined) ledger.push({ id, units: step.units, until: now + 1000, state: 'held' });
              } else {
                const entry = ledger[step.pick % Math.max(1, ledger.length)];
                if (entry === undefined) continue;
                const live = entry.state === 'held' && entry.until > now;
                // How long a charge is remembered beyond a lease is left open.
                if (step.kind === 'release') await usage.release(entry.id);
                else if (entry.state !== 'charged') expect(await usage.confirm(entry.id, now)).toBe(live);
                if (entry.state === 'held') entry.state = live && step.kind === 'confirm' ? 'charged' : 'gone';
              }
              expect(await usage.usage(accountId, PERIOD, now)).toEqual({
                used: sum('charged'),
                reserved: sum('held'),
              });
            }
          }),
          { numRuns: runs },
        );
      }),
    );
  });
}
