import type { KeyRecord, KeyStore } from './ports.js';
import { remember } from './refusalCache.js';

/**
 * On which day each key was last seen in use by this process. The store is called once a day and key: not for every call, and not by many that
 * come at once.
 */
export class KeyUses {
  readonly #noted = new Map<string, string>();

  /** Notes the use of a key that was found in a store, where its record does not say it already. Rejects as the store does. */
  async note(store: Pick<KeyStore, 'noteUse'>, { id, lastUsedOn }: KeyRecord, now: number): Promise<void> {
    const day = new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length);
    if (store.noteUse === undefined || (lastUsedOn ?? '') >= day || (this.#noted.get(id) ?? '') >= day) return;
    remember(this.#noted, id, day);
    try {
      await store.noteUse(id, day);
    } catch (problem) {
      this.#noted.delete(id);
      throw problem;
    }
  }
}
