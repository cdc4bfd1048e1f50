import { afterAll, describe, expect, it, vi } from 'vitest';
import { HeldAnswers } from '../../src/http/node-held.js';
import { Job } from '../../src/http/node-job.js';
import { openPool, type Pool } from '../../src/http/node-pool.js';
import type { Operation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';
import { largestOf, TAKING } from '../support/work.js';
import { threadEntry } from './support/thread.js';
import { type Bench, bench, type JsonObject } from './support.js';

const pools: Pool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

async function open(heldBytes?: number): Promise<Pool> {
  const pool = await openPool({
    entry: threadEntry(),
    size: 2,
    deadlineMs: 120_000,
    ...(heldBytes === undefined ? {} : { heldBytes }),
  });
  pools.push(pool);
  return pool;
}

const LONG = 1e6;
const PIECE = 64 * 1024;
const PLANS = { free: { units_included: 1e9, rate_limit_per_minute: 1e6, max_work: 600_000, concurrency: 20 } };

/** Where the largest input takes more than 3 s: one that takes less and whose answer is long, too. */
const SHORTER: Readonly<Record<string, JsonObject>> = {
  'kp.transits': { to: '2031-12-31T00:00:00Z' },
  'transits.aspects': { to: '1902-12-31T00:00:00Z' },
};

const long: readonly (readonly [string, Operation, JsonObject])[] = TAKING.flatMap((operation) => {
  const largest = largestOf(operation) as JsonObject;
  if (operation.work(largest).bytes <= LONG) return [];
  return [[operation.name, operation, { ...largest, ...SHORTER[operation.name] }] as const];
});

function send(
  { send: ask }: Bench,
  { path, memberField }: Operation,
  input: JsonObject,
  key?: string,
): Promise<Response> {
  const { [memberField ?? '']: member, ...body } = input;
  return ask(path.replace(/\{\w+\}/, String(member)), { body, ...(key === undefined ? {} : { key }) });
}

describe('an answer that may pass a megabyte', () => {
  it('is what several operations have', () => {
    expect(long.length).toBeGreaterThan(20);
  });

  it.each(long)('of %s leaves in pieces, as they are read', { timeout: 240_000 }, async (_, operation, input) => {
    const [pool = await open()] = pools;
    const service = await bench({ compute: pool.compute, plans: PLANS });
    const response = await send(service, operation, input);
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    let bytes = 0;
    while (bytes < 2 * LONG) {
      const part = await reader?.read();
      if (part?.value === undefined) break;
      expect(part.value.length).toBeLessThanOrEqual(PIECE);
      bytes += part.value.length;
    }
    await reader?.cancel();
    expect(bytes).toBeGreaterThan(LONG / 3);
    await vi.waitFor(() => expect(pool.facts().held).toBe(0));
    expect(service.problems).toEqual([]);
  });
});

describe('long answers that nobody reads', () => {
  it('are held up to a bound; others wait until they are read or left', { timeout: 240_000 }, async () => {
    const pool = await open(10e6);
    const service = await bench({ compute: pool.compute, plans: PLANS });
    const divisional = OPERATIONS.find(({ name }) => name === 'charts.divisional') as Operation;
    const input = largestOf(divisional) as JsonObject;
    const keys = await Promise.all(Array.from({ length: 4 }, () => service.key({})));
    const answered: Response[] = [];
    const isAnswered = keys.map(async (key) => {
      answered.push(await send(service, divisional, input, key));
    });
    // Which of them are the first two is chance: their keys are looked up side by side.
    await vi.waitFor(() => expect(answered.length).toBe(2), 60_000);
    await vi.waitFor(() => expect(pool.facts().waiting).toBe(2), 60_000);
    expect(pool.facts().held).toBeGreaterThan(LONG);
    expect(pool.facts().held).toBeLessThanOrEqual(10e6);
    const rasi = OPERATIONS.find(({ name }) => name === 'charts.rasi') as Operation;
    expect((await send(service, rasi, rasi.example as JsonObject, keys[3])).status).toBe(200);
    expect(pool.facts().waiting).toBe(2);
    await answered[0]?.body?.cancel();
    await vi.waitFor(() => expect(answered.length).toBe(3), 60_000);
    await answered[2]?.arrayBuffer();
    await Promise.all(isAnswered);
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await Promise.all([answered[1]?.body?.cancel(), answered[3]?.body?.cancel()]);
    await vi.waitFor(() => expect(pool.facts().held).toBe(0));
  });

  it('are a quarter of the bound for one key, which may always have one', () => {
    const [rasi] = OPERATIONS;
    const job = (key: string, bytes: number): Job => {
      const call = { signal: new AbortController().signal };
      const made = new Job(
        1,
        { operation: rasi as Operation, input: {}, context: undefined, shown: undefined, key, call },
        { ms: 1, bytes },
      );
      made.promise.catch(() => {});
      return made;
    };
    const held = new HeldAnswers(40e6);
    expect(held.hasRoomFor(job('a', 100e6))).toBe(true);
    held.add(job('a', 6e6));
    expect([held.hasRoomFor(job('a', 4e6)), held.hasRoomFor(job('a', 5e6))]).toEqual([true, false]);
    expect([held.hasRoomFor(job('b', 34e6)), held.hasRoomFor(job('b', 35e6))]).toEqual([true, false]);
    expect(held.hasRoomFor(job('a', 900_000))).toBe(true);
  });
});
