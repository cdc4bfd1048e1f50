import type { BatchStore } from '../../src/http/batches/ports.js';
import { type BatchOptions, openBatches, type RunningBatches } from '../../src/http/index.js';
import type { HandlerOptions } from '../../src/http/options.js';
import type { Stores } from '../../src/http/ports.js';
import { type Answer, type Bench, bench, type JsonObject, type Sending, WIDE } from './support.js';

export const NDJSON = 'application/x-ndjson';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
export const birthOn = (date: string): JsonObject => ({ birth: { date, time: '08:30:00', place } });

/** Returns so many births, each a day after the other. */
export const births = (count: number): JsonObject[] =>
  Array.from({ length: count }, (_, i) => birthOn(new Date(Date.UTC(1950, 0, 1 + i)).toISOString().slice(0, 10)));

export const linesOfJson = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

// biome-ignore lint/suspicious/noExplicitAny: the tests look at fields of many shapes
export type Loose = any;

export interface Creation extends Sending {
  readonly query?: string;
}

export interface BatchBench extends Bench {
  readonly batches: RunningBatches;
  readonly store: BatchStore;
  /** Sends a batch of rows, as NDJSON where they are a text. */
  create(rows: string | readonly unknown[], more?: Creation): Promise<Answer>;
  /** Waits until a batch has ended, and returns what is said of it. */
  ended(id: string, key?: string): Promise<Loose>;
  lines(id: string, offset?: number, key?: string): Promise<Loose[]>;
}

/** Returns a service with batches, in memory unless other stores are given. */
export async function batchBench(
  options: Partial<BatchOptions> = {},
  more: Partial<HandlerOptions> = {},
  given?: Stores,
): Promise<BatchBench> {
  const clock = { now: Date.UTC(2026, 6, 15, 10, 20, 30, 400) };
  const now = (): number => clock.now;
  let opened: { batches: RunningBatches; store: BatchStore } | undefined;
  const made = await bench((memory) => {
    const { keys, usage } = given ?? memory;
    const store = given?.batchStore ?? memory.batchStore;
    if (store === undefined) throw new Error('These stores keep no batches.');
    const { plans = WIDE, off = [] } = more;
    const batches = openBatches({ store, keys, usage, plans, off, pollMs: 20, now, ...options });
    opened = { batches, store };
    return { keys, usage, now, batches, ...more };
  }, given);
  if (opened === undefined) throw new Error('No batches were opened.');
  const { batches, store } = opened;
  const { call, send } = made;
  return {
    ...made,
    clock,
    batches,
    store,
    create(rows, { query = 'operation=charts.rasi', headers = {}, ...rest } = {}) {
      const type = typeof rows === 'string' ? { 'Content-Type': NDJSON } : {};
      return call(`/v1/batches?${query}`, { body: rows, headers: { ...type, ...headers }, ...rest });
    },
    async ended(id, key) {
      for (const limit = performance.now() + 50_000; performance.now() < limit; ) {
        const { json } = await call(`/v1/batches/${id}`, key === undefined ? {} : { key });
        if (!['queued', 'running'].includes(json.data.state)) return json.data;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`${id} does not end.`);
    },
    async lines(id, offset = 0, key) {
      const response = await send(`/v1/batches/${id}/results?offset=${offset}`, key === undefined ? {} : { key });
      const text = await response.text();
      if (response.status !== 200) throw new Error(text);
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
    },
  };
}
