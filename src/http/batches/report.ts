import type { ErrorCode } from '../../errors.js';
import type { ServiceInstant, Units } from '../envelope.js';
import type { Batch, BatchState } from './ports.js';

/**
 * How many rows.
 *
 * @asType integer
 * @minimum 0
 */
export type RowCount = number;

/** The data of the answers about a batch. */
export interface BatchReport {
  /**
   * Name of the batch.
   *
   * @pattern ^batch_[0-9A-Za-z]{24}$
   */
  readonly id: string;
  /** Dotted name of the operation, `charts.rasi`, or of the member of a family, `charts.divisional.d9`. */
  readonly operation: string;
  /**
   * `queued`, then `running`; at the end `done`, `canceled` by a caller, or `stopped` by the service for the reason in `error`.
   */
  readonly state: Exclude<BatchState, 'loading'>;
  /** Rows that were sent. */
  readonly rows: RowCount;
  /** Rows whose line can be read: the first ones. */
  readonly rows_done: RowCount;
  /** Of these, rows that were refused: their line has an error. */
  readonly rows_failed: RowCount;
  /** Units charged so far. */
  readonly units_charged: Units;
  /** When it was accepted: ISO 8601, UTC. */
  readonly created_at: ServiceInstant;
  /** When it ended. */
  readonly ended_at?: ServiceInstant;
  /** When it is deleted with its results. */
  readonly expires_at?: ServiceInstant;
  /** Why the service stopped it. */
  readonly error?: {
    /** Stable, meant for programs. */
    readonly code: ErrorCode;
    /** What happened and what to do, for people. */
    readonly message: string;
  };
  /** Who is told of its end. */
  readonly webhook?: {
    /** Where to. */
    readonly url: string;
    /** `waiting` until it was received; `failed` when all tries were in vain. */
    readonly state: 'waiting' | 'delivered' | 'failed';
    /**
     * Deliveries tried.
     *
     * @asType integer
     * @minimum 0
     */
    readonly attempts: number;
    /** What the deliveries are signed with. It is in the answer that creates the batch, and in no other. */
    readonly secret?: string;
  };
}

const iso = (at: number): string => new Date(at).toISOString();

function webhookOf({ webhook, endedAt }: Batch, withSecret: boolean): BatchReport['webhook'] {
  if (webhook === null) return undefined;
  const { url, secret, attempts, nextAt, deliveredAt } = webhook;
  const isWaiting = endedAt === null || nextAt !== null;
  const state = deliveredAt !== null ? 'delivered' : isWaiting ? 'waiting' : 'failed';
  return { url, state, attempts, ...(withSecret ? { secret } : {}) };
}

/** Returns what callers see of a batch. */
export function reportOf(batch: Batch, withSecret = false): BatchReport {
  const { id, operation, state, rows, done, failed, units, createdAt, endedAt, expiresAt, error } = batch;
  const webhook = webhookOf(batch, withSecret);
  return {
    id,
    operation,
    state: state === 'loading' ? 'queued' : state,
    rows,
    rows_done: done,
    rows_failed: failed,
    units_charged: units,
    created_at: iso(createdAt),
    ...(endedAt === null ? {} : { ended_at: iso(endedAt) }),
    ...(expiresAt === null ? {} : { expires_at: iso(expiresAt) }),
    ...(error === null ? {} : { error }),
    ...(webhook === undefined ? {} : { webhook }),
  };
}
