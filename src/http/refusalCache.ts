import type { Admission } from './ports.js';

/** The oldest key is evicted. */
const MOST = 10_000;

const UNKNOWN_MS = 1000;

/** Keeps a value under a name; where there are {@link MOST} already the oldest makes room. */
export function remember<Value>(known: Map<string, Value>, name: string, value: Value): void {
  known.delete(name);
  const [oldest] = known.keys();
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
  known.set(name, value);
}

interface Closure extends Admission {
  readonly limit: number;
  readonly since: number;
}

/**
 * Until when the rate windows of keys are closed, so that a key which goes on calling is refused without asking the store again. A window that
 * is full stays so until its oldest request leaves, whatever other processes do.
 */
export class ClosedWindows {
  readonly #closed = new Map<string, Closure>();

  note(keyId: string, limit: number, now: number, admission: Admission): void {
    // The seconds are rounded up: only those before the last are certain.
    if (!admission.allowed && admission.resetSeconds > 1) {
      remember(this.#closed, keyId, { ...admission, limit, since: now });
    }
  }

  /** Returns what the store would say for certain; undefined when it has to be asked. */
  find(keyId: string, limit: number, now: number): Admission | undefined {
    const known = this.#closed.get(keyId);
    if (known === undefined) return undefined;
    const seconds = Math.floor((now - known.since) / 1000);
    if (known.limit === limit && now >= known.since && now < known.since + (known.resetSeconds - 1) * 1000) {
      return { allowed: false, remaining: known.remaining, resetSeconds: known.resetSeconds - seconds };
    }
    this.#closed.delete(keyId);
    return undefined;
  }
}

/**
 * Keys that the store did not know a moment ago, by their hashes. One that has just been created is refused for a second at most, and only
 * where it was tried before; a key that is known is never remembered, so that its revocation counts at once.
 */
export class UnknownKeys {
  readonly #until = new Map<string, number>();
  readonly #clock: () => number;

  /** @param clock milliseconds that never go back */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  note(hash: string): void {
    remember(this.#until, hash, this.#clock() + UNKNOWN_MS);
  }

  /** Returns whether the store did not know a key within the last second. */
  has(hash: string): boolean {
    const until = this.#until.get(hash);
    if (until !== undefined && this.#clock() >= until) this.#until.delete(hash);
    return this.#until.has(hash);
  }
}
