import type { Context } from '../../operation/operation.js';
import { turn } from '../encoding.js';
import { recordedFixtures } from '../fixtures.js';
import { languagesOf, type ServedLanguage } from '../languages.js';
import type { KeyStore, Plans, UsageStore } from '../ports.js';
import { DEFAULT_PLANS } from '../ports.js';
import type { Fixtures } from '../recording.js';
import { Overloaded } from '../refusal.js';
import { type ComputeRows, rowsInPlace } from './computeRows.js';
import { type PartContext, runPart } from './part.js';
import type { BatchService, BatchStore } from './ports.js';
import { recordedLines } from './recordedLines.js';
import { deliver, type SendWebhook } from './webhook.js';

const HOUR = 3_600_000;
const KEEP_MS = 24 * HOUR;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ROW_BYTES = 16 * 1024;

/** How long a claimed batch is another's when its process has died. */
const CLAIM_MS = 120_000;
const POLL_MS = 10_000;
const RETRY_MS = 2000;
const LOADING_MS = HOUR;

/** Milliseconds of rows that are computed in place before others have their turn. */
const IN_PLACE_MS = 5;

/** What {@link openBatches} is made from. */
export interface BatchOptions {
  readonly store: BatchStore;
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  /** Plans by name; the free tier alone by default. */
  readonly plans?: Plans;
  /** Handed to every operation that is computed in place. */
  readonly context?: Context;
  /** Languages with sentences: those of the handler, so that a row is answered as a single call is. None by default. */
  readonly languages?: readonly ServedLanguage[];
  /** Computes rows, where that is not to be done in place. */
  readonly computeRows?: ComputeRows;
  /** What test keys are answered; by default the answers to the examples of the operations. */
  readonly fixtures?: () => Promise<Fixtures>;
  /** Names of operations that are switched off. */
  readonly off?: readonly string[];
  /** Sends webhooks; without it a batch with one is refused. */
  readonly sendWebhook?: SendWebhook;
  /** How long an ended batch is kept with its results, in milliseconds; 24 hours by default. */
  readonly keepMs?: number;
  /** Greatest length of the body of a batch, in bytes; 32 MiB by default. */
  readonly maxBytes?: number;
  /** Greatest length of a row, in bytes; 16 KiB by default. */
  readonly maxRowBytes?: number;
  /** Batches that are computed at a time in this process; 1 by default. */
  readonly lanes?: number;
  /** How often to look for batches that others accepted, and for webhooks that are due, in milliseconds; 10 s by default. */
  readonly pollMs?: number;
  readonly now?: () => number;
  /** Is told of what failed and is tried again; it may hold anything. */
  readonly onError?: (problem: unknown, requestId: string) => unknown;
}

/** Batches that are being computed in this process. */
export interface RunningBatches extends BatchService {
  /** Ends after the rows that are being computed. Others, or the next start, go on from there. */
  close(): Promise<void>;
}

class Runner implements RunningBatches {
  readonly store: BatchStore;
  readonly keepMs: number;
  readonly maxBytes: number;
  readonly hasWebhooks: boolean;
  readonly #options: BatchOptions;
  readonly #context: PartContext;
  readonly #now: () => number;
  readonly #poll: ReturnType<typeof setInterval>;
  readonly #running = new Set<Promise<void>>();
  #lanes = 0;
  /** Whether a batch was accepted since a lane last looked. */
  #isAsked = false;
  #isDelivering = false;
  #isClosing = false;
  #nextSweep = 0;

  constructor(options: BatchOptions) {
    const { store, keys, usage, context, now = Date.now, keepMs = KEEP_MS, pollMs = POLL_MS } = options;
    const { fixtures = recordedFixtures, onError = () => {} } = options;
    const languages = languagesOf(options.languages);
    this.#options = options;
    this.#now = now;
    this.store = store;
    this.keepMs = keepMs;
    this.maxBytes = options.maxBytes ?? MAX_BYTES;
    this.hasWebhooks = options.sendWebhook !== undefined;
    this.#context = {
      store,
      keys,
      usage,
      plans: options.plans ?? DEFAULT_PLANS,
      computeRows:
        options.computeRows ??
        (async (request) => {
          await turn();
          return rowsInPlace({ ...request, budgetMs: IN_PLACE_MS }, context, languages);
        }),
      recorded: async (lines) => recordedLines(lines, await fixtures(), languages),
      off: new Set(options.off),
      maxRowBytes: options.maxRowBytes ?? MAX_ROW_BYTES,
      keepMs,
      now,
      isClosing: () => this.#isClosing,
      onError,
    };
    this.#poll = setInterval(() => this.#look(), pollMs);
    (this.#poll as { unref?: () => void }).unref?.();
    this.#look();
  }

  notify(): void {
    if (this.#isClosing) return;
    this.#isAsked = true;
    if (this.#lanes < (this.#options.lanes ?? 1)) this.#begin(() => this.#compute());
    if (!this.#isDelivering) this.#begin(() => this.#deliver());
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#poll);
    await Promise.all(this.#running);
  }

  #look(): void {
    this.notify();
    if (this.#now() < this.#nextSweep) return;
    this.#nextSweep = this.#now() + HOUR;
    this.#begin(() => this.store.sweep(this.#now(), this.#now() - LOADING_MS));
  }

  #begin(work: () => Promise<void>): void {
    const running = work()
      .catch((problem: unknown) => this.#report(problem))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  #report(problem: unknown, requestId = '-'): void {
    try {
      this.#options.onError?.(problem, requestId);
    } catch {}
  }

  async #compute(): Promise<void> {
    this.#lanes++;
    try {
      while (!this.#isClosing) {
        this.#isAsked = false;
        const batch = await this.store.claim(this.#now(), CLAIM_MS);
        if (batch === undefined) {
          if (this.#isAsked) continue;
          return;
        }
        try {
          await runPart(this.#context, batch);
          if (this.hasWebhooks && !this.#isDelivering) this.#begin(() => this.#deliver());
        } catch (problem) {
          if (!(problem instanceof Overloaded)) this.#report(problem, batch.requestId);
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
          await this.store.unclaim(batch.id).catch(() => {});
        }
      }
    } finally {
      this.#lanes--;
    }
  }

  async #deliver(): Promise<void> {
    const { sendWebhook } = this.#options;
    if (sendWebhook === undefined) return;
    this.#isDelivering = true;
    try {
      while (!this.#isClosing) {
        const batch = await this.store.dueWebhook(this.#now(), CLAIM_MS);
        if (batch?.webhook == null) return;
        await this.store.noteWebhook(batch.id, await deliver(batch, batch.webhook, sendWebhook, this.#now));
      }
    } finally {
      this.#isDelivering = false;
    }
  }
}

/**
 * Returns a service that computes batches in this process, for the option `batches` of `createHandler`. It goes on with what an earlier process accepted.
 *
 * @example
 * ```ts
 * import { createHandler, memoryStores, openBatches } from 'siddhanta/http';
 * const { keys, usage, batchStore: store } = memoryStores();
 * const batches = openBatches({ store, keys, usage });
 * const handler = createHandler({ keys, usage, batches });
 * (await handler(new Request('https://api.example/v1/batches/x', { method: 'DELETE' }))).status; // => 401
 * await batches.close();
 * ```
 */
export function openBatches(options: BatchOptions): RunningBatches {
  return new Runner(options);
}
