import type { Pieces } from './call.js';

/** What becomes of the units that a response costs. */
export interface Settlement {
  /** Charges them; resolves to false when they are no longer held. */
  confirm(): Promise<boolean>;
  release(): Promise<void>;
  /** Called once, at the end, with whether they were charged; and what went wrong, if anything. */
  settled(charged: boolean, problem?: unknown): void;
  over(): void;
}

/**
 * A body that is charged when it is asked for: the first asking confirms the charge and only then hands over the bytes, piece by piece
 * as they are asked for. Who gives it up before is charged nothing. A body that cannot be charged breaks off.
 */
export class MeteredBody implements Pieces {
  readonly #begin: () => Pieces;
  readonly #settlement: Settlement;
  #pieces: Pieces | undefined;
  #charging: Promise<Pieces> | undefined;
  #isOver = false;

  /** @param begin begins the body; called once, after the charge */
  constructor(begin: () => Pieces, settlement: Settlement) {
    this.#begin = begin;
    this.#settlement = settlement;
  }

  async next(): Promise<IteratorResult<Uint8Array, unknown>> {
    try {
      this.#charging ??= this.#charge();
      this.#pieces ??= await this.#charging;
      const part = await this.#pieces.next();
      if (part.done === true) this.#end();
      return part;
    } catch (problem) {
      this.#end();
      throw problem;
    }
  }

  async return(): Promise<void> {
    this.#end();
    if (this.#charging !== undefined) {
      await this.#pieces?.return();
      return;
    }
    const { release, settled } = this.#settlement;
    try {
      await release();
      settled(false);
    } catch (problem) {
      settled(false, problem);
    }
  }

  async #charge(): Promise<Pieces> {
    const { confirm, settled } = this.#settlement;
    let charged = false;
    try {
      charged = await confirm();
      if (!charged) throw new Error('The units of this response are no longer held: it was asked for too late.');
    } catch (problem) {
      settled(charged, problem);
      throw problem;
    }
    settled(true);
    return this.#begin();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#settlement.over();
  }
}
