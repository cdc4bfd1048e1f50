import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStores, RATE_WINDOW_MS, type UsageStore } from '../../src/http/index.js';
import { migrate, sqlStores } from '../../src/http/stores/postgres.js';
import { memoryDatabase } from './support/database.js';

const T0 = Date.UTC(2026, 6, 15);

/** Steps of time, forward and back; many of them hit the edge of the window, also by a fraction of a millisecond. */
const steps = fc.array(
  fc.oneof(
    fc.integer({ min: -20_000, max: 70_000 }),
    fc.constantFrom(0, 1, 0.25, RATE_WINDOW_MS - 1, RATE_WINDOW_MS, RATE_WINDOW_MS + 1, -RATE_WINDOW_MS),
  ),
  { minLength: 1, maxLength: 50 },
);

async function checkWindow(usage: UsageStore, keyId: string, limit: number, waits: readonly number[]): Promise<void> {
  const admitted: number[] = [];
  let now = T0;
  for (const wait of waits) {
    now += wait;
    const instant = Math.max(now, admitted.at(-1) ?? now);
    const within = admitted.filter((at) => at > instant - RATE_WINDOW_MS).length;
    const { allowed, remaining, resetSeconds } = await usage.admit({ keyId, limit, now });
    expect(allowed).toBe(within < limit);
    if (allowed) admitted.push(instant);
    expect(remaining).toBe(allowed ? limit - within - 1 : 0);
    expect(resetSeconds).toBeGreaterThanOrEqual(1);
    expect(resetSeconds).toBeLessThanOrEqual(60);
  }
  // In any 60 seconds: those that begin with an admission are enough.
  for (const from of admitted) {
    expect(admitted.filter((at) => at >= from && at < from + RATE_WINDOW_MS).length).toBeLessThanOrEqual(limit);
  }
}

describe('the rate window never admits more than its number in any 60 seconds, and all that it has room for', () => {
  let db: PGlite;
  let serial = 0;
  beforeAll(async () => {
    db = await memoryDatabase();
    await migrate(db);
  });
  afterAll(() => db.close());

  it.each([
    ['memory', () => memoryStores().usage, 300],
    ['PGlite', () => sqlStores(db).usage, 60],
  ] as const)('%s', { timeout: 120_000 }, async (_, open, numRuns) => {
    const usage = open();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 7 }), steps, async (limit, waits) => {
        await checkWindow(usage, `key_${++serial}`, limit, waits);
      }),
      { numRuns },
    );
  });
});
