// Node's server gives its own messages to handlers of this package, web Requests to others: the wire must not show which.
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { type Handler, hashKey, type KeyStore } from '../../src/http/index.js';
import { KnownKeys } from '../../src/http/knownKeys.js';
import { type Serving, serve } from '../../src/http/node.js';
import { bench, bodyOf } from './support.js';

const running: Serving[] = [];
afterAll(() => Promise.all(running.map((serving) => serving.close())));

const service = await bench({ newRequestId: () => 'req_same', openapi: { openapi: '3.1.0' } });
async function portOf(handler: Handler): Promise<number> {
  const serving = await serve(handler, { port: 0 });
  running.push(serving);
  return Number(new URL(serving.url).port);
}
const direct = await portOf(service.handler);
const wrapped = await portOf((request) => service.handler(request));

function ask(port: number, head: string, body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', reject).on('close', () => resolve(received));
    socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`);
  });
}

const rasi = JSON.stringify(bodyOf('charts.rasi'));
const post = (path: string, body: string, ...more: string[]): [string, string] => [
  [
    `POST ${path} HTTP/1.1`,
    'Host: api.example',
    `X-API-Key: ${service.live}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...more,
  ].join('\r\n'),
  body,
];
const plain = (method: string, path: string, ...more: string[]): [string] => [
  [`${method} ${path} HTTP/1.1`, 'Host: api.example', ...more].join('\r\n'),
];
const withKey = `X-API-Key: ${service.live}`;
const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const long = 'x'.repeat(20_000);

const REQUESTS: Record<string, [head: string, body?: string]> = {
  'a chart': post('/v1/charts/rasi', rasi),
  'a chart for a test key': [
    `POST /v1/charts/rasi HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.test}\r\nContent-Type: application/json\r\nContent-Length: ${rasi.length}`,
    rasi,
  ],
  'a member of a family': post('/v1/charts/divisional/d9', rasi),
  'a member whose name is encoded': post('/v1/charts/divisional/d%39', rasi),
  'a long answer': post('/v1/dashas/vimshottari', JSON.stringify({ ...bodyOf('dashas.vimshottari'), levels: 4 })),
  'a body in chunks': [
    `POST /v1/charts/rasi HTTP/1.1\r\nHost: x\r\n${withKey}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`,
    chunked(rasi),
  ],
  'a compressed answer': post('/v1/charts/rasi', rasi, 'Accept-Encoding: gzip'),
  'a type that stands twice': post('/v1/charts/rasi', rasi, 'Content-Type: application/json'),
  'a key that stands twice': post('/v1/charts/rasi', rasi, withKey),
  'no body': post('/v1/charts/rasi', ''),
  'no JSON': post('/v1/charts/rasi', '{'),
  'an unknown field': post('/v1/charts/rasi', '{"a":1}'),
  'a body that is announced too long': post('/v1/charts/rasi', long),
  'a body in chunks that is too long': [
    `POST /v1/charts/rasi HTTP/1.1\r\nHost: x\r\n${withKey}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`,
    chunked(long),
  ],
  'a query': post('/v1/charts/rasi?ayanamsa=raman', rasi),
  'an empty query': plain('GET', '/v1/meta/usage?', withKey),
  'no key': plain('GET', '/v1/meta/usage'),
  'a usage': plain('GET', '/v1/meta/usage', withKey),
  'the head of a usage': plain('HEAD', '/v1/meta/usage', withKey),
  'a body where none is read': [...plain('GET', '/v1/meta/usage', withKey, 'Content-Length: 2'), '{}'],
  'the description': plain('GET', '/openapi.json'),
  'the wrong method': plain('GET', '/v1/charts/rasi', withKey),
  'a method that the web forbids': plain('TRACE', '/v1/charts/rasi', withKey),
  'what may be sent': plain('OPTIONS', '/v1/charts/rasi'),
  'an unknown path': plain('GET', '/v1/nothing'),
  'a path with two slashes': plain('GET', '//v1/meta/usage', withKey),
  'a path with dots': plain('GET', '/v1/x/../meta/usage', withKey),
  'a path with encoded dots': plain('GET', '/v1/x/%2e%2e/meta/usage', withKey),
  'a path with a backslash': plain('GET', '/v1\\meta\\usage', withKey),
  'an absolute address': plain('GET', 'http://api.example/v1/meta/usage', withKey),
  'a star': plain('OPTIONS', '*', withKey),
  'a host that is none': [`GET /v1/nothing HTTP/1.1\r\nHost: a/b?c`],
};

describe('a handler behind the Node server', () => {
  const bare = (text: string): string =>
    text.replace(/^Date: .*\r\n/im, '').replace(/ratelimit: "requests";r=\d+/, 'ratelimit');
  const units = /x-units-remaining: \d+|"units_(?:used|remaining)":\d+/g;

  for (const [name, [head, body]] of Object.entries(REQUESTS)) {
    it(`sends the same bytes with and without the web's objects: ${name}`, async () => {
      const [ours, theirs] = [await ask(direct, head, body), await ask(wrapped, head, body)];
      expect(ours).toMatch(/^HTTP\/1\.1 \d{3} /);
      expect(sorted(bare(ours).replace(units, 'units'))).toBe(sorted(bare(theirs).replace(units, 'units')));
    });
  }

  /** The web's headers come sorted. */
  function sorted(answer: string): string {
    const [head = '', ...rest] = answer.split('\r\n\r\n');
    const [status = '', ...headers] = head.split('\r\n');
    return [status, ...headers.map((line) => line.toLowerCase()).sort(), '', rest.join('\r\n\r\n')].join('\r\n');
  }

  it('reported the same to the hooks for both', () => {
    const facts = service.events.map(({ durationMs, requestId, ...rest }) => JSON.stringify(rest));
    expect(facts.length).toBe(2 * Object.keys(REQUESTS).length);
    expect(facts.filter((_, i) => i % 2 === 0)).toEqual(facts.filter((_, i) => i % 2 === 1));
  });
});

describe('known keys', () => {
  it('are hashed once, and the store is asked for them on every call', async () => {
    const own = await bench();
    let asked = 0;
    const keys: KeyStore = {
      ...own.stores.keys,
      add: (record) => own.stores.keys.add(record),
      list: () => own.stores.keys.list(),
      revoke: (id, at) => own.stores.keys.revoke(id, at),
      find(lookup) {
        asked++;
        return own.stores.keys.find(lookup);
      },
    };
    const known = new KnownKeys();
    expect(await known.find(own.live, keys, 0)).toBeUndefined();
    expect(asked).toBe(0);
    known.note(own.live, await hashKey(own.live));
    expect((await known.find(own.live, keys, 0))?.id).toBe(own.liveId);
    expect((await known.find(own.live, keys, 0))?.id).toBe(own.liveId);
    expect(asked).toBe(2);
    const ended = {
      ...keys,
      find: async (lookup: string) =>
        (await own.stores.keys.find(lookup)).map((key) => ({ ...key, expiresAt: '2026-01-01T00:00:00Z' })),
    };
    expect((await known.find(own.live, ended, Date.UTC(2026, 0, 1) - 1))?.id).toBe(own.liveId);
    expect(await known.find(own.live, ended, Date.UTC(2026, 0, 1))).toBeUndefined();
    known.note(own.live, await hashKey(own.live));
    await keys.revoke(own.liveId, new Date(0).toISOString());
    expect(await known.find(own.live, keys, 0)).toBeUndefined();
    expect(await known.find(own.live, keys, 0)).toBeUndefined();
    expect(asked).toBe(3);
  });

  it('do not outlive a revocation', async () => {
    const own = await bench();
    const call = () => own.call('/v1/charts/rasi', { body: bodyOf('charts.rasi') });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    await own.stores.keys.revoke(own.liveId, new Date(0).toISOString());
    expect((await call()).json.error.code).toBe('revoked_api_key');
    expect((await call()).json.error.code).toBe('revoked_api_key');
  });
});
