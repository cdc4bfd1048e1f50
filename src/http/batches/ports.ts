import type { ErrorCode } from '../../errors.js';
import type { KeyKind, Once } from '../portTypes.js';

/** Rows of a batch when nothing else is said, and at most. */
export const MOST_ROWS = 100_000;

/** Batches of an account that may be open at a time where its plan says nothing. */
export const DEFAULT_OPEN_BATCHES = 2;

/** Batches of an account that are kept at a time, open or ended. */
export const MOST_KEPT = 100;

/**
 * `loading` while its rows are received, `queued` until its first rows are computed, `running`; then `done`, `canceled` by the caller, or `stopped` by the
 * service for the reason in `error`.
 */
export type BatchState = 'loading' | 'queued' | 'running' | 'done' | 'canceled' | 'stopped';

/** States in which rows are still to be computed. */
export const OPEN_STATES: readonly BatchState[] = ['loading', 'queued', 'running'];

/** Who is told of the end of a batch. */
export interface BatchWebhook {
  readonly url: string;
  /** Signs what is sent. */
  readonly secret: string;
  /** Deliveries tried so far. */
  readonly attempts: number;
  /** When the next one is due, milliseconds since 1970; null before the end of the batch, and when there will be none. */
  readonly nextAt: number | null;
  /** When it was received; null before. */
  readonly deliveredAt: number | null;
}

/** Why the service stopped a batch. */
export interface BatchError {
  readonly code: ErrorCode;
  readonly message: string;
}

/** A batch without its rows. Instants are milliseconds since 1970-01-01T00:00Z. */
export interface Batch {
  /** `batch_` and 24 letters or digits. */
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  /** The digits by which the key is found in its store. */
  readonly keyLookup: string;
  readonly keyKind: KeyKind;
  /** Dotted name of the operation, or of the member of a family. */
  readonly operation: string;
  /** Id of the request that made it. */
  readonly requestId: string;
  readonly state: BatchState;
  readonly rows: number;
  /** Rows whose line is there; they are the first ones. */
  readonly done: number;
  /** Of these, rows that were refused. */
  readonly failed: number;
  /** Units charged. */
  readonly units: number;
  readonly createdAt: number;
  readonly endedAt: number | null;
  /** When it is deleted; null while it is open. */
  readonly expiresAt: number | null;
  readonly error: BatchError | null;
  readonly webhook: BatchWebhook | null;
}

/** Consecutive rows as they were sent, a line each. */
export interface BatchRows {
  /** Index of the first one. */
  readonly first: number;
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** Consecutive rows that were computed: a line each. */
export interface BatchPart extends BatchRows {
  readonly failed: number;
  /** Units that its rows cost together. */
  readonly units: number;
  /** When it was stored: it is charged after that. */
  readonly at: number;
}

/** Most batches of an account. */
export interface BatchLimits {
  readonly open: number;
  readonly kept: number;
}

/** What became of a batch that was to be begun: begun; or there under its name already, named by another request, too many open or kept. */
export type BatchBegun =
  | { readonly outcome: 'begun' }
  | { readonly outcome: 'known'; readonly batch: Batch }
  | { readonly outcome: 'other_request' | 'too_many_open' | 'too_many_kept' };

/**
 * Where batches are kept. Every method is atomic. What `accept` has accepted is durable where the store is.
 *
 * Batches are computed part by part. A part is stored first, then charged under a name that follows from batch and row, then counted by `advance`. A process
 * that dies in between leaves a stored part that is not counted: who goes on charges it under the same name, so once.
 */
export interface BatchStore {
  /** Begins a batch in the state `loading`, unless one is there under the same name. */
  begin(batch: Batch, once: Once | undefined, limits: BatchLimits): Promise<BatchBegun>;
  /** Adds rows to a batch that is loading. */
  addRows(id: string, rows: BatchRows): Promise<void>;
  /** Queues a batch whose rows are all there; how many is known only now. */
  accept(id: string, rows: number): Promise<void>;
  find(id: string): Promise<Batch | undefined>;
  /** Deletes a batch with all its rows. */
  delete(id: string): Promise<void>;
  /** Takes the open batch that was served longest ago, for so long; undefined when none is free. */
  claim(now: number, leaseMs: number): Promise<Batch | undefined>;
  /** Gives a batch back that was taken. */
  unclaim(id: string): Promise<void>;
  /** Returns the sent rows among which a row is; undefined when they are gone. */
  rowsAt(id: string, row: number): Promise<BatchRows | undefined>;
  /** Returns the computed rows among which a row is, whether they are counted or not. */
  partAt(id: string, row: number): Promise<BatchPart | undefined>;
  /** Stores a part in the place of one with the same first row; returns false when the batch is gone. */
  putPart(id: string, part: BatchPart): Promise<boolean>;
  dropPart(id: string, first: number): Promise<void>;
  /** Counts a part and gives the batch back; does nothing when its first row is not the next. */
  advance(id: string, part: Omit<BatchPart, 'bytes'>): Promise<Batch | undefined>;
  /** Ends an open batch and deletes its sent rows; returns it, undefined when it was not open. */
  end(id: string, end: BatchEnd): Promise<Batch | undefined>;
  /** Takes a batch whose webhook is due: it is not due again within the lease. */
  dueWebhook(now: number, leaseMs: number): Promise<Batch | undefined>;
  noteWebhook(id: string, webhook: BatchWebhook): Promise<void>;
  /** Deletes what has expired, and what began loading before an instant. */
  sweep(now: number, loadingSince: number): Promise<void>;
}

export interface BatchEnd {
  readonly state: 'done' | 'canceled' | 'stopped';
  readonly error: BatchError | null;
  readonly at: number;
  readonly expiresAt: number;
}

/** What a service of batches is to a handler. A queue of jobs can be put in the place of the one in this process: it is told what was accepted. */
export interface BatchService {
  readonly store: BatchStore;
  /** How long an ended batch is kept, milliseconds. */
  readonly keepMs: number;
  /** Greatest length of the body of a batch, in bytes. */
  readonly maxBytes: number;
  /** Whether it sends webhooks. */
  readonly hasWebhooks: boolean;
  /** Is told that a batch was accepted, or that one ended by its caller has a webhook. */
  notify(id: string): void;
}
