export interface Waiting {
  /** Whose it is: turns are shared out among keys. */
  readonly key: string;
  /** Milliseconds of processor time that it is expected to take. */
  readonly ms: number;
}

interface Lane<Entry> {
  readonly entries: Set<Entry>;
  /** Milliseconds that the key may still take in this round. */
  credit: number;
}

/**
 * Shares processor time out among keys: deficit round robin by expected work. Every key with something waiting gets the same credit in each round, and
 * pays for what it takes. So a key with one small call goes before a key with many large ones, and nobody waits for ever.
 */
export class FairQueue<Entry extends Waiting> {
  readonly #lanes = new Map<string, Lane<Entry>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(entry: Entry): void {
    const lane = this.#lanes.get(entry.key) ?? { entries: new Set(), credit: 0 };
    this.#lanes.set(entry.key, lane);
    lane.entries.add(entry);
    this.#size++;
  }

  delete(entry: Entry): boolean {
    const lane = this.#lanes.get(entry.key);
    if (lane?.entries.delete(entry) !== true) return false;
    this.#size--;
    if (lane.entries.size === 0) this.#lanes.delete(entry.key);
    return true;
  }

  /** Takes the next entry among those that fit; undefined when none does. */
  take(fits: (entry: Entry) => boolean): Entry | undefined {
    const heads: { readonly entry: Entry; readonly lane: Lane<Entry> }[] = [];
    for (const lane of this.#lanes.values()) {
      for (const entry of lane.entries) {
        if (!fits(entry)) continue;
        heads.push({ entry, lane });
        break;
      }
    }
    let next = heads[0];
    if (next === undefined) return undefined;
    const missing = ({ entry, lane }: (typeof heads)[number]): number => entry.ms - lane.credit;
    for (const head of heads) if (missing(head) < missing(next)) next = head;
    const rounds = Math.max(0, missing(next));
    for (const { lane } of heads) lane.credit += rounds;
    const { entry, lane } = next;
    lane.credit -= entry.ms;
    this.delete(entry);
    if (this.#lanes.delete(entry.key)) this.#lanes.set(entry.key, lane);
    return entry;
  }

  /** Charges a key for what a turn took beyond what was expected. */
  charge(key: string, ms: number): void {
    const lane = this.#lanes.get(key);
    if (lane !== undefined) lane.credit -= ms;
  }

  clear(): Entry[] {
    const all = [...this.#lanes.values()].flatMap(({ entries }) => [...entries]);
    this.#lanes.clear();
    this.#size = 0;
    return all;
  }
}
