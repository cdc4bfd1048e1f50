import { describe, expect, it } from 'vitest';
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

  it('lets the origins in that are named, and tells caches of it', async () => {
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
      'access-control-allow-headers': 'Content-Type, X-API-Key',
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
    const told = JSON.stringify(service.events);
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
