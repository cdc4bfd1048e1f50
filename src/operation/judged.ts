import type { Work } from './work.js';

/** An input that an operation has judged, with what follows from it: who asks for several of these judges it once. */
export class Judged {
  /** The input as the operation reads it, defaults filled in. */
  readonly input: unknown;
  readonly work: Work;
  /** Units that a call costs. */
  readonly price: number;

  constructor(input: unknown, work: Work, price: number) {
    this.input = input;
    this.work = work;
    this.price = price;
  }
}
