import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashKey, issueKey, isWellFormedKey, memoryStores, scopes } from '../../src/http/index.js';
import { isSameHash } from '../../src/http/keys.js';
import { randomBase62 } from '../../src/http/random.js';
import { OPERATIONS } from '../../src/registry.js';
import { REPORTS } from '../../src/report/operations.js';
import { sampled } from '../support/sample.js';
import { bench, bodyOf, FIRST_TARGETS } from './support.js';

const USAGE = '/v1/meta/usage';

describe('a key', () => {
  it('is svc_live_ or svc_test_, 32 random characters and 6 of checksum', async () => {
    const { keys } = memoryStores();
    for (const kind of ['live', 'test'] as const) {
      const { key, record } = await issueKey(keys, { kind });
      expect(key).toMatch(new RegExp(`^svc_${kind}_[0-9A-Za-z]{38}$`));
      expect(isWellFormedKey(key)).toBe(true);
      expect(record.id).toMatch(/^key_[0-9A-Za-z]{16}$/);
      expect(record.kind).toBe(kind);
    }
  });

  it('is stored as its SHA-256 only', async () => {
    const { keys } = memoryStores();
    const { key, record } = await issueKey(keys);
    expect(record.hash).toBe(await hashKey(key));
    const stored = JSON.stringify(await keys.list());
    for (let at = 0; at + 8 <= key.length; at++) {
      // The words that every key begins with are no secret.
      if (at >= 'svc_live_'.length) expect(stored).not.toContain(key.slice(at, at + 8));
    }
  });

  it('has the hash that SHA-256 has', async () => {
    // Examples of FIPS 180-2, appendix B.
    expect(await hashKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const { key } = await issueKey(memoryStores().keys);
    expect(await hashKey(key)).toBe(createHash('sha256').update(key).digest('hex'));
  });

  it('is never issued twice, and uses all characters alike', () => {
    const texts = Array.from({ length: 2000 }, () => randomBase62(32));
    expect(new Set(texts).size).toBe(2000);
    const counts = new Map<string, number>();
    for (const character of texts.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    const expected = (2000 * 32) / 62;
    let chi = 0;
    for (const count of counts.values()) chi += (count - expected) ** 2 / expected;
    // 61 degrees of freedom: one in a million runs exceeds 127.
    expect(chi).toBeLessThan(127);
  });

  it('with one wrong character is malformed, wherever it is', async () => {
    const { key } = await issueKey(memoryStores().keys);
    for (let at = 0; at < key.length; at++) {
      for (const other of ['x', 'Q', '7', '_', ' ', 'é']) {
        if (key[at] === other) continue;
        expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
      }
    }
    for (const other of [`${key}0`, key.slice(1), key.toUpperCase(), '', `${key}\n`]) {
      expect(isWellFormedKey(other)).toBe(false);
    }
  });

  it('that is malformed is refused without asking the store', async () => {
    let asked = 0;
    const service = await bench();
    const watching = await bench({
      keys: {
        ...service.stores.keys,
        async find() {
          asked++;
          return [];
        },
      } as never,
    });
    const flipped = service.live.slice(0, -1) + (service.live.endsWith('0') ? '1' : '0');
    for (const key of [
      'x',
      'svc_live_',
      flipped,
      `${service.live} ${service.live}`,
      `${service.live}, ${service.test}`,
    ]) {
      const { status, json } = await watching.call(USAGE, { key });
      expect([status, json.error.code]).toEqual([401, 'invalid_api_key']);
    }
    expect(asked).toBe(0);
    expect((await watching.call(USAGE, { key: service.live })).json.error.code).toBe('invalid_api_key');
    expect(asked).toBe(1);
  });

  it.each([
    ['', 'missing_api_key'],
    ['   ', 'missing_api_key'],
    ['Bearer x', 'invalid_api_key'],
  ])('in a header of %j is %s', async (key, code) => {
    const { status, json } = await (await bench()).call(USAGE, { key });
    expect([status, json.error.code]).toEqual([401, code]);
  });

  it('is found among others whose hash begins alike', async () => {
    const service = await bench();
    const hash = await hashKey(service.live);
    const [record] = (await service.stores.keys.list()).filter(({ id }) => id === service.liveId);
    if (record === undefined) throw new Error('no record');
    const twin = { ...record, id: 'key_twin', hash: hash.slice(0, 16) + hash.slice(16).split('').reverse().join('') };
    await service.stores.keys.add(twin);
    await service.stores.keys.revoke('key_twin', '2026-01-01T00:00:00.000Z');
    expect((await service.call(USAGE)).status).toBe(200);
    expect(service.events.at(-1)?.keyId).toBe(service.liveId);
  });
});

describe('a revocation', () => {
  it('counts from the next request on', async () => {
    const service = await bench();
    expect((await service.call(USAGE)).status).toBe(200);
    await service.stores.keys.revoke(service.liveId, '2026-07-15T10:20:31.000Z');
    const { status, json } = await service.call(USAGE);
    expect([status, json.error.code]).toEqual([401, 'revoked_api_key']);
    expect((await service.call(USAGE, { key: service.test })).status).toBe(200);
  });
});

describe('scopes', () => {
  it('are the groups of the operations', () => {
    expect(scopes()).toEqual([...new Set([...OPERATIONS, ...REPORTS].map(({ name }) => name.split('.')[0]))]);
  });

  it.each(sampled(scopes(), 5))('%s lets its own operations through and no other', async (scope) => {
    const service = await bench();
    const key = await service.key({ scopes: [scope] });
    for (const { operation, path, good } of FIRST_TARGETS) {
      const { status } = await service.call(path, { ...good(), key });
      expect([operation.name, status]).toEqual([operation.name, operation.name.startsWith(`${scope}.`) ? 200 : 401]);
    }
    for (const path of ['/v1/meta/capabilities', USAGE]) expect((await service.call(path, { key })).status).toBe(200);
  });

  it('may be none: the meta operations need a key and no scope', async () => {
    const service = await bench();
    const key = await service.key({ scopes: [] });
    expect((await service.call(USAGE, { key })).status).toBe(200);
    const { status, json } = await service.call('/v1/charts/rasi', { key, body: bodyOf('charts.rasi') });
    expect([status, json.error.code]).toEqual([401, 'insufficient_scope']);
  });

  it('bind a test key as they bind a live one', async () => {
    const service = await bench();
    const key = await service.key({ kind: 'test', scopes: ['dashas'] });
    expect((await service.call('/v1/charts/rasi', { key, body: bodyOf('charts.rasi') })).status).toBe(401);
  });
});

describe('the comparison of hashes', () => {
  it('says whether they are equal', () => {
    const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
    fc.assert(
      fc.property(hash, hash, fc.nat(63), (a, b, at) => {
        expect(isSameHash(a, a)).toBe(true);
        expect(isSameHash(a, b)).toBe(a === b);
        const changed = a.slice(0, at) + (a[at] === '0' ? '1' : '0') + a.slice(at + 1);
        expect(isSameHash(a, changed)).toBe(false);
        expect(isSameHash(a, a.slice(0, at))).toBe(false);
        expect(isSameHash(a.slice(0, at), a)).toBe(false);
      }),
    );
  });

  it('reads every character, whichever differs', () => {
    const hash = '0123456789abcdef'.repeat(4);
    /** A text that notes which of its characters are read. */
    const watched = (text: string): { readonly text: string; readonly read: number[] } => {
      const read: number[] = [];
      const charCodeAt = (i: number): number => {
        read.push(i);
        return text.charCodeAt(i);
      };
      return { text: Object.assign(new String(text), { charCodeAt }) as unknown as string, read };
    };
    const whole = Array.from(hash, (_, i) => i);
    for (const at of [0, 16, 32, 48, 63, 64]) {
      const [one, other] = [watched(`${hash.slice(0, at)}x${hash.slice(at + 1)}`.slice(0, 64)), watched(hash)];
      expect(isSameHash(one.text, other.text)).toBe(at === 64);
      expect([one.read, other.read]).toEqual([whole, whole]);
    }
  });
});
