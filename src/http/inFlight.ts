export class InFlight {
  readonly #counts = new Map<string, number>();
  readonly #onChange: ((calls: number) => void) | undefined;
  #all = 0;

  /** @param onChange receives how many there are of all keys, whenever that changes */
  constructor(onChange?: (calls: number) => void) {
    this.#onChange = onChange;
  }

  /** Begins a call and returns what ends it, which may be called again without effect; undefined when the key has so many already. */
  begin(keyId: string, limit: number): (() => void) | undefined {
    const count = this.#counts.get(keyId) ?? 0;
    if (count >= limit) return undefined;
    this.#counts.set(keyId, count + 1);
    this.#all++;
    this.#onChange?.(this.#all);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#all--;
      this.#onChange?.(this.#all);
      const left = (this.#counts.get(keyId) ?? 1) - 1;
      if (left === 0) this.#counts.delete(keyId);
      else this.#counts.set(keyId, left);
    };
  }
}
