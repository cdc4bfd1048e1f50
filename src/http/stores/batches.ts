import { codeOf } from '../problem.js';

const MOST = 64;

const LANES = 2;

/** Classes of SQLSTATE by which a database reports that it undid the statement: data, constraints, conflicts. */
const REFUSALS = ['22', '23', '40'];

/** Runs after all pending input was read, so that calls that arrive together are sent together. */
const soon: (work: () => void) => void = typeof setImmediate === 'function' ? setImmediate : queueMicrotask;

type Name = string | symbol;

interface Item<Request, Outcome> {
  readonly request: Request;
  resolve(outcome: Outcome): void;
  reject(problem: unknown): void;
}

/**
 * Gathers requests that come while others are under way and has them done together, in one statement. Those of one name are done one at a
 * time, in the order of their arrival; no statement holds a name twice. A request that comes alone is sent alone and at once.
 */
export class Batches<Request, Outcome> {
  readonly #work: (requests: readonly Request[]) => Promise<readonly Outcome[]>;
  readonly #waiting = new Map<Name, Item<Request, Outcome>[]>();
  readonly #running = new Set<Name>();
  #lanes = 0;
  #isPlanned = false;

  /** @param work does all of some requests or none, and returns what became of each, in their order */
  constructor(work: (requests: readonly Request[]) => Promise<readonly Outcome[]>) {
    this.#work = work;
  }

  /**
   * Returns what became of a request. Rejects as the work does; when that was refused for another request of the batch, this one is done alone.
   *
   * @param name of whatever no other request may touch meanwhile; without one it waits for no other
   */
  add(request: Request, name: Name = Symbol()): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const item = { request, resolve, reject };
      const queue = this.#waiting.get(name);
      if (queue === undefined) this.#waiting.set(name, [item]);
      else queue.push(item);
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#isPlanned || this.#lanes === LANES || this.#waiting.size === 0) return;
    this.#isPlanned = true;
    soon(() => {
      this.#isPlanned = false;
      void this.#begin();
    });
  }

  async #begin(): Promise<void> {
    const batch = this.#next();
    if (batch.size === 0) return;
    this.#lanes++;
    this.#plan();
    await this.#settle([...batch.values()]);
    this.#lanes--;
    for (const name of batch.keys()) this.#running.delete(name);
    this.#plan();
  }

  #next(): Map<Name, Item<Request, Outcome>> {
    const batch = new Map<Name, Item<Request, Outcome>>();
    for (const [name, queue] of this.#waiting) {
      if (batch.size === MOST) break;
      if (this.#running.has(name)) continue;
      const first = queue.shift();
      this.#waiting.delete(name);
      if (first === undefined) continue;
      if (queue.length > 0) this.#waiting.set(name, queue);
      this.#running.add(name);
      batch.set(name, first);
    }
    return batch;
  }

  async #settle(items: readonly Item<Request, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#work(items.map(({ request }) => request));
      items.forEach(({ resolve }, i) => {
        resolve(outcomes[i] as Outcome);
      });
    } catch (problem) {
      if (items.length > 1 && REFUSALS.includes(codeOf(problem).slice(0, 2))) {
        for (const item of items) await this.#settle([item]);
      } else {
        // Whether it was carried out is unknown where the connection is lost: it is not repeated.
        for (const { reject } of items) reject(problem);
      }
    }
  }
}
