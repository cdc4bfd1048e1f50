import type { BatchStore } from './batches/ports.js';
import type { KeyKind, Once } from './portTypes.js';

export type { KeyKind, Once };

/** Who uses the service and is billed: plan and usage are the account's, whichever of its keys calls. */
export interface Account {
  /** Public name of the account, `acc_` and 16 letters or digits. It may be in logs and listings. */
  readonly id: string;
  /** What the operator calls it, one name for one account; its id where it was given none. It may name a person, and so is in no log. */
  readonly name: string;
  /** Name of the plan, one of the handler's plans. */
  readonly plan: string;
  /** When the account was created, ISO 8601, UTC. */
  readonly createdAt: string;
}

/** What is stored of a key alone. The key itself is not part of it and cannot be recovered. */
export interface StoredKey {
  /** Public name of the key, `key_` and 16 letters or digits. It may be in logs and listings. */
  readonly id: string;
  readonly kind: KeyKind;
  /** SHA-256 of the whole key, 64 lower-case hexadecimal digits. */
  readonly hash: string;
  /** Id of the account that the key belongs to. */
  readonly account: string;
  /** Operation groups (`charts`, `dashas` …) that the key may call; `*` stands for all, also those to come. */
  readonly scopes: readonly string[];
  /** What the operator wrote on it; null for nothing. It is in no log. */
  readonly label: string | null;
  /** When the key was created, ISO 8601, UTC. */
  readonly createdAt: string;
  /** From when on the key is refused, ISO 8601, UTC; null where that is never. */
  readonly expiresAt: string | null;
  /** When the key was revoked, ISO 8601, UTC; null while it is good. */
  readonly revokedAt: string | null;
  /** The last day of UTC on which it was used, `YYYY-MM-DD`; null before its first. */
  readonly lastUsedOn: string | null;
  /** Id of the key that was made in its place; null where none was. */
  readonly replacedBy: string | null;
}

/** A key together with what its account says. */
export interface KeyRecord extends StoredKey {
  /** The account's name. */
  readonly accountName: string;
  /** The account's plan. */
  readonly plan: string;
}

/** A key that is to take the place of another one. It has the other's kind, account, scopes and label. */
export interface Rotation {
  /** Id of the key that ends. */
  readonly id: string;
  /** Id and hash of the new one. */
  readonly successor: Pick<StoredKey, 'id' | 'hash'>;
  /** When that happens, ISO 8601, UTC. */
  readonly at: string;
  /** When the old key ends, ISO 8601, UTC: revoked where that is not after `at`, else it expires then, or earlier where it does so anyway. */
  readonly endsAt: string;
  /** When the new one expires; null for never. */
  readonly expiresAt: string | null;
}

/** How many leading hexadecimal digits of a hash {@link KeyStore.find} is given. */
export const LOOKUP_DIGITS = 16;

/**
 * Where accounts and keys are kept. A store that cannot be reached rejects with the error of its connection, whose `code` says so (`ECONNREFUSED`,
 * SQLSTATE 08…): the call is then answered 503 instead of 500. The handler asks on every request and remembers nothing, so that a revocation counts at
 * once: an implementation must not answer from a copy that may be stale.
 */
export interface KeyStore {
  /**
   * Returns the records whose hash begins with the given {@link LOOKUP_DIGITS} digits, revoked and expired ones included; almost always
   * one or none. The caller compares the whole hash in constant time.
   */
  find(lookup: string): Promise<readonly KeyRecord[]>;
  /** Adds a key. Rejects when its id or hash is there already, or its account is not. */
  add(key: StoredKey): Promise<void>;
  /** Returns all keys, the oldest first; keys of one instant in the order of their ids. */
  list(): Promise<readonly KeyRecord[]>;
  /**
   * Revokes a key and returns its record as it is afterwards; undefined when there is no such key. A key that is revoked
   * already keeps its first date.
   */
  revoke(id: string, at: string): Promise<KeyRecord | undefined>;
  /**
   * Puts a key in the place of another one, both or neither, and returns the record of the new one; undefined, with nothing done, when there
   * is no such key, or it is revoked, expired or replaced already.
   */
  rotate(rotation: Rotation): Promise<KeyRecord | undefined>;
  /**
   * Notes that a key was used on a day of UTC, `YYYY-MM-DD`; does nothing when that day or a later one is noted. The handler calls it where the
   * record that it found has an earlier day. A store may leave it out: last uses are then not known.
   */
  noteUse?(id: string, day: string): Promise<void>;
  /** Returns the account of a name: the one that is there, else the given one, which is added. */
  openAccount(account: Account): Promise<Account>;
  /** Returns all accounts, the oldest first; accounts of one instant in the order of their ids. */
  accounts(): Promise<readonly Account[]>;
  /** Puts the account of a name on a plan and returns it as it is afterwards; undefined when there is none. */
  setPlan(name: string, plan: string): Promise<Account | undefined>;
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
  /** Id of the account that pays. */
  readonly accountId: string;
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

/** How long a charge made under a name of the caller's is remembered, milliseconds. */
export const ONCE_MS = 86_400_000;

/** What becomes of units that are to be charged once: held; charged by an earlier call; or held by one under way, named by another request, not there. */
export type HeldOnce =
  | ({ readonly outcome: 'held' } & Held)
  | { readonly outcome: 'charged'; readonly remaining?: number | undefined }
  | { readonly outcome: 'under_way' | 'other_request' | 'exhausted' };

/** The units of one account in one billing period. */
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
 * Requests are admitted by key, units are counted by account. Test keys are admitted as others are, and never reserve.
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
   * As `hold`, for a call that the caller has named: of those of one account under one name that are confirmed within {@link ONCE_MS} of the
   * first confirmed, that one is charged and no other. Nothing is held where an earlier one was charged or one is under way; what is released, or
   * past its lease, leaves no trace. A store may leave it out: calls with a name are then refused.
   */
  holdOnce?(request: ReservationRequest, once: Once): Promise<HeldOnce>;
  /**
   * Charges a reservation and returns whether it is charged. The charge is durable when the promise resolves. Asking again
   * charges nothing more and returns true again for at least one lease; false when the lease was over before the first
   * asking, when it was released, or when there is no such reservation. One of {@link holdOnce} charges nothing, and is true all the same, where the
   * same request was charged under its name meanwhile; false where another was.
   */
  confirm(reservation: string, now: number): Promise<boolean>;
  /** Gives the units of a reservation back; does nothing when it is confirmed, over or unknown. */
  release(reservation: string): Promise<void>;
  /** Returns what an account has used in a period; zeros for one that was never seen. */
  usage(accountId: string, period: string, now: number): Promise<Usage>;
}

/** A copy of a database. */
export interface BackupFacts {
  /** Where it is. */
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
}

/** Keys and usage of one database, as the server and the key administration open them. */
export interface Stores {
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  /** Batches with their rows. A store may leave it out: there are then no batches. */
  readonly batchStore?: BatchStore;
  /** Copies all of it into a new folder while it is in use; an embedded database can, a server has ways of its own. */
  readonly backup?: (folder: string) => Promise<BackupFacts>;
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
  /** Milliseconds of processor time that one call may take by its estimate, a whole number ≥ 1; `DEFAULT_MAX_WORK` when left out. */
  readonly max_work?: number | undefined;
  /** Rows of a batch, a whole number from 0 to 100,000; 100,000 when left out, and 100 for test keys. */
  readonly batch_rows?: number | undefined;
  /** Batches of an account that may be open at a time, a whole number ≥ 0; `DEFAULT_OPEN_BATCHES` when left out. */
  readonly open_batches?: number | undefined;
}

/** Milliseconds of processor time that one call may take where its plan says nothing. */
export const DEFAULT_MAX_WORK = 10_000;

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
