/** A live key is charged; a test key is answered the example of the operation and never is. */
export type KeyKind = 'live' | 'test';

/** What is stored of a key. The key itself is not part of it and cannot be recovered. */
export interface KeyRecord {
  /** Public name of the key, `key_` and 16 letters or digits. It may stand in logs and listings. */
  readonly id: string;
  readonly kind: KeyKind;
  /** SHA-256 of the whole key, 64 lower-case hexadecimal digits. */
  readonly hash: string;
  /** Name of the plan, one of the handler's plans. */
  readonly plan: string;
  /** Operation groups (`charts`, `dashas` …) that the key may call; `*` stands for all, also those to come. */
  readonly scopes: readonly string[];
  /** When the key was created, ISO 8601, UTC. */
  readonly createdAt: string;
  /** When the key was revoked, ISO 8601, UTC; null while it is good. */
  readonly revokedAt: string | null;
}

/** How many leading hexadecimal digits of a hash {@link KeyStore.find} is given. */
export const LOOKUP_DIGITS = 16;

/**
 * Where keys are kept. A store that cannot be reached rejects with the error of its connection, whose `code` says so (`ECONNREFUSED`, SQLSTATE 08…):
 * the call is then answered 503 instead of 500. The handler asks on every request and remembers nothing, so that a revocation counts at once: an
 * implementation must not answer from a copy that may be stale.
 */
export interface KeyStore {
  /**
   * Returns the records whose hash begins with the given {@link LOOKUP_DIGITS} digits, revoked ones included; almost always
   * one or none. The caller compares the whole hash in constant time.
   */
  find(lookup: string): Promise<readonly KeyRecord[]>;
  /** Adds a key. Rejects when its id or hash is there already. */
  add(record: KeyRecord): Promise<void>;
  /** Returns all keys, the oldest first; keys of one instant in the order of their ids. */
  list(): Promise<readonly KeyRecord[]>;
  /**
   * Revokes a key and returns its record as it is afterwards; undefined when there is no such key. A key that is revoked
   * already keeps its first date.
   */
  revoke(id: string, at: string): Promise<KeyRecord | undefined>;
}

/** Length of the rate window in milliseconds. */
export const RATE_WINDOW_MS = 60_000;

/** A request that asks to be let through the rate window. */
export interface AdmissionRequest {
  readonly keyId: string;
  /** Most requests to be admitted in any {@link RATE_WINDOW_MS}; a whole number ≥ 1. */
  readonly limit: number;
  /** Milliseconds since 1970-01-01T00:00Z on the clock of the caller. */
  readonly now: number;
}

/** What the rate window says. */
export interface Admission {
  readonly allowed: boolean;
  /** Requests that would still be admitted at this instant, after this one. */
  readonly remaining: number;
  /** Whole seconds, rounded up, until the oldest admitted request leaves the window and one more can be admitted; 1 … 60. */
  readonly resetSeconds: number;
}

/** Units that a response is about to cost. */
export interface ReservationRequest {
  readonly keyId: string;
  /** Billing period, the UTC calendar month `YYYY-MM`. */
  readonly period: string;
  /** Whole number ≥ 1. */
  readonly units: number;
  /** Units that the plan includes in the period. */
  readonly included: number;
  /** How long the reservation holds, milliseconds. */
  readonly leaseMs: number;
  /** Milliseconds since 1970-01-01T00:00Z on the clock of the caller. */
  readonly now: number;
}

/** Units that are held, and what that leaves. */
export interface Held {
  /** The id of the reservation. */
  readonly reservation: string;
  /** Units of the plan that are then neither charged nor held; undefined when the store does not say. */
  readonly remaining?: number | undefined;
}

/** The units of one key in one billing period. */
export interface Usage {
  /** Units charged. */
  readonly used: number;
  /** Units held by reservations that are neither confirmed, released nor past their lease. */
  readonly reserved: number;
}

/**
 * Where calls are counted. Every method is atomic, also between processes that share the store.
 *
 * A response that costs units goes through three steps: `reserve` holds them before anything is sent, `confirm` turns them
 * into a charge when the body is about to be sent, after the head; `release` gives them back when it is not. A reservation
 * whose process died holds its units until the lease is over and is then as if it had never been: so a crash charges nothing
 * that was not begun, and the units charged and held together never exceed those included.
 *
 * Test keys are admitted under their own id and never reserve.
 */
export interface UsageStore {
  /**
   * Admits a request or turns it away, so that never more than `limit` are admitted within {@link RATE_WINDOW_MS}: one that
   * was admitted at t leaves the window at t + 60,000 ms. A request that is turned away leaves no trace.
   *
   * A `now` that lies before an admission already recorded for the key counts as the instant of that admission.
   */
  admit(request: AdmissionRequest): Promise<Admission>;
  /**
   * Holds units and returns the id of the reservation; undefined, with nothing held, when used + reserved + units would
   * exceed `included`.
   */
  reserve(request: ReservationRequest): Promise<string | undefined>;
  /**
   * As {@link reserve}, and says what is left, which the same statement knows. A store may leave it out: answers then do not say how many units
   * are left. Where it is there, the handler calls it in place of `reserve`.
   */
  hold?(request: ReservationRequest): Promise<Held | undefined>;
  /**
   * Charges a reservation and returns whether it is charged. The charge is durable when the promise resolves. Asking again
   * charges nothing more and returns true again for at least one lease; false when the lease was over before the first
   * asking, when it was released, or when there is no such reservation.
   */
  confirm(reservation: string, now: number): Promise<boolean>;
  /** Gives the units of a reservation back; does nothing when it is confirmed, over or unknown. */
  release(reservation: string): Promise<void>;
  /** Returns what a key has used in a period; zeros for one that was never seen. */
  usage(keyId: string, period: string, now: number): Promise<Usage>;
}

/** Keys and usage of one database, as the server and the key administration open them. */
export interface Stores {
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  /** Waits for what is being written and closes. */
  close(): Promise<void>;
}

/** What a key may use. */
export interface Plan {
  /** Units in a billing period, a whole number ≥ 0. */
  readonly units_included: number;
  /** Requests in any 60 seconds, a whole number ≥ 1. */
  readonly rate_limit_per_minute: number;
  /** Calls that may be under way at a time in one process, a whole number ≥ 1; `DEFAULT_CONCURRENCY` when left out. */
  readonly concurrency?: number | undefined;
}

/** Calls of one key that may be under way at a time where its plan says nothing. */
export const DEFAULT_CONCURRENCY = 4;

/** Plans by name. `free` must be there; test keys are held to `test`, `TEST_PLAN` when left out. */
export interface Plans {
  readonly free: Plan;
  readonly [name: string]: Plan;
}

/** The plan of test keys where none is configured: their answers cost nothing to make. */
export const TEST_PLAN: Plan = { units_included: 500, rate_limit_per_minute: 60 };

/** The plans when none are given: the free tier of the contract. */
export const DEFAULT_PLANS: Plans = { free: { units_included: 500, rate_limit_per_minute: 5 } };
