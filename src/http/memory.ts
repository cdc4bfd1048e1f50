import { MemoryKeys } from './memoryKeys.js';
import {
  type Admission,
  type AdmissionRequest,
  type Held,
  RATE_WINDOW_MS,
  type ReservationRequest,
  type Stores,
  type Usage,
  type UsageStore,
} from './ports.js';

/** Units held until an instant. */
interface Hold {
  readonly units: number;
  readonly until: number;
  readonly leaseMs: number;
}

/** One account in one period. */
interface Ledger {
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
  readonly #ledgers = new Map<string, Ledger>();
  /** The ledger of each reservation that is held. */
  readonly #held = new Map<string, Ledger>();
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

  async hold({ accountId, period, units, included, leaseMs, now }: ReservationRequest): Promise<Held | undefined> {
    const name = `${accountId} ${period}`;
    const ledger = this.#ledgers.get(name) ?? { used: 0, holds: new Map<string, Hold>() };
    this.#ledgers.set(name, ledger);
    const remaining = included - ledger.used - this.#reserved(ledger, now) - units;
    if (remaining < 0) return undefined;
    const id = String(++this.#count);
    ledger.holds.set(id, { units, until: now + leaseMs, leaseMs });
    this.#held.set(id, ledger);
    return { reservation: id, remaining };
  }

  async confirm(reservation: string, now: number): Promise<boolean> {
    for (const [id, until] of this.#charged) {
      if (until > now) break;
      this.#charged.delete(id);
    }
    if (this.#charged.has(reservation)) return true;
    const ledger = this.#held.get(reservation);
    const hold = ledger?.holds.get(reservation);
    this.#drop(reservation);
    if (ledger === undefined || hold === undefined || hold.until <= now) return false;
    ledger.used += hold.units;
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

  /** Returns the units that a ledger's reservations hold, after forgetting those whose lease is over. */
  #reserved(ledger: Ledger, now: number): number {
    let units = 0;
    for (const [id, hold] of ledger.holds) {
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
 * await usage.usage('acc_0000000000000000', '2026-01', 0); // => { used: 0, reserved: 0 }
 * ```
 */
export function memoryStores(): Stores {
  return { keys: new MemoryKeys(), usage: new MemoryUsage(), async close() {} };
}
