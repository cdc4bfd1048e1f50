/** Lets work of one name through one at a time, in the order of its arrival; work of different names does not wait for each other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Returns what the work returns, once it has had its turn. Work that fails holds up no one. */
  take<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.#last.get(name);
    const mine = before === undefined ? work() : before.then(work, work);
    this.#last.set(name, mine);
    const leave = (): void => {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    };
    mine.then(leave, leave);
    return mine;
  }
}
