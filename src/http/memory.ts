import {
  type Admission,
  type AdmissionRequest,
  type Held,
  type KeyRecord,
  type KeyStore,
  LOOKUP_DIGITS,
  RATE_WINDOW_MS,
  type ReservationRequest,
  type Stores,
  type Usage,
  type UsageStore,
} from './ports.js';

/** Keys in the memory of one process. */
class MemoryKeys implements KeyStore {
  readonly #byId = new Map<string, KeyRecord>();
  readonly #idByLookup = new Map<string, string[]>();

  async find(lookup: string): Promise<readonly KeyRecord[]> {
    const ids = this.#idByLookup.get(lookup) ?? [];
    return ids.flatMap((id) => this.#byId.get(id) ?? []);
  }

  async add(record: KeyRecord): Promise<void> {
    const lookup = record.hash.slice(0, LOOKUP_DIGITS);
    const found = await this.find(lookup);
    if (this.#byId.has(record.id) || found.some(({ hash }) => hash === record.hash)) {
      throw new Error(`The key ${record.id} is stored already.`);
    }
    this.#byId.set(record.id, { ...record, scopes: [...record.scopes] });
    this.#idByLookup.set(lookup, [...(this.#idByLookup.get(lookup) ?? []), record.id]);
  }

  async list(): Promise<readonly KeyRecord[]> {
    const order = ({ createdAt, id }: KeyRecord): string => `${createdAt} ${id}`;
    return [...this.#byId.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  }

  async revoke(id: string, at: string): Promise<KeyRecord | undefined> {
    const record = this.#byId.get(id);
    if (record === undefined) return undefined;
    const revoked = { ...record, revokedAt: record.revokedAt ?? at };
    this.#byId.set(id, revoked);
    return revoked;
  }
}

/** Units held until an instant. */
interface Hold {
  readonly units: number;
  readonly until: number;
  readonly leaseMs: number;
}

/** One key in one period. */
interface Account {
  used: number;
  readonly holds: Map<string, Hold>;
}

/**
 * Usage in the memory of one process. No method awaits anything, so each runs to its end before another begins: that makes
 * them atomic.
 */
class MemoryUsage implements UsageStore {
  /** Instants of the admitted requests of each key, ascending; never more than its limit. */
  readonly #admitted = new Map<string, number[]>();
  readonly #accounts = new Map<string, Account>();
  /** The account of each reservation that is held. */
  readonly #held = new Map<string, Account>();
  /** Until when each charge is remembered, the oldest first. */
  readonly #charged = new Map<string, number>();
  #count = 0;

  async admit({ keyId, limit, now }: AdmissionRequest): Promise<Admission> {
    const admitted = this.#admitted.get(keyId) ?? [];
    this.#admitted.set(keyId, admitted);
    const instant = Math.max(now, admitted.at(-1) ?? now);
    const kept = admitted.findIndex((at) => at > instant - RATE_WINDOW_MS);
    admitted.splice(0, kept === -1 ? admitted.length : kept);
    const allowed = admitted.length < limit;
    if (allowed) admitted.push(instant);
    // A limit that was lowered leaves more in the window than it allows: only when enough have left is there room again.
    const leaving = admitted[Math.max(0, admitted.length - limit)] ?? instant;
    return {
      allowed,
      remaining: Math.max(0, limit - admitted.length),
      resetSeconds: Math.ceil((leaving + RATE_WINDOW_MS - instant) / 1000),
    };
  }

  async reserve(request: ReservationRequest): Promise<string | undefined> {
    return (await this.hold(request))?.reservation;
  }

  async hold({ keyId, period, units, included, leaseMs, now }: ReservationRequest): Promise<Held | undefined> {
    const name = `${keyId} ${period}`;
    const account = this.#accounts.get(name) ?? { used: 0, holds: new Map<string, Hold>() };
    this.#accounts.set(name, account);
    const remaining = included - account.used - this.#reserved(account, now) - units;
    if (remaining < 0) return undefined;
    const id = String(++this.#count);
    account.holds.set(id, { units, until: now + leaseMs, leaseMs });
    this.#held.set(id, account);
    return { reservation: id, remaining };
  }

  async confirm(reservation: string, now: number): Promise<boolean> {
    for (const [id, until] of this.#charged) {
      if (until > now) break;
      this.#charged.delete(id);
    }
    if (this.#charged.has(reservation)) return true;
    const account = this.#held.get(reservation);
    const hold = account?.holds.get(reservation);
    this.#drop(reservation);
    if (account === undefined || hold === undefined || hold.until <= now) return false;
    account.used += hold.units;
    this.#charged.set(reservation, now + hold.leaseMs);
    return true;
  }

  async release(reservation: string): Promise<void> {
    this.#drop(reservation);
  }

  async usage(keyId: string, period: string, now: number): Promise<Usage> {
    const account = this.#accounts.get(`${keyId} ${period}`);
    if (account === undefined) return { used: 0, reserved: 0 };
    return { used: account.used, reserved: this.#reserved(account, now) };
  }

  /** Returns the units that an account's reservations hold, after forgetting those whose lease is over. */
  #reserved(account: Account, now: number): number {
    let units = 0;
    for (const [id, hold] of account.holds) {
      if (hold.until > now) units += hold.units;
      else this.#drop(id);
    }
    return units;
  }

  #drop(reservation: string): void {
    this.#held.get(reservation)?.holds.delete(reservation);
    this.#held.delete(reservation);
  }
}

/**
 * Returns stores in the memory of the process, for tests, demonstrations and embedding in a single process. What they hold
 * is gone when the process ends, and a second process knows nothing of it.
 *
 * @example
 * ```ts
 * import { memoryStores } from 'siddhanta/http';
 * const { keys, usage } = memoryStores();
 * await keys.list(); // => []
 * await usage.usage('key_0000000000000000', '2026-01', 0); // => { used: 0, reserved: 0 }
 * ```
 */
export function memoryStores(): Stores {
  return { keys: new MemoryKeys(), usage: new MemoryUsage(), async close() {} };
}
