import type { Once } from '../ports.js';
import {
  type Batch,
  type BatchBegun,
  type BatchEnd,
  type BatchLimits,
  type BatchPart,
  type BatchRows,
  type BatchStore,
  type BatchWebhook,
  OPEN_STATES,
} from './ports.js';

interface Entry {
  batch: Batch;
  readonly once: Once | undefined;
  readonly rows: Map<number, BatchRows>;
  readonly parts: Map<number, BatchPart>;
  servedAt: number;
  claimedUntil: number;
}

const holds = ({ first, count }: BatchRows, row: number): boolean => first <= row && row < first + count;

/** No method awaits anything, so each is atomic. */
export class MemoryBatches implements BatchStore {
  readonly #entries = new Map<string, Entry>();

  async begin(batch: Batch, once: Once | undefined, { open, kept }: BatchLimits): Promise<BatchBegun> {
    const own = [...this.#entries.values()].filter((entry) => entry.batch.accountId === batch.accountId);
    const known = once && own.find((entry) => entry.once?.name === once.name);
    if (known !== undefined) {
      const isSame = known.once?.request === once?.request;
      return isSame ? { outcome: 'known', batch: known.batch } : { outcome: 'other_request' };
    }
    if (own.filter((entry) => OPEN_STATES.includes(entry.batch.state)).length >= open)
      return { outcome: 'too_many_open' };
    if (own.length >= kept) return { outcome: 'too_many_kept' };
    const entry = { batch, once, rows: new Map(), parts: new Map(), servedAt: batch.createdAt, claimedUntil: 0 };
    this.#entries.set(batch.id, entry);
    return { outcome: 'begun' };
  }

  async addRows(id: string, rows: BatchRows): Promise<void> {
    this.#entries.get(id)?.rows.set(rows.first, rows);
  }

  async accept(id: string, rows: number): Promise<void> {
    this.#change(id, { state: 'queued', rows });
  }

  async find(id: string): Promise<Batch | undefined> {
    return this.#entries.get(id)?.batch;
  }

  async delete(id: string): Promise<void> {
    this.#entries.delete(id);
  }

  async claim(now: number, leaseMs: number): Promise<Batch | undefined> {
    const free = [...this.#entries.values()].filter(
      ({ batch, claimedUntil }) => (batch.state === 'queued' || batch.state === 'running') && claimedUntil <= now,
    );
    const [next] = free.sort((a, b) => a.servedAt - b.servedAt);
    if (next === undefined) return undefined;
    next.servedAt = now;
    next.claimedUntil = now + leaseMs;
    return this.#change(next.batch.id, { state: 'running' });
  }

  async unclaim(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry !== undefined) entry.claimedUntil = 0;
  }

  async rowsAt(id: string, row: number): Promise<BatchRows | undefined> {
    return [...(this.#entries.get(id)?.rows.values() ?? [])].find((rows) => holds(rows, row));
  }

  async partAt(id: string, row: number): Promise<BatchPart | undefined> {
    return [...(this.#entries.get(id)?.parts.values() ?? [])].find((part) => holds(part, row));
  }

  async putPart(id: string, part: BatchPart): Promise<boolean> {
    const entry = this.#entries.get(id);
    entry?.parts.set(part.first, part);
    return entry !== undefined;
  }

  async dropPart(id: string, first: number): Promise<void> {
    this.#entries.get(id)?.parts.delete(first);
  }

  async advance(id: string, { first, count, failed, units }: Omit<BatchPart, 'bytes'>): Promise<Batch | undefined> {
    const entry = this.#entries.get(id);
    if (entry === undefined || entry.batch.done !== first) return undefined;
    entry.claimedUntil = 0;
    const { batch } = entry;
    return this.#change(id, { done: first + count, failed: batch.failed + failed, units: batch.units + units });
  }

  async end(id: string, { state, error, at, expiresAt }: BatchEnd): Promise<Batch | undefined> {
    const entry = this.#entries.get(id);
    if (entry === undefined || !OPEN_STATES.includes(entry.batch.state)) return undefined;
    entry.rows.clear();
    const { webhook } = entry.batch;
    return this.#change(id, {
      state,
      error,
      endedAt: at,
      expiresAt,
      webhook: webhook && { ...webhook, nextAt: at },
    });
  }

  async dueWebhook(now: number, leaseMs: number): Promise<Batch | undefined> {
    for (const { batch } of this.#entries.values()) {
      const { id, webhook } = batch;
      if (webhook === null || webhook.nextAt === null || webhook.nextAt > now) continue;
      this.#change(id, { webhook: { ...webhook, nextAt: now + leaseMs } });
      return batch;
    }
    return undefined;
  }

  async noteWebhook(id: string, webhook: BatchWebhook): Promise<void> {
    this.#change(id, { webhook });
  }

  async sweep(now: number, loadingSince: number): Promise<void> {
    for (const { batch } of this.#entries.values()) {
      const { id, state, createdAt, expiresAt } = batch;
      const isStale = state === 'loading' && createdAt < loadingSince;
      if (isStale || (expiresAt !== null && expiresAt <= now)) this.#entries.delete(id);
    }
  }

  #change(id: string, change: Partial<Batch>): Batch | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    entry.batch = { ...entry.batch, ...change };
    return entry.batch;
  }
}
