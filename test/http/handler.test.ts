import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { computeInPlace } from '../../src/http/compute.js';
import { Ended } from '../../src/http/refusal.js';
import { bench, bodyOf } from './support.js';

const RASI = '/v1/charts/rasi';
const body = bodyOf('charts.rasi');

describe('CORS', () => {
  const origin = 'https://page.example';

  it('is off unless asked for', async () => {
    const { headers } = await (await bench()).call(RASI, { body, headers: { Origin: origin } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('lets the origins in that are named, and informs caches', async () => {
    const service = await bench({ cors: { origins: ['https://other.example', origin] } });
    const seen = await service.call(RASI, { body, headers: { Origin: origin } });
    expect(seen.headers.get('access-control-allow-origin')).toBe(origin);
    expect(seen.headers.get('vary')).toBe('Origin, Accept-Encoding');
    expect(seen.headers.get('access-control-expose-headers')).toContain('Retry-After');
    for (const Origin of ['https://evil.example', 'null', `${origin}.evil.example`]) {
      const { headers } = await service.call(RASI, { body, headers: { Origin } });
      expect(headers.has('access-control-allow-origin')).toBe(false);
      expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
    }
  });

  it('answers a preflight without a key', async () => {
    const service = await bench({ cors: { origins: '*', maxAgeSeconds: 60 } });
    const { status, headers } = await service.call(RASI, {
      method: 'OPTIONS',
      key: null,
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type, X-API-Key, Idempotency-Key',
      'access-control-max-age': '60',
    });
    expect(headers.has('vary')).toBe(false);
  });

  it('lets a page read errors, too', async () => {
    const service = await bench({ cors: { origins: [origin] } });
    for (const path of ['/nothing', RASI]) {
      const { headers } = await service.call(path, { key: null, body: '{', headers: { Origin: origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
    }
  });
});

describe('the units in the headers', () => {
  const units = ({ headers }: { headers: Headers }) =>
    ['x-units-charged', 'x-units-remaining'].map((name) => headers.get(name));
  const plans = { free: { units_included: 5, rate_limit_per_minute: 100 } };

  it('are those charged and those left, calls under way taken off', async () => {
    const service = await bench({ plans });
    expect(units(await service.call(RASI, { body }))).toEqual(['1', '4']);
    const waiting = await service.send('/v1/dashas/vimshottari', { body: bodyOf('dashas.vimshottari') });
    expect(units(waiting)).toEqual(['3', '1']);
    expect(units(await service.call(RASI, { body }))).toEqual(['1', '0']);
    const exhausted = await service.call(RASI, { body });
    expect([exhausted.status, ...units(exhausted)]).toEqual([429, '0', null]);
    await waiting.body?.cancel();
    expect(units(await service.call('/v1/meta/usage'))).toEqual(['0', '3']);
    expect(units(await service.call('/v1/meta/capabilities'))).toEqual(['0', null]);
  });

  it('are those of its untouched plan for a test key, none for a refusal, and missing without a key', async () => {
    const service = await bench({ plans });
    expect(units(await service.call(RASI, { body, key: service.test }))).toEqual(['0', '500']);
    expect(units(await service.call('/v1/meta/usage', { key: service.test }))).toEqual(['0', '500']);
    expect(units(await service.call(RASI, { body: {} }))).toEqual(['0', null]);
    expect(units(await service.call(RASI, { body, key: null }))).toEqual([null, null]);
  });

  it('come without asking the store once more, and from a store that cannot say what is left without that', async () => {
    const asked: string[] = [];
    const service = await bench(({ usage }) => ({
      plans,
      usage: new Proxy(usage, {
        get(target, name) {
          const method: unknown = Reflect.get(target, name);
          if (typeof method !== 'function') return method;
          return (...args: unknown[]) => {
            asked.push(String(name));
            return method.apply(target, args);
          };
        },
      }),
    }));
    await service.call(RASI, { body });
    expect(asked).toEqual(['admit', 'hold', 'confirm']);
    const old = await bench(({ usage }) => ({
      plans,
      usage: {
        admit: (request) => usage.admit(request),
        reserve: (request) => usage.reserve(request),
        confirm: (reservation, now) => usage.confirm(reservation, now),
        release: (reservation) => usage.release(reservation),
        usage: (...of) => usage.usage(...of),
      },
    }));
    const answer = await old.call(RASI, { body });
    expect([answer.status, ...units(answer)]).toEqual([200, '1', null]);
  });

  it('may be read by a web page', async () => {
    const service = await bench({ cors: { origins: '*' } });
    const { headers } = await service.call(RASI, { body, headers: { Origin: 'https://page.example' } });
    for (const name of ['X-Units-Charged', 'X-Units-Remaining', 'ETag'])
      expect(headers.get('access-control-expose-headers')).toContain(name);
  });
});

describe('the entity tag of /openapi.json', () => {
  const openapi = { openapi: '3.1.0', text: 'x'.repeat(2000) };
  const get = (headers: Record<string, string> = {}, of: object = openapi) =>
    bench({ openapi: of }).then((service) => service.send('/openapi.json', { key: null, headers }));

  it('spares who has the description another one', async () => {
    const first = await get();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[0-9a-f]{32}"$/)]);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await get({ 'If-None-Match': known });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      expect(again.headers.get('cache-control')).toBe('public, max-age=300');
      expect(again.headers.has('content-length')).toBe(false);
    }
  });

  it('is another one for another description, and the same however it is compressed', async () => {
    const tag = (await get()).headers.get('etag') ?? '';
    expect((await get({ 'Accept-Encoding': 'gzip' })).headers.get('etag')).toBe(tag);
    const other = await get({ 'If-None-Match': tag }, { openapi: '3.1.0' });
    expect(other.status).toBe(200);
    expect(other.headers.get('etag')).not.toBe(tag);
    expect((await get({ 'If-None-Match': '"x", W/"y"' })).status).toBe(200);
  });
});

describe('the bytes of /openapi.json', () => {
  it('are compressed once, whoever asks, and are those of the description', async () => {
    const openapi = { openapi: '3.1.0', text: 'x'.repeat(2000) };
    await (await bench({ openapi })).send('/openapi.json', { key: null, headers: { 'Accept-Encoding': 'gzip' } });
    let count = 0;
    vi.stubGlobal(
      'CompressionStream',
      class extends CompressionStream {
        constructor(format: CompressionFormat) {
          super(format);
          count++;
        }
      },
    );
    const service = await bench({ openapi });
    const bodies = [];
    for (let i = 0; i < 3; i++) {
      const answer = await service.send('/openapi.json', { key: null, headers: { 'Accept-Encoding': 'gzip' } });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      bodies.push(gunzipSync(bytes).toString());
    }
    expect(bodies).toEqual(Array.from({ length: 3 }, () => JSON.stringify(openapi)));
    vi.unstubAllGlobals();
    expect(count).toBe(1);
  });
});

describe('a computation that was ended', () => {
  it('counts in the rate window as one request for each second of processor time that it began', async () => {
    const service = await bench({
      plans: { free: { units_included: 100, rate_limit_per_minute: 5 } },
      compute(computation) {
        const isLong = computation.operation.name === 'charts.moon';
        if (isLong) throw new Ended('deadline', 3200);
        return computeInPlace(computation);
      },
    });
    const ended = await service.call('/v1/charts/moon', { body: bodyOf('charts.moon') });
    expect([ended.status, ended.headers.get('retry-after'), ended.headers.get('x-units-charged')]).toEqual([
      503,
      '60',
      '0',
    ]);
    const statuses = [];
    for (let i = 0; i < 2; i++) statuses.push((await service.call(RASI, { body })).status);
    expect(statuses).toEqual([200, 429]);
  });
});

describe('an operation that is switched off', () => {
  it('answers 503 with Retry-After, uncharged, whoever calls; the others work', async () => {
    const service = await bench({ off: ['charts.rasi'] });
    const off = await service.call(RASI, { body: bodyOf('charts.rasi') });
    expect([off.status, off.json.error.code, off.headers.get('retry-after')]).toEqual([503, 'internal_error', '600']);
    expect(off.json.error.message).toContain('charts.rasi is switched off');
    expect(service.problems).toEqual([]);
    const other = await service.call('/v1/charts/moon', { body: bodyOf('charts.moon') });
    expect(other.status).toBe(200);
  });
});

describe('the hooks', () => {
  it('hear of every response once, with nothing of key or body', async () => {
    const service = await bench();
    const secret = { ...body, user_name: 'Sītā Devī' };
    await service.call(RASI, { body: secret });
    await service.call(RASI, { body: { ...secret, nam: 1 } });
    await service.call('/v1/nowhere/Sita');
    await service.call(RASI, { method: 'OPTIONS' });
    await service.call('/v1/meta/usage', { method: 'HEAD' });
    expect(service.events).toEqual(
      [
        ['charts.rasi', 'POST', 200, undefined, 1, service.liveId],
        ['charts.rasi', 'POST', 400, 'unknown_field', 0, service.liveId],
        [undefined, 'GET', 404, 'not_found', 0, undefined],
        ['charts.rasi', 'OPTIONS', 204, undefined, 0, undefined],
        ['meta.usage', 'HEAD', 200, undefined, 0, service.liveId],
      ].map(([endpoint, method, status, code, units, keyId]) => ({
        requestId: expect.stringMatching(/^req_/),
        endpoint,
        method,
        status,
        code,
        units,
        durationMs: expect.any(Number),
        keyId,
        keyKind: keyId === undefined ? undefined : 'live',
        delivered: true,
      })),
    );
    // Without what is random or measured: any digits may be among its own.
    const told = JSON.stringify(service.events.map(({ requestId: _, durationMs: __, ...rest }) => rest));
    for (const word of [service.live.slice(9), 'Sita', 'Sītā', '1990', 'Kolkata', '28.6'])
      expect(told).not.toContain(word);
  });

  it('may fail without harm', async () => {
    const fails = [
      () => {
        throw new Error('log full');
      },
      () => Promise.reject(new Error('log gone')),
    ];
    for (const hook of fails) {
      const service = await bench({ onResponse: hook, onError: hook });
      expect((await service.call(RASI, { body })).status).toBe(200);
      expect((await service.call('/x')).status).toBe(404);
    }
  });
});

describe('a request id', () => {
  it('is new for each request, and the same in header, body and event', async () => {
    const service = await bench();
    const ids = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const { headers, json } = await service.call('/x');
      expect(json.error.request_id).toBe(headers.get('x-request-id'));
      expect(service.events.at(-1)?.requestId).toBe(json.error.request_id);
      ids.add(json.error.request_id);
    }
    expect(ids.size).toBe(50);
  });

  it('is ours, not the caller’s', async () => {
    const { headers } = await (await bench()).call('/x', { headers: { 'X-Request-Id': 'req_mine' } });
    expect(headers.get('x-request-id')).not.toBe('req_mine');
  });

  it('can come from the options', async () => {
    const { json } = await (await bench({ newRequestId: () => 'req_7' })).call('/x');
    expect(json.error.request_id).toBe('req_7');
  });
});

describe('a response', () => {
  it('says its length', async () => {
    const service = await bench();
    for (const init of [{ body: { ...body, user_name: 'Sītā' } }, { body: '{' }]) {
      const { headers, text } = await service.call(RASI, init);
      expect(headers.get('content-length')).toBe(String(new TextEncoder().encode(text).length));
    }
  });

  it('is never cached nor guessed at', async () => {
    const service = await bench();
    for (const init of [{ body }, { body: '{' }, { method: 'OPTIONS' }, { method: 'PUT' }]) {
      const { headers } = await service.call(RASI, init);
      expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
    }
  });
});
