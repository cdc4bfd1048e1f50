/** The headers of an answer, names in lower case. Where nobody asks for the web's own, making those would cost more than all that is in them. */
export class HeaderList implements Iterable<readonly [name: string, value: string]> {
  readonly #values: Map<string, string>;

  constructor(entries: readonly (readonly [name: string, value: string])[] = []) {
    this.#values = new Map(entries);
  }

  set(name: string, value: string): void {
    this.#values.set(name, value);
  }

  append(name: string, value: string): void {
    const before = this.#values.get(name);
    this.#values.set(name, before === undefined ? value : `${before}, ${value}`);
  }

  delete(name: string): void {
    this.#values.delete(name);
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.#values.entries();
  }

  /** Returns names and values in turn, as Node writes them. */
  flat(): string[] {
    const list: string[] = [];
    for (const [name, value] of this.#values) list.push(name, value);
    return list;
  }
}
