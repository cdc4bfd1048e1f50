import { MemoryBatches } from './batches/memoryBatches.js';
import { MemoryKeys } from './memoryKeys.js';
import {
  type Admission,
  type AdmissionRequest,
  type Held,
  type HeldOnce,
  ONCE_MS,
  type Once,
  RATE_WINDOW_MS,
  type ReservationRequest,
  type Stores,
  type Usage,
  type UsageStore,
} from './ports.js';

interface Hold {
  readonly units: number;
  readonly until: number;
  readonly leaseMs: number;
  readonly once?: Once & { readonly key: string };
}

interface Named {
  readonly request: string;
  readonly until: number;
}

interface Ledger {
  used: number;
  readonly holds: Map<string, Hold>;
}

/** No method awaits anything, so each is atomic. */
class MemoryUsage implements UsageStore {
  /** Admitted requests of each key, ascending; never more than its limit. */
  readonly #admitted = new Map<string, number[]>();
  readonly #ledgers = new Map<string, Ledger>();
  readonly #held = new Map<string, Ledger>();
  /** The oldest first. */
  readonly #charged = new Map<string, number>();
  /** The oldest first. */
  readonly #named = new Map<string, Named>();
  #count = 0;

  async admit({ keyId, limit, now }: AdmissionRequest): Promise<Admission> {
    const admitted = this.#admitted.get(keyId) ?? [];
    this.#admitted.set(keyId, admitted);
    const instant = Math.max(now, admitted.at(-1) ?? now);
    const kept = admitted.findIndex((at) => at > instant - RATE_WINDOW_MS);
    admitted.splice(0, kept === -1 ? admitted.length : kept);
    const allowed = admitted.length < limit;
    if (allowed) admitted.push(instant);
    // After a limit is lowered, the window has more than it allows: there is room once enough have left.
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

  async hold(request: ReservationRequest): Promise<Held | undefined> {
    return this.#hold(request);
  }

  async holdOnce(request: ReservationRequest, once: Once): Promise<HeldOnce> {
    const { accountId, included, now } = request;
    const key = `${accountId} ${once.name}`;
    const named = this.#named.get(key);
    const ledger = this.#ledgerOf(request);
    if (named !== undefined && named.until > now) {
      if (named.request !== once.request) return { outcome: 'other_request' };
      return { outcome: 'charged', remaining: Math.max(0, included - ledger.used - this.#reserved(ledger, now)) };
    }
    const other = [...ledger.holds.values()].find((hold) => hold.once?.key === key && hold.until > now)?.once;
    if (other !== undefined) return { outcome: other.request === once.request ? 'under_way' : 'other_request' };
    const held = this.#hold(request, { ...once, key });
    return held === undefined ? { outcome: 'exhausted' } : { outcome: 'held', ...held };
  }

  #ledgerOf({ accountId, period }: ReservationRequest): Ledger {
    const name = `${accountId} ${period}`;
    const ledger = this.#ledgers.get(name) ?? { used: 0, holds: new Map<string, Hold>() };
    this.#ledgers.set(name, ledger);
    return ledger;
  }

  #hold(request: ReservationRequest, once?: Hold['once']): Held | undefined {
    const { units, included, leaseMs, now } = request;
    const ledger = this.#ledgerOf(request);
    const remaining = included - ledger.used - this.#reserved(ledger, now) - units;
    if (remaining < 0) return undefined;
    const id = String(++this.#count);
    ledger.holds.set(id, { units, until: now + leaseMs, leaseMs, ...(once === undefined ? {} : { once }) });
    this.#held.set(id, ledger);
    return { reservation: id, remaining };
  }

  async confirm(reservation: string, now: number): Promise<boolean> {
    for (const [id, until] of this.#charged) {
      if (until > now) break;
      this.#charged.delete(id);
    }
    for (const [key, { until }] of this.#named) {
      if (until > now) break;
      this.#named.delete(key);
    }
    if (this.#charged.has(reservation)) return true;
    const ledger = this.#held.get(reservation);
    const hold = ledger?.holds.get(reservation);
    this.#drop(reservation);
    if (ledger === undefined || hold === undefined || hold.until <= now) return false;
    const before = hold.once && this.#named.get(hold.once.key);
    if (before !== undefined && before.until > now) {
      if (before.request !== hold.once?.request) return false;
    } else {
      ledger.used += hold.units;
      if (hold.once !== undefined) this.#noteOnce(hold.once, now);
    }
    this.#charged.set(reservation, now + hold.leaseMs);
    return true;
  }

  async release(reservation: string): Promise<void> {
    this.#drop(reservation);
  }

  async usage(accountId: string, period: string, now: number): Promise<Usage> {
    const ledger = this.#ledgers.get(`${accountId} ${period}`);
    if (ledger === undefined) return { used: 0, reserved: 0 };
    return { used: ledger.used, reserved: this.#reserved(ledger, now) };
  }

  #reserved(ledger: Ledger, now: number): number {
    let units = 0;
    for (const [id, hold] of ledger.holds) {
      if (hold.until > now) units += hold.units;
      else this.#drop(id);
    }
    return units;
  }

  #noteOnce({ key, request }: Once & { readonly key: string }, now: number): void {
    this.#named.delete(key);
    this.#named.set(key, { request, until: now + ONCE_MS });
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
 * await usage.usage('acc_0000000000000000', '2026-01', 0); // => { used: 0, reserved: 0 }
 * ```
 */
export function memoryStores(): Stores & Required<Pick<Stores, 'batchStore'>> {
  return { keys: new MemoryKeys(), usage: new MemoryUsage(), batchStore: new MemoryBatches(), async close() {} };
}
