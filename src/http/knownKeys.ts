import { hasExpired, isSameHash } from './keys.js';
import { type KeyRecord, type KeyStore, LOOKUP_DIGITS } from './ports.js';
import { remember } from './refusalCache.js';

/**
 * The hashes of keys that were good a moment ago: to make one costs more than the rest of the recognition, since most platforms do it on another
 * thread. Nothing else of a key is remembered, above all not that it is good: the store is asked on every call. They are in memory only.
 */
export class KnownKeys {
  readonly #hashes = new Map<string, string>();

  note(key: string, hash: string): void {
    remember(this.#hashes, key, hash);
  }

  /**
   * Returns the record of a key that is good, as the store says now; undefined when its hash is not known, or it is not good any more.
   *
   * @param now milliseconds since 1970-01-01T00:00Z, by which a key has expired or not
   */
  async find(key: string, store: KeyStore, now: number): Promise<KeyRecord | undefined> {
    const hash = this.#hashes.get(key);
    if (hash === undefined) return undefined;
    const candidates = await store.find(hash.slice(0, LOOKUP_DIGITS));
    const record = candidates.find((candidate) => isSameHash(candidate.hash, hash));
    if (record?.revokedAt === null && !hasExpired(record, now)) return record;
    this.#hashes.delete(key);
    return undefined;
  }
}
