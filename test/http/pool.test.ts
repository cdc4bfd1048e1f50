import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Costs } from '../../src/http/costs.js';
import { type Handler, issueKey } from '../../src/http/index.js';
import { serve } from '../../src/http/node.js';
import { openPool, type Pool } from '../../src/http/node-pool.js';
import type { Operation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';
import { mortalThreadEntry, threadEntry } from './support/thread.js';
import { type Bench, bench, bodyOf, type JsonObject, type Sending, TARGETS, withValue } from './support.js';

const pools: Pool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.close())));
afterEach(() => vi.restoreAllMocks());

async function open(
  size: number,
  entry = threadEntry(),
  onLost: (problem: Error) => void = () => {},
  costs = new Costs(),
  deadlineMs = 10_000,
): Promise<Pool> {
  const pool = await openPool({ entry, size, onLost, costs, deadlineMs });
  pools.push(pool);
  return pool;
}

const pool = await open(2);
const same = { newRequestId: () => 'req_same' };
const here = await bench(same);
const there = await bench({ ...same, compute: pool.computeElsewhere });

async function bytesOf({ send }: Bench, path: string, sending: Sending): Promise<[number, string]> {
  const response = await send(path, sending);
  return [response.status, Buffer.from(await response.arrayBuffer()).toString('latin1')];
}

async function expectSame(path: string, sending: Sending, status: number): Promise<void> {
  const mine = await bytesOf(there, path, sending);
  expect(mine[0]).toBe(status);
  expect(mine).toEqual(await bytesOf(here, path, sending));
}

const named = (name: string): Operation => {
  const found = OPERATIONS.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};
const call = {
  get signal() {
    return new AbortController().signal;
  },
};
const vimshottari = (levels: number, more: JsonObject = {}) => ({ ...bodyOf('dashas.vimshottari'), levels, ...more });
const born = (date: string): JsonObject => withValue(bodyOf('charts.rasi'), 'birth.date', date);

describe('threads', () => {
  for (const { endpoint, path, good } of TARGETS) {
    it(`answer ${endpoint} as it is answered in place`, async () => {
      const { body } = good();
      await expectSame(path, good(), 200);
      await expectSame(path, { ...good(), headers: { 'Accept-Encoding': 'gzip' } }, 200);
      if (body === undefined) return;
      await expectSame(path, { body: { ...(body as object), no_such_field: 1 } }, 400);
      await expectSame(path, { body: JSON.parse('{"__proto__":{"a":1}}') }, 400);
    });
  }

  it.each([1, 3, 4, 5])('answer a daśā of %i levels as it is answered in place', async (levels) => {
    await expectSame('/v1/dashas/vimshottari', { body: vimshottari(levels) }, 200);
  });

  it.runIf(process.platform === 'linux')('give way to what serves, but for the one for short calls', async () => {
    const niceOf = (id: string): number =>
      Number(readFileSync(`/proc/self/task/${id}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[16]);
    const own = niceOf(`${process.pid}`);
    const lower = (): number => readdirSync('/proc/self/task').filter((id) => niceOf(id) > own).length;
    const before = lower();
    const two = await open(2);
    // The thread for long calls, and the spare one.
    await vi.waitFor(() => expect(lower()).toBe(before + 2));
    expect(niceOf(`${process.pid}`)).toBe(own);
    await two.close();
  });

  it.each([1, 2])('answer a long daśā of an old birth as it is answered in place, %i times', async () => {
    const { birth } = born('1890-08-15') as { birth: JsonObject };
    await expectSame('/v1/dashas/vimshottari', { body: vimshottari(4, { birth }) }, 200);
    await expectSame('/v1/dashas/vimshottari', { body: vimshottari(2, { birth }) }, 200);
  });

  it.each(['ta-IN', 'or'])('answer in the language %s as it is answered in place', async (language) => {
    await expectSame('/v1/dashas/vimshottari', { body: vimshottari(4, { language }) }, 200);
    await expectSame('/v1/charts/rasi', { body: { ...bodyOf('charts.rasi'), language } }, 200);
    await expectSame('/v1/charts/rasi', { body: { ...bodyOf('charts.rasi'), language: 'xx' } }, 400);
  });

  it('refuse what is refused in place, and answer test keys', async () => {
    await expectSame('/v1/charts/rasi', { body: born('1990-02-30') }, 400);
    await expectSame('/v1/kp/horary', { body: { ...bodyOf('kp.horary'), ayanamsa: 'lahiri' } }, 400);
    const test = await bytesOf(there, '/v1/charts/rasi', { body: bodyOf('charts.rasi'), key: there.test });
    expect(test).toEqual(await bytesOf(here, '/v1/charts/rasi', { body: bodyOf('charts.rasi'), key: here.test }));
  });

  it('make no more of a long answer than is asked for, and one piece ahead', async () => {
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    const kinds = (): string[] => asked.mock.calls.map(([message]) => (message as { kind: string }).kind);
    const response = await there.send('/v1/dashas/vimshottari', { body: vimshottari(5) });
    const reader = response.body?.getReader();
    for (let i = 0; i < 3; i++) await reader?.read();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(kinds()).toEqual(['begin', 'next', 'next']);
    await reader?.cancel();
    expect(kinds()).toEqual(['begin', 'next', 'next', 'cancel']);
  });

  it('are informed when a long answer is given up before it is asked for, and nothing is charged', async () => {
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    const own = await bench({ compute: pool.computeElsewhere });
    const response = await own.send('/v1/dashas/vimshottari', { body: vimshottari(5) });
    await response.body?.cancel();
    expect(asked.mock.calls.map(([message]) => (message as { kind: string }).kind)).toEqual(['begin', 'cancel']);
    expect((await own.stores.usage.usage(own.liveAccount, '2026-07', own.clock.now)).used).toBe(0);
  });

  it('compute nothing for callers who have gone while they waited', async () => {
    const one = await open(1);
    const gone = new AbortController();
    const operation = named('conventions.explain');
    const input = operation.example;
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    const computation = { operation, input, context: undefined, shown: undefined };
    // It is too long for the thread of short calls, so that the other alone takes it.
    const begun = [one.computeElsewhere({ ...computation, call })];
    const second = one.computeElsewhere({ ...computation, call: { signal: gone.signal } });
    expect(one.facts().waiting).toBe(1);
    gone.abort();
    expect(one.facts().waiting).toBe(0);
    await expect(second).rejects.toThrow('disconnected');
    await Promise.all(begun);
    expect(asked).toHaveBeenCalledTimes(1);
    await expect(one.computeElsewhere({ ...computation, call: { signal: AbortSignal.abort() } })).rejects.toThrow(
      'disconnected',
    );
  });

  it('hear of a caller who leaves the Node server while the answer is computed', async () => {
    const one = await open(1);
    const own = await bench({ compute: one.computeElsewhere });
    const { url, close } = await serve(own.handler, { port: 0 });
    const ask = (abort?: AbortSignal) =>
      fetch(`${url}/v1/charts/rasi`, {
        method: 'POST',
        headers: { 'X-API-Key': own.live, 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf('charts.rasi')),
        ...(abort === undefined ? {} : { signal: abort }),
      });
    const busy = Array.from({ length: 40 }, () => {
      const operation = named('conventions.explain');
      return one.computeElsewhere({ operation, input: operation.example, context: undefined, shown: undefined, call });
    });
    const leaving = new AbortController();
    const left = ask(leaving.signal).catch(() => 'left');
    const until = async (waiting: (count: number) => boolean) => {
      for (const limit = performance.now() + 5000; !waiting(one.facts().waiting); ) {
        if (performance.now() > limit) throw new Error(`waiting: ${one.facts().waiting}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await until((count) => count >= 2);
    leaving.abort();
    await left;
    await Promise.all(busy);
    await until((count) => count === 0);
    expect((await ask()).status).toBe(200);
    expect((await own.stores.usage.usage(own.liveAccount, '2026-07', own.clock.now)).used).toBe(1);
    await close();
  });

  it('turn away what is more than a thousand waiting calls', async () => {
    const one = await open(1);
    const operation = named('charts.rasi');
    const ask = () =>
      one.computeElsewhere({ operation, input: operation.example, context: undefined, shown: undefined, call });
    const all = Array.from({ length: 1002 }, ask);
    await expect(ask()).rejects.toMatchObject({ status: 503, code: 'internal_error' });
    await Promise.all(all);
  });

  it('cannot be had of a program that does not start', async () => {
    await expect(open(1, new URL('no-such-thread.mjs', import.meta.url))).rejects.toThrow('no-such-thread');
  });
});

describe('a thread that dies', () => {
  const setUp = async () => {
    const lost: string[] = [];
    const mortal = await open(1, mortalThreadEntry(), ({ message }) => lost.push(message), new Costs(), 60_000);
    const own = await bench({ compute: mortal.computeElsewhere });
    return { lost, mortal, own };
  };

  it('is replaced; its calls are answered 503, reported to the operator and not charged', async () => {
    const { lost, mortal, own } = await setUp();
    const rasi = (date: string) => own.call('/v1/charts/rasi', { body: born(date) });
    const answers = await Promise.all([rasi('1912-12-12'), rasi('1990-08-15')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
    expect(answers[0].json.error.code).toBe('internal_error');
    expect(answers[0].headers.get('retry-after')).toBe('2');
    expect(answers[0].headers.get('x-units-charged')).toBe('0');
    expect(await own.stores.usage.usage(own.liveAccount, '2026-07', own.clock.now)).toEqual({ used: 1, reserved: 0 });
    expect(lost).toEqual(['A thread ended with the code 7.']);
    expect(mortal.facts()).toMatchObject({ replaced: 1, waiting: 0 });
    await vi.waitFor(() => expect(mortal.facts().threads).toBe(2), 60_000);
    expect(own.problems).toHaveLength(1);
    expect(own.problems[0]).toMatchObject({ cause: { message: 'A thread ended with the code 7.' } });
  }, 150_000);

  it('breaks off the long answers that it has begun, and no others', async () => {
    const { own } = await setUp();
    const body = withValue(vimshottari(5), 'birth.date', '1913-12-13');
    const response = await own.send('/v1/dashas/vimshottari', { body });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('interrupted');
    expect((await own.call('/v1/dashas/vimshottari', { body: vimshottari(4) })).status).toBe(200);
    expect(await own.stores.usage.usage(own.liveAccount, '2026-07', own.clock.now)).toEqual({ used: 6, reserved: 0 });
  }, 150_000);
});

describe('what is computed where', () => {
  it('follows from how the last calls compared with their estimates', () => {
    const costs = new Costs();
    expect(costs.expected('a', 4)).toBeUndefined();
    costs.note('a', 10, 20);
    expect(costs.expected('a', 4)).toBe(8);
    for (let i = 0; i < 16; i++) costs.note('a', 10, 1);
    expect(costs.expected('a', 4)).toBeCloseTo(0.4, 9);
    costs.note('a', 1, 1000);
    expect(costs.expected('a', 4)).toBeCloseTo(0.4, 9);
    for (let i = 0; i < 9; i++) costs.note('a', 10, 30);
    expect(costs.expected('a', 4)).toBe(12);
    expect(costs.expected('b', 4)).toBeUndefined();
  });

  it('is in a thread what is heavy, not known yet or long, and all else in place', async () => {
    // Measured times depend on the machine: the calls cost what this table says.
    const MS: Readonly<Record<string, number>> = { 'charts.rasi': 0.2, 'dashas.vimshottari': 0.6, 'yogas.list': 3 };
    const measured: number[] = [];
    class Told extends Costs {
      override note(name: string, estimatedMs: number, ms: number): void {
        measured.push(ms);
        super.note(name, estimatedMs, MS[name] ?? Number.NaN);
      }
    }
    const own = await open(1, threadEntry(), undefined, new Told());
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    const compute = async (name: string, input: unknown = named(name).example): Promise<number> => {
      asked.mockClear();
      await own.compute({ operation: named(name), input, context: undefined, shown: undefined, call });
      return asked.mock.calls.length;
    };
    expect([await compute('charts.rasi'), await compute('charts.rasi')]).toEqual([1, 0]);
    expect([await compute('yogas.list'), await compute('yogas.list')]).toEqual([1, 1]);
    // A call that was short of late runs in a thread, too, if its estimate is long: a birth whose time may be wrong takes more.
    const short = vimshottari(1);
    expect([await compute('dashas.vimshottari', short), await compute('dashas.vimshottari', short)]).toEqual([1, 1]);
    expect(await compute('dashas.vimshottari', vimshottari(5))).toBeGreaterThan(0);
    // Once for each call, in the thread or in place; a long answer is not measured, since it is never made at once.
    expect(measured).toHaveLength(6);
    expect(measured.every((ms) => ms > 0)).toBe(true);
  });
});

describe('the Node server with threads', () => {
  it('leaves nothing behind on a connection that is kept', async () => {
    const own = await bench({ compute: pool.computeElsewhere });
    const { url, server, close } = await serve(own.handler, { port: 0 });
    const sockets = new Set<Socket>();
    server.on('request', ({ socket }) => sockets.add(socket));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<number>((resolve, reject) => {
        const headers = { 'X-API-Key': own.live, 'Content-Type': 'application/json' };
        const sent = request(`${url}/v1/charts/rasi`, { method: 'POST', agent, headers }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        });
        sent.on('error', reject).end(JSON.stringify(bodyOf('charts.rasi')));
      });
    const counts: number[] = [];
    for (let i = 0; i < 5; i++) {
      expect(await ask()).toBe(200);
      const [socket] = sockets;
      counts.push(socket?.listenerCount('close') ?? 0);
    }
    expect(sockets.size).toBe(1);
    expect(new Set(counts.slice(1)).size).toBe(1);
    agent.destroy();
    await close();
  });

  it('ends in good order while a long answer is made', async () => {
    const own = await bench({ compute: pool.computeElsewhere });
    const key = await issueKey(own.stores.keys);
    const handler: Handler = own.handler;
    const { url, close } = await serve(handler, { port: 0 });
    const response = await fetch(`${url}/v1/dashas/vimshottari`, {
      method: 'POST',
      headers: { 'X-API-Key': key.key, 'Content-Type': 'application/json' },
      body: JSON.stringify(vimshottari(5)),
    });
    const [text] = await Promise.all([response.text(), close()]);
    expect(JSON.parse(text).data.mahadashas).toHaveLength(9);
  });
});
