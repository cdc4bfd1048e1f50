import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Handler, issueKey } from '../../src/http/index.js';
import { type ServeOptions, type Serving, serve } from '../../src/http/node.js';
import { bench, bodyOf } from './support.js';

/** A busy machine may take its time. */
const LONG_WAIT = 20_000;

const running: Serving[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(running.splice(0).map((serving) => serving.close()));
});

async function start(handler: Handler, options: ServeOptions = {}): Promise<Serving & { readonly port: number }> {
  const serving = await serve(handler, { port: 0, ...options });
  running.push(serving);
  return { ...serving, port: Number(new URL(serving.url).port) };
}

class Wire {
  received = '';
  closed = false;
  readonly socket: Socket;
  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (chunk) => {
      this.received += chunk.toString('latin1');
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.closed = true;
    });
    sockets.push(this.socket);
  }

  send(text: string): void {
    this.socket.write(text);
  }

  async until(condition: () => boolean, ms = 5000): Promise<void> {
    const limit = performance.now() + ms;
    while (!condition()) {
      if (performance.now() > limit) throw new Error(`Waited in vain; received ${JSON.stringify(this.received)}.`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async end(ms?: number): Promise<string> {
    await this.until(() => this.closed, ms);
    return this.received;
  }
}

const rasi = JSON.stringify(bodyOf('charts.rasi'));
const head = (key: string, more: string): string =>
  `POST /v1/charts/rasi HTTP/1.1\r\nHost: api.example\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n${more}\r\n`;
const request = (key: string): string => head(key, `Content-Length: ${rasi.length}\r\n`) + rasi;

function responses(text: string): { status: number; body: string }[] {
  const found = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\r\n\r\n', at);
    const header = text.slice(at, end);
    const length = Number(/content-length: (\d+)/i.exec(header)?.[1] ?? 0);
    found.push({ status: Number(header.slice(9, 12)), body: text.slice(end + 4, end + 4 + length) });
    at = end + 4 + length;
  }
  return found;
}

describe('the Node server', () => {
  it('answers as the handler does, over a connection that is kept', async () => {
    const service = await bench();
    const { url } = await start(service.handler);
    for (let i = 0; i < 3; i++) {
      const response = await fetch(`${url}/v1/charts/rasi`, {
        method: 'POST',
        headers: { 'X-API-Key': service.live, 'Content-Type': 'application/json' },
        body: rasi,
      });
      const direct = await service.call('/v1/charts/rasi', { body: rasi });
      const { data, meta } = (await response.json()) as typeof direct.json;
      expect(response.status).toBe(200);
      expect(data).toEqual(direct.json.data);
      expect(response.headers.get('x-request-id')).toBe(meta.request_id);
    }
    const usage = await fetch(`${url}/v1/meta/usage`, { method: 'HEAD', headers: { 'X-API-Key': service.live } });
    expect([usage.status, await usage.text()]).toEqual([200, '']);
    expect((await service.call('/v1/meta/usage')).json.data.units_used).toBe(6);
  });

  it('answers /healthz without a key', async () => {
    const { url } = await start((await bench()).handler);
    const response = await fetch(`${url}/healthz`);
    expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
    expect((await fetch(`${url}/healthz`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${url}/healthz`, { method: 'POST' })).status).toBe(404);
  });

  it('does not take a blocked loop for a store that is away', async () => {
    let answer: (value: unknown) => void = () => {};
    const ready = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { url } = await start((await bench()).handler, { ready });
    const block = (ms: number): void => {
      for (const end = performance.now() + ms; performance.now() < end; );
    };
    const probe = async (during: () => Promise<unknown>): Promise<string> => {
      const asked = answer;
      const response = fetch(`${url}/readyz`);
      await vi.waitFor(() => expect(answer).not.toBe(asked));
      await during();
      return (await response).text();
    };
    const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20));
    // The store answers at once; the process is blocked for two seconds.
    const heard = probe(async () => {
      block(2000);
      await soon();
      answer([]);
    });
    expect(await heard).toBe('ok\n');
    const busy = probe(async () => {
      block(2000);
      await soon();
      block(2000);
    });
    expect(await busy).toBe('busy\n');
    answer([]);
    await soon();
    expect(await probe(async () => {})).toBe('not ready\n');
    answer([]);
  });

  it('answers /readyz as the store does, within a second and asking it once at a time', async () => {
    let asked = 0;
    let answer: () => Promise<unknown> = async () => [];
    const ready = () => {
      asked++;
      return answer();
    };
    const { url } = await start((await bench()).handler, { ready });
    const probe = async (method = 'GET') => {
      const response = await fetch(`${url}/readyz`, { method });
      return [response.status, response.headers.get('retry-after'), await response.text()];
    };
    expect(await probe()).toEqual([200, null, 'ok\n']);
    expect(await probe('HEAD')).toEqual([200, null, '']);
    answer = () => Promise.reject(new Error('away'));
    expect(await probe()).toEqual([503, '1', 'not ready\n']);
    answer = () => {
      throw new Error('away');
    };
    expect(await probe()).toEqual([503, '1', 'not ready\n']);
    let end: (value: unknown) => void = () => {};
    answer = () =>
      new Promise((resolve) => {
        end = resolve;
      });
    asked = 0;
    const began = performance.now();
    const hanging = await Promise.all([probe(), probe(), probe()]);
    expect(hanging).toEqual(Array(3).fill([503, '1', 'not ready\n']));
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(950);
    expect(took).toBeLessThan(4000);
    expect(asked).toBe(1);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    end([]);
    answer = async () => [];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await probe()).toEqual([200, null, 'ok\n']);
    expect((await fetch(`${url}/readyz`, { method: 'POST' })).status).toBe(404);
  });

  it('takes eight requests ahead of their answers and turns the others away', async () => {
    const service = await bench({
      plans: { free: { units_included: 500, rate_limit_per_minute: 1000, concurrency: 100 } },
    });
    const { port } = await start(service.handler);
    const warnings: string[] = [];
    const onWarning = ({ name }: Error): void => void warnings.push(name);
    process.on('warning', onWarning);
    const wire = new Wire(port);
    wire.send(request(service.live).repeat(60));
    const found = responses(await wire.end()).map(({ status }) => status);
    process.off('warning', onWarning);
    expect(found.slice(0, 8)).toEqual(Array(8).fill(200));
    expect(new Set(found.slice(8))).toEqual(new Set([429]));
    expect(warnings).toEqual([]);
    expect((await service.call('/v1/meta/usage')).json.data.units_used).toBe(8);
  });

  it('lets everyone else have a turn while 16 long answers are made', async () => {
    const { stores, handler } = await bench({
      plans: { free: { units_included: 1_000_000, rate_limit_per_minute: 100_000, concurrency: 16 } },
    });
    const [heavy, light] = await Promise.all([issueKey(stores.keys), issueKey(stores.keys)]);
    const { url } = await start(handler);
    const warnings: string[] = [];
    const onWarning = ({ name }: Error): void => void warnings.push(name);
    process.on('warning', onWarning);
    const ask = async (path: string, key: string, body?: string): Promise<number> => {
      const response = await fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const long = JSON.stringify({ ...bodyOf('dashas.vimshottari'), levels: 5 });
    expect(await ask('/v1/dashas/vimshottari', heavy.key, long)).toBe(200);
    let running = 16;
    const load = Array.from({ length: 16 }, async () => {
      expect(await ask('/v1/dashas/vimshottari', heavy.key, long)).toBe(200);
      running--;
    });
    // Each piece of a long answer ends with a turn for the others. Turns are counted, since a clock would measure the machine.
    const turns = vi.spyOn(globalThis, 'setImmediate');
    const made = (): number => turns.mock.calls.length;
    const waits: number[] = [];
    for (let before = 0; running > 0; before = made()) {
      expect(await ask('/v1/charts/rasi', light.key, rasi)).toBe(200);
      expect(await ask('/healthz', light.key)).toBe(200);
      waits.push(made() - before);
    }
    await Promise.all(load);
    process.off('warning', onWarning);
    const pieces = made();
    turns.mockRestore();
    expect(pieces).toBeGreaterThan(16 * 50);
    expect(waits.length).toBeGreaterThan(10);
    expect(Math.max(...waits)).toBeLessThan(pieces / 5);
    expect(warnings).toEqual([]);
  });

  it('cuts off who reads too slowly, and lets the key go on', async () => {
    const service = await bench({ plans: { free: { units_included: 500, rate_limit_per_minute: 1000 } } });
    const { port } = await start(service.handler, { responseTimeout: 3000 });
    const body = JSON.stringify({ ...bodyOf('dashas.vimshottari'), levels: 5 });
    const slow = Array.from({ length: 4 }, () => {
      const wire = new Wire(port);
      wire.socket.pause();
      wire.send(
        `POST /v1/dashas/vimshottari HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.live}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      return wire;
    });
    const call = () => service.call('/v1/charts/rasi', { body: rasi });
    const waitFor = async (status: number): Promise<void> => {
      for (const limit = performance.now() + 20_000; (await call()).status !== status; ) {
        if (performance.now() > limit) throw new Error(`never ${status}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await waitFor(429);
    const refused = await call();
    expect(refused.json.error.code).toBe('rate_limit_exceeded');
    expect(refused.headers.get('retry-after')).toBe('1');
    await waitFor(200);
    for (const { socket } of slow) socket.destroy();
  });

  it('answers requests that were sent together in their order', async () => {
    const service = await bench();
    const { port } = await start(service.handler);
    const wire = new Wire(port);
    wire.send(request(service.live) + request('svc_live_x') + request(service.live));
    await wire.until(() => responses(wire.received).length === 3 && wire.received.endsWith('}'));
    expect(responses(wire.received).map(({ status }) => status)).toEqual([200, 401, 200]);
    expect(responses(wire.received).every(({ body }) => body.endsWith('}'))).toBe(true);
  });

  it('charges nothing for a request whose head never left', async () => {
    const service = await bench();
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let first = true;
    const { port } = await start(async (incoming) => {
      if (first) {
        first = false;
        await gate;
      }
      return service.handler(incoming);
    });
    const wire = new Wire(port);
    wire.send(request(service.live) + request(service.live));
    await vi.waitFor(() => expect(first).toBe(false), LONG_WAIT);
    wire.socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    open();
    await vi.waitFor(() => expect(service.events).toHaveLength(2), LONG_WAIT);
    expect(service.events).toMatchObject([
      { status: 200, units: 0, delivered: false },
      { status: 400, code: 'invalid_json', units: 0 },
    ]);
    expect(await service.stores.usage.usage(service.liveAccount, '2026-07', service.clock.now)).toEqual({
      used: 0,
      reserved: 0,
    });
  });

  it('asks for the body only when the head is out', async () => {
    const { port } = await start(async () => {
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            await wire.until(() => wire.received.includes('\r\n\r\n'));
            expect(wire.received.endsWith('\r\n\r\n')).toBe(true);
            controller.enqueue(new TextEncoder().encode('body'));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      return new Response(body, { headers: { 'Content-Length': '4' } });
    });
    const wire = new Wire(port);
    wire.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await wire.until(() => wire.received.endsWith('\r\n\r\nbody'));
  });

  it('breaks the connection off when a body fails, so that nothing looks complete', async () => {
    const body = () => new ReadableStream({ pull: () => Promise.reject(new Error('x')) }, { highWaterMark: 0 });
    const { port } = await start(async () => new Response(body(), { headers: { 'Content-Length': '4' } }));
    const wire = new Wire(port);
    wire.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await wire.end()).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:\S.*\r\n)+\r\n$/);
  });

  it('cuts a gigabyte off at the limit', async () => {
    const service = await bench();
    const { port } = await start(service.handler);
    const wire = new Wire(port);
    wire.send(head(service.live, 'Transfer-Encoding: chunked\r\n'));
    const piece = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const before = process.memoryUsage().rss;
    let sent = 0;
    while (sent < 1 << 30 && !wire.closed) {
      if (!wire.socket.write(piece))
        await Promise.race([once(wire.socket, 'drain'), once(wire.socket, 'close')]).catch(() => {});
      sent += 0x10000;
    }
    expect(wire.closed).toBe(true);
    // Beyond the 16 KiB, bytes lie in the buffers of the system and in what is read to let the answer through.
    expect(sent).toBeLessThan(32 << 20);
    expect(wire.received).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(responses(wire.received)[0]?.body ?? '').error.code).toBe('payload_too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(64 << 20);
  });

  it('does not wait for a body that no one reads', async () => {
    const service = await bench();
    const { port } = await start(service.handler);
    for (const key of ['svc_live_x', service.live]) {
      const wire = new Wire(port);
      wire.send(head(key, 'Content-Length: 1073741824\r\n'));
      const answer = await wire.end(3000);
      expect(answer).toMatch(key === service.live ? /^HTTP\/1\.1 413 / : /^HTTP\/1\.1 401 /);
      expect(answer).toMatch(/connection: close/i);
    }
  });

  it('closes connections whose head comes too slowly', async () => {
    const { port } = await start((await bench()).handler, { headersTimeout: 300, requestTimeout: 600 });
    const wire = new Wire(port);
    wire.send('GET /v1/meta/usage HTTP/1.1\r\nHost: x\r\n');
    const drip = setInterval(() => !wire.closed && wire.send('X-Slow: 1\r\n'), 50);
    const began = performance.now();
    await wire.end(4000).finally(() => clearInterval(drip));
    expect(performance.now() - began).toBeGreaterThan(250);
    expect(responses(wire.received).map(({ status }) => status)).toEqual([408]);
    expect(JSON.parse(responses(wire.received)[0]?.body ?? '').error.code).toBe('invalid_value');
  });

  it('closes connections whose body comes too slowly', async () => {
    const service = await bench();
    const { port } = await start(service.handler, { headersTimeout: 300, requestTimeout: 600 });
    const wire = new Wire(port);
    wire.send(head(service.live, 'Content-Length: 1000\r\n'));
    const drip = setInterval(() => !wire.closed && wire.send(' '), 50);
    await wire.end(4000).finally(() => clearInterval(drip));
    expect(wire.received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(wire.received).toMatch(/connection: close/i);
    const [answer] = responses(wire.received);
    expect(JSON.parse(answer?.body ?? '').error).toMatchObject({ type: 'invalid_request', code: 'invalid_json' });
    expect(service.events).toMatchObject([{ status: 408, code: 'invalid_json', units: 0 }]);
  });

  it('answers a slow body in its turn, and cuts off one that no one waits for', async () => {
    const service = await bench();
    const { port } = await start(service.handler, { headersTimeout: 300, requestTimeout: 600 });
    const behind = new Wire(port);
    behind.send(request(service.live) + head(service.live, 'Content-Length: 1000\r\n'));
    const refused = new Wire(port);
    refused.send(head('svc_live_x', 'Content-Length: 1000\r\n'));
    const drip = setInterval(() => {
      for (const wire of [behind, refused]) if (!wire.closed) wire.send(' ');
    }, 50);
    await Promise.all([behind.end(4000), refused.end(4000)]).finally(() => clearInterval(drip));
    expect(responses(behind.received).map(({ status }) => status)).toEqual([200, 408]);
    expect(responses(refused.received).map(({ status }) => status)).toEqual([401]);
  });

  it('closes connections on which nothing happens', async () => {
    const { port } = await start((await bench()).handler, { idleTimeout: 200 });
    const wire = new Wire(port);
    await wire.end(3000);
    expect(wire.received).toBe('');
  });

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n'],
    ['a bad header', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no Host', 'GET /v1/meta/usage HTTP/1.1\r\n\r\n'],
    ['two Hosts', 'GET /v1/meta/usage HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
    ['two Hosts for /healthz', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n'],
    ['too long a head', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('answers %s with 400 in the common shape', async (_, text) => {
    const { port } = await start((await bench()).handler, { docsUrl: 'https://docs.example' });
    const wire = new Wire(port);
    wire.send(text);
    const [answer] = responses(await wire.end());
    expect(answer?.status).toBe(400);
    expect(JSON.parse(answer?.body ?? '').error).toEqual({
      type: 'invalid_request',
      code: 'invalid_value',
      message: expect.any(String),
      doc_url: 'https://docs.example/errors/invalid_value',
      request_id: expect.stringMatching(/^req_/),
    });
  });

  it.each([
    ['TRACE /v1/charts/rasi', 405],
    ['PROPFIND /v1/charts/rasi', 405],
    ['OPTIONS *', 404],
    ['GET http://elsewhere.example/v1/meta/usage', 404],
    ['GET //v1/meta/usage', 404],
    ['GET /v1/meta/usage', 401],
    ['GET /v1/meta/usage?', 401],
    ['GET /v1/../v1/meta/./usage', 404],
    ['GET /public/../v1/meta/usage', 404],
    ['GET /public/%2e%2E/v1/meta/usage', 404],
    ['GET /public/.%2e/v1/meta/usage', 404],
    ['GET /public\\..\\v1/meta/usage', 404],
    ['GET /v1\\meta/usage', 404],
    ['GET \\v1/meta/usage', 400],
    ['GET /v1/./meta/usage', 404],
    ['GET /v1/%2E/meta/usage', 404],
    ['GET /v1/meta/usage/..', 404],
    ['GET /v1/meta/usage/x/%2e%2e', 404],
    ['GET /v1/meta/usage#/x', 404],
    ['GET /v1/meta/%75sage', 404],
    ['POST /v1/charts/divisional/..%2Fd9', 401],
    ['GET /%00', 404],
    ['GET /\u00ff', 400],
  ])('takes %s for what it is', async (line, status) => {
    const { port } = await start((await bench()).handler);
    const wire = new Wire(port);
    wire.socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1');
    expect(responses(await wire.end())[0]?.status).toBe(status);
  });

  it('takes a request of HTTP/1.0 without a Host, and one that waits for 100 Continue', async () => {
    const service = await bench();
    const { port } = await start(service.handler);
    const old = new Wire(port);
    old.send(`GET /v1/meta/usage HTTP/1.0\r\nX-API-Key: ${service.live}\r\n\r\n`);
    expect(responses(await old.end())[0]?.status).toBe(200);
    const waiting = new Wire(port);
    waiting.send(head(service.live, `Expect: 100-continue\r\nContent-Length: ${rasi.length}\r\n`));
    await waiting.until(() => waiting.received.startsWith('HTTP/1.1 100 Continue\r\n\r\n'));
    waiting.received = '';
    waiting.send(rasi);
    await waiting.until(() => responses(waiting.received)[0]?.status === 200);
  });

  it('refuses any other expectation with 417 in the common shape, and answers nothing else for it', async () => {
    const service = await bench();
    const { port } = await start(service.handler);
    const wire = new Wire(port);
    wire.send(head(service.live, `Expect: a-miracle\r\nContent-Length: ${rasi.length}\r\n`) + rasi);
    const found = responses(await wire.end());
    expect(found.map(({ status }) => status)).toEqual([417]);
    expect(JSON.parse(found[0]?.body ?? '').error).toMatchObject({ type: 'invalid_request', code: 'invalid_value' });
    expect(service.events).toEqual([]);
  });

  it.each(['x/v1/meta/usage?', 'a b', 'x:99999', '', 'user:pass@x', '[::1', '#', 'x\\y'])(
    'lets a Host of %j change nothing',
    async (host) => {
      const { port } = await start((await bench()).handler);
      const wire = new Wire(port);
      wire.send(`GET /nowhere HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(responses(await wire.end())[0]?.status).toBe(404);
    },
  );

  it('lets requests in flight finish when it closes, and takes no new ones', async () => {
    const service = await bench();
    let arrived = 0;
    const { url, port, close } = await start(async (incoming) => {
      arrived++;
      await new Promise((resolve) => setTimeout(resolve, 400));
      return service.handler(incoming);
    });
    const idle = new Wire(port);
    const wires = Array.from({ length: 20 }, () => new Wire(port));
    for (const wire of wires) wire.send(request(service.live));
    await vi.waitFor(() => expect(arrived).toBe(20), LONG_WAIT);
    const began = performance.now();
    const closed = close();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    await closed;
    expect(performance.now() - began).toBeLessThan(3000);
    for (const wire of wires) {
      const [answer] = responses(await wire.end());
      expect(answer?.status).toBe(200);
      expect(JSON.parse(answer?.body ?? '').meta.units).toBe(1);
    }
    await idle.end();
    expect((await service.call('/v1/meta/usage')).json.data.units_used).toBe(20);
  });

  it('answers 503 to what does not finish in the time of grace', async () => {
    const handler = vi.fn(() => new Promise<Response>(() => {}));
    const { port, close } = await start(handler, { graceTimeout: 200 });
    const wire = new Wire(port);
    wire.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await vi.waitFor(() => expect(handler).toHaveBeenCalled(), LONG_WAIT);
    await close();
    await wire.end();
    const [answer] = responses(wire.received);
    expect(answer?.status).toBe(503);
    expect(wire.received).toMatch(/^retry-after: \d+\r$/im);
    expect(JSON.parse(answer?.body ?? '').error.code).toBe('internal_error');
  });

  it('loses no request of callers who keep their connections while it drains', async () => {
    const service = await bench();
    const { url, port, close } = await start(service.handler, { drainTimeout: 2000 });
    const wires = Array.from({ length: 8 }, () => new Wire(port));
    for (const wire of wires) wire.send(request(service.live));
    for (const wire of wires) await wire.until(() => responses(wire.received).length === 1);
    const closed = close();
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    for (const wire of wires) wire.send(request(service.live));
    for (const wire of wires) {
      const received = await wire.end();
      expect(responses(received).map(({ status }) => status)).toEqual([200, 200]);
      expect(received.match(/^connection: close\r$/gim)).toHaveLength(1);
    }
    await closed;
    expect((await service.call('/v1/meta/usage')).json.data.units_used).toBe(16);
  });

  it.each([
    ['an unknown Transfer-Encoding', (key: string) => `${head(key, 'Transfer-Encoding: foo\r\n')}x`, 400],
    ['CONNECT', () => 'CONNECT api.example:443 HTTP/1.1\r\nHost: api.example:443\r\n\r\n', 405],
  ])('answers %s in the common shape', async (_, sent, status) => {
    const service = await bench();
    const { port } = await start(service.handler);
    const wire = new Wire(port);
    wire.send(sent(service.live));
    const [answer] = responses(await wire.end());
    expect(answer?.status).toBe(status);
    expect(JSON.parse(answer?.body ?? '').error.doc_url).toMatch(/^http/);
  });

  it('answers chunk extensions of a megabyte in the common shape, and charges nothing', async () => {
    const service = await bench();
    const { port } = await start(service.handler);
    const wire = new Wire(port);
    wire.send(
      `${head(service.live, 'Transfer-Encoding: chunked\r\n')}5;${'x'.repeat(1_000_000)}\r\nhello\r\n0\r\n\r\n`,
    );
    const [answer] = responses(await wire.end());
    expect(answer?.status).toBe(400);
    expect(JSON.parse(answer?.body ?? '').error.message).toContain('chunk extensions');
    expect((await service.call('/v1/meta/usage')).json.data.units_used).toBe(0);
  });

  it('rejects when the port is taken', async () => {
    const { port } = await start((await bench()).handler);
    await expect(serve((await bench()).handler, { port })).rejects.toThrow('EADDRINUSE');
  });

  it('keeps the counts right under many callers at once', async () => {
    const service = await bench({ plans: { free: { units_included: 150, rate_limit_per_minute: 100_000 } } });
    const { record, key } = await issueKey(service.stores.keys);
    const { url } = await start(service.handler);
    const statuses = await Promise.all(
      Array.from({ length: 300 }, async (_, i) => {
        const controller = new AbortController();
        if (i % 3 === 0) setTimeout(() => controller.abort(), (i * 7) % 60);
        try {
          const response = await fetch(`${url}/v1/charts/rasi`, {
            method: 'POST',
            headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
            body: rasi,
            signal: controller.signal,
          });
          await response.arrayBuffer();
          return response.status;
        } catch {
          return 0;
        }
      }),
    );
    const settled = () => service.events.filter(({ endpoint }) => endpoint === 'charts.rasi');
    const charged = settled().reduce((sum, { units }) => sum + units, 0);
    const { used } = await service.stores.usage.usage(record.account, '2026-07', service.clock.now);
    expect(used).toBe(charged);
    expect(used).toBeLessThanOrEqual(150);
    expect(used).toBeGreaterThanOrEqual(statuses.filter((status) => status === 200).length);
    expect(statuses.filter((status) => ![0, 200, 429].includes(status))).toEqual([]);
  });
});
